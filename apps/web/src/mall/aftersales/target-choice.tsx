import { type RefundTarget, refundTargets } from '@kouan/domain';
import { useTranslation } from '../../lib/i18n.ts';
import { FieldBox } from '../../ui/field.tsx';
import { Segmented } from '../../ui/tabs.tsx';
import styles from './aftersales.module.css';

type TargetChoiceProps = { value: RefundTarget; onChange: (value: RefundTarget) => void };

/** Where the money goes: at once to the wallet, or back the way it came. */
export function TargetChoice({ value, onChange }: TargetChoiceProps) {
  const { t } = useTranslation('aftersales');
  return (
    <FieldBox className={styles['choice']}>
      <span>{t('refundTo')}</span>
      <Segmented
        label={t('refundTo')}
        active={value}
        items={refundTargets.map((key) => ({ key, label: t(`target.${key}`) }))}
        onChange={(key) => onChange(key === 'source' ? 'source' : 'wallet')}
      />
      <small className="muted">{t(`targetHint.${value}`)}</small>
    </FieldBox>
  );
}
