import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './tag.module.css';

/** turn: the reader must act; work: the platform does; done, bad, warning, off as they say; plain: no state at all. */
export type Tone = 'turn' | 'work' | 'done' | 'bad' | 'warning' | 'off' | 'plain';

export const Tag = ({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) => (
  <span className={classNames(styles['tag'], styles[tone])}>{children}</span>
);

/** A count that wants attention; nothing for zero. */
export const Badge = ({ count, label }: { count: number; label?: string }) =>
  count > 0 ? (
    <span className={styles['badge']} aria-label={label}>
      {count > 999 ? '999+' : count}
    </span>
  ) : null;
