import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';
import styles from './note.module.css';

type NoteTone = 'info' | 'turn' | 'warning' | 'bad' | 'ok';
const icons: Record<NoteTone, IconName> = {
  info: 'info',
  turn: 'clock',
  warning: 'warning',
  bad: 'error',
  ok: 'success',
};

/** A sentence that stays on the page: a limit, a deadline, a refusal. */
export const Note = ({ tone = 'info', icon, children }: { tone?: NoteTone; icon?: IconName; children: ReactNode }) => (
  <div className={classNames(styles['note'], styles[tone])}>
    <Icon name={icon ?? icons[tone]} />
    <div>{children}</div>
  </div>
);
