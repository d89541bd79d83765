import type { ReactNode } from 'react';
import styles from './admin-head.module.css';
import { useMenuPage } from './menu-pages.ts';

/** The heading of a page: its title is the one the menu gives it. */
export function AdminHead({ component, note, actions }: { component: string; note?: ReactNode; actions?: ReactNode }) {
  const page = useMenuPage(component);
  return (
    <header className={styles['head']}>
      <h1>{page?.title}</h1>
      {note === undefined ? null : <p>{note}</p>}
      {actions === undefined ? null : <div className={styles['actions']}>{actions}</div>}
    </header>
  );
}
