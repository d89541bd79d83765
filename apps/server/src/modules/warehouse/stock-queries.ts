import { and, asc, eq, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db.ts';
import { assert } from '../../platform/errors.ts';
import type { HeldBatch } from './choose-batches.ts';
import { takeOffShelves } from './shelf-units.ts';
import { keepLevels, type Movement } from './stock-levels.ts';
import { batches, stockMovements } from './warehouse-tables.ts';

export type { Movement } from './stock-levels.ts';
export type Batch = typeof batches.$inferSelect;

/**
 * Writes movements, the levels of their batches and lines, and takes what leaves off its shelves. The caller holds the
 * locks of their orders.
 */
export async function insertMovements(tx: Tx, movements: readonly Movement[]): Promise<void> {
  assert(movements.length > 0, 'a movement moves something');
  await tx.insert(stockMovements).values([...movements]);
  await keepLevels(tx, movements);
  await takeOffShelves(tx, movements);
}

export async function insertBatch(tx: Tx, batch: typeof batches.$inferInsert): Promise<Batch> {
  const [row] = await tx.insert(batches).values(batch).returning();
  assert(row, 'an inserted batch comes back');
  return row;
}

/** What an order's batches have available, the oldest first. The order's row lock guards them. */
export async function listHeldBatches(db: Reader, orderId: number): Promise<HeldBatch[]> {
  return db
    .select({ batchId: batches.id, lineId: batches.orderLineId, left: batches.available })
    .from(batches)
    .where(eq(batches.orderId, orderId))
    .orderBy(asc(batches.storedAt), asc(batches.id));
}

/** What is frozen for a shipment, by batch. */
export async function listFrozen(
  tx: Tx,
  shipmentNumber: string,
): Promise<(HeldBatch & { buyerId: number; skuId: number | null; orderId: number })[]> {
  const left = sql<string>`sum(case when ${stockMovements.toPlace} = 'frozen' then ${stockMovements.quantity} when ${stockMovements.fromPlace} = 'frozen' then -${stockMovements.quantity} else 0 end)`;
  const rows = await tx
    .select({
      batchId: sql<string>`${stockMovements.batchId}`,
      lineId: stockMovements.orderLineId,
      buyerId: stockMovements.buyerId,
      skuId: stockMovements.skuId,
      orderId: stockMovements.orderId,
      left,
    })
    .from(stockMovements)
    .where(eq(stockMovements.shipmentNumber, shipmentNumber))
    .groupBy(
      stockMovements.batchId,
      stockMovements.orderLineId,
      stockMovements.buyerId,
      stockMovements.skuId,
      stockMovements.orderId,
    )
    .orderBy(asc(stockMovements.batchId));
  return rows
    .map((row) => ({ ...row, batchId: Number(row.batchId), left: Number(row.left) }))
    .filter((row) => row.left > 0);
}

export async function findBatches(db: Reader, orderId: number): Promise<Batch[]> {
  return db.select().from(batches).where(eq(batches.orderId, orderId)).orderBy(asc(batches.storedAt), asc(batches.id));
}

/** The units that were missing in the warehouse when a case was opened, by batch; none for any other case. */
export async function listMissing(tx: Tx, caseNumber: string) {
  const { buyerId, skuId, orderId, orderLineId, batchId, quantity } = stockMovements;
  return tx
    .select({ buyerId, skuId, orderId, orderLineId, batchId, quantity })
    .from(stockMovements)
    .where(and(eq(stockMovements.caseNumber, caseNumber), eq(stockMovements.cause, 'foundMissing')))
    .orderBy(asc(stockMovements.id));
}
