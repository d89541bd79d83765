import { Link, useSearchParams } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { Note } from '../../ui/note.tsx';
import { LoginForm } from './login-form.tsx';
import { LoginFrame } from './login-frame.tsx';
import styles from './login-page.module.css';

/** Log-in with a frame of its own. Where the visitor wanted to go stays in the address. */
export default function LoginPage() {
  const { t } = useTranslation('identity');
  const [query] = useSearchParams();
  const registered = query.get('registered') ?? '';
  const target = query.get('redirect');
  const onward = target ? `?redirect=${encodeURIComponent(target)}` : '';
  return (
    <LoginFrame title={t('login.title')} sub={target ? t('login.comeBack') : t('login.sub')}>
      {registered ? <Note tone="ok">{t('login.registered')}</Note> : null}
      {query.has('reset') ? <Note tone="ok">{t('login.reset')}</Note> : null}
      <LoginForm username={registered} forgotPath={`/login/forgot-password${onward}`} />
      <p className={styles['other']}>
        {t('login.noAccount')}{' '}
        <Link to={target ? `/register/purchaser${onward}` : '/register'}>{t('login.register')}</Link>{' '}
        <Link to="/mall">{t('login.lookAround')}</Link>
      </p>
    </LoginFrame>
  );
}
