import type { OrderRow } from '@kouan/contract';
import { type MoneyPanel, type OrderFacts, toVnd, turnOf } from '@kouan/domain';
import type { Reader } from '../../platform/db.ts';
import type { Sendable } from '../../platform/http.ts';
import { together } from '../../platform/together.ts';
import { userBriefs } from '../identity/index.ts';
import { orderMoney, paymentsOfOrders, type PaymentBriefView } from '../payments/index.ts';
import { parameters } from '../settings/index.ts';
import { assigneesOf } from './assign-order.ts';
import { actionsFor, type OrderViewer } from './order-actions.ts';
import { actBy } from './order-clocks.ts';
import { factsOfOrders, type OrderCaseRow, type OrderShipmentRow, recordsOfOrders } from './order-facts.ts';
import type { OrderLineRecord, OrderRecord } from './order-tables.ts';

export type OrderRowView = Sendable<OrderRow>;
export type OrderParts = {
  order: OrderRecord;
  facts: OrderFacts;
  lines: OrderLineRecord[];
  payments: PaymentBriefView[];
  money: MoneyPanel;
  buyer: { code: string; nickName: string };
  /** Who of the staff works on it; empty: nobody. */
  assignedTo: string;
  reviewHours: number;
  shipments: readonly OrderShipmentRow[];
  cases: readonly OrderCaseRow[];
};
const noText = { cn: '', en: '', vi: '' };

/** Everything that is shown of these orders, in their order; one query per kind of thing. */
export async function partsOfOrders(db: Reader, orders: readonly OrderRecord[]): Promise<OrderParts[]> {
  const ids = orders.map((order) => order.id);
  const [records, payments, money, people, { reviewHours }] = await together(db, (reader) => [
    recordsOfOrders(reader, ids),
    paymentsOfOrders(reader, ids),
    orderMoney(reader, ids),
    peopleOf(reader, orders),
    parameters(reader),
  ]);
  const deposits = new Map([...payments].map(([id, { deposit }]) => [id, deposit]));
  const facts = factsOfOrders(orders, records, deposits);
  return orders.map((order) => {
    const buyer = people.known.get(order.buyerId);
    return {
      order,
      reviewHours,
      shipments: records.shipments.get(order.id) ?? [],
      cases: records.cases.get(order.id) ?? [],
      facts: facts.get(order.id) ?? {},
      lines: records.lines.get(order.id) ?? [],
      payments: payments.get(order.id)?.briefs ?? [],
      money: money.get(order.id) ?? { paidFen: 0n, consumedFen: 0n, heldFen: 0n, refundedFen: 0n },
      buyer: { code: buyer?.buyerCode ?? '', nickName: buyer?.nickName ?? '' },
      assignedTo: people.known.get(people.assignees.get(order.id)?.personId ?? 0)?.nickName ?? '',
    };
  });
}

/** Buyers, and who of the staff works on their orders. */
async function peopleOf(db: Reader, orders: readonly OrderRecord[]) {
  const assignees = await assigneesOf(
    db,
    orders.map(({ id }) => id),
  );
  const ids = [...orders.map(({ buyerId }) => buyerId), ...[...assignees.values()].map(({ personId }) => personId)];
  return { assignees, known: await userBriefs(db, [...new Set(ids)]) };
}

export function toOrderRow(parts: OrderParts, viewer: OrderViewer): OrderRowView {
  const { order, facts, lines, payments, money } = parts;
  const isAccepted = order.acceptedAt !== null;
  const due = payments.find((payment) => payment.status === 'unpaid');
  return {
    number: order.number,
    status: order.status,
    isAccepted,
    storeName: order.storeName,
    goods: {
      title: lines[0]?.title ?? noText,
      imageUrl: lines[0]?.imageUrl ?? '',
      lineCount: lines.length,
      quantity: lines.reduce((sum, line) => sum + line.ordered, 0),
    },
    totalFen: order.totalFen,
    totalVnd: toVnd(order.totalFen, order.rateVndPerCnyMicros),
    depositFen: order.depositFen,
    paidFen: money.paidFen,
    refundedFen: money.refundedFen,
    placedAt: order.placedAt,
    turn: order.adjustment === 'offered' ? 'buyer' : turnOf(order.status, { isAccepted }),
    actBy: actBy(parts),
    station: order.station,
    adjustment: order.adjustment,
    duePaymentNumber: due?.number ?? null,
    dueFen: due?.dueFen ?? 0n,
    dueVnd: due?.dueVnd ?? 0n,
    assignedTo: viewer.kind === 'staff' ? parts.assignedTo : '',
    allowedActions: actionsFor(order, facts, viewer),
    buyer: parts.buyer,
  };
}
