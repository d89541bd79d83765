import { Link, useSearchParams } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { Icon } from '../../ui/icon.tsx';
import { type Role, roles } from './identity-api.ts';
import styles from './register-page.module.css';

const icons = { purchaser: 'cart', enterprise: 'store', cooperation: 'team' } as const;

/** The roles one can register for, each with the way to its form; where the visitor wanted to go is handed on. */
export function RoleCards({ chosen }: { chosen?: Role }) {
  const { t } = useTranslation('identity');
  const [query] = useSearchParams();
  const target = query.get('redirect');
  const onward = target ? `?redirect=${encodeURIComponent(target)}` : '';
  return (
    <nav className={styles['roles']} aria-label={t('register.roles')}>
      {roles.map((role) => (
        <Link
          key={role}
          className={styles['role']}
          to={`/register/${role}${onward}`}
          aria-current={role === chosen ? 'page' : undefined}
        >
          <Icon name={icons[role]} size={24} />
          <i aria-hidden="true" />
          <b>{t(`register.role.${role}.name`)}</b>
          <span>{t(`register.role.${role}.hint`)}</span>
        </Link>
      ))}
    </nav>
  );
}
