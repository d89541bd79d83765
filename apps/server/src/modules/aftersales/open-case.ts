import type { BodyOf } from '@kouan/contract';
import type * as contract from '@kouan/contract';
import {
  type CaseKind,
  type CaseReason,
  type ClaimRule,
  claimRuleOf,
  compensationOf,
  needsPhoto,
  reasonsOf,
  yuan,
} from '@kouan/domain';
import { currentTime } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import {
  type EventActor,
  getOrderLines,
  lockOrder,
  type OrderRecord,
  recordOrderEvent,
  requireAction,
} from '../orders/index.ts';
import { getShipment, shipmentLinesOf } from '../shipping/index.ts';
import { addCase } from './add-case.ts';
import { claimedUnits } from './case-queries.ts';
import type { CaseRecord } from './case-tables.ts';
import { rulesInForce } from './compensation-rules.ts';
import { isClaimable, shipmentOfClaim } from './claimable-shipments.ts';
import { returnToStore } from './return-to-store.ts';

export type CaseWish = BodyOf<typeof contract.openCase> & { buyerId: number };
type Asked = { order: OrderRecord; wish: CaseWish; actor: EventActor };

const dayMs = 86_400_000;
const actionOf = { cancel: 'requestCancel', return: 'requestReturn', afterSales: 'requestAfterSales' } as const;

/**
 * A buyer opens a case: asks to cancel before the purchase, gives available stock back, or claims after the dispatch.
 * Throws order.not_found, order.move_not_allowed and the errors of `case.…` that the contract names.
 */
export async function openCase(tx: Tx, wish: CaseWish): Promise<CaseRecord> {
  checkReason(wish.kind, wish);
  const rule = wish.kind === 'afterSales' ? await checkClaim(tx, wish) : undefined;
  const order = await lockOrder(tx, { number: wish.orderNumber, buyerId: wish.buyerId });
  await requireAction(tx, order, { action: actionOf[wish.kind], viewer: { kind: 'buyer', id: wish.buyerId } });
  const asked: Asked = { order, wish, actor: { kind: 'buyer', id: wish.buyerId } };
  if (wish.kind === 'cancel') return askToCancel(tx, asked);
  if (rule) return claimDelivered(tx, { ...asked, rule });
  return returnToStore(tx, order, {
    actor: asked.actor,
    event: 'returnRequested',
    reasonCode: wish.reasonCode,
    reason: wish.reason.trim(),
    refundTo: wish.refundTo,
    fileIds: wish.fileIds,
  });
}

function checkReason(kind: CaseKind, { reasonCode, fileIds }: { reasonCode: CaseReason; fileIds: number[] }): void {
  // Only the clock says that the time is up.
  if (!reasonsOf[kind].includes(reasonCode) || reasonCode === 'timeUp')
    fail('case.reason_not_known', {}, { reasonCode: 'case.reason_not_known' });
  if (kind !== 'afterSales' && fileIds.length === 0 && needsPhoto(kind, reasonCode))
    fail('case.photo_required', {}, { fileIds: 'case.photo_required' });
}

/** The rule of a claim's reason, once the claim has the proof and asks for a remedy that it knows. */
async function checkClaim(tx: Tx, { reasonCode, fileIds, remedy = 'refund' }: CaseWish): Promise<ClaimRule> {
  const rule = claimRuleOf((await rulesInForce(tx)).rules, reasonCode);
  if (rule.needsPhoto && fileIds.length === 0) fail('case.photo_required', {}, { fileIds: 'case.photo_required' });
  if (!rule.remedies.includes(remedy)) fail('case.remedy_not_offered', {}, { remedy: 'case.remedy_not_offered' });
  return rule;
}

const wordsOf = ({ wish }: Asked) => ({
  reasonCode: wish.reasonCode,
  reason: wish.reason.trim(),
  refundTo: wish.refundTo,
  fileIds: wish.fileIds,
});

/** Nothing was bought yet: the units stay until the case is decided. */
async function askToCancel(tx: Tx, asked: Asked): Promise<CaseRecord> {
  const { order, actor } = asked;
  const lines = (await getOrderLines(tx, order.id))
    .filter(({ toBuy }) => toBuy > 0)
    .map(({ id, toBuy }) => ({ lineId: id, quantity: toBuy }));
  const opened = await addCase(tx, { ...wordsOf(asked), order, actor, kind: 'cancel', lines });
  await recordOrderEvent(tx, {
    orderId: order.id,
    event: 'cancelRequested',
    actor,
    reason: opened.reason,
    details: { case: opened.number },
  });
  return opened;
}

/** Units of one shipment, each claimed once, from the dispatch to 7 days after the delivery. */
async function claimDelivered(tx: Tx, asked: Asked & { rule: ClaimRule }): Promise<CaseRecord> {
  const { order, wish, actor, rule } = asked;
  const lines = wish.lines ?? [];
  if (!wish.shipmentNumber || lines.length === 0) fail('case.lines_required', {}, { lines: 'case.lines_required' });
  const shipment = await getShipment(tx, { number: wish.shipmentNumber, buyerId: wish.buyerId });
  if (shipment.orderId !== order.id) fail('shipment.not_found');
  if (!(await isClaimable(tx, shipment)) || (await isLate(tx, shipment.deliveredAt, rule))) fail('case.time_over');
  await checkQuantities(tx, { shipment, lines });
  const opened = await addCase(tx, {
    ...wordsOf(asked),
    order,
    actor,
    kind: 'afterSales',
    lines,
    shipmentNumber: shipment.number,
    wantFen: BigInt(wish.wantFen ?? 0),
    remedy: wish.remedy ?? 'refund',
  });
  const { capFen } = compensationOf(await shipmentOfClaim(tx, opened), { rule, wantFen: opened.wantFen });
  if (opened.wantFen > capFen)
    fail('case.want_too_large', { amount: yuan(capFen) }, { wantFen: 'case.want_too_large' });
  await recordOrderEvent(tx, {
    orderId: order.id,
    event: 'afterSalesRequested',
    actor,
    reason: opened.reason,
    details: { case: opened.number, shipment: shipment.number },
  });
  return opened;
}

/** Whether the reason's own time after the delivery is over; none runs before it. */
async function isLate(tx: Tx, deliveredAt: Date | null, { days }: ClaimRule): Promise<boolean> {
  if (deliveredAt === null || days === null) return false;
  return (await currentTime(tx)).getTime() > deliveredAt.getTime() + days * dayMs;
}

type Claimed = { shipment: { id: number; number: string }; lines: readonly { lineId: number; quantity: number }[] };

async function checkQuantities(tx: Tx, { shipment, lines }: Claimed): Promise<void> {
  if (new Set(lines.map(({ lineId }) => lineId)).size !== lines.length) fail('case.line_twice');
  const shipped = new Map(
    (await shipmentLinesOf(tx, [shipment.id])).map(({ orderLineId, quantity }) => [orderLineId, quantity]),
  );
  const claimed = await claimedUnits(tx, shipment.number);
  for (const { lineId, quantity } of lines) {
    const left = (shipped.get(lineId) ?? 0) - (claimed.get(lineId) ?? 0);
    if (quantity > left)
      fail('case.quantity_too_large', { left, lineId }, { [`lines.${lineId}`]: 'case.quantity_too_large' });
  }
}
