import { allocate, paymentApproved, type ReviewOutcome, statusAfterReview } from '@kouan/domain';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { publish } from '../../platform/outbox.ts';
import { lockBankLine, setLineLeft } from './bank-line-queries.ts';
import { eventOf, lockInOrder } from './change-payment.ts';
import { giveCode } from './create-payment.ts';
import { orderKey, post } from './ledger.ts';
import { dueOf } from './payment-facts.ts';
import { updatePayment } from './payment-queries.ts';
import type { PaymentRow } from './payment-tables.ts';
import { addAllocation, addReview, hasOtherClaim } from './review-queries.ts';

type Reviewed = { number: string; reviewerId: number };

/** Locks a payment that this person may give this review now. Throws payment.own_payment, payment.not_reviewable. */
async function lockForReview(
  tx: Tx,
  { number, reviewerId }: Reviewed,
  outcome: ReviewOutcome,
): Promise<PaymentRow & { claimId: number }> {
  const payment = await lockInOrder(tx, { number, buyerId: 'any' });
  if (payment.buyerId === reviewerId) fail('payment.own_payment');
  const { status, lastReview, claimId } = payment;
  const isPossible =
    status !== 'cancelled' && status !== 'paid' && statusAfterReview({ status, lastReview }, outcome) !== undefined;
  return isPossible && claimId !== null ? { ...payment, claimId } : fail('payment.not_reviewable');
}

export type Approval = Reviewed & { bankLineId: number; opinion: string };

/**
 * Books what is left of a bank line on a payment. Too little credits a part: the rest stays due with a new code. Too
 * much goes to the buyer's wallet, unless another payment of theirs waits for review and may be what the rest is for;
 * then it stays on the line. Throws payment.not_found, payment.own_payment, payment.not_reviewable,
 * payment.line_not_found, payment.line_used_up.
 */
export async function approvePayment(tx: Tx, { bankLineId, opinion, ...reviewed }: Approval): Promise<void> {
  const payment = await lockForReview(tx, reviewed, 'approved');
  const line = await lockBankLine(tx, bankLineId);
  const { allocation, line: left } = allocate(line, dueOf(payment));
  if (allocation.creditedFen === 0n) fail('payment.line_used_up');
  const isWhole = allocation.restDueFen === 0n;
  const isSurplus = isWhole && left.leftVnd > 0n && !(await hasOtherClaim(tx, payment));
  const surplusFen = isSurplus ? left.leftFen : 0n;

  const { reviewerId } = reviewed;
  const reviewId = await addReview(tx, {
    paymentId: payment.id,
    outcome: 'approved',
    opinion,
    reviewerId,
    claimId: payment.claimId,
  });
  const ledgerTransactionId = await post(tx, {
    posting: paymentApproved({
      order: orderKey(payment.orderId),
      held: payment.purpose === 'final' ? 'prepaymentsHeld' : 'depositsHeld',
      creditedFen: allocation.creditedFen,
      receiptsFen: allocation.receiptsFen,
      surplusFen,
    }),
    event: 'paymentApproved',
    orderId: payment.orderId,
    buyerId: payment.buyerId,
    paymentId: payment.id,
    shipmentNumber: payment.shipmentNumber,
    actorId: reviewerId,
  });
  const { allocatedVnd, creditedFen, receiptsFen, exchangeDifferenceFen } = allocation;
  await addAllocation(tx, {
    paymentId: payment.id,
    bankLineId,
    reviewId,
    allocatedVnd,
    creditedFen,
    receiptsFen,
    exchangeDifferenceFen,
    surplusFen,
    ledgerTransactionId,
  });
  await setLineLeft(tx, bankLineId, isSurplus ? { leftVnd: 0n, leftFen: 0n } : left);
  await updatePayment(tx, payment.id, {
    status: isWhole ? 'paid' : 'unpaid',
    lastReview: 'approved',
    creditedFen: payment.creditedFen + creditedFen,
    creditedVnd: payment.creditedVnd + allocatedVnd,
  });
  if (!isWhole) await giveCode(tx, { paymentId: payment.id, purpose: payment.purpose });
  await publish(tx, 'payment.approved', {
    ...eventOf(payment, { actorId: reviewerId, reason: opinion }),
    creditedFen,
    isWhole,
  });
}

export type Decision = Reviewed & { reason: string };

/** Puts a payment back to unpaid; the buyer reads the reason. Throws like `approvePayment`. */
export async function rejectPayment(tx: Tx, { reason, ...reviewed }: Decision): Promise<void> {
  const payment = await lockForReview(tx, reviewed, 'notApproved');
  await addReview(tx, {
    paymentId: payment.id,
    outcome: 'notApproved',
    opinion: reason,
    reviewerId: reviewed.reviewerId,
    claimId: payment.claimId,
  });
  await updatePayment(tx, payment.id, { status: 'unpaid', lastReview: 'notApproved' });
  await publish(tx, 'payment.rejected', eventOf(payment, { actorId: reviewed.reviewerId, reason }));
}

/** Takes a rejection back: the same claim is before the reviewers again. Throws like `approvePayment`. */
export async function reReviewPayment(tx: Tx, { reason, ...reviewed }: Decision): Promise<void> {
  const payment = await lockForReview(tx, reviewed, 'reReview');
  await addReview(tx, {
    paymentId: payment.id,
    outcome: 'reReview',
    opinion: reason,
    reviewerId: reviewed.reviewerId,
    claimId: payment.claimId,
  });
  await updatePayment(tx, payment.id, { status: 'pendingApproval', lastReview: 'reReview', dueAt: null });
  await publish(tx, 'payment.re_reviewed', eventOf(payment, { actorId: reviewed.reviewerId, reason }));
}
