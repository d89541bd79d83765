import type { Tx } from '../../platform/db.ts';
import { orderCartLines, orderLines, type OrderRecord, orders } from './order-tables.ts';

/** Answers undefined when the number is taken. */
export async function insertOrder(tx: Tx, row: typeof orders.$inferInsert): Promise<OrderRecord | undefined> {
  const [order] = await tx.insert(orders).values(row).onConflictDoNothing({ target: orders.number }).returning();
  return order;
}

export async function insertLines(tx: Tx, rows: (typeof orderLines.$inferInsert)[]): Promise<void> {
  await tx.insert(orderLines).values(rows);
}

/** Whether none of these cart lines had become an order before. */
export async function takeCartLines(
  tx: Tx,
  { buyerId, orderId, ids }: { buyerId: number; orderId: number; ids: readonly number[] },
): Promise<boolean> {
  const rows = [...new Set(ids)].toSorted((a, b) => a - b).map((cartLineId) => ({ buyerId, cartLineId, orderId }));
  const taken = await tx
    .insert(orderCartLines)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: orderCartLines.cartLineId });
  return taken.length === rows.length;
}
