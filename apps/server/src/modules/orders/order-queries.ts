import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { nowSql } from '../../platform/clock.ts';
import type { Reader, Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { insertsInto, prepared, type ValueOf } from '../../platform/prepared.ts';
import {
  orderCases,
  orderHistory,
  type OrderLineRecord,
  orderLines,
  type OrderRecord,
  orders,
  orderShipments,
} from './order-tables.ts';

/** Whose order it may be is part of the question: a buyer's id, or 'any' for staff and the system. */
export type OrderKey = ({ number: string } | { id: number }) & { buyerId: number | 'any' };

type KeyColumn = typeof orders.id | typeof orders.number;
const selectOne = (db: Reader, column: KeyColumn, valueOf: ValueOf) =>
  db
    .select()
    .from(orders)
    .where(
      and(
        eq(column, valueOf('key')),
        sql`(${valueOf('buyerId')}::bigint is null or ${orders.buyerId} = ${valueOf('buyerId')})`,
      ),
    );
const findById = prepared((db, valueOf) => selectOne(db, orders.id, valueOf));
const findByNumber = prepared((db, valueOf) => selectOne(db, orders.number, valueOf));
const lockById = prepared((tx, valueOf) => selectOne(tx, orders.id, valueOf).for('update'));
const lockByNumber = prepared((tx, valueOf) => selectOne(tx, orders.number, valueOf).for('update'));
const keyOf = (key: OrderKey) => ({
  key: 'id' in key ? key.id : key.number,
  buyerId: key.buyerId === 'any' ? null : key.buyerId,
});

/** Locks the order until the transaction ends: the first lock of every change. Throws order.not_found, for another buyer's order too. */
export async function lockOrder(tx: Tx, key: OrderKey): Promise<OrderRecord> {
  const [order] = await ('id' in key ? lockById : lockByNumber)(tx, keyOf(key));
  return order ?? fail('order.not_found');
}

/** Throws order.not_found, for another buyer's order too. */
export async function getOrder(db: Reader, key: OrderKey): Promise<OrderRecord> {
  const [order] = await ('id' in key ? findById : findByNumber)(db, keyOf(key));
  return order ?? fail('order.not_found');
}

export async function updateOrder(tx: Tx, id: number, changes: Partial<typeof orders.$inferInsert>): Promise<void> {
  await tx.update(orders).set(changes).where(eq(orders.id, id));
}

export async function ordersByIds(db: Reader, ids: readonly number[]): Promise<OrderRecord[]> {
  return ids.length === 0 ? [] : findByIds(db, { ids: [...new Set(ids)] });
}
const findByIds = prepared((db, valueOf) =>
  db
    .select()
    .from(orders)
    .where(sql`${orders.id} = any(${valueOf('ids')})`),
);

export async function ordersByNumbers(db: Reader, numbers: readonly string[]): Promise<OrderRecord[]> {
  return numbers.length === 0
    ? []
    : db
        .select()
        .from(orders)
        .where(inArray(orders.number, [...numbers]));
}

/** The lines of an order in their order, with all their counters. */
export async function getOrderLines(db: Reader, orderId: number): Promise<OrderLineRecord[]> {
  return db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.position));
}

export async function linesOfOrders(db: Reader, orderIds: readonly number[]): Promise<OrderLineRecord[]> {
  return orderIds.length === 0 ? [] : findLinesOf(db, { orderIds });
}
const findLinesOf = prepared((db, valueOf) =>
  db
    .select()
    .from(orderLines)
    .where(sql`${orderLines.orderId} = any(${valueOf('orderIds')})`)
    .orderBy(asc(orderLines.orderId), asc(orderLines.position)),
);

export async function linesByIds(db: Reader, ids: readonly number[]): Promise<OrderLineRecord[]> {
  return ids.length === 0 ? [] : findLines(db, { ids: [...new Set(ids)] });
}
const findLines = prepared((db, valueOf) =>
  db
    .select()
    .from(orderLines)
    .where(sql`${orderLines.id} = any(${valueOf('ids')})`),
);

const maxFoundLines = 5000;

/** Lines of a buyer's orders whose title has this word in any language. */
export async function findOrderLineIds(
  db: Reader,
  { buyerId, word }: { buyerId: number; word: string },
): Promise<number[]> {
  const rows = await db
    .select({ id: orderLines.id })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(eq(orders.buyerId, buyerId), hasTitle(word)))
    .limit(maxFoundLines);
  return rows.map((row) => row.id);
}

/** Percent signs and the like in a word are looked for, not obeyed. */
export const likePattern = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;
export const hasTitle = (word: string) =>
  sql`concat_ws(' ', ${orderLines.title}->>'cn', ${orderLines.title}->>'en', ${orderLines.title}->>'vi') ilike ${likePattern(word)}`;

export async function updateLine(tx: Tx, id: number, changes: Partial<OrderLineRecord>): Promise<void> {
  await tx.update(orderLines).set(changes).where(eq(orderLines.id, id));
}

/** Lock the order before. */
export async function getLine(tx: Tx, id: number): Promise<OrderLineRecord> {
  const [line] = await tx.select().from(orderLines).where(eq(orderLines.id, id)).for('update');
  return line ?? fail('order.not_found');
}

export async function shipmentsOfOrders(db: Reader, orderIds: readonly number[]) {
  return orderIds.length === 0 ? [] : findShipmentsOf(db, { orderIds });
}
const findShipmentsOf = prepared((db, valueOf) =>
  db
    .select({
      ...getTableColumns(orderShipments),
      isInTime: sql<boolean>`(${orderShipments.claimableUntil} is null or ${orderShipments.claimableUntil} > ${nowSql})`,
    })
    .from(orderShipments)
    .where(sql`${orderShipments.orderId} = any(${valueOf('orderIds')})`)
    .orderBy(asc(orderShipments.shipmentNumber)),
);

export async function casesOfOrders(db: Reader, orderIds: readonly number[]) {
  return orderIds.length === 0 ? [] : findCasesOf(db, { orderIds });
}
const findCasesOf = prepared((db, valueOf) =>
  db
    .select()
    .from(orderCases)
    .where(sql`${orderCases.orderId} = any(${valueOf('orderIds')})`)
    .orderBy(asc(orderCases.caseNumber)),
);

/** The numbers of an order's cases that nobody has decided yet. */
export async function openCasesOf(db: Reader, orderId: number): Promise<string[]> {
  return (await casesOfOrders(db, [orderId])).flatMap((one) => (one.state === 'requested' ? one.caseNumber : []));
}

export async function putShipment(tx: Tx, row: typeof orderShipments.$inferInsert): Promise<void> {
  await tx
    .insert(orderShipments)
    .values(row)
    .onConflictDoUpdate({
      target: orderShipments.shipmentNumber,
      set: {
        state: row.state,
        dueAt: row.dueAt ?? null,
        ...(row.quantity === undefined ? {} : { quantity: row.quantity }),
        ...(row.claimableUntil === undefined ? {} : { claimableUntil: row.claimableUntil }),
      },
    });
}

/** Writes what an order knows of one of its cases; what is not given stays. The order's lock is held. */
export async function putCase(tx: Tx, row: typeof orderCases.$inferInsert): Promise<void> {
  const { caseNumber, ...changes } = row;
  const known = await tx
    .update(orderCases)
    .set(changes)
    .where(eq(orderCases.caseNumber, caseNumber))
    .returning({ caseNumber: orderCases.caseNumber });
  if (known.length === 0) await tx.insert(orderCases).values(row);
}

export async function addHistory(tx: Tx, row: typeof orderHistory.$inferInsert): Promise<void> {
  await insertHistory(tx, [row]);
}
const insertHistory = insertsInto(orderHistory, (insert) => insert);

export async function historyOf(db: Reader, orderId: number) {
  return findHistory(db, { orderId });
}
const findHistory = prepared((db, valueOf) =>
  db
    .select()
    .from(orderHistory)
    .where(eq(orderHistory.orderId, valueOf('orderId')))
    .orderBy(asc(orderHistory.id)),
);
