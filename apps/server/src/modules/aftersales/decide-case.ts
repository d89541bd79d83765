import {
  afterSalesApproved,
  caseApproved,
  type CaseState,
  refundApproval,
  rejectionOf,
  unitsShort,
  yuan,
} from '@kouan/domain';
import { currentTime } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import {
  type EventActor,
  getOrderLines,
  moveUnits,
  type OrderRecord,
  recordOrderEvent,
  takeOrderShare,
} from '../orders/index.ts';
import { orderKey, pendingPayouts, post, postAll, startPayouts } from '../payments/index.ts';
import { goodsFenOf } from '../warehouse/index.ts';
import { askGateway } from './ask-gateway.ts';
import { moveCase, shareColumns, shareOfCase, tellCase, tellOrder } from './add-case.ts';
import { type Approver, type Proposal, proposalFor, type RefundTerms } from './case-proposal.ts';
import { linesOfCases, updateCase } from './case-queries.ts';
import type { CaseRecord, StoredProposal } from './case-tables.ts';
import { lockForStaff } from './work-on-case.ts';
import { expectStoreClaim } from './work-on-store-claim.ts';

export type Approval = { number: string; actor: Approver; terms: RefundTerms; refundFen: number; opinion: string };

/**
 * Approves a case with the refund that the approver saw. Above their ceiling the approval waits for a second person with
 * the same terms. Throws case.not_open, case.refund_changed, case.second_person_required, case.source_insufficient and
 * what locking throws.
 */
export async function approveCase(tx: Tx, approval: Approval): Promise<void> {
  const { order, found, proposal, isProposal } = await checkApproval(tx, approval);
  const { actor, opinion } = approval;
  const staff: EventActor = { kind: 'staff', id: actor.id };
  if (!isProposal) {
    await settle(tx, { order, found, proposal, actor: staff, opinion });
    return;
  }
  await updateCase(tx, found.id, {
    proposal: {
      by: actor.id,
      at: (await currentTime(tx)).toISOString(),
      refundFen: String(proposal.refundFen),
      returnFreightFen: String(proposal.returnFreightFen),
      bornBy: proposal.bornBy,
      opinion,
    },
    // Whoever gives the second approval takes the case over at once.
    claimedBy: null,
    claimedAt: null,
    isHeld: false,
  });
  await tellCase(tx, found, {
    event: 'proposed',
    actor: staff,
    text: opinion,
    details: { refundFen: Number(proposal.refundFen) },
  });
}

/** Locks the case and sees what approving it would be: the payout, or the first of two approvals. Throws what `approveCase` throws. */
export async function checkApproval(tx: Tx, { number, actor, terms, refundFen }: Approval) {
  const { order, found } = await lockForStaff(tx, { number, actorId: actor.id });
  if (found.state !== 'requested') fail('case.not_open');
  const proposal = await proposalFor(tx, found, { terms, actor });
  if (proposal.refundFen !== BigInt(refundFen)) fail('case.refund_changed', { amount: yuan(proposal.refundFen) });
  if (found.kind === 'afterSales' && proposal.refundFen === 0n)
    fail('case.amount_not_allowed', { amount: yuan(proposal.capFen) }, { amountFen: 'case.amount_not_allowed' });
  const isProposal = proposal.needsSecond && !isSecond(found.proposal, proposal, actor);
  if (isProposal && isSame(found.proposal, proposal)) fail('case.second_person_required');
  return { order, found, proposal, isProposal };
}

const isSame = (stored: StoredProposal | null, { refundFen, returnFreightFen, bornBy }: Proposal): boolean =>
  stored !== null &&
  stored.refundFen === String(refundFen) &&
  stored.returnFreightFen === String(returnFreightFen) &&
  stored.bornBy === bornBy;

/** A second person is another one, whose own ceiling holds the refund. */
function isSecond(stored: StoredProposal | null, proposal: Proposal, actor: Approver): boolean {
  if (stored === null || !isSame(stored, proposal)) return false;
  return refundApproval({
    refundedBeforeFen: proposal.refundedBeforeFen,
    amountFen: proposal.refundFen,
    first: String(stored.by),
    firstCeilingFen: 0n,
    second: String(actor.id),
    secondCeilingFen: proposal.ceilingFen,
  }).allowed;
}

type Settling = { order: OrderRecord; found: CaseRecord; proposal: Proposal; actor: EventActor; opinion: string };

/** The money goes out: to the wallet at once, or on its way back to where it came from. */
async function settle(tx: Tx, { order, found, proposal, actor, opinion }: Settling): Promise<void> {
  const share = found.kind === 'cancel' ? await cancelUnits(tx, order) : shareOfCase(found);
  const owners = {
    orderId: order.id,
    buyerId: order.buyerId,
    storeId: order.storeId,
    actorId: actor.id,
    note: found.number,
  };
  if (found.kind === 'defective') await post(tx, { posting: unitsShort(share), event: 'unitsShort', ...owners });
  const money = { order: orderKey(order.id), to: found.refundTo };
  await postAll(tx, {
    postings:
      found.kind === 'afterSales'
        ? afterSalesApproved({ ...money, amountFen: proposal.refundFen, bornBy: proposal.bornBy ?? 'store' })
        : caseApproved({ ...money, depositShareFen: share.depositShareFen, refundFen: proposal.refundFen }),
    event: 'caseApproved',
    ...owners,
  });
  const state = await payOut(tx, { found, refundFen: proposal.refundFen, actorId: actor.id });
  const decided = await moveCase(tx, found, {
    ...(found.kind === 'cancel' ? shareColumns(share) : {}),
    state,
    refundFen: proposal.refundFen,
    items: proposal.items.map(({ kind, amountFen }) => ({ kind, amountFen: String(amountFen) })),
    bornBy: proposal.bornBy,
    opinion,
    proposal: null,
    decidedBy: actor.id,
    decidedAt: await currentTime(tx),
    askedAt: null,
    dueAt: null,
  });
  if (found.kind === 'afterSales' && decided.bornBy === 'store') await expectStoreClaim(tx, decided, order);
  await tellCase(tx, found, {
    event: 'approved',
    actor,
    text: opinion,
    details: { refundFen: Number(proposal.refundFen), to: found.refundTo },
  });
  await tellOrder(tx, decided, await wholeUnits(tx, decided, proposal));
  await recordOrderEvent(tx, {
    orderId: order.id,
    event: 'caseApproved',
    actor,
    reason: opinion,
    details: { case: found.number, refundFen: Number(proposal.refundFen), to: found.refundTo },
  });
}

/** Nothing of the order will be bought. Answers the share that leaves with its units. */
async function cancelUnits(tx: Tx, order: OrderRecord) {
  const units = (await getOrderLines(tx, order.id))
    .filter(({ toBuy }) => toBuy > 0)
    .map((line) => ({ line, quantity: line.toBuy }));
  for (const { line, quantity } of units) await moveUnits(tx, { lineId: line.id, cause: 'orderCancelled', quantity });
  return takeOrderShare(tx, { orderId: order.id, goodsFen: goodsFenOf(units) });
}

type Paying = { found: CaseRecord; refundFen: bigint; actorId: number | null };

async function payOut(tx: Tx, { found, refundFen, actorId }: Paying): Promise<CaseState> {
  if (found.refundTo === 'wallet' || refundFen === 0n) return 'paid';
  const state = await startPayouts(tx, {
    caseNumber: found.number,
    orderId: found.orderId,
    buyerId: found.buyerId,
    shipmentNumber: found.shipmentNumber,
    amountFen: refundFen,
    actorId,
  });
  for (const id of await pendingPayouts(tx, found.number)) await askGateway(tx, { number: found.number, id });
  return state;
}

/** From the whole value of the claimed units on they count as refunded. */
async function wholeUnits(tx: Tx, { id, kind }: CaseRecord, { refundFen, fullValueFen }: Proposal) {
  if (kind !== 'afterSales' || refundFen < fullValueFen) return {};
  const lines = await linesOfCases(tx, [id]);
  return { wholeRefundedUnits: lines.reduce((sum, { quantity }) => sum + quantity, 0) };
}

/** Whether a kind of case can be rejected at all: what was not bought is always given back. */
export const canReject = ({ kind }: Pick<CaseRecord, 'kind'>): boolean => rejectionOf[kind] !== 'never';
