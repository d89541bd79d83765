import { paymentApproved, type ReviewOutcome, statusAfterReview } from '@kouan/domain';
import type { Tx } from '../../platform/db.ts';
import { assert, fail } from '../../platform/errors.ts';
import { publish } from '../../platform/outbox.ts';
import { lockBankLine } from './bank-line-queries.ts';
import type { BankLineRecord } from './bank-tables.ts';
import { eventOf, lockInOrder } from './change-payment.ts';
import { giveCode } from './create-payment.ts';
import { requireTurn } from './joint-turn.ts';
import { keepAllocation } from './keep-allocation.ts';
import { orderKey, post } from './ledger.ts';
import { moneyToWallet, releaseLeftovers } from './money-to-wallet.ts';
import { closeDecision } from './decision-queries.ts';
import { closeOverride } from './override-queries.ts';
import { dueOf } from './payment-facts.ts';
import { updatePayment } from './payment-queries.ts';
import type { PaymentRow } from './payment-tables.ts';
import { lockOpenReceipt } from './receipt-queries.ts';
import { requireCeiling } from './review-ceilings.ts';
import { addReview, hasOtherClaim } from './review-queries.ts';
import { requireSecondPerson } from './second-person.ts';
import { type MoneySource, takeSeveral } from './take-money.ts';

/** Who reviews what; null: the system, for what was paid exactly. */
export type Reviewed = { number: string; reviewerId: number | null };
export type ClaimedPayment = PaymentRow & { claimId: number };

/** Locks a payment that this person may give this review now. Throws payment.own_payment, payment.not_reviewable. */
export async function lockForReview(
  tx: Tx,
  { number, reviewerId }: Reviewed,
  outcome: ReviewOutcome,
): Promise<ClaimedPayment> {
  const payment = await lockInOrder(tx, { number, buyerId: 'any' });
  if (payment.buyerId === reviewerId) fail('payment.own_payment');
  const { status, lastReview, claimId } = payment;
  const isPossible = status !== 'cancelled' && statusAfterReview({ status, lastReview }, outcome) !== undefined;
  return isPossible && claimId !== null ? { ...payment, claimId } : fail('payment.not_reviewable');
}

export type Approval = Reviewed & {
  /** Needed unless the money came through a wallet or a gateway. */
  bankLineId?: number | undefined;
  /** Several transfers for the one payment, in the order in which their money is taken. */
  bankLineIds?: readonly number[] | undefined;
  opinion: string;
};

/**
 * Books money on a payment: what is left of a bank line, or what a wallet or a gateway brought. Too little credits a
 * part: the rest stays due with a new code. Too much goes to the buyer's wallet, unless another payment of theirs waits
 * for review and may be what the rest of a line is for; then it stays there until the last of them is decided. Several lines
 * are one act: their sum counts. Throws
 * payment.not_found, payment.own_payment, payment.not_reviewable, payment.line_not_found, payment.line_used_up,
 * payment.second_person_required, payment.joint_order, payment.above_ceiling. Answers the id of the review.
 */
export async function approvePayment(
  tx: Tx,
  { bankLineId, bankLineIds, opinion, ...reviewed }: Approval,
): Promise<number> {
  const payment = await lockForReview(tx, reviewed, 'approved');
  const { reviewerId } = reviewed;
  await requireCeiling(tx, { reviewerId, amountFen: dueOf(payment).dueFen });
  const lineIds = [...new Set(bankLineIds ?? (bankLineId === undefined ? [] : [bankLineId]))];
  const sources = await lockSources(tx, { payment, lineIds, reviewerId });
  for (const source of sources) if ('line' in source) await requireTurn(tx, payment, source.line);
  const keepsRest = await hasOtherClaim(tx, payment);
  const { isWhole, takes, sum } = takeSeveral(sources, dueOf(payment), { keepsRest });
  const { creditedFen, receiptsFen, surplusFen, allocatedVnd } = sum;
  if (creditedFen === 0n || sources.some((source) => 'line' in source && source.line.leftVnd === 0n))
    fail('payment.line_used_up');

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
      creditedFen,
      receiptsFen,
      surplusFen,
    }),
    event: 'paymentApproved',
    orderId: payment.orderId,
    buyerId: payment.buyerId,
    paymentId: payment.id,
    shipmentNumber: payment.shipmentNumber,
    actorId: reviewerId,
  });
  assert(ledgerTransactionId, 'an approval moves money');
  for (const taken of takes)
    await keepAllocation(tx, { ...taken, paymentId: payment.id, reviewId, ledgerTransactionId });
  await updatePayment(tx, payment.id, {
    status: isWhole ? 'paid' : 'unpaid',
    lastReview: 'approved',
    creditedFen: payment.creditedFen + creditedFen,
    creditedVnd: payment.creditedVnd + allocatedVnd,
  });
  await closeOverride(tx, { paymentId: payment.id, actorId: reviewerId });
  await closeDecision(tx, payment.id);
  if (!isWhole) await giveCode(tx, { paymentId: payment.id, purpose: payment.purpose });
  await publish(tx, 'payment.approved', {
    ...eventOf(payment, { actorId: reviewerId, reason: opinion }),
    creditedFen,
    isWhole,
  });
  if (isWhole && !keepsRest) await releaseLeftovers(tx, payment.buyerId, { actorId: reviewerId, note: payment.number });
  return reviewId;
}

type Wanted = { payment: PaymentRow; lineIds: readonly number[]; reviewerId: number | null };

/** Locks lines in the order of their ids, as everybody does, and answers them as they were named. */
async function lockSources(tx: Tx, { payment, lineIds, reviewerId }: Wanted): Promise<MoneySource[]> {
  if (lineIds.length === 0) {
    const receipt = await lockOpenReceipt(tx, payment.id);
    return receipt ? [{ receipt }] : fail('payment.line_not_found');
  }
  const lines = new Map<number, BankLineRecord>();
  for (const id of lineIds.toSorted((a, b) => a - b)) {
    const line = await lockBankLine(tx, id);
    await requireSecondPerson(tx, line, reviewerId);
    lines.set(id, line);
  }
  return lineIds.flatMap((id) => {
    const line = lines.get(id);
    return line ? [{ line }] : [];
  });
}

export type Decision = Reviewed & { reason: string };

/**
 * Puts a payment back to unpaid; the buyer reads the reason. What came through a wallet or a gateway goes to the wallet.
 * Throws like `approvePayment`.
 */
export async function rejectPayment(tx: Tx, { reason, ...reviewed }: Decision): Promise<void> {
  const payment = await lockForReview(tx, reviewed, 'notApproved');
  const { reviewerId } = reviewed;
  await addReview(tx, {
    paymentId: payment.id,
    outcome: 'notApproved',
    opinion: reason,
    reviewerId,
    claimId: payment.claimId,
  });
  const receipt = await lockOpenReceipt(tx, payment.id);
  if (receipt) await moneyToWallet(tx, payment, { source: { receipt }, actorId: reviewerId, note: payment.number });
  await closeOverride(tx, { paymentId: payment.id, actorId: reviewerId });
  await closeDecision(tx, payment.id);
  await updatePayment(tx, payment.id, { status: 'unpaid', lastReview: 'notApproved' });
  await publish(tx, 'payment.rejected', eventOf(payment, { actorId: reviewerId, reason }));
}
