import { randomBytes } from 'node:crypto';
import { businessDate, makeNumber, normalizeWaybill, numberPrefixes, numberRandomBytes } from '@kouan/domain';
import { and, eq } from 'drizzle-orm';
import { currentTime } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { parameters } from '../settings/index.ts';
import { checkMayLeave, findPacking, getShipment, lockReady } from '../shipping/index.ts';
import { addBagEvent, contentsOf, findBagOf, insertBag, lockBag } from './bag-queries.ts';
import { type Bag, bagShipments } from './bag-tables.ts';

const maxInBag = 200;

export async function makeBag(tx: Tx, actorId: number): Promise<Bag> {
  const { businessTimeZone } = await parameters(tx);
  const today = businessDate(await currentTime(tx), businessTimeZone);
  const number = makeNumber(numberPrefixes.bag, today, randomBytes(numberRandomBytes));
  const bag = await insertBag(tx, { number, madeBy: actorId });
  await addBagEvent(tx, { bagId: bag.id, event: 'made', actorId });
  return bag;
}

type Change = { number: string; shipmentNumber: string; actorId: number };

/**
 * A scan puts a packed shipment into an open bag; the same scan again changes nothing. Throws bag.not_found,
 * bag.move_not_allowed, bag.full, bag.shipment_in_bag, shipment.not_found, shipment.not_ready, shipment.not_packed and what
 * keeps it from leaving.
 */
export async function addToBag(tx: Tx, { number, shipmentNumber, actorId }: Change): Promise<void> {
  const bag = await lockBag(tx, { number, cooperativeId: 'any' });
  if (bag.state !== 'open') fail('bag.move_not_allowed');
  const { id: shipmentId } = await lockReady(tx, normalizeWaybill(shipmentNumber) ?? fail('shipment.not_found'));
  const other = await findBagOf(tx, shipmentId);
  if (other?.id === bag.id) return;
  if (other) fail('bag.shipment_in_bag', { bag: other.number });
  // Without a weight of its own there is nothing to compare the bag's with.
  if (!(await findPacking(tx, shipmentId))) fail('shipment.not_packed');
  await checkMayLeave(tx, shipmentId);
  if ((await contentsOf(tx, [bag.id])).length >= maxInBag) fail('bag.full', { max: maxInBag });
  await tx.insert(bagShipments).values({ bagId: bag.id, shipmentId, addedBy: actorId });
  await addBagEvent(tx, { bagId: bag.id, event: 'added', actorId, shipmentId });
}

/** Takes a shipment out of an open bag. Throws bag.not_found, bag.move_not_allowed, shipment.not_found. */
export async function takeFromBag(tx: Tx, { number, shipmentNumber, actorId }: Change): Promise<void> {
  const bag = await lockBag(tx, { number, cooperativeId: 'any' });
  if (bag.state !== 'open') fail('bag.move_not_allowed');
  const { id: shipmentId } = await getShipment(tx, { number: shipmentNumber, buyerId: 'any' });
  const rows = await tx
    .delete(bagShipments)
    .where(and(eq(bagShipments.bagId, bag.id), eq(bagShipments.shipmentId, shipmentId)))
    .returning();
  if (rows.length === 0) fail('shipment.not_found');
  await addBagEvent(tx, { bagId: bag.id, event: 'removed', actorId, shipmentId });
}
