import type { EventPayload } from '@kouan/contract';
import { canOrderTakeBack, type OrderEvent } from '@kouan/domain';
import type { Tx } from '../../platform/db.ts';
import { assert, fail } from '../../platform/errors.ts';
import { onEvent } from '../../platform/outbox.ts';
import { setPaymentDue } from '../payments/index.ts';
import { depositDue } from './accept-order.ts';
import { adjustmentOfPayment, updateAdjustment, wasLowered } from './adjustment-queries.ts';
import { getOrder, lockOrder, updateOrder } from './order-queries.ts';
import type { HistoryDetails } from './order-tables.ts';
import { type EventActor, recordOrderEvent, system } from './record-order-event.ts';

type PaymentEvent = EventPayload<'payment.claimed'>;
type Consequence = { event: OrderEvent; actor: EventActor; runsLimit: boolean; details?: HistoryDetails };

/** What a payment of the deposit or of an adjustment means for its order. Final payments are the shipment's. */
export function listenToPayments(): void {
  onEvent('payment.changing', async (tx, { orderId }) => void (await lockOrder(tx, { id: orderId, buyerId: 'any' })));
  onEvent('payment.claimed', (tx, payment) =>
    follow(tx, payment, { event: 'depositClaimed', actor: { kind: 'buyer', id: payment.buyerId }, runsLimit: false }),
  );
  onEvent('payment.approved', async (tx, payment) => {
    if (payment.isWhole && payment.purpose === 'adjustment') await settleAdjustment(tx, payment, 'confirmed');
    await follow(tx, payment, {
      event: payment.isWhole ? 'depositApproved' : 'depositPartlyApproved',
      actor: staff(payment),
      runsLimit: !payment.isWhole,
      details: { creditedFen: Number(payment.creditedFen) },
    });
  });
  onEvent('payment.rejected', (tx, payment) =>
    follow(tx, payment, { event: 'depositRejected', actor: staff(payment), runsLimit: true }),
  );
  onEvent('payment.re_reviewing', requireUntouched);
  onEvent('payment.re_reviewed', async (tx, payment) => {
    if (payment.wasPaid && payment.purpose === 'adjustment') await settleAdjustment(tx, payment, 'due');
    await follow(tx, payment, { event: 'depositReReviewed', actor: staff(payment), runsLimit: false });
  });
}

const staff = ({ actorId }: PaymentEvent): EventActor => (actorId === null ? system : { kind: 'staff', id: actorId });

/** An adjustment is paid; or its approval is taken back, then it is due again. */
async function settleAdjustment(tx: Tx, payment: PaymentEvent, state: 'confirmed' | 'due'): Promise<void> {
  const adjustment = await adjustmentOfPayment(tx, payment.paymentNumber);
  assert(adjustment, 'a payment of an adjustment belongs to one');
  await updateAdjustment(tx, adjustment.id, { state });
  await updateOrder(tx, payment.orderId, { adjustment: state === 'due' ? 'due' : null });
}

/** Throws order.move_not_allowed unless the order lets the decision about its deposit be taken back. */
async function requireUntouched(
  tx: Tx,
  { orderId, purpose, wasPaid }: EventPayload<'payment.re_reviewing'>,
): Promise<void> {
  if (purpose === 'final') return;
  const { number, status, adjustment } = await getOrder(tx, { id: orderId, buyerId: 'any' });
  const order = { status, adjustment, wasLowered: await wasLowered(tx, orderId) };
  if (!canOrderTakeBack(order, wasPaid)) fail('order.move_not_allowed', { number });
}

/** No time limit runs during a review; a rejection or a part starts it anew. */
async function follow(tx: Tx, payment: PaymentEvent, { event, actor, runsLimit, details }: Consequence): Promise<void> {
  if (payment.purpose === 'final') return;
  const dueAt = runsLimit ? await depositDue(tx) : null;
  await updateOrder(tx, payment.orderId, { depositDueAt: dueAt });
  if (dueAt) await setPaymentDue(tx, { number: payment.paymentNumber, dueAt });
  await recordOrderEvent(tx, {
    orderId: payment.orderId,
    event,
    actor,
    reason: payment.reason,
    details: { payment: payment.paymentNumber, ...details },
  });
}
