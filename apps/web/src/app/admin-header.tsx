import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { DropMenu } from '../admin/drop-menu.tsx';
import { useTranslation } from '../lib/i18n.ts';
import { logOut } from '../lib/log-out.ts';
import type { MenuPage } from '../lib/menus.ts';
import { notify } from '../lib/notifications.ts';
import { useSession } from '../lib/session.ts';
import { LanguageSwitch } from '../shared/language-switch.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useFullscreen } from './admin-fullscreen.ts';
import styles from './admin-header.module.css';
import { toggleSidebar, useLayout } from './admin-layout.ts';
import { MenuSearch } from './admin-menu-search.tsx';
import { changeSettings, sizes, useAdminSettings } from './admin-settings.ts';
import { SettingsDrawer } from './admin-settings-drawer.tsx';

type HeaderProps = { page: MenuPage; menuPages: readonly MenuPage[] };
const sizeTexts = { default: 'sizeDefault', medium: 'sizeMedium', small: 'sizeSmall', mini: 'sizeMini' } as const;

/** The sidebar's switch, the breadcrumb, the menu search and what belongs to the whole. */
export function AdminHeader({ page, menuPages }: HeaderProps) {
  const { t } = useTranslation('admin-shell');
  const size = useAdminSettings((settings) => settings.size);
  const isMenuOpen = useLayout(({ isSidebarOpen }) => isSidebarOpen);
  const { isFull, toggle } = useFullscreen(() => notify({ kind: 'warning', title: t('fullscreenUnsupported') }));
  const sizeItems = sizes.map((key) => ({
    key,
    label: t(sizeTexts[key]),
    onClick: () => changeSettings({ size: key }),
  }));
  return (
    <header className={styles['head']}>
      <IconButton
        icon="fold"
        label={t(isMenuOpen ? 'closeMenu' : 'openMenu')}
        aria-expanded={isMenuOpen}
        onClick={toggleSidebar}
      />
      <nav className={styles['crumbs']} aria-label={t('breadcrumb')}>
        {page.trail.map((title, index) => (
          <span key={index} aria-current={index === page.trail.length - 1 ? 'page' : undefined}>
            {title}
          </span>
        ))}
      </nav>
      <span className={styles['gap']} />
      <MenuSearch menuPages={menuPages} />
      <LanguageSwitch />
      <IconButton
        className={styles['wide']}
        icon="fullscreen"
        label={t(isFull ? 'leaveFullscreen' : 'fullscreen')}
        onClick={toggle}
      />
      <DropMenu menu={{ items: sizeItems, selectable: true, selectedKeys: [size] }}>
        <IconButton className={styles['wide']} icon="size" label={t('size')} />
      </DropMenu>
      <IconButton className={styles['wide']} icon="tune" label={t('settings')} onClick={showSettings} />
      <Account />
      <SettingsDrawer />
    </header>
  );
}

const showSettings = (): void => changeSettings({ showSettings: true });

function Account() {
  const { t } = useTranslation('admin-shell');
  const user = useSession((session) => session.user);
  const client = useQueryClient();
  const navigate = useNavigate();
  const go = (path: string) => void navigate(path);
  const items = [
    { key: 'settings', label: t('settings'), onClick: showSettings },
    { key: 'centre', label: t('personalCentre'), onClick: () => go('/user/center') },
    { key: 'mall', label: t('mall'), onClick: () => go('/') },
    { key: 'out', label: t('logOut'), onClick: () => void logOut(client, go) },
  ];
  return (
    <DropMenu placement="bottomRight" menu={{ items }}>
      <button type="button" className={styles['user']} aria-label={t('account')}>
        <Avatar name={user?.nickName ?? ''} picture={user?.avatarName ?? null} />
        <span>
          <b>{user?.nickName}</b>
          <small>{user?.roles[0]?.name}</small>
        </span>
        <Icon name="down" size={14} />
      </button>
    </DropMenu>
  );
}
