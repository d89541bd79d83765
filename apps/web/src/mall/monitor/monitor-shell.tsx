import type { ReactNode } from 'react';
import { LanguageSwitch } from '../../shared/language-switch.tsx';
import { PageHead } from '../../ui/panel.tsx';
import styles from './monitor.module.css';

/** The frame of pages that stand alone, in a tab or in another page's frame. */
export const MonitorShell = ({ title, hint, children }: { title: string; hint: string; children: ReactNode }) => (
  <main id="main" className={styles['shell']}>
    <PageHead title={title} hint={hint} actions={<LanguageSwitch />} />
    {children}
  </main>
);
