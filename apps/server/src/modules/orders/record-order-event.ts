import type { EventPayload } from '@kouan/contract';
import { canHappen, canMove, type OrderEvent, type OrderFacts, stationOf, statusOf } from '@kouan/domain';
import { currentTime } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { publish } from '../../platform/outbox.ts';
import { parameters } from '../settings/index.ts';
import { factsOf, factsOfPlaced } from './order-facts.ts';
import { addHistory, lockOrder, updateOrder } from './order-queries.ts';
import type { HistoryDetails, OrderLineRecord, OrderRecord } from './order-tables.ts';

export type EventActor = { kind: 'buyer' | 'staff'; id: number } | { kind: 'system'; id: null };
export const system: EventActor = { kind: 'system', id: null };

export type NewOrderEvent = {
  orderId: number;
  event: OrderEvent;
  actor: EventActor;
  reason?: string;
  /** Numbers and short texts that the history shows. */
  details?: HistoryDetails;
  /** The order with its lines, when this very transaction has just placed it: nobody else knows it yet. */
  placed?: { order: OrderRecord; lines: readonly OrderLineRecord[] };
};

/**
 * The one way in which an order moves. Call it after the facts have been changed: it computes the status anew, checks
 * the event and the edge, writes status and history, and tells the others. Throws order.move_not_allowed, so that the
 * whole transaction is undone.
 */
export async function recordOrderEvent(tx: Tx, input: NewOrderEvent): Promise<OrderRecord> {
  const order = input.placed?.order ?? (await lockOrder(tx, { id: input.orderId, buyerId: 'any' }));
  const facts = input.placed ? factsOfPlaced(input.placed.lines) : await factsOf(tx, order);
  const from = input.event === 'placed' ? null : order.status;
  const to = statusOf(facts);
  if (from !== null && !(canHappen(input.event, from) && (from === to || canMove(from, to)))) {
    fail('order.move_not_allowed', { number: order.number });
  }
  const changes = {
    status: to,
    station: stationOf(to, { isAccepted: order.acceptedAt !== null }) ?? order.station,
    ...(await stockedChanges(tx, { order, facts, ...input })),
    ...(to === 'closed' && order.closedAt === null ? { closedAt: await currentTime(tx) } : {}),
  };
  if (!isKept(order, changes)) await updateOrder(tx, order.id, changes);
  await addHistory(tx, {
    orderId: order.id,
    event: input.event,
    fromStatus: from,
    toStatus: to,
    actorKind: input.actor.kind,
    actorId: input.actor.id,
    reason: input.reason ?? '',
    details: input.details ?? {},
  });
  await tell(tx, order, {
    event: input.event,
    from: from ?? to,
    to,
    actorId: input.actor.id,
    reason: input.reason ?? '',
    details: input.details ?? {},
  });
  return { ...order, ...changes };
}

/** Whether the order is like that already. */
const isKept = (order: OrderRecord, changes: Partial<OrderRecord>): boolean =>
  Object.entries({ ...order, ...changes }).every(([key, value]) => order[key as keyof OrderRecord] === value);

const dayMs = 86_400_000;
type Stocking = { order: OrderRecord; facts: OrderFacts } & Pick<NewOrderEvent, 'event' | 'actor'>;

/**
 * Once nothing is to be bought or on its way any more, the stock is complete and its time in the warehouse runs; it ends
 * when nothing is left, and begins anew when missing units turned up. What staff freed gets a day more.
 */
async function stockedChanges(
  tx: Tx,
  { order, facts: { units = {} }, event, actor }: Stocking,
): Promise<Partial<OrderRecord>> {
  const isComing = (units.open ?? 0) + (units.inTransit ?? 0) > 0;
  const isHeld = (units.available ?? 0) + (units.frozen ?? 0) > 0;
  if (isComing) return order.stockedAt === null ? {} : { stockedAt: null, autoReturnAt: null, returnReminders: 0 };
  if (!isHeld) return order.autoReturnAt === null ? {} : { autoReturnAt: null };

  const now = await currentTime(tx);
  const { autoReturnDays } = await parameters(tx);
  const stockedAt = order.stockedAt ?? now;
  const returnAt = order.autoReturnAt ?? new Date(stockedAt.getTime() + autoReturnDays * dayMs);
  const isFreedByStaff = actor.kind === 'staff' && (event === 'shipmentCancelled' || event === 'caseRejected');
  const tomorrow = new Date(now.getTime() + dayMs);
  const autoReturnAt = isFreedByStaff && returnAt < tomorrow ? tomorrow : returnAt;
  return { stockedAt, autoReturnAt };
}

type Moved = Omit<EventPayload<'order.moved'>, 'orderId' | 'orderNumber' | 'buyerId'>;

async function tell(tx: Tx, { id, number, buyerId, status }: OrderRecord, moved: Moved): Promise<void> {
  await publish(tx, 'order.moved', { orderId: id, orderNumber: number, buyerId, ...moved });
  if (moved.to === 'closed' && status !== 'closed') await publish(tx, 'order.closed', { orderId: id, buyerId });
}
