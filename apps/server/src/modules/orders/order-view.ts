import type { LineWishes, OrderLineView, OrderView } from '@kouan/contract';
import { type OrderEvent, toVnd } from '@kouan/domain';
import type { Reader } from '../../platform/db.ts';
import { assert } from '../../platform/errors.ts';
import type { Sendable } from '../../platform/http.ts';
import { together } from '../../platform/together.ts';
import { userBriefs } from '../identity/index.ts';
import type { OrderViewer } from './order-actions.ts';
import { clocksOf } from './order-clocks.ts';
import { getOrder, historyOf } from './order-queries.ts';
import { partsOfOrders, toOrderRow } from './order-rows.ts';
import type { OrderLineRecord } from './order-tables.ts';

export type { OrderViewer };
export type OrderViewKey = ({ number: string } | { id: number }) & { viewer: OrderViewer };

/** The whole order for its buyer or for staff. Throws order.not_found, for another buyer's order too. */
export async function getOrderView(db: Reader, { viewer, ...key }: OrderViewKey): Promise<Sendable<OrderView>> {
  const order = await getOrder(db, { ...key, buyerId: viewer.kind === 'buyer' ? viewer.id : 'any' });
  const [[parts], history] = await together(db, (reader) => [
    partsOfOrders(reader, [order]),
    historyView(reader, order.id),
  ]);
  assert(parts, 'an order that was found has its parts');
  return {
    ...toOrderRow(parts, viewer),
    storeSite: order.storeSite,
    rateVndPerCnyMicros: order.rateVndPerCnyMicros,
    goodsFen: order.goodsFen,
    freightFen: order.freightFen,
    serviceFen: order.serviceFen,
    depositVnd: toVnd(order.depositFen, order.rateVndPerCnyMicros),
    remarks: order.remarks,
    closeReason: order.closeReason,
    clocks: clocksOf(parts),
    lines: parts.lines.map((line) => toLineView(line, viewer)),
    payments: parts.payments.map((payment) => (viewer.kind === 'buyer' ? payment : { ...payment, allowedActions: [] })),
    money: parts.money,
    refundReason: history.findLast(({ event }) => asksForMoney.includes(event))?.reason ?? '',
    history,
    acceptedAt: order.acceptedAt,
    stockedAt: order.stockedAt,
    autoReturnAt: order.autoReturnAt,
    expectedStockingOn: order.expectedStockingOn,
    sellerOrderNumbers: order.sellerOrderNumbers,
  };
}

const asksForMoney: readonly OrderEvent[] = ['cancelRequested', 'returnRequested', 'afterSalesRequested'];

/** `bought` is all that ever was in transit, `received` all that ever was in the warehouse, `unshipped` what may still leave. */
function toLineView(line: OrderLineRecord, viewer: OrderViewer): Sendable<OrderLineView> {
  const received = line.available + line.frozen + line.afterSales + line.shipped + line.returned;
  return {
    id: line.id,
    productId: line.productPublicId,
    skuId: line.skuId,
    title: line.title,
    specValues: line.specValues,
    colour: line.colour,
    size: line.size,
    imageUrl: line.imageUrl,
    unitPriceFen: line.unitPriceFen,
    amountFen: line.unitPriceFen * BigInt(line.ordered),
    ordered: line.ordered,
    toBuy: line.toBuy,
    inTransit: line.inTransit,
    available: line.available,
    frozen: line.frozen,
    afterSales: line.afterSales,
    shipped: line.shipped,
    short: line.short,
    returned: line.returned,
    cancelled: line.cancelled,
    bought: received + line.inTransit + line.short,
    received,
    unshipped: line.toBuy + line.inTransit + line.available + line.frozen,
    screening: line.screening,
    ...(line.wishes ? { wishes: wishesFor(line.wishes, viewer) } : {}),
  };
}

/** A private note is for the buyer alone. */
const wishesFor = (wishes: LineWishes, { kind }: OrderViewer): LineWishes =>
  kind === 'buyer' ? wishes : { ...wishes, privateNote: '' };

/** Who acted is shown by nickname, the system by none. */
async function historyView(db: Reader, orderId: number) {
  const rows = await historyOf(db, orderId);
  const people = await userBriefs(db, [...new Set(rows.flatMap((row) => row.actorId ?? []))]);
  return rows.map((row) => ({
    event: row.event,
    from: row.fromStatus,
    to: row.toStatus,
    actorKind: row.actorKind,
    actorName: row.actorId === null ? '' : (people.get(row.actorId)?.nickName ?? ''),
    reason: row.reason,
    details: row.details,
    at: row.createdAt,
  }));
}
