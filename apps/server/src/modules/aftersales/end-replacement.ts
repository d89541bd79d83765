import { replacementBought, reversed } from '@kouan/domain';
import { currentTime } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { type EventActor, lockOrder, type OrderRecord, recordOrderEvent } from '../orders/index.ts';
import { post } from '../payments/index.ts';
import { decisionDue, moveCase, tellCase, tellOrder } from './add-case.ts';
import type { CaseRecord } from './case-tables.ts';
import { findArrived, getReplacement, isStillArrived, moveReplacement } from './replacement-queries.ts';
import type { ReplacementRecord } from './replacement-tables.ts';
import { lockWithOrder, type StaffKey } from './work-on-case.ts';

type Ending = { order: OrderRecord; found: CaseRecord; replacement: ReplacementRecord; actor: EventActor };

/** The pieces cannot be had: the store is owed nothing, the case is undecided again. Throws case.replacement_not_so, case.own_case. */
export async function endReplacement(tx: Tx, { reason, ...key }: StaffKey & { reason: string }): Promise<void> {
  const { order, found } = await lockWithOrder(tx, { number: key.number, buyerId: 'any' });
  if (found.buyerId === key.actorId) fail('case.own_case');
  const replacement = await getReplacement(tx, found, 'ended');
  // What was sent is the buyer's to judge.
  if (replacement.state === 'sent') fail('case.replacement_not_so');
  if (replacement.costFen > 0n)
    await post(tx, {
      posting: reversed(replacementBought(replacement.costFen)),
      event: 'replacementEnded',
      orderId: order.id,
      buyerId: order.buyerId,
      storeId: order.storeId,
      actorId: key.actorId,
      note: found.number,
    });
  const actor: EventActor = { kind: 'staff', id: key.actorId };
  await tellCase(tx, found, { event: 'replacementEnded', actor, text: reason });
  await openAgain(tx, { order, found, replacement, actor }, reason);
}

type Arrival = { number: string; buyerId: number; isRight: boolean; text: string; fileIds: readonly number[] };

/**
 * The buyer has the pieces: the case is done. Or says what is wrong with them: it is undecided again. Throws
 * case.not_found, case.replacement_not_so, case.text_required.
 */
export async function confirmReplacement(tx: Tx, { isRight, text, fileIds, ...key }: Arrival): Promise<void> {
  const { order, found } = await lockWithOrder(tx, key);
  const replacement = await getReplacement(tx, found, 'delivered');
  const actor: EventActor = { kind: 'buyer', id: key.buyerId };
  if (isRight) return finish(tx, { order, found, replacement, actor });
  if (text === '') fail('case.text_required', {}, { text: 'case.text_required' });
  await tellCase(tx, found, { event: 'replacementRefused', actor, text, fileIds });
  return openAgain(tx, { order, found, replacement, actor }, text);
}

async function openAgain(tx: Tx, { order, found, replacement, actor }: Ending, reason: string): Promise<void> {
  await moveReplacement(tx, replacement, { state: 'ended', endedAt: await currentTime(tx) });
  const opened = await moveCase(tx, found, {
    state: 'requested',
    opinion: '',
    decidedBy: null,
    decidedAt: null,
    dueAt: await decisionDue(tx),
  });
  await tellOrder(tx, opened);
  await recordOrderEvent(tx, {
    orderId: order.id,
    event: 'replacementEnded',
    actor,
    reason,
    details: { case: found.number },
  });
}

async function finish(tx: Tx, { order, found, replacement, actor }: Ending): Promise<void> {
  await moveReplacement(tx, replacement, { state: 'delivered', endedAt: await currentTime(tx) });
  const done = await moveCase(tx, found, { state: 'paid', dueAt: null });
  await tellCase(tx, found, { event: 'replacementDelivered', actor });
  await tellOrder(tx, done);
  await recordOrderEvent(tx, {
    orderId: order.id,
    event: 'replacementDelivered',
    actor,
    details: { case: found.number },
  });
}

/** The next replacement that was sent so long ago that it counts as delivered. Answers whether there was one. */
export async function finishNextReplacement(tx: Tx, skip: number): Promise<boolean> {
  const due = await findArrived(tx, skip);
  if (!due) return false;
  const order = await lockOrder(tx, { id: due.orderId, buyerId: 'any' });
  if (!(await isStillArrived(tx, due))) return true;
  const replacement = await getReplacement(tx, due, 'delivered');
  await finish(tx, { order, found: due, replacement, actor: { kind: 'system', id: null } });
  return true;
}
