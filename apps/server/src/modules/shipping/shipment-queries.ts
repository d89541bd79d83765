import type { ShipmentState } from '@kouan/domain';
import { and, asc, desc, eq, ilike, inArray, isNull, or, sql } from 'drizzle-orm';
import { nowSql } from '../../platform/clock.ts';
import type { Reader, Tx } from '../../platform/db.ts';
import { assert, fail } from '../../platform/errors.ts';
import { shipmentFeeRows, shipmentLines, shipments } from './shipping-tables.ts';

export type Shipment = typeof shipments.$inferSelect;
export type ShipmentKey = { number: string; buyerId: number | 'any' };
export type ShipmentFilter = {
  buyerId: number | 'any';
  state?: ShipmentState | undefined;
  blurry?: string | undefined;
  orderId?: number | undefined;
  page: number;
  size: number;
};

const isTheirs = (buyerId: number | 'any') => (buyerId === 'any' ? undefined : eq(shipments.buyerId, buyerId));
const likeText = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Throws shipment.not_found, for another buyer's shipment too. */
export async function getShipment(db: Reader, { number, buyerId }: ShipmentKey): Promise<Shipment> {
  const [row] = await db
    .select()
    .from(shipments)
    .where(and(eq(shipments.number, number), isTheirs(buyerId)));
  return row ?? fail('shipment.not_found');
}

/** Shipments by their ids, in no particular order. */
export const shipmentsByIds = (db: Reader, ids: readonly number[]): Promise<Shipment[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(shipments)
        .where(inArray(shipments.id, [...ids]));

/** Locks the shipment; the caller holds its order's lock already. Throws shipment.not_found. */
export async function lockShipment(tx: Tx, { number, buyerId }: ShipmentKey): Promise<Shipment> {
  const [row] = await tx
    .select()
    .from(shipments)
    .where(and(eq(shipments.number, number), isTheirs(buyerId)))
    .for('update');
  return row ?? fail('shipment.not_found');
}

export async function insertShipment(tx: Tx, shipment: typeof shipments.$inferInsert): Promise<Shipment> {
  const [row] = await tx.insert(shipments).values(shipment).returning();
  assert(row, 'an inserted shipment comes back');
  return row;
}

export async function updateShipment(
  tx: Tx,
  id: number,
  changes: Partial<typeof shipments.$inferInsert>,
): Promise<void> {
  await tx.update(shipments).set(changes).where(eq(shipments.id, id));
}

/** Newest first. */
export async function listShipmentRows(
  db: Reader,
  { buyerId, state, blurry, orderId, page, size }: ShipmentFilter,
): Promise<{ rows: Shipment[]; total: number }> {
  const matches = and(
    isTheirs(buyerId),
    state ? eq(shipments.state, state) : undefined,
    orderId ? eq(shipments.orderId, orderId) : undefined,
    blurry
      ? or(
          ...[
            shipments.number,
            shipments.consigneeName,
            shipments.trackingNumber,
            shipments.marketplaceOrderNumber,
          ].map((column) => ilike(column, likeText(blurry))),
        )
      : undefined,
  );
  const rows = await db
    .select()
    .from(shipments)
    .where(matches)
    .orderBy(desc(shipments.id))
    .limit(size)
    .offset(page * size);
  const [counted] = await db
    .select({ total: sql<string>`count(*)` })
    .from(shipments)
    .where(matches);
  return { rows, total: Number(counted?.total ?? 0) };
}

export const linesOf = (db: Reader, shipmentIds: readonly number[]) =>
  shipmentIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(shipmentLines)
        .where(inArray(shipmentLines.shipmentId, [...shipmentIds]))
        .orderBy(asc(shipmentLines.orderLineId));

export const feesOf = (db: Reader, shipmentIds: readonly number[]) =>
  shipmentIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(shipmentFeeRows)
        .where(inArray(shipmentFeeRows.shipmentId, [...shipmentIds]));

export type Deadline = 'payment' | 'receipt';
const isDue = (deadline: Deadline) =>
  deadline === 'payment'
    ? and(inArray(shipments.state, ['paymentPending', 'paymentRejected']), sql`${shipments.payBy} <= ${nowSql}`)
    : and(
        eq(shipments.state, 'inTransit'),
        isNull(shipments.receiptPausedAt),
        sql`${shipments.autoReceiveAt} <= ${nowSql}`,
      );

/** The next shipment whose time is up, after `skip` others; the caller locks its order and looks again. */
export async function findDue(
  tx: Tx,
  deadline: Deadline,
  skip: number,
): Promise<{ number: string; orderId: number } | undefined> {
  const [row] = await tx
    .select({ number: shipments.number, orderId: shipments.orderId })
    .from(shipments)
    .where(isDue(deadline))
    .orderBy(asc(shipments.id))
    .limit(1)
    .offset(skip);
  return row;
}

export async function isStillDue(tx: Tx, deadline: Deadline, number: string): Promise<boolean> {
  const rows = await tx
    .select({ id: shipments.id })
    .from(shipments)
    .where(and(eq(shipments.number, number), isDue(deadline)));
  return rows.length > 0;
}
