import { shipmentDispatched } from '@kouan/domain';
import { currentTime } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { publish } from '../../platform/outbox.ts';
import { lockOrder, recordOrderEvent, setShipmentFact } from '../orders/index.ts';
import { orderKey, post } from '../payments/index.ts';
import { parameters } from '../settings/index.ts';
import { endFreeze } from '../warehouse/index.ts';
import { shareOf } from './cancel-shipment.ts';
import { checkMayLeave } from './pack-shipment.ts';
import { feesOf, getShipment, lockShipment, updateShipment } from './shipment-queries.ts';

export type Dispatch = {
  number: string;
  carrier: string;
  trackingNumber: string;
  actorId: number;
  /** The bag that takes it along. */
  bagNumber?: string;
};

const dayMs = 86_400_000;

/**
 * A paid and packed shipment leaves with a carrier: its units are gone, what was held for it is earned. Throws
 * shipment.not_found, order.move_not_allowed, shipment.held_for_check, shipment.not_packed, shipment.photos_missing.
 */
export async function dispatchShipment(
  tx: Tx,
  { number, carrier, trackingNumber, actorId, bagNumber }: Dispatch,
): Promise<void> {
  const { orderId } = await getShipment(tx, { number, buyerId: 'any' });
  await lockOrder(tx, { id: orderId, buyerId: 'any' });
  const shipment = await lockShipment(tx, { number, buyerId: 'any' });
  if (shipment.buyerId === actorId) fail('shipment.own_order');
  if (shipment.state !== 'ready') fail('order.move_not_allowed', { number });
  await checkMayLeave(tx, shipment.id);
  await publish(tx, 'shipment.dispatching', {
    shipmentId: shipment.id,
    shipmentNumber: number,
    bagNumber: bagNumber ?? null,
  });

  const now = await currentTime(tx);
  const { autoReceiveDays } = await parameters(tx);
  await endFreeze(tx, { shipmentNumber: number, cause: 'dispatched', actorId });
  const fees = (await feesOf(tx, [shipment.id])).map(({ kind, feeFen }) => ({ kind, feeFen }));
  await post(tx, {
    posting: shipmentDispatched({ order: orderKey(orderId), share: shareOf(shipment), fees }),
    event: 'shipmentDispatched',
    orderId,
    buyerId: shipment.buyerId,
    shipmentNumber: number,
    actorId,
  });
  const autoReceiveAt = new Date(now.getTime() + autoReceiveDays * dayMs);
  await updateShipment(tx, shipment.id, {
    state: 'inTransit',
    dispatchBy: null,
    carrier: carrier.trim(),
    trackingNumber: trackingNumber.trim(),
    dispatchedAt: now,
    dispatchedBy: actorId,
    autoReceiveAt,
  });
  await setShipmentFact(tx, { orderId, shipmentNumber: number, state: 'inTransit', dueAt: autoReceiveAt });
  await recordOrderEvent(tx, {
    orderId,
    event: 'dispatched',
    actor: { kind: 'staff', id: actorId },
    details: { shipment: number, carrier: carrier.trim(), trackingNumber: trackingNumber.trim() },
  });
}
