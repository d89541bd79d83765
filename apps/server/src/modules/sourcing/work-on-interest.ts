import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { userBriefs } from '../identity/index.ts';
import { addEvent, answerBySql, lockInterest, updateInterest } from './interest-queries.ts';
import type { InterestRow } from './interest-tables.ts';
import { tellAnswer, tellQuestion } from './interest-mails.ts';

type Act = { id: number; by: number };

/**
 * Locks an open product of interest for a member of the staff; whoever acts first has claimed it. Throws
 * interest.not_found, interest.settled, interest.claimed_by_other.
 */
export async function workOn(tx: Tx, { id, by }: Act): Promise<InterestRow> {
  const interest = await lockInterest(tx, { id, buyerId: 'any' });
  if (interest.state === 'priced' || interest.state === 'declined') fail('interest.settled');
  if (interest.claimedBy === by) return interest;
  if (interest.claimedBy !== null) {
    const people = await userBriefs(tx, [interest.claimedBy]);
    fail('interest.claimed_by_other', { name: people.get(interest.claimedBy)?.nickName ?? '' });
  }
  await addEvent(tx, { interestId: id, event: 'claimed', actorKind: 'staff', actorId: by });
  return updateInterest(tx, id, { claimedBy: by });
}

/** Gives it back to the others. Throws what `workOn` throws. */
export async function releaseInterest(tx: Tx, { id, by }: Act): Promise<InterestRow> {
  await workOn(tx, { id, by });
  await addEvent(tx, { interestId: id, event: 'released', actorKind: 'staff', actorId: by });
  return updateInterest(tx, id, { claimedBy: null });
}

/** Asks the buyer something and stops the clock. Throws what `workOn` throws. */
export async function askInterest(tx: Tx, { id, by, text }: Act & { text: string }): Promise<InterestRow> {
  const interest = await workOn(tx, { id, by });
  await addEvent(tx, { interestId: id, event: 'asked', actorKind: 'staff', actorId: by, text: text.trim() });
  await tellQuestion(tx, interest, text.trim());
  return updateInterest(tx, id, { state: 'asked', answerBy: null, overdueAt: null });
}

/** Says no, with the reason. Throws what `workOn` throws. */
export async function declineInterest(tx: Tx, { id, by, reason }: Act & { reason: string }): Promise<InterestRow> {
  const interest = await workOn(tx, { id, by });
  await addEvent(tx, { interestId: id, event: 'declined', actorKind: 'staff', actorId: by, text: reason.trim() });
  await tellAnswer(tx, interest, { kind: 'declined', text: reason.trim() });
  return updateInterest(tx, id, { state: 'declined', reason: reason.trim(), answerBy: null });
}

/** The buyer's answer to a question; the staff's clock starts again. Throws interest.not_found, interest.not_asked. */
export async function reopenInterest(tx: Tx, { id, buyerId }: { id: number; buyerId: number }): Promise<InterestRow> {
  const { state } = await lockInterest(tx, { id, buyerId });
  if (state !== 'asked') fail('interest.not_asked');
  return updateInterest(tx, id, { state: 'requested', answerBy: await answerBySql(tx), overdueAt: null });
}
