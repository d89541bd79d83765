import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db.ts';
import { assert, fail } from '../../platform/errors.ts';
import { pageOf } from '../../platform/list-query.ts';
import {
  type Adjustment,
  type AdjustmentState,
  stockAdjustmentPhotos,
  stockAdjustments,
  stocktakeLines,
} from './shelf-tables.ts';
import { batches } from './warehouse-tables.ts';

export async function insertAdjustment(tx: Tx, row: typeof stockAdjustments.$inferInsert): Promise<Adjustment> {
  const [adjustment] = await tx.insert(stockAdjustments).values(row).returning();
  assert(adjustment, 'an inserted row comes back');
  return adjustment;
}

/** Throws warehouse.adjustment_not_found. */
export async function getAdjustment(db: Reader, id: number): Promise<Adjustment> {
  const [row] = await db.select().from(stockAdjustments).where(eq(stockAdjustments.id, id));
  return row ?? fail('warehouse.adjustment_not_found');
}

/** Holds an adjustment until the transaction ends; its order is locked before. */
export async function lockAdjustment(tx: Tx, id: number): Promise<Adjustment> {
  const [row] = await tx.select().from(stockAdjustments).where(eq(stockAdjustments.id, id)).for('update');
  return row ?? fail('warehouse.adjustment_not_found');
}

export async function updateAdjustment(tx: Tx, id: number, changes: Partial<Adjustment>): Promise<void> {
  await tx.update(stockAdjustments).set(changes).where(eq(stockAdjustments.id, id));
}

export async function findOpenAdjustment(db: Reader, batchId: number): Promise<Adjustment | undefined> {
  const [row] = await db
    .select()
    .from(stockAdjustments)
    .where(and(eq(stockAdjustments.batchId, batchId), eq(stockAdjustments.state, 'proposed')));
  return row;
}

/** Confirmed losses of a batch that have not turned up, the oldest first. */
export async function listLossesOf(db: Reader, batchId: number): Promise<Adjustment[]> {
  return db
    .select()
    .from(stockAdjustments)
    .where(
      and(
        eq(stockAdjustments.batchId, batchId),
        eq(stockAdjustments.kind, 'missing'),
        eq(stockAdjustments.state, 'confirmed'),
        isNull(stockAdjustments.foundById),
      ),
    )
    .orderBy(asc(stockAdjustments.id));
}

/** Who counted the batch in the stocktake that an adjustment came from. */
export async function countersOf(db: Reader, { stocktakeId, batchId }: Adjustment): Promise<number[]> {
  if (stocktakeId === null) return [];
  const rows = await db
    .select({ countedBy: stocktakeLines.countedBy })
    .from(stocktakeLines)
    .where(and(eq(stocktakeLines.stocktakeId, stocktakeId), eq(stocktakeLines.batchId, batchId)));
  return rows.flatMap(({ countedBy }) => countedBy ?? []);
}

type AdjustmentFilter = {
  state?: AdjustmentState | undefined;
  batch?: string | undefined;
  stocktakeId?: number;
  page?: number | undefined;
  size?: number | undefined;
};

/** Adjustments, the newest first. */
export async function listAdjustmentRows(
  db: Reader,
  filter: AdjustmentFilter,
): Promise<{ rows: Adjustment[]; total: number }> {
  const batch = filter.batch?.trim().toUpperCase();
  const wanted = and(
    filter.state && eq(stockAdjustments.state, filter.state),
    filter.stocktakeId === undefined ? undefined : eq(stockAdjustments.stocktakeId, filter.stocktakeId),
    batch
      ? inArray(stockAdjustments.batchId, db.select({ id: batches.id }).from(batches).where(eq(batches.number, batch)))
      : undefined,
  );
  const { limit, offset } = pageOf(filter);
  const rows = await db
    .select()
    .from(stockAdjustments)
    .where(wanted)
    .orderBy(desc(stockAdjustments.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(stockAdjustments)
    .where(wanted);
  return { rows, total: counted?.total ?? 0 };
}

/** The photos of adjustments. */
export async function photosOfAdjustments(db: Reader, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(stockAdjustmentPhotos)
    .where(inArray(stockAdjustmentPhotos.adjustmentId, [...ids]))
    .orderBy(asc(stockAdjustmentPhotos.fileId));
}
