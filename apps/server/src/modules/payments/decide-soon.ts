import type { Tx } from '../../platform/db.ts';
import { AppError, fail } from '../../platform/errors.ts';
import type { Timer } from '../../platform/timers.ts';
import { lockInOrder } from './change-payment.ts';
import {
  addDecision,
  endDecision,
  findDecision,
  findDueDecision,
  isHeldByOther,
  lockDecision,
  removeHold,
} from './decision-queries.ts';
import { effectiveFrom, requireInTime, requireLine } from './decision-rules.ts';
import { carryOutJoint, undoJoint } from './decide-joint-soon.ts';
import { dueOf } from './payment-facts.ts';
import { getPayment } from './payment-queries.ts';
import { findOpenReceipt } from './receipt-queries.ts';
import { isWithinCeiling } from './review-ceilings.ts';
import { type Approval, approvePayment, lockForReview } from './review-payment.ts';

/**
 * Keeps an approval that is carried out in five seconds, whatever becomes of the reviewer's page until then. Above the
 * reviewer's ceiling it is a proposal for a second person. Throws what `approvePayment` throws for what can be seen now,
 * payment.held, payment.decision_open.
 */
export async function decideSoon(tx: Tx, approval: Approval & { reviewerId: number }): Promise<void> {
  const { reviewerId, opinion } = approval;
  const lineIds = linesOf(approval);
  const payment = await lockForReview(tx, approval, 'approved');
  const hold = { paymentId: payment.id, userId: reviewerId };
  if (await isHeldByOther(tx, hold)) fail('payment.held');
  await requireMoney(tx, { paymentId: payment.id, lineIds, reviewerId });
  const isProposal = !(await isWithinCeiling(tx, { reviewerId, amountFen: dueOf(payment).dueFen }));
  const before = await lockDecision(tx, payment.id);
  if (before && !(before.state === 'proposed' && before.reviewerId !== reviewerId && !isProposal))
    fail('payment.decision_open');
  if (before) await endDecision(tx, before.id, 'done');
  const isNew = await addDecision(tx, {
    paymentId: payment.id,
    claimId: payment.claimId,
    reviewerId,
    bankLineId: lineIds[0] ?? null,
    bankLineIds: lineIds.length > 1 ? lineIds : [],
    opinion,
    state: isProposal ? 'proposed' : 'waiting',
    effectiveAt: isProposal ? null : await effectiveFrom(tx),
  });
  if (!isNew) fail('payment.decision_open');
  await removeHold(tx, hold);
}

const linesOf = ({ bankLineId, bankLineIds }: Pick<Approval, 'bankLineId' | 'bankLineIds'>): number[] => [
  ...new Set(bankLineIds ?? (bankLineId === undefined ? [] : [bankLineId])),
];

/** The money that the approval rests on is there as far as can be seen now. */
async function requireMoney(
  tx: Tx,
  { paymentId, lineIds, reviewerId }: { paymentId: number; lineIds: readonly number[]; reviewerId: number },
): Promise<void> {
  if (lineIds.length === 0) {
    if (!(await findOpenReceipt(tx, paymentId))) fail('payment.line_not_found');
    return;
  }
  for (const id of lineIds.toSorted((a, b) => a - b)) await requireLine(tx, { id, reviewerId });
}

/**
 * Takes one's own decision back before it is carried out: nothing has happened, and the payment waits as before. A second
 * person may send a proposal back. Throws payment.not_found, payment.undo_too_late.
 */
export async function undoDecision(tx: Tx, { number, actorId }: { number: string; actorId: number }): Promise<void> {
  const { id } = await getPayment(tx, { number, buyerId: 'any' });
  const joint = (await findDecision(tx, id))?.jointTransferId ?? null;
  if (joint !== null) return undoJoint(tx, { jointTransferId: joint, actorId });
  const payment = await lockInOrder(tx, { number, buyerId: 'any' });
  const decision = await lockDecision(tx, payment.id);
  if (!decision) fail('payment.undo_too_late');
  if (decision.state === 'waiting') await requireInTime(tx, { decision, actorId });
  await endDecision(tx, decision.id, 'withdrawn');
}

/** Throws payment.held, payment.decision_open unless this person may decide about the payment now. */
export async function requireFree(
  tx: Tx,
  { number, reviewerId }: { number: string; reviewerId: number },
): Promise<void> {
  const { id } = await getPayment(tx, { number, buyerId: 'any' });
  if (await isHeldByOther(tx, { paymentId: id, userId: reviewerId })) fail('payment.held');
  if ((await findDecision(tx, id))?.state === 'waiting') fail('payment.decision_open');
}

/** Carries out the next decision whose moment has come. What stands against it by then ends it, and is told at the payment. */
async function carryOutNext(tx: Tx, skip: number): Promise<boolean> {
  const due = await findDueDecision(tx, skip);
  if (!due) return false;
  const { number } = due;
  if (due.jointTransferId !== null) return carryOutJoint(tx, { id: due.id, jointTransferId: due.jointTransferId });
  await lockInOrder(tx, { number, buyerId: 'any' });
  const decision = await lockDecision(tx, due.paymentId);
  if (decision?.id !== due.id) return true;
  const { reviewerId, opinion, bankLineId, bankLineIds } = decision;
  const money = bankLineIds.length > 0 ? { bankLineIds } : { bankLineId: bankLineId ?? undefined };
  try {
    await tx.transaction((inner) => approvePayment(inner, { number, reviewerId, opinion, ...money }));
    await endDecision(tx, decision.id, 'done');
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await endDecision(tx, decision.id, 'failed', error.code);
  }
  return true;
}

export const decisionTimer: Timer = { name: 'approvals whose moment has come', step: carryOutNext };
