import { Link, useNavigate, useSearchParams } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { LoginFrame } from './login-frame.tsx';
import styles from './login-page.module.css';

/** A new password for whoever can read the mail of the account; then the log-in, which still knows where to go. */
export default function ForgotPasswordPage() {
  const { t } = useTranslation('identity');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const target = query.get('redirect');
  const onward = target ? { redirect: target } : undefined;
  return (
    <LoginFrame title={t('forgot.title')} sub={t('forgot.sub')}>
      <ForgotPasswordForm
        onDone={() => void navigate(`/login?${new URLSearchParams({ reset: '1', ...onward })}`, { replace: true })}
      />
      <p className={styles['other']}>
        <Link to={onward ? `/login?${new URLSearchParams(onward)}` : '/login'}>{t('forgot.back')}</Link>
      </p>
    </LoginFrame>
  );
}
