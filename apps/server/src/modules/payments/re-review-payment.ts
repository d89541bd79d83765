import { reversed, sumOf } from '@kouan/domain';
import type { Tx } from '../../platform/db.ts';
import { assert } from '../../platform/errors.ts';
import { publish } from '../../platform/outbox.ts';
import { lockBankLine } from './bank-line-queries.ts';
import { eventOf } from './change-payment.ts';
import { keepAllocation } from './keep-allocation.ts';
import { post } from './ledger.ts';
import { entriesOfTransaction } from './ledger-queries.ts';
import { accountOf } from './order-money.ts';
import { updatePayment } from './payment-queries.ts';
import { lastApproval, lockWallet } from './receipt-queries.ts';
import { requireReReviewable, requireSurplus } from './require-re-reviewable.ts';
import { addReview, getClaim } from './review-queries.ts';
import { type ClaimedPayment, type Decision, lockForReview } from './review-payment.ts';
import { takenBack } from './take-money.ts';

/**
 * Takes a decision back: the same claim is before the reviewers again. Of a rejection whose money is still with us; of an
 * approval while nothing was done with it, which reverses what it booked. Throws payment.not_found, payment.own_payment,
 * payment.not_reviewable, payment.surplus_spent, order.move_not_allowed.
 */
export async function reReviewPayment(tx: Tx, { reason, ...reviewed }: Decision): Promise<void> {
  const payment = await lockForReview(tx, reviewed, 'reReview');
  const { reviewerId } = reviewed;
  const claim = await getClaim(tx, payment.claimId);
  assert(claim, 'what was reviewed was claimed');
  await requireReReviewable(tx, { payment, claim });
  const credited =
    payment.status === 'paid' ? await takeApprovalBack(tx, payment, { reviewerId, reason }) : { fen: 0n, vnd: 0n };
  await addReview(tx, {
    paymentId: payment.id,
    outcome: 'reReview',
    opinion: reason,
    reviewerId,
    claimId: payment.claimId,
  });
  await updatePayment(tx, payment.id, {
    status: 'pendingApproval',
    lastReview: 'reReview',
    dueAt: null,
    creditedFen: payment.creditedFen - credited.fen,
    creditedVnd: payment.creditedVnd - credited.vnd,
  });
  await publish(tx, 'payment.re_reviewed', {
    ...eventOf(payment, { actorId: reviewerId, reason }),
    wasPaid: payment.status === 'paid',
  });
}

type Actor = { reviewerId: number | null; reason: string };

/** Posts the reverse of the last approval and gives its money back to its lines or receipt. Answers what was credited. */
async function takeApprovalBack(
  tx: Tx,
  payment: ClaimedPayment,
  { reviewerId, reason }: Actor,
): Promise<{ fen: bigint; vnd: bigint }> {
  const taken = await lastApproval(tx, payment.id);
  const [first] = taken;
  assert(first?.ledgerTransactionId, 'what is paid was approved');
  const lineIds = taken.flatMap(({ bankLineId }) => bankLineId ?? []);
  for (const id of lineIds.toSorted((a, b) => a - b)) await lockBankLine(tx, id);
  if (taken.some(({ surplusFen }) => surplusFen > 0n)) requireSurplus(taken, await lockWallet(tx, payment.buyerId));
  const entries = await entriesOfTransaction(tx, first.ledgerTransactionId);
  const ledgerTransactionId = await post(tx, {
    posting: reversed(
      entries.map((entry) => ({ ...accountOf(entry), debitFen: entry.debitFen, creditFen: entry.creditFen })),
    ),
    event: 'paymentReReviewed',
    orderId: payment.orderId,
    buyerId: payment.buyerId,
    paymentId: payment.id,
    shipmentNumber: payment.shipmentNumber,
    actorId: reviewerId,
    reversesId: first.ledgerTransactionId,
    note: reason,
  });
  assert(ledgerTransactionId, 'the reverse of an approval moves money');
  for (const allocation of taken) await keepAllocation(tx, { ...takenBack(allocation), ledgerTransactionId });
  return {
    fen: sumOf(taken.map(({ creditedFen }) => creditedFen)),
    vnd: sumOf(taken.map(({ allocatedVnd }) => allocatedVnd)),
  };
}
