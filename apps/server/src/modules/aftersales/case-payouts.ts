import type { OrderEvent } from '@kouan/domain';
import { currentTime } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { type EventActor, lockOrder, type OrderRecord, recordOrderEvent } from '../orders/index.ts';
import {
  failedPayouts,
  movePayoutToWallet,
  type PayoutsState,
  recordPayoutDone,
  recordPayoutFailed,
  retryPayout,
} from '../payments/index.ts';
import { parameters } from '../settings/index.ts';
import { askGateway } from './ask-gateway.ts';
import { moveCase, tellCase, tellOrder } from './add-case.ts';
import { findFinal, isStillFinal } from './case-queries.ts';
import type { CaseEventName, CaseRecord } from './case-tables.ts';
import { lockWithOrder } from './work-on-case.ts';

const dayMs = 86_400_000;
/** Whoever pays out: staff, or null for a gateway's own answer. */
export type PayoutKey = { number: string; id: number; actorId: number | null };

/** Locks a case for whoever pays it out: not their own order. Throws case.not_found, case.own_case. */
async function lockForPayout(tx: Tx, { number, actorId }: PayoutKey) {
  const locked = await lockWithOrder(tx, { number, buyerId: 'any' });
  if (locked.found.buyerId === actorId) fail('case.own_case');
  return locked;
}

const keyOf = ({ number, id, actorId }: PayoutKey) => ({ caseNumber: number, id, actorId });

/** A refund was transferred. Throws case.not_found, case.own_case, refund.not_pending, refund.at_gateway, payment.account_not_found. */
export async function payoutDone(
  tx: Tx,
  { reference, bankAccountId, ...key }: PayoutKey & { reference: string; bankAccountId: number | undefined },
): Promise<void> {
  const { order, found } = await lockForPayout(tx, key);
  const state = await recordPayoutDone(tx, { ...keyOf(key), reference, bankAccountId });
  await follow(tx, { order, found, state, actorId: key.actorId, event: 'payoutDone', text: reference });
}

/** A refund came back or cannot be made. Throws case.not_found, case.own_case, refund.not_pending, refund.at_gateway. */
export async function payoutFailed(tx: Tx, { reason, ...key }: PayoutKey & { reason: string }): Promise<void> {
  const { order, found } = await lockForPayout(tx, key);
  const state = await recordPayoutFailed(tx, { ...keyOf(key), reason });
  await follow(tx, { order, found, state, actorId: key.actorId, event: 'payoutFailed', text: reason });
}

/** A failed refund is to be transferred again. Throws case.not_found, case.own_case, refund.not_failed. */
export async function payoutRetried(tx: Tx, key: PayoutKey): Promise<void> {
  const { order, found } = await lockForPayout(tx, key);
  const state = await retryPayout(tx, keyOf(key));
  await askGateway(tx, key);
  await follow(tx, { order, found, state, actorId: key.actorId, event: 'payoutRetried', text: '' });
}

/** A failed refund goes to the wallet instead. Throws case.not_found, case.own_case, refund.not_failed. */
export async function payoutToWallet(tx: Tx, key: PayoutKey): Promise<void> {
  const { order, found } = await lockForPayout(tx, key);
  const state = await movePayoutToWallet(tx, keyOf(key));
  await follow(tx, { order, found, state, actorId: key.actorId, event: 'payoutToWallet', text: '' });
}

type Step = {
  order: OrderRecord;
  found: CaseRecord;
  state: PayoutsState;
  actorId: number | null;
  event: CaseEventName & OrderEvent;
  text: string;
};

/** The case and its order follow what became of its payouts. */
async function follow(tx: Tx, { order, found, state, actorId, event, text }: Step): Promise<void> {
  const actor: EventActor = actorId === null ? { kind: 'system', id: null } : { kind: 'staff', id: actorId };
  const moved = await moveCase(tx, found, { state, finalAt: await finalAt(tx, found, state) });
  await tellCase(tx, found, { event, actor, text });
  await tellOrder(tx, moved);
  await recordOrderEvent(tx, {
    orderId: order.id,
    event,
    actor,
    reason: event === 'payoutFailed' ? text : '',
    details: { case: found.number, ...(event === 'payoutDone' ? { reference: text } : {}) },
  });
}

/** What failed may be retried for 7 days, counted from the first failure. */
async function finalAt(tx: Tx, found: CaseRecord, state: PayoutsState): Promise<Date | null> {
  if (state !== 'payoutFailed') return null;
  if (found.finalAt !== null) return found.finalAt;
  const { caseReviewDays } = await parameters(tx);
  return new Date((await currentTime(tx)).getTime() + caseReviewDays * dayMs);
}

/** The next case whose payout failed 7 days ago: the money goes to the wallet. Answers whether there was one. */
export async function giveNextToWallet(tx: Tx, skip: number): Promise<boolean> {
  const due = await findFinal(tx, 'payoutFailed', skip);
  if (!due) return false;
  const order = await lockOrder(tx, { id: due.orderId, buyerId: 'any' });
  if (!(await isStillFinal(tx, due))) return true;
  let state: PayoutsState = 'payoutFailed';
  for (const id of await failedPayouts(tx, due.number))
    state = await movePayoutToWallet(tx, { caseNumber: due.number, id, actorId: null });
  await follow(tx, { order, found: due, state, actorId: null, event: 'payoutToWallet', text: '' });
  return true;
}
