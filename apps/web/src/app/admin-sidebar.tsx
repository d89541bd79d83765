import type { MenuNode } from '@kouan/contract';
import { Menu } from 'antd';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { isExternalLink } from '@kouan/domain';
import { useTranslation } from '../lib/i18n.ts';
import { useSiteSettings } from '../lib/site-settings.ts';
import { BrandMark } from '../ui/icon.tsx';
import { foldersAround, itemsOf, type MenuItem } from './admin-menu.ts';
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

/** The menu of the account, `path` marked and the folders around it open. `onChoose` hears of every choice, the current page included. */
export function AdminSidebar({ menus, path, hasLogo, onChoose }: SidebarProps) {
  const { t } = useTranslation('admin-shell');
  const { title } = useSiteSettings();
  const items = useMemo(() => itemsOf(menus), [menus]);
  const entries = useMemo(() => items.map(entryOf), [items]);
  const [open, setOpen] = useState(() => foldersAround(items, path));
  useEffect(() => setOpen((old) => [...new Set([...old, ...foldersAround(items, path)])]), [items, path]);
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
          items={entries}
          selectedKeys={[path]}
          openKeys={open}
          onOpenChange={setOpen}
          inlineIndent={19}
          onClick={onChoose}
          style={{ borderInlineEnd: 0 }}
        />
      </nav>
    </>
  );
}
