import type { QueryOf, listMenus as endpoint } from '@kouan/contract';
import { and, inArray, type SQL } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db.ts';
import { hasText, isWithin } from '../../platform/list-query.ts';
import { menus } from './identity-tables.ts';
import type { MenuRecord, MenuTree } from './menu-tree.ts';

/** The rows of a filter: without one the roots, with `pid` its children, with a text or a time those of every level. */
export async function findMenus(
  db: Reader,
  tree: MenuTree,
  { query, timeZone }: { query: QueryOf<typeof endpoint>; timeZone: string },
): Promise<readonly MenuRecord[]> {
  const matching: SQL | undefined = and(
    hasText(query.blurry, [menus.title, menus.titleEn, menus.titleVi, menus.component, menus.permission]),
    isWithin(menus.createdAt, query.createTime, timeZone),
  );
  if (matching === undefined) return tree.childrenOf(query.pid || null);
  const rows = await db.select({ id: menus.id }).from(menus).where(matching);
  const found = new Set(rows.map(({ id }) => id));
  return tree.all.filter(({ id, pid }) => found.has(id) && (query.pid === undefined || (pid ?? 0) === query.pid));
}

export async function insertMenu(tx: Tx, row: typeof menus.$inferInsert): Promise<number> {
  const [made] = await tx.insert(menus).values(row).returning({ id: menus.id });
  return made?.id ?? 0;
}

export const removeMenus = (tx: Tx, ids: readonly number[]) =>
  tx
    .delete(menus)
    .where(inArray(menus.id, [...ids]))
    .returning({ code: menus.code });
