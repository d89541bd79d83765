import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './panel.module.css';

type PanelProps = {
  title?: ReactNode;
  actions?: ReactNode;
  isFlush?: boolean;
  className?: string;
  label?: string;
  children: ReactNode;
};

/** A white sheet with a line around it. Panels never stand in panels; `isFlush` lets a table touch the edges. */
export const Panel = ({ title, actions, isFlush = false, className, label, children }: PanelProps) => (
  <section className={classNames(styles['panel'], className)} aria-label={label}>
    {title === undefined && actions === undefined ? null : (
      <header className={styles['head']}>
        <h2>{title}</h2>
        {actions}
      </header>
    )}
    {isFlush ? children : <div className={styles['body']}>{children}</div>}
  </section>
);

/** The heading of a page with what can be done about the whole. */
export const PageHead = ({ title, hint, actions }: { title: ReactNode; hint?: ReactNode; actions?: ReactNode }) => (
  <header className={styles['pageHead']}>
    <h1>{title}</h1>
    {hint === undefined ? null : <p className="muted">{hint}</p>}
    {actions === undefined ? null : <div className={styles['actions']}>{actions}</div>}
  </header>
);
