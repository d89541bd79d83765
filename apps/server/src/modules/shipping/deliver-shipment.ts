import { currentTime } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { type EventActor, lockOrder, markDelivered, recordOrderEvent, setShipmentFact } from '../orders/index.ts';
import { parameters } from '../settings/index.ts';
import { linesOf, lockShipment, updateShipment } from './shipment-queries.ts';

const dayMs = 86_400_000;

export type Delivery = { number: string; orderId: number; buyerId: number | 'any'; actor: EventActor };

/** The goods have arrived: the buyer, staff or the time limit says so. Throws shipment.not_found, order.move_not_allowed. */
export async function deliverShipment(tx: Tx, { number, orderId, buyerId, actor }: Delivery): Promise<void> {
  await lockOrder(tx, { id: orderId, buyerId });
  const shipment = await lockShipment(tx, { number, buyerId });
  if (shipment.state !== 'inTransit') fail('order.move_not_allowed', { number });

  for (const { orderLineId, quantity } of await linesOf(tx, [shipment.id]))
    await markDelivered(tx, { lineId: orderLineId, quantity });
  const now = await currentTime(tx);
  const { afterSalesDays } = await parameters(tx);
  await updateShipment(tx, shipment.id, {
    state: 'delivered',
    deliveredAt: now,
    autoReceiveAt: null,
    receiptPausedAt: null,
  });
  await setShipmentFact(tx, {
    orderId,
    shipmentNumber: number,
    state: 'delivered',
    claimableUntil: new Date(now.getTime() + afterSalesDays * dayMs),
  });
  await recordOrderEvent(tx, { orderId, event: 'delivered', actor, details: { shipment: number } });
}
