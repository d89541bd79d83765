import { type FeeScheduleView, wishedServices } from '@kouan/contract';
import { toggleService } from '@kouan/domain';
import { useTranslation } from '../lib/i18n.ts';
import { Checkbox } from '../ui/field.tsx';
import styles from './service-choice.module.css';

type Services = (typeof wishedServices)[number][];
type ServiceChoiceProps = {
  label: string;
  services: Services;
  links: FeeScheduleView['serviceLinks'];
  onChange: (services: Services) => void;
};

/** The optional services: a tick brings what it requires and takes away what it excludes, and words say so. */
export function ServiceChoice({ label, services, links, onChange }: ServiceChoiceProps) {
  const { t } = useTranslation('services');
  const told = links.filter(
    ({ from, kind, to }) => services.includes(from) && !(kind === 'suggests' && services.includes(to)),
  );
  return (
    <fieldset className={styles['services']}>
      <legend>{label}</legend>
      {wishedServices.map((service) => (
        <Checkbox
          key={service}
          checked={services.includes(service)}
          onChange={() => onChange(toggleService(services, service, links))}
        >
          {t(service)}
        </Checkbox>
      ))}
      <div aria-live="polite">
        {told.map(({ from, kind, to }) => (
          <p key={`${from} ${to}`}>{t(`link.${kind}`, { service: t(from), other: t(to) })}</p>
        ))}
      </div>
    </fieldset>
  );
}
