import type { EventPayload } from '@kouan/contract';
import type { OrderEvent, ShipmentState } from '@kouan/domain';
import { canShipmentMove, canShipmentTakeBack } from '@kouan/domain';
import { currentTime } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { onEvent } from '../../platform/outbox.ts';
import { type EventActor, lockOrder, recordOrderEvent, setShipmentFact } from '../orders/index.ts';
import { setPaymentDue } from '../payments/index.ts';
import { parameters } from '../settings/index.ts';
import { dispatchLimit } from './dispatch-limit.ts';
import { getShipment, lockShipment, updateShipment } from './shipment-queries.ts';

type PaymentEvent = EventPayload<'payment.claimed'>;
type Step = { to: ShipmentState; event: OrderEvent; actorKind: 'buyer' | 'staff' };

const hourMs = 3_600_000;

/** A shipment follows its final payment: claimed, approved whole or in part, rejected, taken back into review. */
export function followPayments(): void {
  // Before a payment is locked, its shipment is; the order's lock was taken by the orders' own listener.
  onEvent('payment.changing', async (tx, { shipmentNumber }) => {
    if (shipmentNumber !== null) await lockShipment(tx, { number: shipmentNumber, buyerId: 'any' });
  });
  onEvent('payment.claimed', (tx, payment) =>
    follow(tx, payment, { to: 'paymentReview', event: 'finalClaimed', actorKind: 'buyer' }),
  );
  onEvent('payment.approved', (tx, payment) =>
    follow(
      tx,
      payment,
      payment.isWhole
        ? { to: 'ready', event: 'finalApproved', actorKind: 'staff' }
        : { to: 'paymentPending', event: 'finalPartlyApproved', actorKind: 'staff' },
    ),
  );
  onEvent('payment.rejected', (tx, payment) =>
    follow(tx, payment, { to: 'paymentRejected', event: 'finalRejected', actorKind: 'staff' }),
  );
  onEvent('payment.re_reviewing', async (tx, { shipmentNumber, wasPaid }) => {
    if (shipmentNumber === null) return;
    const { number, state } = await getShipment(tx, { number: shipmentNumber, buyerId: 'any' });
    if (!canShipmentTakeBack(state, wasPaid)) fail('order.move_not_allowed', { number });
  });
  onEvent('payment.re_reviewed', (tx, payment) =>
    follow(tx, payment, { to: 'paymentReview', event: 'finalReReviewed', actorKind: 'staff' }),
  );
}

async function follow(tx: Tx, payment: PaymentEvent, { to, event, actorKind }: Step): Promise<void> {
  if (payment.purpose !== 'final' || payment.shipmentNumber === null) return;
  await lockOrder(tx, { id: payment.orderId, buyerId: 'any' });
  const shipment = await lockShipment(tx, { number: payment.shipmentNumber, buyerId: 'any' });
  if (!canShipmentMove(shipment.state, to)) fail('order.move_not_allowed', { number: shipment.number });

  // The clock stands still while we review; afterwards the buyer has the whole time again.
  const isBuyersTurn = to === 'paymentPending' || to === 'paymentRejected';
  const { shipmentDueHours } = await parameters(tx);
  const payBy = isBuyersTurn ? new Date((await currentTime(tx)).getTime() + shipmentDueHours * hourMs) : null;
  const toLeave = to === 'ready' ? await dispatchLimit(tx) : { readyAt: null, dispatchBy: null };
  await updateShipment(tx, shipment.id, { state: to, payBy, ...toLeave });
  await setPaymentDue(tx, { number: payment.paymentNumber, dueAt: payBy });
  await setShipmentFact(tx, {
    orderId: shipment.orderId,
    shipmentNumber: shipment.number,
    state: to,
    dueAt: toLeave.dispatchBy,
  });
  const actor: EventActor =
    payment.actorId === null ? { kind: 'system', id: null } : { kind: actorKind, id: payment.actorId };
  await recordOrderEvent(tx, {
    orderId: shipment.orderId,
    event,
    actor,
    reason: payment.reason,
    details: { shipment: shipment.number, payment: payment.paymentNumber },
  });
}
