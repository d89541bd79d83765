import { toVnd } from '@kouan/domain';
import { and, eq, ne } from 'drizzle-orm';
import type { Tx } from '../../platform/db.ts';
import { assert } from '../../platform/errors.ts';
import type { NewPayment } from './create-payment.ts';
import { lockPayment, updatePayment } from './payment-queries.ts';
import { type PaymentRow, payments } from './payment-tables.ts';

/** The unpaid deposit, or adjustment, of an order; its lock is held by the caller. */
export async function unpaidDeposit(
  tx: Tx,
  orderId: number,
): Promise<Pick<PaymentRow, 'number' | 'purpose' | 'creditedFen'> | undefined> {
  const { number, purpose, creditedFen } = payments;
  const [row] = await tx
    .select({ number, purpose, creditedFen })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.status, 'unpaid'), ne(payments.purpose, 'final')));
  return row;
}

/** Nobody can pay it while its order's price is being asked about; afterwards, with its time limit begun anew. */
export async function pausePayment(
  tx: Tx,
  { number, isPaused, dueAt }: { number: string; isPaused: boolean; dueAt: Date | null },
): Promise<void> {
  const { id } = await lockPayment(tx, { number, buyerId: 'any' });
  await updatePayment(tx, id, { isPaused, dueAt });
}

/**
 * The same unpaid payment with another amount, because the price of its order has changed; of nothing it is cancelled.
 * Nothing of it may be paid yet. The caller holds the order's lock.
 */
export async function repricePayment(
  tx: Tx,
  { number, amountFen, items, dueAt }: Pick<NewPayment, 'amountFen' | 'items' | 'dueAt'> & { number: string },
): Promise<void> {
  const payment = await lockPayment(tx, { number, buyerId: 'any' });
  assert(payment.status === 'unpaid' && payment.creditedFen === 0n, 'nothing of the payment is paid yet');
  if (amountFen === 0n) return updatePayment(tx, payment.id, { status: 'cancelled', isPaused: false, dueAt: null });
  await updatePayment(tx, payment.id, {
    amountFen,
    amountVnd: toVnd(amountFen, payment.rateVndPerCnyMicros),
    items: items.map((item) => ({ kind: item.kind, amountFen: String(item.amountFen) })),
    isPaused: false,
    dueAt,
  });
}

/** Ends an unpaid payment. Answers what was paid of it already, in fen. */
export async function cancelPayment(tx: Tx, number: string): Promise<bigint> {
  const payment = await lockPayment(tx, { number, buyerId: 'any' });
  assert(payment.status === 'unpaid', 'only what is unpaid is cancelled');
  await updatePayment(tx, payment.id, { status: 'cancelled', isPaused: false, dueAt: null });
  return payment.creditedFen;
}
