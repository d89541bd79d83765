import type { ReactNode } from 'react';
import styles from './card-row.module.css';

type CardRowProps = {
  title: ReactNode;
  tag?: ReactNode;
  lines: readonly ReactNode[];
  amount?: ReactNode;
  foot?: ReactNode;
  actions?: ReactNode;
};

/** A row of a list on a small screen: the status at the top right, the amount below it. */
export const CardRow = ({ title, tag, lines, amount, foot, actions }: CardRowProps) => (
  <div className={styles['card']}>
    <div className={styles['row']}>
      <b className={styles['title']}>{title}</b>
      <span className={styles['tag']}>{tag}</span>
    </div>
    <div className={styles['row']}>
      <div className={styles['lines']}>
        {lines.map((line, index) => (
          <div key={index}>{line}</div>
        ))}
      </div>
      <div className={styles['amount']}>
        {amount}
        {foot}
      </div>
    </div>
    {actions === undefined ? null : <div className={styles['actions']}>{actions}</div>}
  </div>
);
