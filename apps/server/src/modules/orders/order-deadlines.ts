import { and, asc, exists, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import { nowSql } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db.ts';
import { orderLines, type OrderRecord, orders } from './order-tables.ts';

const hasAvailable = exists(sql`(select 1 from ${orderLines} l where l.order_id = ${orders.id} and l.available > 0)`);

/** The next order that nobody accepted in time, locked; after `skip` others. */
export async function lockNotAccepted(tx: Tx, skip: number): Promise<OrderRecord | undefined> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(
      and(isNull(orders.acceptedAt), isNull(orders.closedAt), isNull(orders.adjustment), lt(orders.acceptBy, nowSql)),
    )
    .orderBy(asc(orders.acceptBy), asc(orders.id))
    .limit(1)
    .offset(skip)
    .for('update', { skipLocked: true });
  return order;
}

/** The next order whose buyer did not answer a change of price in time, locked; after `skip` others. */
export async function lockUnanswered(tx: Tx, skip: number): Promise<OrderRecord | undefined> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(lt(orders.adjustmentUntil, nowSql))
    .orderBy(asc(orders.adjustmentUntil), asc(orders.id))
    .limit(1)
    .offset(skip)
    .for('update', { skipLocked: true });
  return order;
}

/** The next order whose deposit was not paid in time, locked; after `skip` others. None while its buyer is asked about the price. */
export async function lockUnpaid(tx: Tx, skip: number): Promise<OrderRecord | undefined> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(isNull(orders.closedAt), isNull(orders.adjustmentUntil), lt(orders.depositDueAt, nowSql)))
    .orderBy(asc(orders.depositDueAt), asc(orders.id))
    .limit(1)
    .offset(skip)
    .for('update', { skipLocked: true });
  return order;
}

/** The next order whose stock goes back now and has something left that is not frozen, locked; after `skip` others. */
export async function lockReturnDue(tx: Tx, skip: number): Promise<OrderRecord | undefined> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(lte(orders.autoReturnAt, nowSql), hasAvailable))
    .orderBy(asc(orders.autoReturnAt), asc(orders.id))
    .limit(1)
    .offset(skip)
    .for('update', { skipLocked: true });
  return order;
}

/** Days after the stocking on which a buyer is reminded, in their order. */
export const reminderDays = [3, 6] as const;

/** The next order whose buyer has to be reminded of the return, locked; after `skip` others. */
export async function lockReminderDue(tx: Tx, skip: number): Promise<OrderRecord | undefined> {
  const days = sql`case ${orders.returnReminders} when 0 then ${reminderDays[0]}::int else ${reminderDays[1]}::int end`;
  const [order] = await tx
    .select()
    .from(orders)
    .where(
      and(
        isNotNull(orders.autoReturnAt),
        lt(orders.returnReminders, reminderDays.length),
        sql`${orders.stockedAt} + make_interval(days => ${days}) <= ${nowSql}`,
        hasAvailable,
      ),
    )
    .orderBy(asc(orders.stockedAt), asc(orders.id))
    .limit(1)
    .offset(skip)
    .for('update', { skipLocked: true });
  return order;
}
