import { Link, useNavigate, useSearchParams } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { Panel } from '../../ui/panel.tsx';
import styles from './register-page.module.css';
import { RegisterForm } from './register-form.tsx';

/** The form of a purchaser; afterwards the log-in with the name filled in. */
export default function RegisterPurchaserPage() {
  const { t } = useTranslation('identity');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const target = query.get('redirect');
  const redirect = target ? { redirect: target } : undefined;
  const pathOf = (more: Record<string, string>) => `/login?${new URLSearchParams({ ...more, ...redirect })}`;
  return (
    <main id="main" className="wrap">
      <div className={styles['page']}>
        <h1>{t('register.purchaserTitle')}</h1>
        <p className={styles['sub']}>
          {t('register.purchaserSub')} <Link to="/register">{t('register.otherRole')}</Link>
        </p>
        <Panel>
          <RegisterForm onDone={(username) => void navigate(pathOf({ registered: username }))} />
          <p className={styles['other']}>
            {t('register.haveAccount')} <Link to={redirect ? pathOf({}) : '/login'}>{t('login.title')}</Link>
          </p>
        </Panel>
      </div>
    </main>
  );
}
