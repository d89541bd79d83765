import type { Tx } from '../../platform/db.ts';
import { AppError, fail } from '../../platform/errors.ts';
import { approveJointTransfer } from './approve-joint-transfer.ts';
import { addDecision, endDecision, isHeldByOther, lockJointDecisions, removeHold } from './decision-queries.ts';
import { effectiveFrom, requireInTime, requireLine } from './decision-rules.ts';
import { getJoint, getJointById } from './joint-queries.ts';
import { lockMembers } from './joint-transfer.ts';
import { dueTogether, waitingMembers } from './joint-waiting.ts';
import { requireCeiling } from './review-ceilings.ts';

type JointDecision = { number: string; bankLineId: number; reviewerId: number; opinion: string };

/**
 * Keeps the approval of all members that wait, by one line, as one decision that is carried out in five seconds. Throws what
 * `approveJointTransfer` throws for what can be seen now, payment.held, payment.decision_open.
 */
export async function decideJointSoon(
  tx: Tx,
  { number, bankLineId, reviewerId, opinion }: JointDecision,
): Promise<{ decided: string[]; effectiveAt: Date }> {
  const joint = await getJoint(tx, { number, buyerId: 'any' });
  await lockMembers(tx, joint);
  const waiting = await waitingMembers(tx, joint.id);
  if (waiting.length === 0) fail('payment.not_reviewable');
  if (joint.buyerId === reviewerId) fail('payment.own_payment');
  await requireCeiling(tx, { reviewerId, amountFen: dueTogether(waiting).dueFen });
  await requireLine(tx, { id: bankLineId, reviewerId });
  const effectiveAt = await effectiveFrom(tx);
  for (const { payment } of waiting) {
    const hold = { paymentId: payment.id, userId: reviewerId };
    if (await isHeldByOther(tx, hold)) fail('payment.held');
    const isNew =
      payment.claimId !== null &&
      (await addDecision(tx, {
        paymentId: payment.id,
        claimId: payment.claimId,
        jointTransferId: joint.id,
        ...{ reviewerId, bankLineId, opinion, effectiveAt },
        state: 'waiting',
      }));
    if (!isNew) fail('payment.decision_open');
    await removeHold(tx, hold);
  }
  return { decided: waiting.map(({ payment }) => payment.number), effectiveAt };
}

/** Takes the decision about all members back. Throws payment.undo_too_late. */
export async function undoJoint(
  tx: Tx,
  { jointTransferId, actorId }: { jointTransferId: number; actorId: number },
): Promise<void> {
  await lockMembers(tx, await getJointById(tx, jointTransferId));
  const decisions = await lockJointDecisions(tx, jointTransferId);
  if (decisions.length === 0) fail('payment.undo_too_late');
  for (const decision of decisions) await requireInTime(tx, { decision, actorId });
  for (const { id } of decisions) await endDecision(tx, id, 'withdrawn');
}

/** Carries the decision out: what the line does not reach waits again; what stands against it ends it for all. */
export async function carryOutJoint(
  tx: Tx,
  { id, jointTransferId }: { id: number; jointTransferId: number },
): Promise<true> {
  const joint = await getJointById(tx, jointTransferId);
  await lockMembers(tx, joint);
  const decisions = await lockJointDecisions(tx, jointTransferId);
  const first = decisions.find((decision) => decision.id === id);
  if (!first || first.bankLineId === null) return true;
  const { reviewerId, opinion, bankLineId } = first;
  try {
    await tx.transaction(async (inner) => {
      for (const decision of decisions) await endDecision(inner, decision.id, 'done');
      const { approved } = await approveJointTransfer(inner, { number: joint.number, bankLineId, reviewerId, opinion });
      const reached = new Set(approved.map((one) => one.id));
      for (const decision of decisions)
        if (!reached.has(decision.paymentId)) await endDecision(inner, decision.id, 'withdrawn');
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    for (const decision of decisions) await endDecision(tx, decision.id, 'failed', error.code);
  }
  return true;
}
