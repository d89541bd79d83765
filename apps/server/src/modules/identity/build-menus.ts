import { adminPermission, type Language, type MenuNode, permissions as allPermissions } from '@kouan/contract';
import { eq } from 'drizzle-orm';
import type { Reader } from '../../platform/db.ts';
import { roleMenus, userRoles } from './identity-tables.ts';
import { loadMenuTree, type MenuRecord, type MenuTree, menuType, titleOf } from './menu-tree.ts';
import { permissionsOf } from './user-queries.ts';

const knownPermissions: ReadonlySet<string> = new Set(allPermissions);

/**
 * The menu routes of a user: the menus linked to one of their roles whose permission they hold; an administrator sees
 * all. Directories of the installation that show nothing are left out.
 */
export async function buildMenus(db: Reader, userId: number, language: Language): Promise<MenuNode[]> {
  const held = new Set(await permissionsOf(db, userId));
  const links = await db
    .select({ menuId: roleMenus.menuId })
    .from(roleMenus)
    .innerJoin(userRoles, eq(userRoles.roleId, roleMenus.roleId))
    .where(eq(userRoles.userId, userId));
  const linked = new Set(links.map(({ menuId }) => menuId));
  const isAdmin = held.has(adminPermission);
  const isHeld = ({ permission }: MenuRecord) =>
    permission === null || !knownPermissions.has(permission) || held.has(permission);
  return buildTree(await loadMenuTree(db), (row) => isAdmin || (linked.has(row.id) && isHeld(row)), language);
}

function buildTree(tree: MenuTree, isSeen: (row: MenuRecord) => boolean, language: Language): MenuNode[] {
  const below = (pid: number | null): MenuNode[] =>
    tree.childrenOf(pid).flatMap((row) => {
      if (row.type === menuType.button) return [];
      const children = below(row.id);
      const isEmptyBuiltIn = row.type === menuType.directory && row.code !== null && children.length === 0;
      // A directory is shown for what stands in it, linked itself or not.
      if (isEmptyBuiltIn || (children.length === 0 && !isSeen(row))) return [];
      return [pid === null ? firstLevel(row, children, language) : deeper(row, children, language)];
    });
  return below(null);
}

const metaOf = (row: MenuRecord, language: Language) => ({
  title: titleOf(row, language),
  icon: row.icon,
  noCache: !row.isCached,
});
const nameOf = (row: MenuRecord): string => row.componentName ?? row.title;
const asParent = { alwaysShow: true, redirect: 'noredirect' };

function firstLevel(row: MenuRecord, children: MenuNode[], language: Language): MenuNode {
  const path = `/${row.path.replace(/^\/+/, '')}`;
  const meta = metaOf(row, language);
  if (children.length > 0) {
    const component = row.isFrame ? {} : { component: row.component ?? 'Layout' };
    return { name: nameOf(row), path, hidden: row.isHidden, ...component, meta, ...asParent, children };
  }
  // A page at the first level stands in the layout; an external link keeps its whole address and has no name.
  const page: MenuNode = row.isFrame
    ? { path: row.path, hidden: row.isHidden, meta }
    : {
        path: 'index',
        name: nameOf(row),
        hidden: row.isHidden,
        meta,
        ...(row.component === null ? {} : { component: row.component }),
      };
  return { path, hidden: row.isHidden, component: 'Layout', children: [page] };
}

function deeper(row: MenuRecord, children: MenuNode[], language: Language): MenuNode {
  const component = row.component ?? (row.type === menuType.directory ? 'ParentView' : null);
  return {
    name: nameOf(row),
    path: row.path,
    hidden: row.isHidden,
    meta: metaOf(row, language),
    ...(component !== null && !row.isFrame ? { component } : {}),
    ...(children.length > 0 ? { ...asParent, children } : {}),
  };
}

/** Whether an address belongs to some menu of the admin area. Says nothing about who may open it. */
export async function isMenuPath(db: Reader, pathname: string): Promise<boolean> {
  const paths = (nodes: readonly MenuNode[], base: string): string[] =>
    nodes.flatMap((node) => [
      `${base}/${node.path}`.replace(/\/+/g, '/'),
      ...paths(node.children ?? [], `${base}/${node.path}`),
    ]);
  const all = buildTree(await loadMenuTree(db), () => true, 'cn');
  return paths(all, '').includes(pathname.replace(/\/+$/, ''));
}
