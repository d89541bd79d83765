import { and, asc, desc, eq, inArray, isNull, like, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db.ts';
import { assert, fail } from '../../platform/errors.ts';
import { pageOf } from '../../platform/list-query.ts';
import {
  type Shelf,
  shelfUnits,
  shelves,
  type Stocktake,
  type StocktakeLine,
  stocktakeLines,
  type StocktakeState,
  stocktakes,
} from './shelf-tables.ts';

export async function insertStocktake(tx: Tx, row: typeof stocktakes.$inferInsert): Promise<Stocktake> {
  const [made] = await tx.insert(stocktakes).values(row).returning();
  assert(made, 'an inserted row comes back');
  return made;
}

/** Throws warehouse.stocktake_not_found. */
export async function getStocktakeRow(db: Reader, id: number): Promise<Stocktake> {
  const [row] = await db.select().from(stocktakes).where(eq(stocktakes.id, id));
  return row ?? fail('warehouse.stocktake_not_found');
}

/** Holds a stocktake that goes on; orders are locked before. Throws warehouse.stocktake_not_found, warehouse.stocktake_ended. */
export async function lockCounting(tx: Tx, id: number): Promise<Stocktake> {
  const [row] = await tx.select().from(stocktakes).where(eq(stocktakes.id, id)).for('update');
  if (!row) return fail('warehouse.stocktake_not_found');
  return row.state === 'counting' ? row : fail('warehouse.stocktake_ended');
}

export async function updateStocktake(tx: Tx, id: number, changes: Partial<Stocktake>): Promise<void> {
  await tx.update(stocktakes).set(changes).where(eq(stocktakes.id, id));
}

type NewLine = { shelfId: number | null; batchId: number };

/** What lies on the shelves whose code begins so. */
export async function linesOfShelves(db: Reader, prefix: string, most: number): Promise<NewLine[]> {
  return db
    .select({ shelfId: shelfUnits.shelfId, batchId: shelfUnits.batchId })
    .from(shelfUnits)
    .innerJoin(shelves, eq(shelves.id, shelfUnits.shelfId))
    .where(prefix === '' ? undefined : like(shelves.code, `${prefix}%`))
    .orderBy(asc(shelves.code), asc(shelfUnits.batchId))
    .limit(most);
}

/** Batches of which something lies on no shelf. */
export async function unshelvedLines(db: Reader, most: number): Promise<NewLine[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select b.id from batches b where b.available + b.frozen > coalesce((select sum(u.quantity) from shelf_units u where u.batch_id = b.id), 0)
    order by b.id limit ${most}`);
  return rows.map(({ id }) => ({ shelfId: null, batchId: Number(id) }));
}

export async function insertLines(tx: Tx, stocktakeId: number, lines: readonly NewLine[]): Promise<void> {
  await tx.insert(stocktakeLines).values(lines.map((line) => ({ ...line, stocktakeId })));
}

/** The line of a place; made when nobody expected the batch there. The stocktake is locked. */
export async function lineOfPlace(tx: Tx, stocktakeId: number, { shelfId, batchId }: NewLine): Promise<StocktakeLine> {
  const [known] = await tx
    .select()
    .from(stocktakeLines)
    .where(
      and(
        eq(stocktakeLines.stocktakeId, stocktakeId),
        shelfId === null ? isNull(stocktakeLines.shelfId) : eq(stocktakeLines.shelfId, shelfId),
        eq(stocktakeLines.batchId, batchId),
      ),
    );
  if (known) return known;
  const [made] = await tx.insert(stocktakeLines).values({ stocktakeId, shelfId, batchId }).returning();
  assert(made, 'an inserted row comes back');
  return made;
}

export async function updateLine(tx: Tx, id: number, changes: Partial<StocktakeLine>): Promise<void> {
  await tx.update(stocktakeLines).set(changes).where(eq(stocktakeLines.id, id));
}

export type LineOnShelf = StocktakeLine & { shelf: string };

/** The lines of a stocktake, shelf by shelf; what lies on no shelf comes last. */
export async function listLines(db: Reader, stocktakeId: number): Promise<LineOnShelf[]> {
  const rows = await db
    .select({ line: stocktakeLines, code: shelves.code })
    .from(stocktakeLines)
    .leftJoin(shelves, eq(shelves.id, stocktakeLines.shelfId))
    .where(eq(stocktakeLines.stocktakeId, stocktakeId))
    .orderBy(asc(shelves.code), asc(stocktakeLines.id));
  return rows.map(({ line, code }) => ({ ...line, shelf: code ?? '' }));
}

export async function countLines(db: Reader, ids: readonly number[]) {
  const sums = new Map<number, { lineCount: number; countedCount: number; openCount: number }>();
  if (ids.length === 0) return sums;
  const rows = await db
    .select({
      id: stocktakeLines.stocktakeId,
      lineCount: sql<number>`count(*)::int`,
      countedCount: sql<number>`count(${stocktakeLines.counted})::int`,
      openCount: sql<number>`(select count(*)::int from stock_adjustments a where a.stocktake_id = stocktake_lines.stocktake_id and a.state = 'proposed')`,
    })
    .from(stocktakeLines)
    .where(inArray(stocktakeLines.stocktakeId, [...ids]))
    .groupBy(stocktakeLines.stocktakeId);
  for (const { id, ...sum } of rows) sums.set(id, sum);
  return sums;
}

type StocktakeFilter = { state?: StocktakeState | undefined; page?: number | undefined; size?: number | undefined };

export async function listStocktakeRows(
  db: Reader,
  filter: StocktakeFilter,
): Promise<{ rows: Stocktake[]; total: number }> {
  const wanted = filter.state && eq(stocktakes.state, filter.state);
  const { limit, offset } = pageOf(filter);
  const rows = await db
    .select()
    .from(stocktakes)
    .where(wanted)
    .orderBy(desc(stocktakes.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(stocktakes)
    .where(wanted);
  return { rows, total: counted?.total ?? 0 };
}

export const isOfPrefix = (shelf: Shelf, prefix: string): boolean => shelf.code.startsWith(prefix);
