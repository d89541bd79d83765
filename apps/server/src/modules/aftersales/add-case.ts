import {
  canCaseMove,
  type CaseKind,
  type CaseReason,
  type CaseState,
  type RefundTarget,
  type Remedy,
  sumOf,
  type UnitsShare,
} from '@kouan/domain';
import { currentTime } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db.ts';
import { assert } from '../../platform/errors.ts';
import { publish } from '../../platform/outbox.ts';
import { bindFiles } from '../files/index.ts';
import { type EventActor, orderLineBriefs, setCaseFact } from '../orders/index.ts';
import { parameters } from '../settings/index.ts';
import { makeCaseNumber } from '../warehouse/index.ts';
import { insertCase, insertCaseLines, insertEvent, updateCase } from './case-queries.ts';
import { rulesInForce } from './compensation-rules.ts';
import type { CaseDetails, CaseEventName, CaseRecord } from './case-tables.ts';

export type NewCase = {
  order: { id: number; buyerId: number };
  /** Made beforehand where something else already carries it. */
  number?: string;
  kind: CaseKind;
  reasonCode: CaseReason;
  reason: string;
  lines: readonly { lineId: number; quantity: number; reason?: CaseReason }[];
  actor: EventActor;
  /** What the units hold out of the order's pots now; nothing for a cancelling or a claim. */
  share?: UnitsShare;
  shipmentNumber?: string;
  wantFen?: bigint;
  remedy?: Remedy;
  refundTo?: RefundTarget;
  fileIds?: readonly number[];
};

const hourMs = 3_600_000;

/** Opens a case and tells its order; the order's event is the caller's. The caller holds the order's lock. */
export async function addCase(tx: Tx, wish: NewCase): Promise<CaseRecord> {
  const { order, kind, lines, actor, share } = wish;
  const isClaim = kind === 'afterSales';
  const opened = await insertCase(tx, {
    number: wish.number ?? (await makeCaseNumber(tx)),
    orderId: order.id,
    buyerId: order.buyerId,
    shipmentNumber: wish.shipmentNumber ?? null,
    kind,
    reasonCode: wish.reasonCode,
    reason: wish.reason,
    refundTo: wish.refundTo ?? 'wallet',
    openedKind: actor.kind,
    openedBy: actor.id,
    wantFen: wish.wantFen ?? 0n,
    remedy: wish.remedy ?? 'refund',
    rulesId: (await rulesInForce(tx)).id,
    ...(share ? shareColumns(share) : {}),
    claimedGoodsFen: isClaim ? await goodsOf(tx, lines) : 0n,
    dueAt: await decisionDue(tx),
  });
  await insertCaseLines(
    tx,
    lines.map(({ lineId, quantity, reason = wish.reasonCode }) => ({
      caseId: opened.id,
      orderLineId: lineId,
      quantity,
      reasonCode: reason,
    })),
  );
  const quantity = lines.reduce((sum, line) => sum + line.quantity, 0);
  await tellCase(tx, opened, {
    event: 'opened',
    actor,
    text: wish.reason,
    details: { quantity },
    fileIds: wish.fileIds ?? [],
  });
  await tellOrder(tx, opened, isClaim ? { units: quantity } : {});
  return opened;
}

/** What a case keeps of a share. */
export const shareColumns = ({ goodsFen, freightFen, serviceFen, depositShareFen }: UnitsShare) => ({
  goodsFen,
  freightFen,
  serviceFen,
  depositShareFen,
});
export const noShare = { goodsFen: 0n, freightFen: 0n, serviceFen: 0n, depositShareFen: 0n };

/** The share that a case keeps, whole. */
export function shareOfCase({ goodsFen, freightFen, serviceFen, depositShareFen }: CaseRecord): UnitsShare {
  const valueFen = goodsFen + freightFen + serviceFen;
  return { goodsFen, freightFen, serviceFen, valueFen, depositShareFen, balanceShareFen: valueFen - depositShareFen };
}

async function goodsOf(tx: Tx, lines: NewCase['lines']): Promise<bigint> {
  const known = await orderLineBriefs(
    tx,
    lines.map(({ lineId }) => lineId),
  );
  return sumOf(lines.map(({ lineId, quantity }) => (known.get(lineId)?.unitPriceFen ?? 0n) * BigInt(quantity)));
}

/** Changes a case that moves along its flow. */
export function moveCase(tx: Tx, found: CaseRecord, changes: Partial<CaseRecord> & { state: CaseState }) {
  const isLegal = found.state === changes.state || canCaseMove(found.state, changes.state);
  assert(isLegal, `a case does not go from ${found.state} to ${changes.state}`);
  return updateCase(tx, found.id, { ...changes, ...endOfOffer(found, changes) });
}

/** Whatever is decided, nothing is offered any more; what gives money back ends as a refund. */
function endOfOffer({ state: from }: CaseRecord, { state }: { state: CaseState }): Partial<CaseRecord> {
  if (state === 'requested') return {};
  const isRefund = from === 'requested' && (state === 'approved' || state === 'paid');
  return { offeredRemedy: null, offeredFen: 0n, ...(isRefund ? { remedy: 'refund' as const } : {}) };
}

/** Until when the platform decides what is undecided now. */
export async function decisionDue(tx: Tx): Promise<Date> {
  const { caseHours } = await parameters(tx);
  return new Date((await currentTime(tx)).getTime() + caseHours * hourMs);
}

export type CaseStep = {
  event: CaseEventName;
  actor: EventActor;
  text?: string;
  details?: CaseDetails;
  fileIds?: readonly number[];
};

/** Adds a step to the evidence of a case; its files become the case's own. Throws file.not_found. */
export async function tellCase(
  tx: Tx,
  { id }: Pick<CaseRecord, 'id'>,
  { event, actor, text = '', details = {}, fileIds = [] }: CaseStep,
): Promise<void> {
  const own = [...new Set(fileIds)];
  if (own.length > 0 && actor.id !== null)
    await bindFiles(tx, { fileIds: own, ownerId: actor.id, record: { kind: 'case', id } });
  await insertEvent(tx, { caseId: id, event, actorKind: actor.kind, actorId: actor.id, text, details }, own);
}

/** Tells the buyer that their case waits for them. */
export const noticeBuyer = (
  tx: Tx,
  { buyerId, orderId, number }: CaseRecord,
  { kind, text }: { kind: 'caseAsked' | 'caseOffered'; text: string },
): Promise<void> => publish(tx, 'buyer.noticed', { buyerId, kind, orderId, subject: number, text });

/** Tells the order what its case is now; the status follows with the next event of the order. */
export const tellOrder = (
  tx: Tx,
  { orderId, number, kind, state, shipmentNumber, refundFen, dueAt, finalAt }: CaseRecord,
  units: { units?: number; sentBackUnits?: number; wholeRefundedUnits?: number } = {},
): Promise<void> =>
  setCaseFact(tx, {
    orderId,
    caseNumber: number,
    kind,
    state,
    shipmentNumber,
    refundFen,
    dueAt: limitOf(state, { dueAt, finalAt }),
    ...units,
  });

/** When the time of a state is over: to be decided, to be replaced, or to become final. */
function limitOf(state: CaseState, { dueAt, finalAt }: Pick<CaseRecord, 'dueAt' | 'finalAt'>): Date | null {
  if (state === 'requested' || state === 'replacing') return dueAt;
  return state === 'rejected' || state === 'payoutFailed' ? finalAt : null;
}
