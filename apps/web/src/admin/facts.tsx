import type { ReactNode } from 'react';
import styles from './facts.module.css';

/** Label and value, side by side; a null value leaves its line out. */
export const Facts = ({ items }: { items: readonly { label: string; value: ReactNode }[] }) => (
  <dl className={styles['facts']}>
    {items
      .filter(({ value }) => value !== null && value !== undefined && value !== '')
      .map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
);
