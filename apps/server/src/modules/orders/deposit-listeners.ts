import type { EventPayload } from '@kouan/contract';
import type { OrderEvent } from '@kouan/domain';
import type { Tx } from '../../platform/db.ts';
import { onEvent } from '../../platform/outbox.ts';
import { setPaymentDue } from '../payments/index.ts';
import { depositDue } from './accept-order.ts';
import { lockOrder, updateOrder } from './order-queries.ts';
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
  onEvent('payment.approved', (tx, payment) =>
    follow(tx, payment, {
      event: payment.isWhole ? 'depositApproved' : 'depositPartlyApproved',
      actor: staff(payment),
      runsLimit: !payment.isWhole,
      details: { creditedFen: Number(payment.creditedFen) },
    }),
  );
  onEvent('payment.rejected', (tx, payment) =>
    follow(tx, payment, { event: 'depositRejected', actor: staff(payment), runsLimit: true }),
  );
  onEvent('payment.re_reviewed', (tx, payment) =>
    follow(tx, payment, { event: 'depositReReviewed', actor: staff(payment), runsLimit: false }),
  );
}

const staff = ({ actorId }: PaymentEvent): EventActor => (actorId === null ? system : { kind: 'staff', id: actorId });

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
