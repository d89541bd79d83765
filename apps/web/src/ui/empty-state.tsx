import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './empty-state.module.css';
import { Icon } from './icon.tsx';

type EmptyProps = { title: ReactNode; hint?: ReactNode; action?: ReactNode; tone?: 'plain' | 'danger' };

/** What would be here and the one next step; with `danger` what failed and the way to try again. */
export const EmptyState = ({ title, hint, action, tone = 'plain' }: EmptyProps) => (
  <section className={classNames(styles['empty'], styles[tone])} role={tone === 'danger' ? 'alert' : undefined}>
    <h2>
      {tone === 'danger' ? <Icon name="error" size={20} /> : null}
      {title}
    </h2>
    {hint === undefined ? null : <p className="muted">{hint}</p>}
    {action === undefined ? null : <div className={styles['action']}>{action}</div>}
  </section>
);
