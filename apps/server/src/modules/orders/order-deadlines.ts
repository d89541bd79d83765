import { and, asc, isNull, lt } from 'drizzle-orm';
import { nowSql } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db.ts';
import { type OrderRecord, orders } from './order-tables.ts';

/** The next order that nobody accepted in time, locked; after `skip` others. */
export async function lockNotAccepted(tx: Tx, skip: number): Promise<OrderRecord | undefined> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(isNull(orders.acceptedAt), isNull(orders.closedAt), lt(orders.acceptBy, nowSql)))
    .orderBy(asc(orders.acceptBy), asc(orders.id))
    .limit(1)
    .offset(skip)
    .for('update', { skipLocked: true });
  return order;
}

/** The next order whose deposit was not paid in time, locked; after `skip` others. */
export async function lockUnpaid(tx: Tx, skip: number): Promise<OrderRecord | undefined> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(isNull(orders.closedAt), lt(orders.depositDueAt, nowSql)))
    .orderBy(asc(orders.depositDueAt), asc(orders.id))
    .limit(1)
    .offset(skip)
    .for('update', { skipLocked: true });
  return order;
}
