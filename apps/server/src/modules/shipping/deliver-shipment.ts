import { currentTime } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { type EventActor, lockOrder, markDelivered, recordOrderEvent, setShipmentFact } from '../orders/index.ts';
import { linesOf, lockShipment, updateShipment } from './shipment-queries.ts';

export type Delivery = { number: string; orderId: number; buyerId: number | 'any'; actor: EventActor };

/** The goods have arrived: the buyer, staff or the time limit says so. Throws shipment.not_found, order.move_not_allowed. */
export async function deliverShipment(tx: Tx, { number, orderId, buyerId, actor }: Delivery): Promise<void> {
  await lockOrder(tx, { id: orderId, buyerId });
  const shipment = await lockShipment(tx, { number, buyerId });
  if (shipment.state !== 'inTransit') fail('order.move_not_allowed', { number });

  for (const { orderLineId, quantity } of await linesOf(tx, [shipment.id]))
    await markDelivered(tx, { lineId: orderLineId, quantity });
  await updateShipment(tx, shipment.id, {
    state: 'delivered',
    deliveredAt: await currentTime(tx),
    autoReceiveAt: null,
  });
  await setShipmentFact(tx, { orderId, shipmentNumber: number, state: 'delivered' });
  await recordOrderEvent(tx, { orderId, event: 'delivered', actor, details: { shipment: number } });
}
