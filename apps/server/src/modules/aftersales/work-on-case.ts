import type { RefundTarget } from '@kouan/domain';
import { currentTime } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { userBriefs } from '../identity/index.ts';
import { lockOrder, type OrderRecord } from '../orders/index.ts';
import { decisionDue, noticeBuyer, tellCase, tellOrder } from './add-case.ts';
import { findCaseDecision } from './case-decision-queries.ts';
import { type CaseKey, getCase, lockCase, updateCase } from './case-queries.ts';
import type { CaseRecord } from './case-tables.ts';

/** After so long somebody else may take a case over; one that is only held by an open page much earlier. */
const claimMinutes = 30;
const holdMinutes = 1;
const minuteMs = 60_000;

type Claimed = Pick<CaseRecord, 'claimedBy' | 'claimedAt' | 'isHeld'>;

/** Who works on a case now; null for nobody, and when their time is over. */
export function workerOf({ claimedBy, claimedAt, isHeld }: Claimed, now: Date): number | null {
  const forMs = (isHeld ? holdMinutes : claimMinutes) * minuteMs;
  return claimedAt !== null && now.getTime() - claimedAt.getTime() < forMs ? claimedBy : null;
}
const nobody = { claimedBy: null, claimedAt: null, isHeld: false } as const;

/** Locks the order of a case, then the case. Throws case.not_found, for another buyer's case too. */
export async function lockWithOrder(tx: Tx, key: CaseKey): Promise<{ order: OrderRecord; found: CaseRecord }> {
  const { orderId } = await getCase(tx, key);
  const order = await lockOrder(tx, { id: orderId, buyerId: key.buyerId });
  return { order, found: await lockCase(tx, key) };
}

export type StaffKey = { number: string; actorId: number };

/**
 * Locks a case for a member of the staff who may decide it: not their own order, not opened by them, nobody else works
 * on it, and no approval waits for its moment. Throws case.own_case, case.claimed_by_other, case.decision_open.
 */
export async function lockForStaff(tx: Tx, { number, actorId }: StaffKey) {
  const locked = await lockWithOrder(tx, { number, buyerId: 'any' });
  const { found } = locked;
  if (found.buyerId === actorId || found.openedBy === actorId) fail('case.own_case');
  const worker = workerOf(found, await currentTime(tx));
  if (worker !== null && worker !== actorId) await failClaimed(tx, worker);
  if (await findCaseDecision(tx, found.id)) fail('case.decision_open');
  return locked;
}

async function failClaimed(tx: Tx, worker: number): Promise<never> {
  const people = await userBriefs(tx, [worker]);
  return fail('case.claimed_by_other', { name: people.get(worker)?.nickName ?? '' });
}

/**
 * Says that this person looks at a case, for a minute: no step of its evidence. Another page's hold is only taken when they
 * ask for it; what somebody took up stays theirs. Throws case.not_found, case.own_case, case.claimed_by_other.
 */
export async function holdCase(tx: Tx, { isTaken, ...key }: StaffKey & { isTaken: boolean }): Promise<undefined> {
  const { found } = await lockWithOrder(tx, { number: key.number, buyerId: 'any' });
  if (found.buyerId === key.actorId || found.openedBy === key.actorId) fail('case.own_case');
  if (found.state !== 'requested') return undefined;
  const now = await currentTime(tx);
  const worker = workerOf(found, now);
  if (worker === key.actorId && !found.isHeld) return undefined;
  if (worker !== null && worker !== key.actorId && !(isTaken && found.isHeld)) await failClaimed(tx, worker);
  await updateCase(tx, found.id, { claimedBy: key.actorId, claimedAt: now, isHeld: true });
  return undefined;
}

/** The page was left: nobody holds the case, unless somebody took it up meanwhile. Throws case.not_found. */
export async function leaveCase(tx: Tx, { number, actorId }: StaffKey): Promise<undefined> {
  const { found } = await lockWithOrder(tx, { number, buyerId: 'any' });
  if (found.isHeld && found.claimedBy === actorId) await updateCase(tx, found.id, nobody);
  return undefined;
}

/** Takes a case to work on it. Throws case.not_found, case.not_open, case.own_case, case.claimed_by_other. */
export async function claimCase(tx: Tx, key: StaffKey): Promise<void> {
  const { found } = await lockForStaff(tx, key);
  if (found.state !== 'requested') fail('case.not_open');
  if (found.claimedBy !== key.actorId || found.isHeld)
    await tellCase(tx, found, { event: 'claimed', actor: { kind: 'staff', id: key.actorId } });
  await updateCase(tx, found.id, { claimedBy: key.actorId, claimedAt: await currentTime(tx), isHeld: false });
}

/** Gives a case free for others. Throws case.not_found, case.claimed_by_other. */
export async function releaseCase(tx: Tx, key: StaffKey): Promise<void> {
  const { found } = await lockForStaff(tx, key);
  if (found.claimedBy === null) return;
  await updateCase(tx, found.id, nobody);
  if (!found.isHeld) await tellCase(tx, found, { event: 'released', actor: { kind: 'staff', id: key.actorId } });
}

/** Asks the buyer back: no clock runs until the answer. Throws case.not_open and what locking throws. */
export async function askCase(tx: Tx, { text, ...key }: StaffKey & { text: string }): Promise<void> {
  const { found } = await lockForStaff(tx, key);
  if (found.state !== 'requested') fail('case.not_open');
  const now = await currentTime(tx);
  const asked = await updateCase(tx, found.id, {
    askedAt: now,
    dueAt: null,
    claimedBy: key.actorId,
    claimedAt: now,
    isHeld: false,
  });
  await tellCase(tx, found, { event: 'asked', actor: { kind: 'staff', id: key.actorId }, text });
  await tellOrder(tx, asked);
  await noticeBuyer(tx, found, { kind: 'caseAsked', text });
}

export type Answer = { number: string; buyerId: number; text: string; fileIds: readonly number[] };

/** The buyer answers or adds proof; the platform's time begins anew when it had asked. Throws case.not_found, case.not_open. */
export async function answerCase(tx: Tx, { text, fileIds, ...key }: Answer): Promise<void> {
  const { found } = await lockWithOrder(tx, key);
  if (found.state !== 'requested') fail('case.not_open');
  await tellCase(tx, found, { event: 'answered', actor: { kind: 'buyer', id: key.buyerId }, text, fileIds });
  if (found.askedAt === null) return;
  await tellOrder(tx, await updateCase(tx, found.id, { askedAt: null, dueAt: await decisionDue(tx) }));
}

/** Where the refund shall go, until it is approved. Throws case.not_found, case.not_open. */
export async function chooseTarget(
  tx: Tx,
  { refundTo, ...key }: { number: string; buyerId: number; refundTo: RefundTarget },
): Promise<void> {
  const { found } = await lockWithOrder(tx, key);
  if (found.state !== 'requested' && found.state !== 'rejected') fail('case.not_open');
  if (found.refundTo === refundTo) return;
  await updateCase(tx, found.id, { refundTo });
  await tellCase(tx, found, {
    event: 'targetChosen',
    actor: { kind: 'buyer', id: key.buyerId },
    details: { to: refundTo },
  });
}
