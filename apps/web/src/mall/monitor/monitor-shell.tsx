import type { ReactNode } from 'react';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { LanguageSwitch } from '../../shared/language-switch.tsx';
import { PageHead } from '../../ui/panel.tsx';
import { classNames } from '../../ui/class-names.ts';
import styles from './monitor.module.css';

type ShellProps = { title: string; hint: string; children: ReactNode };

/** The frame of pages that stand alone, in a tab or in another page's frame, which has the title and the languages itself. */
export function MonitorShell({ title, hint, children }: ShellProps) {
  const isFramed = useHydrated() && window.parent !== window;
  return (
    <main id="main" className={classNames(styles['shell'], isFramed && styles['framed'])} aria-label={title}>
      {isFramed ? <p>{hint}</p> : <PageHead title={title} hint={hint} actions={<LanguageSwitch />} />}
      {children}
    </main>
  );
}
