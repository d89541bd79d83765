import type { BagState } from '@kouan/domain';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db.ts';
import { assert, fail } from '../../platform/errors.ts';
import { hasText, pageOf } from '../../platform/list-query.ts';
import { type Bag, bagEvents, bags, bagShipments, bagWeighings, customsLines, type CustomsRow } from './bag-tables.ts';

/** Whose bags: those given to one cooperative, or all of them for the staff. */
export type BagKey = { number: string; cooperativeId: number | 'any' };
const isTheirs = (cooperativeId: number | 'any') =>
  cooperativeId === 'any' ? undefined : eq(bags.cooperativeId, cooperativeId);

/** Throws bag.not_found, for another cooperative's bag too. */
export async function getBag(db: Reader, { number, cooperativeId }: BagKey): Promise<Bag> {
  const [row] = await db
    .select()
    .from(bags)
    .where(and(eq(bags.number, number), isTheirs(cooperativeId)));
  return row ?? fail('bag.not_found');
}

/** Locks the bag, before any order. Throws bag.not_found. */
export async function lockBag(tx: Tx, { number, cooperativeId }: BagKey): Promise<Bag> {
  const [row] = await tx
    .select()
    .from(bags)
    .where(and(eq(bags.number, number), isTheirs(cooperativeId)))
    .for('update');
  return row ?? fail('bag.not_found');
}

export async function insertBag(tx: Tx, bag: typeof bags.$inferInsert): Promise<Bag> {
  const [row] = await tx.insert(bags).values(bag).returning();
  assert(row, 'an inserted bag comes back');
  return row;
}

export async function updateBag(tx: Tx, id: number, changes: Partial<typeof bags.$inferInsert>): Promise<void> {
  await tx.update(bags).set(changes).where(eq(bags.id, id));
}

export type BagFilter = {
  cooperativeId: number | 'any';
  state?: BagState | undefined;
  blurry?: string | undefined;
  page?: number | undefined;
  size?: number | undefined;
};
/** Newest first. */
export async function listBagRows(db: Reader, filter: BagFilter): Promise<{ rows: Bag[]; total: number }> {
  const matches = and(
    isTheirs(filter.cooperativeId),
    filter.state ? eq(bags.state, filter.state) : undefined,
    hasText(filter.blurry, [bags.number, bags.sealNumber, bags.declarationNumber]),
  );
  const { limit, offset } = pageOf(filter);
  const rows = await db.select().from(bags).where(matches).orderBy(desc(bags.id)).limit(limit).offset(offset);
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(bags)
    .where(matches);
  return { rows, total: counted?.total ?? 0 };
}

/** What lies in bags, in the order in which it was put in. */
export const contentsOf = (db: Reader, bagIds: readonly number[]) =>
  bagIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(bagShipments)
        .where(inArray(bagShipments.bagId, [...bagIds]))
        .orderBy(asc(bagShipments.addedAt), asc(bagShipments.shipmentId));

/** The bag that a shipment lies in. */
export async function findBagOf(db: Reader, shipmentId: number): Promise<Bag | undefined> {
  const [row] = await db
    .select({ bag: bags })
    .from(bagShipments)
    .innerJoin(bags, eq(bags.id, bagShipments.bagId))
    .where(eq(bagShipments.shipmentId, shipmentId));
  return row?.bag;
}

export async function addBagEvent(tx: Tx, event: typeof bagEvents.$inferInsert): Promise<void> {
  await tx.insert(bagEvents).values(event);
}
const maxEvents = 500;
/** The newest first. */
export const eventsOf = (db: Reader, bagId: number) =>
  db.select().from(bagEvents).where(eq(bagEvents.bagId, bagId)).orderBy(desc(bagEvents.id)).limit(maxEvents);

export async function addBagWeighing(tx: Tx, weighing: typeof bagWeighings.$inferInsert): Promise<void> {
  await tx.insert(bagWeighings).values(weighing);
}
export const weighingsOf = (db: Reader, bagId: number) =>
  db.select().from(bagWeighings).where(eq(bagWeighings.bagId, bagId)).orderBy(asc(bagWeighings.id));

export const customsOf = (db: Reader, bagId: number): Promise<CustomsRow[]> =>
  db
    .select()
    .from(customsLines)
    .where(eq(customsLines.bagId, bagId))
    .orderBy(asc(customsLines.shipmentId), asc(customsLines.orderLineId));
export async function replaceCustoms(tx: Tx, bagId: number, rows: readonly CustomsRow[]): Promise<void> {
  await tx.delete(customsLines).where(eq(customsLines.bagId, bagId));
  await tx.insert(customsLines).values([...rows]);
}
