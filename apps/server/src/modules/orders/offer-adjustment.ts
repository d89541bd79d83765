import type { BodyOf } from '@kouan/contract';
import type * as contract from '@kouan/contract';
import { formatDateTime, maxOrderTotalFen, orderTotals, type OrderTotals } from '@kouan/domain';
import { currentTime } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { queueMail } from '../../platform/mail.ts';
import { bindFiles } from '../files/index.ts';
import { findEmail } from '../identity/index.ts';
import { pausePayment, unpaidDeposit } from '../payments/index.ts';
import { parameters } from '../settings/index.ts';
import { addAdjustment, addProofs } from './adjustment-queries.ts';
import { requireAction } from './order-actions.ts';
import { adjustmentMail } from './order-mails.ts';
import { casesOfOrders, getOrderLines, lockOrder, updateOrder } from './order-queries.ts';
import type { OrderLineRecord, OrderRecord } from './order-tables.ts';
import { serviceRuleOf } from './quote-queries.ts';
import { recordOrderEvent } from './record-order-event.ts';

const hourMs = 3_600_000;
type Offer = BodyOf<typeof contract.offerAdjustment> & { number: string; actorId: number };
type NewPrices = Pick<Offer, 'freightFen' | 'lines'>;

/**
 * Staff change price or freight after the quote, with a reason and a proof, for the buyer to answer within a day; until
 * then nothing can be paid and no time limit of the deposit runs. Throws order.not_found, order.own_order,
 * order.move_not_allowed, order.part_paid, order.line_unknown, order.nothing_changed, order.too_large, file.not_found.
 */
export async function offerAdjustment(tx: Tx, { number, actorId, reason, proofIds, ...prices }: Offer): Promise<void> {
  const order = await lockOrder(tx, { number, buyerId: 'any' });
  if (order.buyerId === actorId) fail('order.own_order');
  await requireAction(tx, order, { action: 'offerAdjustment', viewer: { kind: 'staff', id: actorId } });
  if ((await casesOfOrders(tx, [order.id])).some(({ state }) => state === 'requested'))
    fail('order.move_not_allowed', { number });
  const unpaid = await unpaidDeposit(tx, order.id);
  if (unpaid && unpaid.creditedFen > 0n) fail('order.part_paid');

  const { totals, freightFen, lines } = await newTotals(tx, order, prices);
  const answerBy = await answerUntil(tx);
  const adjustment = await addAdjustment(tx, {
    row: {
      orderId: order.id,
      reason: reason.trim(),
      oldGoodsFen: order.goodsFen,
      oldFreightFen: order.freightFen,
      oldServiceFen: order.serviceFen,
      oldDepositFen: order.depositFen,
      newGoodsFen: totals.goodsFen,
      newFreightFen: freightFen,
      newServiceFen: totals.serviceFen,
      newDepositFen: totals.depositFen,
      offeredBy: actorId,
      answerBy,
    },
    lines,
  });
  const fileIds = [...new Set(proofIds)];
  await bindFiles(tx, { fileIds, ownerId: actorId, record: { kind: 'adjustment', id: adjustment.id } });
  await addProofs(tx, adjustment.id, fileIds);
  if (unpaid) await pausePayment(tx, { number: unpaid.number, isPaused: true, dueAt: null });
  await updateOrder(tx, order.id, { adjustment: 'offered', adjustmentUntil: answerBy });
  await recordOrderEvent(tx, {
    orderId: order.id,
    event: 'adjustmentOffered',
    actor: { kind: 'staff', id: actorId },
    reason: adjustment.reason,
    details: { oldTotalFen: Number(order.totalFen), totalFen: Number(totals.totalFen) },
  });
  await tellBuyer(tx, order, { answerBy, reason: adjustment.reason });
}

async function answerUntil(tx: Tx): Promise<Date> {
  const { adjustmentDueHours } = await parameters(tx);
  return new Date((await currentTime(tx)).getTime() + adjustmentDueHours * hourMs);
}

type Priced = {
  totals: OrderTotals;
  freightFen: bigint;
  lines: { orderLineId: number; oldPriceFen: bigint; newPriceFen: bigint }[];
};

/** The order with these prices, by the service fee that it was placed with. */
async function newTotals(tx: Tx, order: OrderRecord, { freightFen, lines = [] }: NewPrices): Promise<Priced> {
  const own = await getOrderLines(tx, order.id);
  const prices = new Map(lines.map(({ lineId, unitPriceFen }) => [lineId, BigInt(unitPriceFen)]));
  if (prices.size !== lines.length || lines.some(({ lineId }) => own.every(({ id }) => id !== lineId)))
    fail('order.line_unknown');
  const newFreightFen = freightFen === undefined ? order.freightFen : BigInt(freightFen);
  const priceOf = (line: OrderLineRecord) => prices.get(line.id) ?? line.unitPriceFen;
  const totals = orderTotals({
    lines: own.map((line) => ({ priceFen: priceOf(line), quantity: line.ordered })),
    freightFen: newFreightFen,
    ...(await serviceRuleOf(tx, order.id)),
  });
  const changed = own.filter((line) => priceOf(line) !== line.unitPriceFen);
  if (changed.length === 0 && newFreightFen === order.freightFen) fail('order.nothing_changed');
  if (totals.totalFen > maxOrderTotalFen) fail('order.too_large');
  return {
    totals,
    freightFen: newFreightFen,
    lines: changed.map((line) => ({
      orderLineId: line.id,
      oldPriceFen: line.unitPriceFen,
      newPriceFen: priceOf(line),
    })),
  };
}

async function tellBuyer(
  tx: Tx,
  { buyerId, number }: OrderRecord,
  { answerBy, reason }: { answerBy: Date; reason: string },
): Promise<void> {
  const email = await findEmail(tx, buyerId);
  if (email === undefined) return;
  const { businessTimeZone } = await parameters(tx);
  await queueMail(tx, {
    to: email,
    ...adjustmentMail({ number, reason, at: formatDateTime(answerBy, businessTimeZone) }),
  });
}
