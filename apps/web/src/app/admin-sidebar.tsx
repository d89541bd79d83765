import type { MenuNode } from '@kouan/contract';
import { Menu } from 'antd';
import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router';
import { isExternalLink } from '@kouan/domain';
import { useTranslation } from '../lib/i18n.ts';
import { itemsOf, type MenuItem } from '../lib/menus.ts';
import { useSiteSettings } from '../lib/site-settings.ts';
import { BrandMark } from '../ui/icon.tsx';
import { MenuIcon } from './admin-menu-icon.tsx';
import styles from './admin-sidebar.module.css';

type Entry = { key: string; label: ReactNode; icon?: ReactNode; children?: Entry[] };

const linkOf = (link: string, title: string) =>
  isExternalLink(link) ? (
    <a href={link} target="_blank" rel="noreferrer">
      {title}
    </a>
  ) : (
    <Link to={link}>{title}</Link>
  );

const entryOf = (item: MenuItem): Entry => ({
  key: item.key,
  label: item.link === undefined ? item.title : linkOf(item.link, item.title),
  icon: <MenuIcon name={item.icon} />,
  ...(item.children ? { children: item.children.map((child) => ({ ...entryOf(child), icon: undefined })) } : {}),
});

type SidebarProps = { menus: readonly MenuNode[]; path: string; hasLogo: boolean; onChoose: () => void };

/** The menu of the account, the folders around the current page open. `onChoose` hears of every choice, the current page included. */
export function AdminSidebar({ menus, path, hasLogo, onChoose }: SidebarProps) {
  const { t } = useTranslation('admin-shell');
  const { title } = useSiteSettings();
  const items = useMemo(() => itemsOf(menus).map(entryOf), [menus]);
  const open = items.filter((item) => path.startsWith(`${item.key}/`)).map((item) => item.key);
  return (
    <>
      {hasLogo ? (
        <Link className={styles['logo']} to="/">
          <BrandMark size={28} />
          <b>{title}</b>
        </Link>
      ) : null}
      <nav className={styles['menu']} aria-label={t('menu')}>
        <Menu
          mode="inline"
          items={items}
          selectedKeys={[path]}
          defaultOpenKeys={open}
          inlineIndent={19}
          onClick={onChoose}
          style={{ borderInlineEnd: 0 }}
        />
      </nav>
    </>
  );
}
