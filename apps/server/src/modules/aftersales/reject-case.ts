import { canHappen, caseApproved, rejectionOf } from '@kouan/domain';
import { currentTime } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import {
  type EventActor,
  getOrderLines,
  lockOrder,
  orderLineBriefs,
  type OrderRecord,
  recordOrderEvent,
  returnOrderShare,
  takeOrderShare,
} from '../orders/index.ts';
import { orderKey, postAll } from '../payments/index.ts';
import { parameters } from '../settings/index.ts';
import { goodsFenOf, putBack, takeAvailable, turnUpShort } from '../warehouse/index.ts';
import { decisionDue, moveCase, noShare, shareColumns, shareOfCase, tellCase, tellOrder } from './add-case.ts';
import { casesOfOrder, findFinal, isStillFinal, linesOfCases } from './case-queries.ts';
import type { CaseRecord } from './case-tables.ts';
import { dropStoreClaim } from './settle-store-claim.ts';
import { lockForStaff, type StaffKey } from './work-on-case.ts';

const dayMs = 86_400_000;
type Deciding = { order: OrderRecord; found: CaseRecord; actor: { kind: 'staff'; id: number }; reason: string };

/**
 * Rejects a case. A shortage is rejected because its units turned up: they are on their way again. Anything else can be
 * looked at again for 7 days. Throws case.not_open, case.cannot_reject and what locking throws.
 */
export async function rejectCase(tx: Tx, { reason, ...key }: StaffKey & { reason: string }): Promise<void> {
  const { order, found } = await lockForStaff(tx, key);
  if (found.state !== 'requested') fail('case.not_open');
  const rejection = rejectionOf[found.kind];
  if (rejection === 'never') fail('case.cannot_reject');
  const deciding: Deciding = { order, found, actor: { kind: 'staff', id: key.actorId }, reason };
  await (rejection === 'turnedUp' ? turnUp(tx, deciding) : reject(tx, deciding));
}

/**
 * The units of a shortage were found before it was decided: it ends as if somebody had rejected it. Throws what
 * `rejectCase` throws.
 */
export const endFoundCase = (tx: Tx, found: StaffKey & { reason: string }): Promise<void> => rejectCase(tx, found);

async function turnUp(tx: Tx, { order, found, actor, reason }: Deciding): Promise<void> {
  await turnUpShort(tx, {
    order,
    caseNumber: found.number,
    lines: (await linesOfCases(tx, [found.id])).map(({ orderLineId, quantity }) => ({ lineId: orderLineId, quantity })),
    share: shareOfCase(found),
    actorId: actor.id,
  });
  const decided = await moveCase(tx, found, {
    ...(await decision(tx, actor.id, reason)),
    ...noShare,
    state: 'rejectedFinal',
  });
  await dropStoreClaim(tx, { order, found: decided });
  await tellCase(tx, found, { event: 'turnedUp', actor, text: reason });
  await tellOrder(tx, decided);
  await recordOrderEvent(tx, {
    orderId: order.id,
    event: 'shortTurnedUp',
    actor,
    reason,
    details: { case: found.number },
  });
}

const decision = async (tx: Tx, decidedBy: number, opinion: string) => ({
  decidedBy,
  decidedAt: await currentTime(tx),
  opinion,
  proposal: null,
  askedAt: null,
  dueAt: null,
});

async function reject(tx: Tx, { order, found, actor, reason }: Deciding): Promise<void> {
  if (found.kind === 'defective') {
    await putBack(tx, { order, caseNumber: found.number, lines: await unitsOf(tx, found), actorId: actor.id });
    await returnOrderShare(tx, { orderId: order.id, share: shareOfCase(found) });
  }
  const { caseReviewDays } = await parameters(tx);
  const now = await currentTime(tx);
  const decided = await moveCase(tx, found, {
    ...(await decision(tx, actor.id, reason)),
    ...(found.kind === 'defective' ? noShare : {}),
    state: 'rejected',
    finalAt: new Date(now.getTime() + caseReviewDays * dayMs),
  });
  await tellCase(tx, found, { event: 'rejected', actor, text: reason });
  await tellOrder(tx, decided);
  await recordOrderEvent(tx, {
    orderId: order.id,
    event: 'caseRejected',
    actor,
    reason,
    details: { case: found.number },
  });
}

/** The units of a case with their SKUs. */
export async function unitsOf(tx: Tx, { id }: Pick<CaseRecord, 'id'>) {
  const lines = await linesOfCases(tx, [id]);
  const known = await orderLineBriefs(
    tx,
    lines.map(({ orderLineId }) => orderLineId),
  );
  return lines.map(({ orderLineId, quantity }) => ({
    lineId: orderLineId,
    skuId: known.get(orderLineId)?.skuId ?? null,
    quantity,
  }));
}

/**
 * Takes a rejection back: the case is undecided again. Throws case.not_open once it is final, order.move_not_allowed
 * when its units have gone another way meanwhile.
 */
export async function reReviewCase(tx: Tx, { reason, ...key }: StaffKey & { reason: string }): Promise<void> {
  const { order, found } = await lockForStaff(tx, key);
  if (found.state !== 'rejected') fail('case.not_open');
  const actor: EventActor = { kind: 'staff', id: key.actorId };
  const share = await takeAgain(tx, { order, found, actorId: key.actorId });
  const opened = await moveCase(tx, found, {
    ...share,
    state: 'requested',
    finalAt: null,
    decidedBy: null,
    decidedAt: null,
    opinion: '',
    dueAt: await decisionDue(tx),
    claimedBy: key.actorId,
    claimedAt: await currentTime(tx),
    isHeld: false,
  });
  await tellCase(tx, found, { event: 'reReviewed', actor, text: reason });
  await tellOrder(tx, opened);
  await recordOrderEvent(tx, {
    orderId: order.id,
    event: 'caseReReviewed',
    actor,
    reason,
    details: { case: found.number },
  });
}

/** What a rejection gave free is taken again, if it is still there. */
async function takeAgain(
  tx: Tx,
  { order, found, actorId }: { order: OrderRecord; found: CaseRecord; actorId: number },
) {
  const lines = await getOrderLines(tx, order.id);
  const refuse = (): never => fail('order.move_not_allowed', { number: order.number });
  if (found.kind === 'cancel') {
    const isAskedAgain = (await casesOfOrder(tx, order.id)).some(
      ({ id, kind, state }) => id !== found.id && kind === 'cancel' && (state === 'requested' || state === 'approved'),
    );
    if (isAskedAgain || !lines.some(({ toBuy }) => toBuy > 0)) refuse();
  }
  if (found.kind !== 'defective') return {};
  const units = (await unitsOf(tx, found)).map((unit) => ({
    ...unit,
    line: lines.find(({ id }) => id === unit.lineId) ?? refuse(),
  }));
  if (units.some(({ line, quantity }) => line.available < quantity)) refuse();
  const share = await takeOrderShare(tx, { orderId: order.id, goodsFen: goodsFenOf(units) });
  await takeAvailable(tx, { order, caseNumber: found.number, lines: units, actorId, cause: 'defectClaimed' });
  return shareColumns(share);
}

/** The next rejection that nobody looked at again in time is final: of a return, all is kept. Answers whether there was one. */
export async function makeNextFinal(tx: Tx, skip: number): Promise<boolean> {
  const due = await findFinal(tx, 'rejected', skip);
  if (!due) return false;
  const order = await lockOrder(tx, { id: due.orderId, buyerId: 'any' });
  if (!(await isStillFinal(tx, due))) return true;
  const actor: EventActor = { kind: 'system', id: null };
  if (due.kind === 'return')
    await postAll(tx, {
      postings: caseApproved({
        order: orderKey(order.id),
        depositShareFen: due.depositShareFen,
        refundFen: 0n,
        to: 'wallet',
      }),
      event: 'rejectionFinal',
      orderId: order.id,
      buyerId: order.buyerId,
      note: due.number,
    });
  const ended = await moveCase(tx, due, { state: 'rejectedFinal', finalAt: null });
  await dropStoreClaim(tx, { order, found: ended });
  await tellCase(tx, due, { event: 'rejectionFinal', actor });
  await tellOrder(tx, ended);
  // An order that was closed meanwhile, or waits for its deposit again, has no event for it.
  if (canHappen('rejectionFinal', order.status))
    await recordOrderEvent(tx, { orderId: order.id, event: 'rejectionFinal', actor, details: { case: due.number } });
  return true;
}
