import type { FeeVersionView } from '@kouan/contract';
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
              <del>{valueOf(path, before, language)}</del>
            </td>
            <td>
              <ins>{valueOf(path, after, language)}</ins>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function useSubjectName() {
  const { t } = useTranslation('admin-finance');
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
      case 'zoneTier':
        return t('fees.change.zoneTier', { zone: subject.zone, from: subject.from });
      case 'zoneName':
        return t('fees.change.zoneName', { zone: subject.zone });
      case 'zoneProvinces':
        return t('fees.change.zoneProvinces', { zone: subject.zone });
    }
  };
}
