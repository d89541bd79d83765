import type { CaseRow } from '@kouan/contract';
import { formatCny } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Waited } from '../time-left.tsx';
import styles from './reviews.module.css';

type RowProps = { row: CaseRow; isOn: boolean; onSelect: (number: string) => void };

/** A refund that waits. */
export function RefundRow({ row, isOn, onSelect }: RowProps) {
  const { t, language } = useTranslation('admin-refunds');
  return (
    <button
      type="button"
      className={classNames(styles['row'], isOn && styles['on'])}
      aria-current={isOn || undefined}
      onClick={() => onSelect(row.number)}
    >
      <span className={styles['rowLine']}>
        <b>{formatCny(row.refundFen > 0 ? row.refundFen : row.askedFen, language)}</b>
        <Waited since={row.openedAt} isLate={row.isOverdue} />
      </span>
      <span className={styles['rowLine']}>
        <span>
          {row.buyer.code} {row.buyer.nickName}
        </span>
      </span>
      <span className={styles['rowLine']}>
        <span className={styles['quiet']}>
          {t(`aftersales:kind.${row.kind}`)} · {t(`aftersales:reason.${row.reasonCode}`)}
        </span>
        <span className="mono">{row.number.slice(-4)}</span>
      </span>
      {row.isClaimedByOther || row.isProposed ? (
        <span className={styles['rowLine']}>
          <span className={styles['quiet']}>
            <Icon name={row.isClaimedByOther ? 'user' : 'team'} size={14} />
            {row.isClaimedByOther ? t('admin-reviews:held.short', { name: row.claimedBy }) : t('waitsForSecond')}
          </span>
        </span>
      ) : null}
    </button>
  );
}
