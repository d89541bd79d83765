import { sumOf } from '@kouan/domain';
import type { Reader } from '../../platform/db.ts';
import { jointIdsOfClaims, type Member, membersOf } from './joint-queries.ts';
import { dueOf } from './payment-facts.ts';

/** The members whose present claim was made for this joint transfer and waits for review, in its order. */
export async function waitingMembers(db: Reader, jointTransferId: number): Promise<Member[]> {
  const pending = (await membersOf(db, jointTransferId)).filter(({ payment }) => payment.status === 'pendingApproval');
  const joint = await jointIdsOfClaims(
    db,
    pending.flatMap(({ payment }) => payment.claimId ?? []),
  );
  return pending.filter(({ payment }) => joint.get(payment.claimId ?? 0) === jointTransferId);
}

export const dueTogether = (members: readonly Member[]): { dueFen: bigint; dueVnd: bigint } => ({
  dueFen: sumOf(members.map(({ payment }) => dueOf(payment).dueFen)),
  dueVnd: sumOf(members.map(({ payment }) => dueOf(payment).dueVnd)),
});
