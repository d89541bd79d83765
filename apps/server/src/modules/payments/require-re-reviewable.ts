import { hasOpenDecision, sumOf } from '@kouan/domain';
import type { Tx } from '../../platform/db.ts';
import { AppError, fail } from '../../platform/errors.ts';
import { publish } from '../../platform/outbox.ts';
import { eventOf } from './change-payment.ts';
import { walletBalanceFen } from './ledger-queries.ts';
import type { AllocationRow, ClaimRow, PaymentRow } from './payment-tables.ts';
import { lastApproval } from './receipt-queries.ts';

type Decided = { payment: PaymentRow; claim: ClaimRow };

/**
 * Asks everybody who knows something of a payment whether the decision about it may be taken back. Reads only: whoever
 * means to do it has locked order, shipment and payment. Throws payment.not_reviewable, order.move_not_allowed,
 * payment.surplus_spent.
 */
export async function requireReReviewable(tx: Tx, { payment, claim }: Decided): Promise<void> {
  const { status, lastReview } = payment;
  if (status === 'cancelled' || !hasOpenDecision({ status, lastReview }, claim.method)) fail('payment.not_reviewable');
  const wasPaid = status === 'paid';
  await publish(tx, 'payment.re_reviewing', { ...eventOf(payment, { actorId: null }), wasPaid });
  if (wasPaid) requireSurplus(await lastApproval(tx, payment.id), await walletBalanceFen(tx, payment.buyerId));
}

/** What an approval brought to the wallet has to be there still. Throws payment.surplus_spent. */
export function requireSurplus(taken: readonly AllocationRow[], walletFen: bigint): void {
  if (walletFen < sumOf(taken.map(({ surplusFen }) => surplusFen))) fail('payment.surplus_spent');
}

/** Whether taking the decision back would be refused now. */
export async function canReReview(tx: Tx, decided: Decided): Promise<boolean> {
  try {
    await requireReReviewable(tx, decided);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
