import type { ReactNode } from 'react';
import styles from './pay-bar.module.css';

type PayBarProps = { label?: string; amount: ReactNode; note?: string | undefined; children: ReactNode };

/** On small screens what is due and the act stay at the bottom edge, in the place of the bar of pages. */
export const PayBar = ({ label, amount, note, children }: PayBarProps) => (
  <div className={styles['bar']}>
    <span className={styles['due']}>
      {label}
      <b>{amount}</b>
      {note === undefined ? null : <small>{note}</small>}
    </span>
    {children}
  </div>
);
