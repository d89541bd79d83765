import { canBagMove, isWeightOutlier } from '@kouan/domain';
import { and, ne, sql } from 'drizzle-orm';
import { currentTime } from '../../platform/clock.ts';
import type { Reader, Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { parameters } from '../settings/index.ts';
import {
  arrivalsOf,
  getShipment,
  markBagHeld,
  packingsOf,
  releaseArrival,
  resumeReceipts,
  toleranceOf,
} from '../shipping/index.ts';
import { addBagEvent, addBagWeighing, contentsOf, findBagOf, lockBag, updateBag } from './bag-queries.ts';
import { type Bag, bags } from './bag-tables.ts';

type Act = { number: string; actorId: number };

/** What the shipments of a bag weigh by their packing. */
export async function packedGrams(db: Reader, bagId: number): Promise<number> {
  const contents = await contentsOf(db, [bagId]);
  const packings = await packingsOf(
    db,
    contents.map(({ shipmentId }) => shipmentId),
  );
  return packings.reduce((sum, { grams }) => sum + grams, 0);
}

/** Puts down a weight of a bag; one that is far off holds it. Answers whether it is held. */
export async function weighBag(
  tx: Tx,
  bag: Bag,
  weight: { stage: 'bag' | 'vietnam'; grams: number; expectedGrams: number; actorId: number },
): Promise<boolean> {
  const { stage, grams, expectedGrams, actorId } = weight;
  const isOutlier = isWeightOutlier({ grams, expectedGrams }, toleranceOf(await parameters(tx)));
  await addBagWeighing(tx, { bagId: bag.id, stage, grams, expectedGrams, isOutlier, weighedBy: actorId });
  if (isOutlier)
    await addBagEvent(tx, { bagId: bag.id, event: 'held', actorId, text: `${grams} g / ${expectedGrams} g` });
  return isOutlier;
}

/**
 * Closes a bag with its weight and seal; held when the weight is far from what its shipments weigh. Throws bag.not_found,
 * bag.move_not_allowed, bag.empty, bag.seal_used.
 */
export async function sealBag(
  tx: Tx,
  { number, grams, sealNumber, actorId }: Act & { grams: number; sealNumber: string },
): Promise<void> {
  const bag = await lockBag(tx, { number, cooperativeId: 'any' });
  if (!canBagMove(bag.state, 'sealed')) fail('bag.move_not_allowed');
  if ((await contentsOf(tx, [bag.id])).length === 0) fail('bag.empty');
  const seal = sealNumber.trim().toUpperCase();
  const [used] = await tx
    .select({ number: bags.number })
    .from(bags)
    .where(and(sql`upper(${bags.sealNumber}) = ${seal}`, ne(bags.id, bag.id)));
  if (used) fail('bag.seal_used', { bag: used.number });
  const expectedGrams = await packedGrams(tx, bag.id);
  await addBagEvent(tx, { bagId: bag.id, event: 'sealed', actorId, text: seal });
  const isHeld = await weighBag(tx, bag, { stage: 'bag', grams, expectedGrams, actorId });
  await updateBag(tx, bag.id, {
    state: 'sealed',
    sealNumber: seal,
    grams,
    expectedGrams,
    isHeld,
    sealedAt: await currentTime(tx),
  });
  if (isHeld) await markBagHeld(tx, await insideOf(tx, bag), true);
}

const insideOf = async (tx: Tx, { id }: Bag): Promise<number[]> =>
  (await contentsOf(tx, [id])).map(({ shipmentId }) => shipmentId);

/** A sealed bag is opened again; its weight and seal are void. Throws bag.not_found, bag.move_not_allowed. */
export async function reopenBag(tx: Tx, { number, actorId, reason }: Act & { reason: string }): Promise<void> {
  const bag = await lockBag(tx, { number, cooperativeId: 'any' });
  if (!canBagMove(bag.state, 'open')) fail('bag.move_not_allowed');
  const opened = { grams: null, expectedGrams: null, sealedAt: null, sealNumber: '', isHeld: false };
  await updateBag(tx, bag.id, { state: 'open', ...opened });
  await markBagHeld(tx, await insideOf(tx, bag), false);
  await addBagEvent(tx, { bagId: bag.id, event: 'reopened', actorId, text: reason.trim() });
}

/** Somebody has looked at a bag that was held for its weight. Throws bag.not_found, bag.not_held. */
export async function releaseBag(tx: Tx, { number, actorId, reason }: Act & { reason: string }): Promise<void> {
  const bag = await lockBag(tx, { number, cooperativeId: 'any' });
  if (!bag.isHeld) fail('bag.not_held');
  await updateBag(tx, bag.id, { isHeld: false });
  await addBagEvent(tx, { bagId: bag.id, event: 'released', actorId, text: reason.trim() });
  const ids = await insideOf(tx, bag);
  await markBagHeld(tx, ids, false);
  const stillHeld = (await arrivalsOf(tx, ids)).filter(({ state }) => state === 'held').map((one) => one.shipmentId);
  await resumeReceipts(
    tx,
    ids.filter((id) => !stillHeld.includes(id)),
  );
}

/** The same of one shipment, held for its weight in Vietnam. Throws bag.not_found, shipment.not_found, shipment.not_held. */
export async function releaseHeldShipment(
  tx: Tx,
  { number, shipmentNumber, actorId, reason }: Act & { shipmentNumber: string; reason: string },
): Promise<void> {
  const bag = await lockBag(tx, { number, cooperativeId: 'any' });
  const { id: shipmentId } = await getShipment(tx, { number: shipmentNumber, buyerId: 'any' });
  if ((await findBagOf(tx, shipmentId))?.id !== bag.id) fail('shipment.not_found');
  await releaseArrival(tx, { shipmentId, actorId, reason: reason.trim() });
  await addBagEvent(tx, { bagId: bag.id, event: 'released', actorId, shipmentId, text: reason.trim() });
  if (!bag.isHeld) await resumeReceipts(tx, [shipmentId]);
}

/** What the cooperative reported has been looked into. Throws bag.not_found, bag.no_problem. */
export async function solveProblem(tx: Tx, { number, actorId, reason }: Act & { reason: string }): Promise<void> {
  const bag = await lockBag(tx, { number, cooperativeId: 'any' });
  if (!bag.hasProblem) fail('bag.no_problem');
  await updateBag(tx, bag.id, { hasProblem: false });
  await addBagEvent(tx, { bagId: bag.id, event: 'solved', actorId, text: reason.trim() });
}
