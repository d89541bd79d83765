import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { lockBankLine } from './bank-line-queries.ts';
import { getJoint } from './joint-queries.ts';
import { lockMembers } from './joint-transfer.ts';
import { dueTogether, waitingMembers } from './joint-waiting.ts';
import { requireCeiling } from './review-ceilings.ts';
import { approvePayment } from './review-payment.ts';

type JointApproval = { number: string; bankLineId: number; reviewerId: number | null; opinion: string };
export type JointApproved = { approved: { number: string; id: number; reviewId: number }[]; waiting: string[] };

/**
 * Books one line on the members that wait, in the order of the list, as far as it goes. Throws payment.joint_not_found,
 * payment.not_reviewable when none waits, and like `approvePayment`.
 */
export async function approveJointTransfer(
  tx: Tx,
  { number, bankLineId, reviewerId, opinion }: JointApproval,
): Promise<JointApproved> {
  const joint = await getJoint(tx, { number, buyerId: 'any' });
  await lockMembers(tx, joint);
  const waiting = await waitingMembers(tx, joint.id);
  if (waiting.length === 0) fail('payment.not_reviewable');
  await requireCeiling(tx, { reviewerId, amountFen: dueTogether(waiting).dueFen });
  const done: JointApproved = { approved: [], waiting: [] };
  for (const { payment } of waiting) {
    const isEmpty = done.approved.length > 0 && (await lockBankLine(tx, bankLineId)).leftVnd === 0n;
    if (isEmpty) {
      done.waiting.push(payment.number);
      continue;
    }
    const reviewId = await approvePayment(tx, { number: payment.number, reviewerId, bankLineId, opinion });
    done.approved.push({ number: payment.number, id: payment.id, reviewId });
  }
  return done;
}
