import { Link, useSearchParams } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './register-page.module.css';

/** The role of a purchaser with the way to its form; where the visitor wanted to go is handed on. */
export function RoleCard() {
  const { t } = useTranslation('identity');
  const [query] = useSearchParams();
  const target = query.get('redirect');
  return (
    <Link
      className={styles['role']}
      to={target ? `/register/purchaser?redirect=${encodeURIComponent(target)}` : '/register/purchaser'}
    >
      <Icon name="cart" size={24} />
      <span>
        <b>{t('register.purchaser')}</b>
        <span>{t('register.purchaserHint')}</span>
      </span>
      <Icon name="right" size={18} />
    </Link>
  );
}
