import { useTranslation } from '../../lib/i18n.ts';
import { useSearchParams } from 'react-router';
import { useSiteSettings } from '../../lib/site-settings.ts';
import { LanguageSwitch } from '../../shared/language-switch.tsx';
import { Note } from '../../ui/note.tsx';
import { Link } from 'react-router';
import { LoginArt } from './login-art.tsx';
import { LoginForm } from './login-form.tsx';
import styles from './login-page.module.css';

/** Log-in with a frame of its own. Where the visitor wanted to go stays in the address. */
export default function LoginPage() {
  const { t } = useTranslation('identity');
  const [query] = useSearchParams();
  const { title } = useSiteSettings();
  const registered = query.get('registered') ?? '';
  const target = query.get('redirect');
  const registerPath = target ? `/register?redirect=${encodeURIComponent(target)}` : '/register';
  return (
    <div className={styles['page']}>
      <a className={styles['skip']} href="#main">
        {t('shell:skip')}
      </a>
      <LoginArt />
      <div className={styles['side']}>
        <div className={styles['languages']}>
          <LanguageSwitch />
        </div>
        <main id="main" className={styles['form']}>
          <h1>{t('login.title')}</h1>
          <p className={styles['sub']}>{target ? t('login.comeBack') : t('login.sub')}</p>
          {registered ? <Note tone="ok">{t('login.registered')}</Note> : null}
          <LoginForm username={registered} />
          <p className={styles['other']}>
            {t('login.noAccount')} <Link to={registerPath}>{t('login.register')}</Link>{' '}
            <Link to="/mall">{t('login.lookAround')}</Link>
          </p>
        </main>
        <p className={styles['foot']}>{t('shell:copyright', { name: title })}</p>
      </div>
    </div>
  );
}
