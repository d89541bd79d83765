import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { useSiteSettings } from '../../lib/site-settings.ts';
import { LanguageSwitch } from '../../shared/language-switch.tsx';
import { LoginArt } from './login-art.tsx';
import styles from './login-page.module.css';

/** The way of the goods on one side, a form on the other. */
export function LoginFrame({ title, sub, children }: { title: string; sub: string; children: ReactNode }) {
  const { t } = useTranslation('identity');
  const { title: siteTitle } = useSiteSettings();
  return (
    <div className={styles['page']}>
      <a className={styles['skip']} href="#main">
        {t('shell:skip')}
      </a>
      <LoginArt />
      <div className={styles['side']}>
        <nav className={styles['languages']} aria-label={t('shell:language')}>
          <LanguageSwitch />
        </nav>
        <main id="main" className={styles['form']}>
          <h1>{title}</h1>
          <p className={styles['sub']}>{sub}</p>
          {children}
        </main>
        <footer className={styles['foot']}>{t('shell:copyright', { name: siteTitle })}</footer>
      </div>
    </div>
  );
}
