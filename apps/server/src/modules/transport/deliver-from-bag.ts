import { and, eq } from 'drizzle-orm';
import { currentTime } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { bindFiles } from '../files/index.ts';
import {
  addCourse,
  arrivalsOf,
  deliverShipment,
  getShipment,
  handOver,
  recordReceipt,
  type Shipment,
  weighArrival,
} from '../shipping/index.ts';
import { addBagEvent, contentsOf, lockBag, updateBag } from './bag-queries.ts';
import { type Bag, bagShipments } from './bag-tables.ts';

type OwnShipment = { number: string; cooperativeId: number; shipmentNumber: string };

/** Throws bag.not_found, shipment.not_found: also for a shipment of another bag. */
async function lockInBag(
  tx: Tx,
  { number, cooperativeId, shipmentNumber }: OwnShipment,
): Promise<{ bag: Bag; shipment: Shipment }> {
  const bag = await lockBag(tx, { number, cooperativeId });
  const shipment = await getShipment(tx, { number: shipmentNumber, buyerId: 'any' });
  const isInside = (await contentsOf(tx, [bag.id])).some(({ shipmentId }) => shipmentId === shipment.id);
  return isInside ? { bag, shipment } : fail('shipment.not_found');
}

/** It is weighed first, and not held. Throws shipment.not_weighed, shipment.held_for_check. */
async function checkWeighed(tx: Tx, shipmentId: number): Promise<void> {
  const [arrival] = await arrivalsOf(tx, [shipmentId]);
  if (!arrival) return fail('shipment.not_weighed');
  if (arrival.state === 'held') fail('shipment.held_for_check');
}

/**
 * A shipment of an arrived bag is weighed on its own, once; held when that is far from its packed weight. Throws
 * bag.not_found, bag.move_not_allowed, shipment.not_found, shipment.weighed_already.
 */
export async function weighShipment(tx: Tx, { grams, ...own }: OwnShipment & { grams: number }): Promise<void> {
  const { bag, shipment } = await lockInBag(tx, own);
  if (bag.state !== 'arrived') fail('bag.move_not_allowed');
  const actorId = own.cooperativeId;
  const { isHeld, expectedGrams } = await weighArrival(tx, { shipmentId: shipment.id, grams, actorId });
  const text = `${grams} g / ${expectedGrams} g`;
  if (isHeld) await addBagEvent(tx, { bagId: bag.id, event: 'held', actorId, shipmentId: shipment.id, text });
}

function checkArrived({ state, isHeld }: Bag): void {
  if (state !== 'arrived') fail('bag.move_not_allowed');
  if (isHeld) fail('bag.held_for_check');
}

/**
 * A shipment goes to whoever delivers it. Throws bag.not_found, bag.move_not_allowed, bag.held_for_check, shipment.not_found,
 * shipment.not_weighed, shipment.held_for_check.
 */
export async function handOverShipment(
  tx: Tx,
  { carrier, trackingNumber, ...own }: OwnShipment & { carrier: string; trackingNumber: string },
): Promise<void> {
  const { bag, shipment: inside } = await lockInBag(tx, own);
  checkArrived(bag);
  await checkWeighed(tx, inside.id);
  const shipment = await handOver(tx, { number: own.shipmentNumber, carrier, trackingNumber });
  const now = await currentTime(tx);
  await tx
    .update(bagShipments)
    .set({ handedOverAt: now })
    .where(and(eq(bagShipments.bagId, bag.id), eq(bagShipments.shipmentId, shipment.id)));
  await addCourse(tx, { shipmentId: shipment.id, step: 'handedOver', place: carrier, at: now });
  await addBagEvent(tx, {
    bagId: bag.id,
    event: 'handedOver',
    actorId: own.cooperativeId,
    shipmentId: shipment.id,
    text: `${carrier.trim()} ${trackingNumber.trim()}`,
  });
}

type Proof = OwnShipment & { receiverName: string; note?: string | undefined; photoIds: readonly number[] };

/**
 * Delivered, with who received it and a photo. What the buyer or the time limit confirmed before gets its proof later.
 * Throws bag.not_found, bag.move_not_allowed, bag.held_for_check, bag.proof_missing, shipment.not_found,
 * shipment.not_weighed, shipment.held_for_check, file.not_found.
 */
export async function proveDelivery(tx: Tx, { receiverName, note = '', photoIds, ...own }: Proof): Promise<void> {
  const { bag, shipment } = await lockInBag(tx, own);
  checkArrived(bag);
  if (photoIds.length === 0) fail('bag.proof_missing');
  const { number, orderId, id: shipmentId } = shipment;
  if (shipment.state !== 'delivered') {
    await checkWeighed(tx, shipmentId);
    await deliverShipment(tx, { number, orderId, buyerId: 'any', actor: { kind: 'staff', id: own.cooperativeId } });
  }
  const isNew = await recordReceipt(tx, { shipmentId, receiverName, note, photoIds, actorId: own.cooperativeId });
  if (!isNew) fail('bag.move_not_allowed');
  const text = receiverName.trim();
  await addBagEvent(tx, { bagId: bag.id, event: 'delivered', actorId: own.cooperativeId, shipmentId, text });
}

type Report = {
  number: string;
  cooperativeId: number;
  text: string;
  shipmentNumber?: string | null | undefined;
  photoIds: readonly number[];
};

/** Something is wrong with a bag or one of its shipments. Throws bag.not_found, bag.move_not_allowed, shipment.not_found, file.not_found. */
export async function reportProblem(
  tx: Tx,
  { number, cooperativeId, text, shipmentNumber, photoIds }: Report,
): Promise<void> {
  const bag = await lockBag(tx, { number, cooperativeId });
  if (bag.acceptedAt === null) fail('bag.move_not_allowed');
  const about = shipmentNumber ? await lockInBag(tx, { number, cooperativeId, shipmentNumber }) : undefined;
  const fileIds = [...new Set(photoIds)];
  if (fileIds.length > 0) await bindFiles(tx, { fileIds, ownerId: cooperativeId, record: { kind: 'bag', id: bag.id } });
  const shipmentId = about?.shipment.id ?? null;
  await addBagEvent(tx, {
    bagId: bag.id,
    event: 'problem',
    actorId: cooperativeId,
    shipmentId,
    text: text.trim(),
    fileIds,
  });
  await updateBag(tx, bag.id, { hasProblem: true });
}
