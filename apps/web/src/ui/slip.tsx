import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './slip.module.css';

/** A statement on paper: the only thing besides overlays that casts a shadow. */
export const Slip = ({ children, className, label }: { children: ReactNode; className?: string; label?: string }) => (
  <section className={classNames(styles['slip'], className)} aria-label={label}>
    {children}
  </section>
);

/** The perforation between two parts of a slip. */
export const Perforation = () => <div className={styles['perforation']} aria-hidden="true" />;

/** Lines of a statement: label, dotted leader, amount. */
export const Statement = ({ children }: { children: ReactNode }) => <dl className={styles['statement']}>{children}</dl>;

type LineProps = { label: ReactNode; note?: ReactNode; value: ReactNode; tone?: 'normal' | 'sum' | 'turn' };

export const StatementLine = ({ label, note, value, tone = 'normal' }: LineProps) => (
  <div className={classNames(styles['line'], styles[tone])}>
    <dt>
      {label} {note === undefined ? null : <small>{note}</small>}
    </dt>
    <dd>{value}</dd>
  </div>
);
