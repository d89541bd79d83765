import { adminPermission, type Language, type MenuNode } from '@kouan/contract';
import { asc } from 'drizzle-orm';
import type { Reader } from '../../platform/db.ts';
import { menus } from './identity-tables.ts';

type MenuRow = typeof menus.$inferSelect;
const directory = 0;
const button = 2;
const isAddress = /^https?:\/\//;

/** The menu routes of somebody who holds these permissions; directories without a page are left out. */
export async function buildMenus(
  db: Reader,
  permissions: ReadonlySet<string>,
  language: Language,
): Promise<MenuNode[]> {
  const rows = await db.select().from(menus).orderBy(asc(menus.menuSort), asc(menus.id));
  const isSeen = (row: MenuRow) =>
    row.type !== button &&
    (permissions.has(adminPermission) || (row.permission ? permissions.has(row.permission) : row.type === directory));
  return nodesBelow(null, rows.filter(isSeen), language);
}

function nodesBelow(pid: number | null, rows: readonly MenuRow[], language: Language): MenuNode[] {
  return rows
    .filter((row) => row.pid === pid)
    .flatMap((row) => {
      const children = row.type === directory ? nodesBelow(row.id, rows, language) : [];
      if (row.type === directory && children.length === 0) return [];
      return [pid === null ? firstLevel(row, children, language) : deeper(row, children, language)];
    });
}

const metaOf = (row: MenuRow, language: Language) => ({
  title: titleOf(row, language),
  icon: row.icon,
  noCache: !row.isCached,
});
const titleOf = (row: MenuRow, language: Language): string =>
  (language === 'en' ? row.titleEn : language === 'vi' ? row.titleVi : null) ?? row.title;

function firstLevel(row: MenuRow, children: MenuNode[], language: Language): MenuNode {
  const path = isAddress.test(row.path) ? row.path : `/${row.path.replace(/^\/+/, '')}`;
  if (children.length > 0) {
    return {
      name: row.componentName ?? row.title,
      path,
      hidden: row.isHidden,
      component: row.component ?? 'Layout',
      meta: metaOf(row, language),
      alwaysShow: true,
      redirect: 'noredirect',
      children,
    };
  }
  const page: MenuNode = {
    path: 'index',
    name: row.componentName ?? row.title,
    hidden: row.isHidden,
    meta: metaOf(row, language),
    ...(row.component ? { component: row.component } : {}),
  };
  return { path, hidden: row.isHidden, component: 'Layout', children: [page] };
}

function deeper(row: MenuRow, children: MenuNode[], language: Language): MenuNode {
  const component = row.component ?? (row.type === directory ? 'ParentView' : undefined);
  return {
    name: row.componentName ?? row.title,
    path: row.path,
    hidden: row.isHidden,
    meta: metaOf(row, language),
    ...(component && !isAddress.test(row.path) ? { component } : {}),
    ...(children.length > 0 ? { alwaysShow: true, redirect: 'noredirect', children } : {}),
  };
}

/** Whether an address belongs to some menu of the admin area. Says nothing about who may open it. */
export async function isMenuPath(db: Reader, pathname: string): Promise<boolean> {
  const paths = (nodes: readonly MenuNode[], base: string): string[] =>
    nodes.flatMap((node) => [
      `${base}/${node.path}`.replace(/\/+/g, '/'),
      ...paths(node.children ?? [], `${base}/${node.path}`),
    ]);
  return paths(await buildMenus(db, new Set([adminPermission]), 'cn'), '').includes(pathname.replace(/\/+$/, ''));
}
