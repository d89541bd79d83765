import type { Tx } from '../../platform/db.ts';
import { recordOrderEvent, setShipmentFact } from '../orders/index.ts';
import { dispatchLimit } from './dispatch-limit.ts';
import { type Shipment, updateShipment } from './shipment-queries.ts';

const steps = [
  { state: 'paymentReview', event: 'finalClaimed' },
  { state: 'ready', event: 'finalApproved' },
] as const;

/** Nothing is to be paid for a shipment: it takes the steps of a payment by itself, so that no status is left out. */
export async function passPayment(tx: Tx, shipment: Shipment): Promise<Shipment> {
  for (const { state, event } of steps) {
    const toLeave = state === 'ready' ? await dispatchLimit(tx) : { readyAt: null, dispatchBy: null };
    await updateShipment(tx, shipment.id, { state, ...toLeave });
    const { orderId, number: shipmentNumber } = shipment;
    await setShipmentFact(tx, { orderId, shipmentNumber, state, dueAt: toLeave.dispatchBy });
    await recordOrderEvent(tx, {
      orderId: shipment.orderId,
      event,
      actor: { kind: 'system', id: null },
      details: { shipment: shipment.number },
    });
  }
  return { ...shipment, state: 'ready' };
}
