import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { type CarrierRow, carrierEvents, carriers, carrierWaybills, type CarrierWaybill } from './carrier-tables.ts';

export const listCarrierRows = (db: Reader): Promise<CarrierRow[]> =>
  db.select().from(carriers).orderBy(asc(carriers.id));

/** Throws carrier.not_found. */
export async function getCarrier(db: Reader, id: number): Promise<CarrierRow> {
  const [row] = await db.select().from(carriers).where(eq(carriers.id, id));
  return row ?? fail('carrier.not_found');
}

export async function findActiveCarrier(db: Reader, code: string): Promise<CarrierRow | undefined> {
  const [row] = await db
    .select()
    .from(carriers)
    .where(and(eq(carriers.code, code), eq(carriers.isActive, true), eq(carriers.kind, 'http')));
  return row;
}

/** The newest waybill of a shipment, whatever became of it. */
export async function findWaybill(db: Reader, shipmentId: number): Promise<CarrierWaybill | undefined> {
  const [row] = await db
    .select()
    .from(carrierWaybills)
    .where(eq(carrierWaybills.shipmentId, shipmentId))
    .orderBy(desc(carrierWaybills.id))
    .limit(1);
  return row;
}

/** The waybills that carriers have made for shipments, with the carrier's name. */
export async function madeWaybills(
  db: Reader,
  shipmentIds: readonly number[],
): Promise<Map<number, { carrier: string; trackingNumber: string }>> {
  if (shipmentIds.length === 0) return new Map();
  const rows = await db
    .select({
      shipmentId: carrierWaybills.shipmentId,
      carrier: carriers.name,
      trackingNumber: carrierWaybills.trackingNumber,
    })
    .from(carrierWaybills)
    .innerJoin(carriers, eq(carriers.id, carrierWaybills.carrierId))
    .where(and(inArray(carrierWaybills.shipmentId, [...shipmentIds]), eq(carrierWaybills.state, 'made')));
  return new Map(rows.map(({ shipmentId, ...waybill }) => [shipmentId, waybill]));
}

export async function getWaybill(db: Reader, id: number): Promise<CarrierWaybill | undefined> {
  const [row] = await db.select().from(carrierWaybills).where(eq(carrierWaybills.id, id));
  return row;
}

export async function findByNumber(
  db: Reader,
  { carrierId, trackingNumber }: { carrierId: number; trackingNumber: string },
): Promise<CarrierWaybill | undefined> {
  const [row] = await db
    .select()
    .from(carrierWaybills)
    .where(and(eq(carrierWaybills.carrierId, carrierId), eq(carrierWaybills.trackingNumber, trackingNumber)));
  return row;
}

/** Changes a waybill that is still in one of these states. Answers whether it was. */
export async function changeWaybill(
  tx: Tx,
  { id, from }: { id: number; from: readonly CarrierWaybill['state'][] },
  changes: Partial<typeof carrierWaybills.$inferInsert>,
): Promise<boolean> {
  const rows = await tx
    .update(carrierWaybills)
    .set(changes)
    .where(and(eq(carrierWaybills.id, id), inArray(carrierWaybills.state, [...from])))
    .returning({ id: carrierWaybills.id });
  return rows.length > 0;
}

/** How much each carrier did and told, and what went wrong last. */
export async function carrierCounts(db: Reader): Promise<Map<number, { waybills: number; lastProblem: string }>> {
  const rows = await db
    .select({
      carrierId: carrierWaybills.carrierId,
      waybills: sql<number>`count(*)::int`,
      lastProblem: sql<string>`coalesce((array_agg(problem order by id desc) filter (where problem <> ''))[1], '')`,
    })
    .from(carrierWaybills)
    .groupBy(carrierWaybills.carrierId);
  return new Map(rows.map((row) => [row.carrierId, row]));
}
export async function eventCounts(db: Reader): Promise<Map<number, { events: number; lastAt: Date }>> {
  const rows = await db
    .select({
      carrierId: carrierEvents.carrierId,
      events: sql<number>`count(*)::int`,
      lastAt: sql<string>`max(${carrierEvents.receivedAt})`,
    })
    .from(carrierEvents)
    .groupBy(carrierEvents.carrierId);
  return new Map(rows.map(({ carrierId, events, lastAt }) => [carrierId, { events, lastAt: new Date(lastAt) }]));
}
