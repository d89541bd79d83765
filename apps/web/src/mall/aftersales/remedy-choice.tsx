import type { Remedy } from '@kouan/domain';
import { useTranslation } from '../../lib/i18n.ts';
import { FieldBox } from '../../ui/field.tsx';
import { Segmented } from '../../ui/tabs.tsx';
import styles from './aftersales.module.css';

type RemedyChoiceProps = { value: Remedy; offered: readonly Remedy[]; onChange: (value: Remedy) => void };

/** What would put it right: money, or the pieces. */
export function RemedyChoice({ value, offered, onChange }: RemedyChoiceProps) {
  const { t } = useTranslation('aftersales');
  if (offered.length < 2) return null;
  return (
    <FieldBox className={styles['choice']}>
      <span>{t('remedy.label')}</span>
      <Segmented
        label={t('remedy.label')}
        active={value}
        items={offered.map((key) => ({ key, label: t(`remedy.${key}`) }))}
        onChange={(key) => onChange(offered.find((one) => one === key) ?? 'refund')}
      />
      <small className="muted">{t(`remedyHint.${value}`)}</small>
    </FieldBox>
  );
}
