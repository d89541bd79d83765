import { and, asc, desc, eq, gt, inArray } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db.ts';
import { assert } from '../../platform/errors.ts';
import {
  type AdjustedLine,
  type AdjustmentRecord,
  orderAdjustmentFiles,
  orderAdjustmentLines,
  orderAdjustments,
} from './adjustment-tables.ts';

type NewAdjustment = {
  row: typeof orderAdjustments.$inferInsert;
  lines: readonly Omit<AdjustedLine, 'adjustmentId'>[];
};

export async function addAdjustment(tx: Tx, { row, lines }: NewAdjustment): Promise<AdjustmentRecord> {
  const [adjustment] = await tx.insert(orderAdjustments).values(row).returning();
  assert(adjustment, 'the adjustment was kept');
  if (lines.length > 0)
    await tx.insert(orderAdjustmentLines).values(lines.map((line) => ({ ...line, adjustmentId: adjustment.id })));
  return adjustment;
}

export async function addProofs(tx: Tx, adjustmentId: number, fileIds: readonly number[]): Promise<void> {
  await tx.insert(orderAdjustmentFiles).values(fileIds.map((fileId) => ({ adjustmentId, fileId })));
}

/** The one that is offered or due. Lock the order before. */
export async function findOpenAdjustment(db: Reader, orderId: number): Promise<AdjustmentRecord | undefined> {
  const [row] = await db
    .select()
    .from(orderAdjustments)
    .where(and(eq(orderAdjustments.orderId, orderId), inArray(orderAdjustments.state, ['offered', 'due'])));
  return row;
}

/** The one that asked for this payment. */
export async function adjustmentOfPayment(db: Reader, paymentNumber: string): Promise<AdjustmentRecord | undefined> {
  const [row] = await db.select().from(orderAdjustments).where(eq(orderAdjustments.paymentNumber, paymentNumber));
  return row;
}

export async function updateAdjustment(
  tx: Tx,
  id: number,
  changes: Partial<typeof orderAdjustments.$inferInsert>,
): Promise<void> {
  await tx.update(orderAdjustments).set(changes).where(eq(orderAdjustments.id, id));
}

/** The order was closed while it was open. */
export async function endOpenAdjustment(tx: Tx, orderId: number): Promise<void> {
  await tx
    .update(orderAdjustments)
    .set({ state: 'ended' })
    .where(and(eq(orderAdjustments.orderId, orderId), inArray(orderAdjustments.state, ['offered', 'due'])));
}

/** Whether a part of the approved deposit went to the wallet because the order became cheaper. */
export async function wasLowered(db: Reader, orderId: number): Promise<boolean> {
  const rows = await db
    .select({ id: orderAdjustments.id })
    .from(orderAdjustments)
    .where(and(eq(orderAdjustments.orderId, orderId), gt(orderAdjustments.toWalletFen, 0n)))
    .limit(1);
  return rows.length > 0;
}

/** All of an order, the newest first. */
export const adjustmentsOf = (db: Reader, orderId: number): Promise<AdjustmentRecord[]> =>
  db.select().from(orderAdjustments).where(eq(orderAdjustments.orderId, orderId)).orderBy(desc(orderAdjustments.id));

export const adjustedLinesOf = (db: Reader, ids: readonly number[]): Promise<AdjustedLine[]> =>
  db
    .select()
    .from(orderAdjustmentLines)
    .where(inArray(orderAdjustmentLines.adjustmentId, [...ids]))
    .orderBy(asc(orderAdjustmentLines.orderLineId));

export const proofsOf = (db: Reader, ids: readonly number[]) =>
  db
    .select()
    .from(orderAdjustmentFiles)
    .where(inArray(orderAdjustmentFiles.adjustmentId, [...ids]))
    .orderBy(asc(orderAdjustmentFiles.fileId));
