import { canShipmentMove, cancelShipmentRefund, shipmentCancelled } from '@kouan/domain';
import { currentTime } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { type EventActor, lockOrder, recordOrderEvent, returnOrderShare, setShipmentFact } from '../orders/index.ts';
import { cancelPayments, orderKey, paymentOfShipments, postAll } from '../payments/index.ts';
import { endFreeze } from '../warehouse/index.ts';
import { feesOf, lockShipment, type Shipment, updateShipment } from './shipment-queries.ts';

export type Cancel = {
  number: string;
  orderId: number;
  buyerId: number | 'any';
  actor: EventActor;
  event: 'shipmentCancelled' | 'shipmentExpired';
  reason: string;
};

/**
 * Cancels a shipment before its dispatch: the stock is available again, its share is back in the order's pots, what was
 * paid for it goes to the wallet. Throws shipment.not_found, shipment.cannot_cancel.
 */
export async function cancelShipment(
  tx: Tx,
  { number, orderId, buyerId, actor, event, reason }: Cancel,
): Promise<void> {
  await lockOrder(tx, { id: orderId, buyerId });
  const shipment = await lockShipment(tx, { number, buyerId });
  if (!canShipmentMove(shipment.state, 'cancelled')) fail('shipment.cannot_cancel');

  await endFreeze(tx, { shipmentNumber: number, cause: 'shipmentCancelled', actorId: actor.id });
  await returnOrderShare(tx, { orderId, share: shareOf(shipment) });
  await giveMoneyBack(tx, shipment, actor.id);
  await updateShipment(tx, shipment.id, {
    state: 'cancelled',
    cancelledAt: await currentTime(tx),
    cancelReason: reason,
    payBy: null,
    dispatchBy: null,
  });
  await setShipmentFact(tx, { orderId, shipmentNumber: number, state: 'cancelled' });
  await recordOrderEvent(tx, { orderId, event, actor, reason, details: { shipment: number } });
}

/** No service is performed before the dispatch today, so all that was paid goes back. */
async function giveMoneyBack(tx: Tx, shipment: Shipment, actorId: number | null): Promise<void> {
  const payment = (await paymentOfShipments(tx, [shipment.number])).get(shipment.number);
  const paidFen = payment ? BigInt(payment.amountFen) - BigInt(payment.dueFen) : 0n;
  await cancelPayments(tx, { shipmentNumber: shipment.number });
  if (paidFen === 0n) return;
  const fees = (await feesOf(tx, [shipment.id])).map(({ kind, feeFen }) => ({ kind, feeFen }));
  const { kept, toWalletFen } = cancelShipmentRefund({ balanceShareFen: shipment.balanceShareFen, fees, paidFen });
  await postAll(tx, {
    postings: shipmentCancelled({ order: orderKey(shipment.orderId), kept, toWalletFen }),
    event: 'shipmentCancelled',
    orderId: shipment.orderId,
    buyerId: shipment.buyerId,
    shipmentNumber: shipment.number,
    actorId,
  });
}

/** What the shipment's units took out of the order's pots. */
export const shareOf = ({ goodsFen, freightFen, serviceFen, depositShareFen, balanceShareFen }: Shipment) => ({
  goodsFen,
  freightFen,
  serviceFen,
  valueFen: goodsFen + freightFen + serviceFen,
  depositShareFen,
  balanceShareFen,
});
