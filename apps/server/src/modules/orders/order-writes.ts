import type { Tx } from '../../platform/db.ts';
import { insertsInto } from '../../platform/prepared.ts';
import { orderCartLines, orderLines, type OrderRecord, orders } from './order-tables.ts';

/** Answers undefined when the number is taken. */
export async function insertOrder(tx: Tx, row: typeof orders.$inferInsert): Promise<OrderRecord | undefined> {
  const [order] = await insertIfFree(tx, [row]);
  return order;
}
const insertIfFree = insertsInto(orders, (insert) => insert.onConflictDoNothing({ target: orders.number }).returning());

/** Answers the lines in their order. */
export const insertLines = insertsInto(orderLines, (insert) => insert.returning());

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
