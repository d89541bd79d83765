import type { OrderRow } from '@kouan/contract';
import { type MoneyPanel, type OrderFacts, turnOf } from '@kouan/domain';
import type { Reader } from '../../platform/db.ts';
import type { Sendable } from '../../platform/http.ts';
import { userBriefs } from '../identity/index.ts';
import { orderMoney, paymentsOfOrders, type PaymentBriefView } from '../payments/index.ts';
import { parameters } from '../settings/index.ts';
import { assigneesOf } from './assign-order.ts';
import { actionsFor, type OrderViewer } from './order-actions.ts';
import { factsOfOrders, recordsOfOrders } from './order-facts.ts';
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
  /** When the first open case has to be decided. */
  caseDueAt: Date | null;
};
const noText = { cn: '', en: '', vi: '' };

/** Everything that is shown of these orders, in their order; one query per kind of thing. */
export async function partsOfOrders(db: Reader, orders: readonly OrderRecord[]): Promise<OrderParts[]> {
  const ids = orders.map((order) => order.id);
  const records = await recordsOfOrders(db, ids);
  const { lines, cases } = records;
  const facts = await factsOfOrders(db, orders, records);
  const payments = await paymentsOfOrders(db, ids);
  const money = await orderMoney(db, ids);
  const assignees = await assigneesOf(db, ids);
  const known = [...orders.map((order) => order.buyerId), ...[...assignees.values()].map(({ personId }) => personId)];
  const buyers = await userBriefs(db, [...new Set(known)]);
  const { reviewHours } = await parameters(db);
  return orders.map((order) => {
    const buyer = buyers.get(order.buyerId);
    return {
      order,
      reviewHours,
      caseDueAt: earliest((cases.get(order.id) ?? []).map(({ dueAt }) => dueAt)),
      facts: facts.get(order.id) ?? {},
      lines: lines.get(order.id) ?? [],
      payments: payments.get(order.id) ?? [],
      money: money.get(order.id) ?? { paidFen: 0n, consumedFen: 0n, heldFen: 0n, refundedFen: 0n },
      buyer: { code: buyer?.buyerCode ?? '', nickName: buyer?.nickName ?? '' },
      assignedTo: buyers.get(assignees.get(order.id)?.personId ?? 0)?.nickName ?? '',
    };
  });
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

const earliest = (moments: readonly (Date | null)[]): Date | null =>
  moments.flatMap((at) => at ?? []).toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null;
const hourMs = 3_600_000;

/** Until when whoever is next has to act; null where no limit runs. */
function actBy(parts: OrderParts): Date | null {
  const { order, payments, reviewHours } = parts;
  if (order.adjustment === 'offered') return order.adjustmentUntil;
  if (order.status === 'depositPending' && order.acceptedAt === null) return order.acceptBy;
  if (order.status === 'refunding') return parts.caseDueAt;
  if (order.status === 'depositReview' || order.status === 'finalReview') {
    const claimed = payments.find((payment) => payment.status === 'pendingApproval')?.claimedAt;
    return claimed ? new Date(new Date(claimed).getTime() + reviewHours * hourMs) : null;
  }
  const due = payments.find((payment) => payment.status === 'unpaid')?.dueAt;
  if (due) return new Date(due);
  return order.status === 'finalPending' ? order.autoReturnAt : null;
}
