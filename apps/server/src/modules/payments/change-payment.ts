import type { EventPayload } from '@kouan/contract';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { publish } from '../../platform/outbox.ts';
import { getPayment, lockPayment, type PaymentKey } from './payment-queries.ts';
import type { PaymentRow } from './payment-tables.ts';

/** Locks a payment after its order and its shipment, which their owners lock. Throws payment.not_found. */
export async function lockInOrder(tx: Tx, key: PaymentKey): Promise<PaymentRow> {
  const { orderId, shipmentNumber } = await getPayment(tx, key);
  await publish(tx, 'payment.changing', { orderId, shipmentNumber });
  return lockPayment(tx, key);
}

/** Throws payment.not_payable, payment.paused unless the payment can be paid now. */
export function requirePayable({ status, isPaused }: Pick<PaymentRow, 'status' | 'isPaused'>): void {
  if (status !== 'unpaid') fail('payment.not_payable');
  if (isPaused) fail('payment.paused');
}

/** What the others hear about a payment. */
export const eventOf = (
  payment: PaymentRow,
  { actorId, reason = '' }: { actorId: number | null; reason?: string },
): EventPayload<'payment.claimed'> => ({
  paymentNumber: payment.number,
  purpose: payment.purpose,
  orderId: payment.orderId,
  shipmentNumber: payment.shipmentNumber,
  buyerId: payment.buyerId,
  actorId,
  reason,
});
