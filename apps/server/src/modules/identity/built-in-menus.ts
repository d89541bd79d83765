import type { Permission } from '@kouan/contract';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db.ts';
import { assert } from '../../platform/errors.ts';
import { bumpVersion } from '../../platform/versions.ts';
import { type Directory, directories } from './built-in-pages.ts';
import { menus, removedMenus, roleMenus, rolePermissions } from './identity-tables.ts';

/** Makes the built-in menus that are missing; those that were edited stay as they are, deleted ones stay away. */
export async function installMenus(tx: Tx): Promise<void> {
  const removed = new Set((await tx.select().from(removedMenus)).map(({ code }) => code));
  let isChanged = false;
  const ensure = async (menu: NewMenu): Promise<number | null> => {
    if (removed.has(menu.code)) return null;
    const { id, isNew } = await ensureMenu(tx, menu);
    isChanged ||= isNew;
    return id;
  };
  for (const [index, { pages, ...directory }] of directories.entries()) {
    const pid = await ensure({ ...directory, type: 0, menuSort: (index + 1) * 10 });
    for (const [at, page] of pages.entries())
      await ensure({ ...page, pid, type: 1, menuSort: at + 1, componentName: page.code });
  }
  if (isChanged) await bumpVersion(tx, 'menus');
}

type NewMenu = Omit<Directory, 'pages'> & {
  type: 0 | 1;
  menuSort: number;
  pid?: number | null;
  component?: string;
  componentName?: string;
  permission?: Permission;
};

async function ensureMenu(tx: Tx, { title, code, ...menu }: NewMenu): Promise<{ id: number; isNew: boolean }> {
  const [known] = await tx.select({ id: menus.id }).from(menus).where(eq(menus.code, code));
  if (known) return { id: known.id, isNew: false };
  // Somebody may have made a menu of this title; titles stay unique.
  const [taken] = await tx.select({ id: menus.id }).from(menus).where(eq(menus.title, title.cn));
  const [made] = await tx
    .insert(menus)
    .values({
      ...menu,
      code,
      title: taken ? `${title.cn} (${code})` : title.cn,
      titleEn: title.en,
      titleVi: title.vi,
      isCached: false,
    })
    .onConflictDoNothing()
    .returning({ id: menus.id });
  assert(made, `the built-in menu ${code} was made`);
  if (menu.permission !== undefined) await linkToRoles(tx, [made.id, menu.pid ?? made.id], menu.permission);
  return { id: made.id, isNew: true };
}

/** A new menu is seen by the roles that hold its permission already. */
async function linkToRoles(tx: Tx, menuIds: readonly number[], permission: Permission): Promise<void> {
  const holding = await tx
    .select({ roleId: rolePermissions.roleId })
    .from(rolePermissions)
    .where(eq(rolePermissions.permission, permission));
  const links = holding.flatMap(({ roleId }) => menuIds.map((menuId) => ({ roleId, menuId })));
  if (links.length > 0) await tx.insert(roleMenus).values(links).onConflictDoNothing();
}
