import type { ReactNode } from 'react';
import styles from './admin-head.module.css';
import { useMenuPage } from './menu-pages.ts';

type HeadProps = {
  component: string;
  /** Where there is no menu: without a network. */
  title?: string;
  note?: ReactNode;
  actions?: ReactNode;
};

/** The heading of a page: its title is the one the menu gives it. */
export function AdminHead({ component, title, note, actions }: HeadProps) {
  const page = useMenuPage(component);
  return (
    <header className={styles['head']}>
      <h1>{page?.title ?? title}</h1>
      {note === undefined ? null : <p>{note}</p>}
      {actions === undefined ? null : <div className={styles['actions']}>{actions}</div>}
    </header>
  );
}
