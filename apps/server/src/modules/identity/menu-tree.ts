import type { Language, MenuRow, MenuTreeRow } from '@kouan/contract';
import { formatDateTime } from '@kouan/domain';
import { asc } from 'drizzle-orm';
import type { Reader } from '../../platform/db.ts';
import { groupBy } from '../../platform/group-by.ts';
import { menus } from './identity-tables.ts';

export type MenuRecord = typeof menus.$inferSelect;
export const menuType = { directory: 0, page: 1, button: 2 } as const;

/** All menus in memory, in their order, with what is below and above each. */
export type MenuTree = {
  all: readonly MenuRecord[];
  byId: ReadonlyMap<number, MenuRecord>;
  childrenOf(pid: number | null): readonly MenuRecord[];
};

export async function loadMenuTree(db: Reader): Promise<MenuTree> {
  const all = await db.select().from(menus).orderBy(asc(menus.menuSort), asc(menus.id));
  const byParent = groupBy(all, ({ pid }) => pid);
  return {
    all,
    byId: new Map(all.map((row) => [row.id, row])),
    childrenOf: (pid) => byParent.get(pid) ?? [],
  };
}

/** The ids of these menus and of everything below them. */
export function idsBelow(tree: MenuTree, ids: readonly number[]): Set<number> {
  const found = new Set(ids);
  // A set also walks what is added to it meanwhile, and adds nothing twice.
  for (const id of found) for (const child of tree.childrenOf(id)) found.add(child.id);
  return found;
}

/** How many levels a menu and everything below it takes. */
export function heightOf(tree: MenuTree, id: number): number {
  let level = [id];
  let height = 0;
  while (level.length > 0 && height <= tree.all.length) {
    height++;
    level = level.flatMap((one) => tree.childrenOf(one).map((child) => child.id));
  }
  return height;
}

/** How deep a menu stands: a root at 1. */
export function depthOf(tree: MenuTree, id: number | null): number {
  let depth = 0;
  for (let at = id; at !== null && depth <= tree.all.length; at = tree.byId.get(at)?.pid ?? null) depth++;
  return depth;
}

export const titleOf = (row: MenuRecord, language: Language): string =>
  (language === 'en' ? row.titleEn : language === 'vi' ? row.titleVi : null) || row.title;

export type Shown = { language: Language; timeZone: string };

/** A menu as the menu page shows it. `without` of its children are not counted. */
export function toMenuRow(tree: MenuTree, row: MenuRecord, { language, timeZone }: Shown, without = 0): MenuRow {
  const subCount = Math.max(0, tree.childrenOf(row.id).length - without);
  const title = titleOf(row, language);
  return {
    id: row.id,
    pid: row.pid,
    type: row.type,
    title,
    label: title,
    titles: { cn: row.title, en: row.titleEn, vi: row.titleVi },
    menuSort: row.menuSort,
    path: row.path,
    component: row.component,
    componentName: row.componentName,
    permission: row.permission,
    icon: row.icon,
    iFrame: row.isFrame,
    cache: row.isCached,
    hidden: row.isHidden,
    subCount,
    hasChildren: subCount > 0,
    leaf: subCount === 0,
    builtIn: row.code !== null,
    createTime: formatDateTime(row.createdAt, timeZone),
  };
}

/** Those beside and above the menus asked for, as a tree without them and without what is below the others beside them. */
export function superiorTree(tree: MenuTree, ids: readonly number[], shown: Shown): MenuTreeRow[] {
  const asked = new Set(ids);
  const open = new Set<number>();
  for (const id of ids)
    for (let at = tree.byId.get(id)?.pid ?? null; at !== null; at = tree.byId.get(at)?.pid ?? null) open.add(at);
  const below = (pid: number | null): MenuTreeRow[] =>
    tree
      .childrenOf(pid)
      .filter((row) => !asked.has(row.id))
      .map((row) => {
        const children = open.has(row.id) ? below(row.id) : [];
        const without = tree.childrenOf(row.id).filter((child) => asked.has(child.id)).length;
        const node = toMenuRow(tree, row, shown, without);
        return children.length > 0 ? { ...node, children } : node;
      });
  return below(null);
}
