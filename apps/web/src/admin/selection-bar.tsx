import type { ReactNode } from 'react';
import { formatCny, formatCount } from '../lib/formats.ts';
import { useTranslation } from '../lib/i18n.ts';
import { Button } from '../ui/button.tsx';
import styles from './selection-bar.module.css';

type SelectionBarProps = {
  count: number;
  /** Left out where rows have no amount. */
  sumFen?: bigint | undefined;
  onClear: () => void;
  /** What can be done with all of them. */
  children: ReactNode;
};

/** How many rows are chosen, what they add up to, and what may be done with them. */
export function SelectionBar({ count, sumFen, onClear, children }: SelectionBarProps) {
  const { t, language } = useTranslation('admin-parts');
  return (
    <div className={styles['bar']}>
      <b role="status">{t('list.selected', { count: formatCount(count, language) })}</b>
      {sumFen === undefined ? null : <span>{t('list.sum', { amount: formatCny(sumFen, language) })}</span>}
      {children}
      <Button kind="text" size="small" onClick={onClear}>
        {t('list.clear')}
      </Button>
    </div>
  );
}
