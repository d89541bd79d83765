import { useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { safeTarget } from '../../lib/access.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { roles } from './identity-api.ts';
import { RegisterForm } from './register-form.tsx';
import styles from './register-page.module.css';
import { RoleCards } from './role-cards.tsx';

/** The form of the role that the address names. A purchaser goes on to where they were going, else to the log-in; a partner waits for the staff. */
export default function RegisterRolePage() {
  const { t } = useTranslation('identity');
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const [isWaiting, setWaiting] = useState(false);
  const role = roles.find((one) => pathname.startsWith(`/register/${one}`)) ?? 'purchaser';
  const target = query.get('redirect');
  const redirect = target ? { redirect: target } : undefined;
  const loginPath = (more: Record<string, string>) => {
    const search = String(new URLSearchParams({ ...more, ...redirect }));
    return search ? `/login?${search}` : '/login';
  };
  function handleDone({ username, isLoggedIn }: { username: string; isLoggedIn: boolean }) {
    if (role !== 'purchaser') return setWaiting(true);
    void navigate(isLoggedIn ? safeTarget(target) : loginPath({ registered: username }), { replace: isLoggedIn });
  }

  return (
    <main id="main" className="wrap">
      <div className={styles['page']}>
        <h1>{t(`register.role.${role}.title`)}</h1>
        <p className={styles['sub']}>{t(`register.role.${role}.sub`)}</p>
        {isWaiting ? null : <RoleCards chosen={role} />}
        <Panel>
          {isWaiting ? (
            <div role="status">
              <EmptyState
                title={t('register.waiting.title')}
                hint={t('register.waiting.hint')}
                action={<ButtonLink to="/mall">{t('login.lookAround')}</ButtonLink>}
              />
            </div>
          ) : (
            <>
              <RegisterForm key={role} role={role} goOn={target !== null} onDone={handleDone} />
              <p className={styles['other']}>
                {t('register.haveAccount')} <Link to={loginPath({})}>{t('login.title')}</Link>
              </p>
            </>
          )}
        </Panel>
      </div>
    </main>
  );
}
