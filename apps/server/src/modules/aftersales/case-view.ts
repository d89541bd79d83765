import type { CaseRow, CaseView, StaffCaseView } from '@kouan/contract';
import { toVnd } from '@kouan/domain';
import { currentTime } from '../../platform/clock.ts';
import type { Reader } from '../../platform/db.ts';
import { assert } from '../../platform/errors.ts';
import { groupBy } from '../../platform/group-by.ts';
import { type Actor, holds, type Sendable } from '../../platform/http.ts';
import { fileRefs } from '../files/index.ts';
import { type UserBrief, userBriefs } from '../identity/index.ts';
import { type OrderBrief, orderBriefs, type OrderLineBrief, orderLineBriefs } from '../orders/index.ts';
import { payoutsOfCases, payoutVndOfCases } from '../payments/index.ts';
import { askedOf, deskOf } from './case-desk.ts';
import { type Proposal, proposalFor, type RefundTerms } from './case-proposal.ts';
import { rulesById, toRulesForm } from './compensation-rules.ts';
import { eventsOfCase, filesOfCase, linesOfCases } from './case-queries.ts';
import type { CaseLineRecord, CaseRecord } from './case-tables.ts';
import { canReject } from './decide-case.ts';
import { canSendBack } from './case-goods.ts';
import { replacementsOf } from './replacement-queries.ts';
import type { ReplacementRecord } from './replacement-tables.ts';
import { storeClaimsOf } from './store-claim-queries.ts';
import type { StoreClaim } from './store-claim-tables.ts';
import { storeClaimActions, storeSideOf } from './store-claim-view.ts';
import { workerOf } from './work-on-case.ts';

/** Who looks at a case: its buyer, or somebody of the staff. */
export type CaseViewer = { kind: 'buyer' | 'staff'; actor: Actor };
type Row = Sendable<CaseRow>;
type Action = Row['allowedActions'][number];
const noText = { cn: '', en: '', vi: '' };

/** Cases as lists show them, in their order; one query per kind of thing. */
export async function toCaseRows(db: Reader, viewer: CaseViewer, rows: readonly CaseRecord[]): Promise<Row[]> {
  const now = await currentTime(db);
  const lines = groupBy(
    await linesOfCases(
      db,
      rows.map(({ id }) => id),
    ),
    ({ caseId }) => caseId,
  );
  const goods = await orderLineBriefs(
    db,
    [...lines.values()].flat().map(({ orderLineId }) => orderLineId),
  );
  const orders = await orderBriefs(
    db,
    rows.map(({ orderId }) => orderId),
  );
  const people = await userBriefs(db, [
    ...new Set(rows.flatMap(({ buyerId, claimedBy }) => [buyerId, claimedBy ?? buyerId])),
  ]);
  const replacing = await replacementsOf(
    db,
    rows.map(({ id }) => id),
  );
  const claimed =
    viewer.kind === 'buyer'
      ? new Map<number, StoreClaim>()
      : await storeClaimsOf(
          db,
          rows.map(({ id }) => id),
        );
  const payoutVnd = await payoutVndOfCases(
    db,
    rows.map(({ number }) => number),
  );
  return rows.map((row) =>
    toRow({
      payoutVnd: payoutVnd.get(row.number),
      replacement: replacing.get(row.id),
      claim: claimed.get(row.id),
      row,
      viewer,
      now,
      lines: lines.get(row.id) ?? [],
      goods,
      order: orders.get(row.orderId),
      people,
    }),
  );
}

type Parts = {
  payoutVnd: bigint | undefined;
  row: CaseRecord;
  replacement: ReplacementRecord | undefined;
  claim: StoreClaim | undefined;
  viewer: CaseViewer;
  now: Date;
  lines: readonly CaseLineRecord[];
  goods: Map<number, OrderLineBrief>;
  order: OrderBrief | undefined;
  people: Map<number, UserBrief>;
};

function toRow({ payoutVnd, replacement, claim, row, viewer, now, lines, goods, order, people }: Parts): Row {
  const first = goods.get(lines[0]?.orderLineId ?? 0);
  const buyer = people.get(row.buyerId);
  const isStaff = viewer.kind === 'staff';
  const worker = workerOf(row, now);
  return {
    number: row.number,
    orderNumber: order?.number ?? '',
    shipmentNumber: row.shipmentNumber,
    kind: row.kind,
    state: row.state,
    reasonCode: row.reasonCode,
    reason: row.reason,
    title: first?.title ?? noText,
    imageUrl: first?.imageUrl ?? '',
    quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    refundFen: row.refundFen,
    // What is transferred back is a share of what was paid, which may be a đồng beside today's sum.
    refundVnd: payoutVnd ?? (order ? toVnd(row.refundFen, order.rateVndPerCnyMicros) : 0n),
    askedFen: askedOf(row, order),
    refundTo: row.refundTo,
    remedy: row.remedy,
    replacing: replacement?.state ?? null,
    storeClaim: claim ? { state: claim.state, amountFen: claim.amountFen, dueAt: claim.dueAt } : null,
    openedAt: row.openedAt,
    openedBy: row.openedKind,
    waitsFor: waitsFor(row, replacement),
    dueAt: row.dueAt,
    isOverdue: row.dueAt !== null && row.dueAt < now,
    claimedBy: isStaff ? (people.get((row.isHeld ? worker : row.claimedBy) ?? 0)?.nickName ?? '') : '',
    isClaimedByOther: isStaff && worker !== null && worker !== viewer.actor.id,
    isProposed: isStaff && row.proposal !== null,
    allowedActions: isStaff
      ? [
          ...staffActions({ row, lines, now, replacement }, viewer.actor),
          ...replacementActions({ row, lines, now, replacement }, viewer.actor),
          ...storeClaimActions(row, claim, viewer.actor),
        ]
      : buyerActions(row, replacement),
    buyer: { code: buyer?.buyerCode ?? '', nickName: buyer?.nickName ?? '' },
  };
}

function waitsFor({ state, askedAt }: CaseRecord, replacement: ReplacementRecord | undefined): Row['waitsFor'] {
  if (state === 'replacing') return replacement?.state === 'sent' ? 'buyer' : 'platform';
  if (state === 'requested') return askedAt === null ? 'platform' : 'buyer';
  return state === 'approved' || state === 'payoutFailed' ? 'platform' : 'none';
}

function buyerActions({ state, offeredRemedy }: CaseRecord, replacement: ReplacementRecord | undefined): Action[] {
  if (state === 'requested') return [...(offeredRemedy ? ['answerOffer' as const] : []), 'answer', 'chooseTarget'];
  if (state === 'replacing') return replacement?.state === 'sent' ? ['confirmReplacement'] : [];
  return state === 'rejected' ? ['chooseTarget'] : [];
}

type Shown = {
  row: CaseRecord;
  lines: readonly CaseLineRecord[];
  now: Date;
  replacement: ReplacementRecord | undefined;
};

/** What this person may do to the case now; the calls check the same again. */
function staffActions({ row, lines, now, replacement }: Shown, actor: Actor): Action[] {
  if (row.buyerId === actor.id) return [];
  const isDecided = row.state === 'approved' || row.state === 'paid' || row.state === 'payoutFailed';
  const isClaim = row.kind === 'afterSales';
  const units = (of: (line: CaseLineRecord) => number) => lines.reduce((sum, line) => sum + of(line), 0);
  const worker = workerOf(row, now);
  const isOthers = worker !== null && worker !== actor.id;
  const mayDecide = holds(actor, 'case:decide') && row.openedBy !== actor.id && !isOthers;
  const isOpen = row.state === 'requested';
  const mayReturn = isClaim || (row.kind === 'defective' && isDecided);
  const held = units((line) => (isClaim ? line.sentBack : line.quantity) - line.returned);
  const rules: [Action, boolean][] = [
    ['claim', mayDecide && isOpen && (row.claimedBy !== actor.id || row.isHeld)],
    ['release', mayDecide && isOpen && row.claimedBy === actor.id && !row.isHeld],
    ['ask', mayDecide && isOpen],
    ['approve', mayDecide && isOpen],
    ['reject', mayDecide && isOpen && canReject(row)],
    ['reReview', mayDecide && row.state === 'rejected'],
    [
      'recordSentBack',
      holds(actor, 'warehouse:receive') &&
        isClaim &&
        canSendBack(row, replacement) &&
        units((line) => line.quantity - line.sentBack) > 0,
    ],
    ['recordReturned', holds(actor, 'warehouse:receive') && mayReturn && held > 0],
    ['payout', holds(actor, 'payment:review') && (row.state === 'approved' || row.state === 'payoutFailed')],
  ];
  return rules.filter(([, isAllowed]) => isAllowed).map(([action]) => action);
}

/** What this person may do about new pieces instead of money. */
function replacementActions({ row, lines, replacement }: Shown, actor: Actor): Action[] {
  if (row.buyerId === actor.id || row.kind !== 'afterSales') return [];
  const mayDecide = holds(actor, 'case:decide');
  const step = row.state === 'replacing' ? replacement?.state : undefined;
  const isComing = step === 'owed' || step === 'bought';
  const isClear = lines.every(({ sentBack, returned }) => sentBack === returned);
  const rules: [Action, boolean][] = [
    ['offer', mayDecide && row.state === 'requested' && row.openedBy !== actor.id],
    ['replace', mayDecide && row.state === 'requested' && row.openedBy !== actor.id && row.remedy !== 'refund'],
    ['replacementBought', step === 'owed' && holds(actor, 'warehouse:purchase')],
    ['replacementReceived', isComing && isClear && holds(actor, 'warehouse:receive')],
    ['replacementSent', step === 'received' && holds(actor, 'shipment:dispatch')],
    ['endReplacement', isComing && mayDecide],
  ];
  return rules.filter(([, isAllowed]) => isAllowed).map(([action]) => action);
}

/** A replacement as its case shows it; what it costs us is nothing for buyers. */
const toReplacementView = (row: ReplacementRecord, { kind }: CaseViewer) => ({
  remedy: row.remedy,
  state: row.state,
  sellerOrderNumber: kind === 'staff' ? row.sellerOrderNumber : '',
  costFen: kind === 'staff' ? row.costFen : null,
  carrier: row.carrier,
  trackingNumber: row.trackingNumber,
  agreedAt: row.agreedAt,
  boughtAt: row.boughtAt,
  receivedAt: row.receivedAt,
  sentAt: row.sentAt,
  endedAt: row.endedAt,
});

export type Looking = { viewer: CaseViewer; secret: Buffer };

/** A case whole, with its evidence; files by addresses that are good for a short time. */
export async function toCaseView(
  db: Reader,
  row: CaseRecord,
  { viewer, secret }: Looking,
): Promise<Sendable<CaseView>> {
  const [shown] = await toCaseRows(db, viewer, [row]);
  assert(shown, 'one row in, one row out');
  const lines = await linesOfCases(db, [row.id]);
  const goods = await orderLineBriefs(
    db,
    lines.map(({ orderLineId }) => orderLineId),
  );
  const { events, files } = await evidence(db, row, secret);
  const replacement = (await replacementsOf(db, [row.id])).get(row.id);
  return {
    ...shown,
    offer: row.offeredRemedy && { remedy: row.offeredRemedy, refundFen: row.offeredFen },
    replacement: replacement ? toReplacementView(replacement, viewer) : null,
    lines: lines.map((line) => {
      const brief = goods.get(line.orderLineId);
      return {
        lineId: line.orderLineId,
        title: brief?.title ?? noText,
        specValues: brief?.specValues ?? [],
        imageUrl: brief?.imageUrl ?? '',
        unitPriceFen: brief?.unitPriceFen ?? 0n,
        quantity: line.quantity,
        reason: line.reasonCode,
        sentBack: line.sentBack,
        returned: line.returned,
      };
    }),
    wantFen: row.wantFen,
    depositShareFen: row.depositShareFen,
    items: row.items.map(({ kind, amountFen }) => ({ kind, amountFen: BigInt(amountFen) })),
    files,
    events,
    payouts: (await payoutsOfCases(db, [row.number])).get(row.number) ?? [],
    decidedAt: row.decidedAt,
    opinion: row.opinion,
    finalAt: row.finalAt,
  };
}

async function evidence(db: Reader, { id }: CaseRecord, secret: Buffer) {
  const steps = await eventsOfCase(db, id);
  const attached = await filesOfCase(db, id);
  const refs = await fileRefs(db, secret, [...new Set(attached.map(({ fileId }) => fileId))]);
  const known = new Map(refs.map((file) => [file.id, file]));
  const ofEvent = groupBy(attached, ({ eventId }) => eventId);
  const people = await userBriefs(db, [...new Set(steps.flatMap(({ actorId }) => actorId ?? []))]);
  return {
    files: refs,
    events: steps.map((step) => ({
      event: step.event,
      actorKind: step.actorKind,
      actorName: step.actorId === null ? '' : (people.get(step.actorId)?.nickName ?? ''),
      text: step.text,
      details: step.details,
      files: (ofEvent.get(step.id) ?? []).flatMap(({ fileId }) => known.get(fileId) ?? []),
      at: step.createdAt,
    })),
  };
}

export const toProposalView = ({ items, refundFen, capFen, fullValueFen, ...rest }: Proposal) => ({
  items,
  refundFen,
  capFen,
  fullValueFen,
  refundedBeforeFen: rest.refundedBeforeFen,
  ceilingFen: rest.ceilingFen,
  needsSecond: rest.needsSecond,
});

/** What staff see besides: what approving would give back, and a first approval that waits for a second person. */
export async function toStaffCaseView(
  db: Reader,
  row: CaseRecord,
  { actor, secret }: { actor: Actor; secret: Buffer },
): Promise<Sendable<StaffCaseView>> {
  const view = await toCaseView(db, row, { viewer: { kind: 'staff', actor }, secret });
  const { proposal } = row;
  const people = await userBriefs(db, proposal ? [proposal.by] : []);
  const computed = await proposalFor(db, row, { terms: termsOf(row), actor });
  return {
    ...view,
    ...(await storeSideOf(db, row, secret)),
    rules: await rulesOfCase(db, row),
    proposal: toProposalView(computed),
    ...(await deskOf(db, row, { refundFen: computed.refundFen, viewerId: actor.id })),
    bornBy: row.bornBy ?? proposal?.bornBy ?? null,
    pending: proposal && {
      by: people.get(proposal.by)?.nickName ?? '',
      refundFen: BigInt(proposal.refundFen),
      returnFreightFen: BigInt(proposal.returnFreightFen),
      opinion: proposal.opinion,
      at: proposal.at,
    },
  };
}

async function rulesOfCase(db: Reader, { rulesId, kind, reasonCode }: CaseRecord) {
  const { claims } = toRulesForm(await rulesById(db, rulesId));
  const claim = kind === 'afterSales' ? claims.find(({ reason }) => reason === reasonCode) : undefined;
  return { id: rulesId, claim: claim ?? null };
}

/** The terms of a first approval that waits, but for an amount: that may be more by now than is left of the shipment. */
const termsOf = ({ proposal }: CaseRecord): RefundTerms =>
  proposal === null
    ? {}
    : {
        returnFreightFen: Number(proposal.returnFreightFen),
        ...(proposal.bornBy === null ? {} : { bornBy: proposal.bornBy }),
      };
