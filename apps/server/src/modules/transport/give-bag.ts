import { canBagMove } from '@kouan/domain';
import { currentTime } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { onEvent } from '../../platform/outbox.ts';
import { membersOfRole, userBriefs } from '../identity/index.ts';
import { dispatchShipment, shipmentsByIds } from '../shipping/index.ts';
import { addBagEvent, contentsOf, findBagOf, lockBag, updateBag } from './bag-queries.ts';

type Act = { number: string; actorId: number };

/** Gives a sealed bag to a cooperative. Throws bag.not_found, bag.move_not_allowed, bag.held_for_check, bag.cooperative_not_found. */
export async function assignBag(tx: Tx, { number, cooperativeId, actorId }: Act & { cooperativeId: number }) {
  const bag = await lockBag(tx, { number, cooperativeId: 'any' });
  if (!canBagMove(bag.state, 'assigned')) fail('bag.move_not_allowed');
  if (bag.isHeld) fail('bag.held_for_check');
  const cooperative = (await membersOfRole(tx, 'cooperative')).find(({ id }) => id === cooperativeId);
  if (!cooperative) fail('bag.cooperative_not_found');
  await updateBag(tx, bag.id, {
    state: 'assigned',
    cooperativeId,
    assignedAt: await currentTime(tx),
    acceptedAt: null,
  });
  await addBagEvent(tx, { bagId: bag.id, event: 'assigned', actorId, text: cooperative.name });
}

/**
 * The cooperative has taken the bag along: each of its shipments is dispatched the way every shipment is, in one
 * transaction and in the order of their orders. Throws bag.not_found, bag.move_not_allowed, bag.not_accepted,
 * bag.shipment_not_ready and what dispatchShipment throws.
 */
export async function dispatchBag(tx: Tx, { number, actorId }: Act): Promise<void> {
  const bag = await lockBag(tx, { number, cooperativeId: 'any' });
  if (!canBagMove(bag.state, 'crossing')) fail('bag.move_not_allowed');
  if (bag.acceptedAt === null || bag.cooperativeId === null) return fail('bag.not_accepted');
  const contents = await contentsOf(tx, [bag.id]);
  const shipments = await shipmentsByIds(
    tx,
    contents.map(({ shipmentId }) => shipmentId),
  );
  const unready = shipments.find(({ state }) => state !== 'ready');
  if (unready) fail('bag.shipment_not_ready', { number: unready.number });
  const carrier = (await userBriefs(tx, [bag.cooperativeId])).get(bag.cooperativeId)?.nickName ?? '';
  for (const shipment of shipments.toSorted((a, b) => a.orderId - b.orderId || a.id - b.id))
    await dispatchShipment(tx, {
      number: shipment.number,
      carrier,
      trackingNumber: number,
      actorId,
      bagNumber: number,
    });
  await updateBag(tx, bag.id, { state: 'crossing', dispatchedAt: await currentTime(tx) });
  await addBagEvent(tx, { bagId: bag.id, event: 'dispatched', actorId });
}

/** What lies in a bag leaves with it, and in no other way: the order's lock guards both. */
export function guardBags(): void {
  onEvent('shipment.dispatching', async (tx, { shipmentId, bagNumber }) => {
    const bag = await findBagOf(tx, shipmentId);
    if (bag && bag.number !== bagNumber) fail('bag.shipment_in_bag', { bag: bag.number });
  });
}
