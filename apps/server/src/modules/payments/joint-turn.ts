import type { Reader } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import type { BankLineRecord } from './bank-tables.ts';
import { getJointById, jointIdsOfClaims } from './joint-queries.ts';
import { dueTogether, waitingMembers } from './joint-waiting.ts';
import { readLine } from './match-transfer.ts';
import type { ClaimedPayment } from './review-payment.ts';

/**
 * Money of a joint transfer that does not reach for all who wait goes to them in the order of the list, so that nobody
 * has to guess who gets it. Throws payment.joint_order with whose turn it is.
 */
export async function requireTurn(db: Reader, payment: ClaimedPayment, line: BankLineRecord): Promise<void> {
  const jointId = (await jointIdsOfClaims(db, [payment.claimId])).get(payment.claimId);
  if (jointId === undefined) return;
  const joint = await getJointById(db, jointId);
  if (!readLine(line).codes.includes(joint.code)) return;
  const waiting = await waitingMembers(db, jointId);
  const [first] = waiting;
  if (!first || first.payment.id === payment.id || line.leftVnd >= dueTogether(waiting).dueVnd) return;
  fail('payment.joint_order', { number: first.payment.number });
}
