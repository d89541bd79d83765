import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../lib/i18n.ts';
import { Link, useNavigate } from 'react-router';
import { logOut } from '../lib/log-out.ts';
import { pagesOf, useMenus } from '../lib/menus.ts';
import { useSession } from '../lib/session.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Menu } from '../ui/menu.tsx';
import styles from './account-menu.module.css';
import { NotificationBell } from './notification-bell.tsx';

/** The bell, and the avatar with what belongs to the account. */
export default function AccountMenu() {
  const { t } = useTranslation('shell');
  const user = useSession((session) => session.user);
  const client = useQueryClient();
  const navigate = useNavigate();
  const adminHome = pagesOf(useMenus().data ?? []).find((page) => !page.isHidden)?.path;
  const name = user?.nickName ?? '';
  const face = (
    <span className={styles['face']}>
      <Avatar name={name} picture={user?.avatarName ?? null} />
      <span className={styles['text']}>
        <b>{name}</b>
        <small className="mono">{user?.buyerCode ?? user?.roles[0]?.name ?? ''}</small>
      </span>
    </span>
  );
  return (
    <>
      <NotificationBell />
      <Menu label={t('account')} face={face}>
        {adminHome ? <Link to={adminHome}>{t('admin')}</Link> : null}
        <Link to="/user/center">{t('personalCentre')}</Link>
        <Link to="/myInvoicesOrder">{t('shippingNotes')}</Link>
        <button type="button" onClick={() => void logOut(client, (path) => void navigate(path))}>
          {t('logOut')}
        </button>
      </Menu>
    </>
  );
}
