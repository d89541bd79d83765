import type { FeeVersionView } from '@kouan/contract';
import { serviceLinkKinds, shippingServices } from '@kouan/domain';
import { useTranslation } from '../../lib/i18n.ts';
import { type ChangeSubject, subjectOf, valueOf } from './change-words.ts';
import styles from './finance.module.css';

const fields = [
  'serviceMinFen',
  'weightRule',
  'divisorCm3PerKg',
  'stepGrams',
  'storageFirstMonthPerM3Fen',
  'storageNextMonthPerM3Fen',
  'handlingPerPackageFen',
  'crateFirstKgFen',
  'crateNextKgFen',
  'insuranceBasisPoints',
] as const;

/** What differs from the version in force, value by value. */
export function FeeChanges({ changes }: { changes: FeeVersionView['changes'] }) {
  const { t, language } = useTranslation('admin-finance');
  const nameOf = useSubjectName();
  const shown = (path: string, value: string | null) => {
    const kind = serviceLinkKinds.find((one) => one === value);
    return kind && path.startsWith('serviceLinks.') ? t(`fees.linkKinds.${kind}`) : valueOf(path, value, language);
  };
  if (changes.length === 0) return <p className="muted">{t('fees.noChanges')}</p>;
  return (
    <table className={styles['changes']}>
      <thead>
        <tr>
          <th scope="col">{t('fees.what')}</th>
          <th scope="col">{t('fees.before')}</th>
          <th scope="col">{t('fees.after')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ path, before, after }) => (
          <tr key={path}>
            <th scope="row">{nameOf(subjectOf(path, language))}</th>
            <td>
              <del>{shown(path, before)}</del>
            </td>
            <td>
              <ins>{shown(path, after)}</ins>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function useSubjectName() {
  const { t } = useTranslation('admin-finance');
  const serviceName = (text: string): string => {
    const service = shippingServices.find((one) => one === text);
    return service === undefined ? text : t(`fees.serviceNames.${service}`);
  };
  return (subject: ChangeSubject): string => {
    switch (subject.kind) {
      case 'field': {
        const field = fields.find((one) => one === subject.field);
        return field === undefined ? subject.field : t(`fees.field.${field}`);
      }
      case 'service':
        return t('fees.change.service', { from: subject.from });
      case 'inspection':
        return t('fees.change.inspection', { from: subject.from });
      case 'link':
        return t('fees.change.link', { from: serviceName(subject.from), to: serviceName(subject.to) });
      case 'zoneTier':
        return t('fees.change.zoneTier', { zone: subject.zone, from: subject.from });
      case 'zoneName':
        return t('fees.change.zoneName', { zone: subject.zone });
      case 'zoneProvinces':
        return t('fees.change.zoneProvinces', { zone: subject.zone });
    }
  };
}
