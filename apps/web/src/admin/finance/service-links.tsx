import type { FeeRules } from '@kouan/contract';
import { serviceLinkKinds, shippingServices } from '@kouan/domain';
import { useId } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Field, SelectInput } from '../../ui/field.tsx';
import type { RulesProps } from './fee-rules-form.tsx';
import styles from './finance.module.css';

type Link = FeeRules['serviceLinks'][number];
const kinds = ['none', ...serviceLinkKinds] as const;
const pairs = shippingServices.flatMap((from) =>
  shippingServices.filter((to) => to !== from).map((to) => ({ from, to })),
);

/** What each optional service demands of each other one. */
export function ServiceLinks({ rules, isLocked, onChange }: RulesProps) {
  const { t } = useTranslation('admin-finance');
  const id = useId();
  const isOf = (link: Link, { from, to }: Pick<Link, 'from' | 'to'>) => link.from === from && link.to === to;
  const choose = (pair: Pick<Link, 'from' | 'to'>, value: string) => {
    const kind = serviceLinkKinds.find((one) => one === value);
    const others = rules.serviceLinks.filter((link) => !isOf(link, pair));
    onChange({ serviceLinks: kind ? [...others, { ...pair, kind }] : others });
  };
  return (
    <section aria-label={t('fees.links')}>
      <h2>{t('fees.links')}</h2>
      <div className={styles['fields']}>
        {pairs.map((pair) => (
          <Field
            key={`${pair.from} ${pair.to}`}
            id={`${id}-${pair.from}-${pair.to}`}
            label={t('fees.change.link', {
              from: t(`fees.serviceNames.${pair.from}`),
              to: t(`fees.serviceNames.${pair.to}`),
            })}
          >
            <SelectInput
              id={`${id}-${pair.from}-${pair.to}`}
              value={rules.serviceLinks.find((link) => isOf(link, pair))?.kind ?? 'none'}
              disabled={isLocked}
              choices={kinds.map((value) => ({ value, label: t(`fees.linkKinds.${value}`) }))}
              onChange={({ target }) => choose(pair, target.value)}
            />
          </Field>
        ))}
      </div>
    </section>
  );
}
