import { currentTime } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { lockBankLine } from './bank-line-queries.ts';
import type { DecisionRow } from './decision-tables.ts';
import { requireSecondPerson } from './second-person.ts';

/** How long an approval can be withdrawn; fixed. */
const undoMs = 5_000;

/** The moment from which on an approval of now is carried out. */
export const effectiveFrom = async (tx: Tx): Promise<Date> => new Date((await currentTime(tx)).getTime() + undoMs);

/** Locks a line of which something is left. Throws payment.line_used_up, payment.second_person_required. */
export async function requireLine(tx: Tx, { id, reviewerId }: { id: number; reviewerId: number }): Promise<void> {
  const line = await lockBankLine(tx, id);
  if (line.leftVnd === 0n) fail('payment.line_used_up');
  await requireSecondPerson(tx, line, reviewerId);
}

/** Throws payment.undo_too_late unless it is this person's and its moment has not come. */
export async function requireInTime(
  tx: Tx,
  { decision, actorId }: { decision: DecisionRow; actorId: number },
): Promise<void> {
  const isInTime = decision.effectiveAt !== null && decision.effectiveAt > (await currentTime(tx));
  if (decision.reviewerId !== actorId || !isInTime) fail('payment.undo_too_late');
}
