import type { BodyOf } from '@kouan/contract';
import type * as contract from '@kouan/contract';
import { canBagMove } from '@kouan/domain';
import { currentTime } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { addCourse, pauseReceipts, shipmentLinesOf, shipmentsByIds } from '../shipping/index.ts';
import { addBagEvent, contentsOf, customsOf, lockBag, replaceCustoms, updateBag } from './bag-queries.ts';
import { weighBag } from './seal-bag.ts';

/** What a cooperative does with a bag that was given to it; another's is not found. */
type Own = { number: string; cooperativeId: number };

/** Throws bag.not_found, bag.move_not_allowed. */
export async function acceptBag(tx: Tx, { number, cooperativeId }: Own): Promise<void> {
  const bag = await lockBag(tx, { number, cooperativeId });
  if (bag.state !== 'assigned' || bag.acceptedAt !== null) fail('bag.move_not_allowed');
  await updateBag(tx, bag.id, { acceptedAt: await currentTime(tx) });
  await addBagEvent(tx, { bagId: bag.id, event: 'accepted', actorId: cooperativeId });
}

/** The bag is the warehouse's again; its seal stays. Throws bag.not_found, bag.move_not_allowed. */
export async function declineBag(tx: Tx, { number, cooperativeId, reason }: Own & { reason: string }): Promise<void> {
  const bag = await lockBag(tx, { number, cooperativeId });
  if (!canBagMove(bag.state, 'sealed')) fail('bag.move_not_allowed');
  await addBagEvent(tx, { bagId: bag.id, event: 'declined', actorId: cooperativeId, text: reason.trim() });
  await updateBag(tx, bag.id, { state: 'sealed', cooperativeId: null, assignedAt: null, acceptedAt: null });
}

/**
 * The declaration's number and what was declared of every line in the bag. Throws bag.not_found, bag.move_not_allowed,
 * bag.line_not_in_bag, bag.customs_incomplete.
 */
export async function saveCustoms(
  tx: Tx,
  { number, cooperativeId, declarationNumber, lines }: Own & BodyOf<typeof contract.saveCustoms>,
): Promise<void> {
  const bag = await lockBag(tx, { number, cooperativeId });
  const isOpen = bag.state === 'crossing' || (bag.state === 'assigned' && bag.acceptedAt !== null);
  if (!isOpen) fail('bag.move_not_allowed');
  const ids = (await contentsOf(tx, [bag.id])).map(({ shipmentId }) => shipmentId);
  const shipmentIds = new Map((await shipmentsByIds(tx, ids)).map((shipment) => [shipment.number, shipment.id]));
  const inBag = new Set(
    (await shipmentLinesOf(tx, ids)).map(({ shipmentId, orderLineId }) => `${shipmentId} ${orderLineId}`),
  );
  const rows = lines.map(({ shipmentNumber, lineId, description, unit, ...line }) => {
    const shipmentId = shipmentIds.get(shipmentNumber) ?? 0;
    if (!inBag.has(`${shipmentId} ${lineId}`)) fail('bag.line_not_in_bag');
    return {
      ...line,
      bagId: bag.id,
      shipmentId,
      orderLineId: lineId,
      description: description.trim(),
      unit: unit.trim(),
    };
  });
  const told = new Set(rows.map(({ shipmentId, orderLineId }) => `${shipmentId} ${orderLineId}`));
  if (told.size !== rows.length || told.size !== inBag.size) fail('bag.customs_incomplete');
  await replaceCustoms(tx, bag.id, rows);
  await updateBag(tx, bag.id, { declarationNumber: declarationNumber.trim() });
  await addBagEvent(tx, { bagId: bag.id, event: 'customs', actorId: cooperativeId, text: declarationNumber.trim() });
}

/**
 * The bag has crossed and is weighed again: far from its weight at the seal it is held. Throws bag.not_found,
 * bag.move_not_allowed, bag.declaration_empty.
 */
export async function arriveBag(tx: Tx, { number, cooperativeId, grams }: Own & { grams: number }): Promise<void> {
  const bag = await lockBag(tx, { number, cooperativeId });
  if (!canBagMove(bag.state, 'arrived') || bag.grams === null) return fail('bag.move_not_allowed');
  if (bag.declarationNumber === '' || (await customsOf(tx, bag.id)).length === 0) fail('bag.declaration_empty');
  const now = await currentTime(tx);
  await addBagEvent(tx, { bagId: bag.id, event: 'arrived', actorId: cooperativeId, text: `${grams} g` });
  const weight = { stage: 'vietnam' as const, grams, expectedGrams: bag.grams, actorId: cooperativeId };
  const isHeld = await weighBag(tx, bag, weight);
  await updateBag(tx, bag.id, { state: 'arrived', arrivedAt: now, arrivedGrams: grams, isHeld });
  const contents = await contentsOf(tx, [bag.id]);
  for (const { shipmentId } of contents) await addCourse(tx, { shipmentId, step: 'arrived', place: '', at: now });
  if (isHeld)
    await pauseReceipts(
      tx,
      contents.map(({ shipmentId }) => shipmentId),
    );
}
