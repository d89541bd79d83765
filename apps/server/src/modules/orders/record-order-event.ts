import { canHappen, canMove, type OrderEvent, type OrderFacts, stationOf, statusOf } from '@kouan/domain';
import { currentTime } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { publish } from '../../platform/outbox.ts';
import { parameters } from '../settings/index.ts';
import { factsOf } from './order-facts.ts';
import { addHistory, lockOrder, updateOrder } from './order-queries.ts';
import type { HistoryDetails, OrderRecord } from './order-tables.ts';

export type EventActor = { kind: 'buyer' | 'staff'; id: number } | { kind: 'system'; id: null };
export const system: EventActor = { kind: 'system', id: null };

export type NewOrderEvent = {
  orderId: number;
  event: OrderEvent;
  actor: EventActor;
  reason?: string;
  /** Numbers and short texts that the history shows. */
  details?: HistoryDetails;
};

/**
 * The one way in which an order moves. Call it after the facts have been changed: it computes the status anew, checks
 * the event and the edge, writes status and history, and tells the others. Throws order.move_not_allowed, so that the
 * whole transaction is undone.
 */
export async function recordOrderEvent(tx: Tx, input: NewOrderEvent): Promise<OrderRecord> {
  const order = await lockOrder(tx, { id: input.orderId, buyerId: 'any' });
  const facts = await factsOf(tx, order);
  const from = input.event === 'placed' ? null : order.status;
  const to = statusOf(facts);
  if (from !== null && !(canHappen(input.event, from) && (from === to || canMove(from, to)))) {
    fail('order.move_not_allowed', { number: order.number });
  }
  const changes = {
    status: to,
    station: stationOf(to, { isAccepted: order.acceptedAt !== null }) ?? order.station,
    ...(await stockedChanges(tx, order, facts)),
    ...(to === 'closed' && order.closedAt === null ? { closedAt: await currentTime(tx) } : {}),
  };
  await updateOrder(tx, order.id, changes);
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
  await tell(tx, order, { event: input.event, from: from ?? to, to, actorId: input.actor.id });
  return { ...order, ...changes };
}

/** Once nothing is to be bought or on its way any more, the stock is complete and its time in the warehouse runs. */
async function stockedChanges(tx: Tx, order: OrderRecord, { units = {} }: OrderFacts): Promise<Partial<OrderRecord>> {
  const isComplete = !units.open && !units.inTransit && (units.available ?? 0) > 0;
  if (order.stockedAt !== null || !isComplete) return {};
  const now = await currentTime(tx);
  const { autoReturnDays } = await parameters(tx);
  return { stockedAt: now, autoReturnAt: new Date(now.getTime() + autoReturnDays * 86_400_000) };
}

type Moved = { event: OrderEvent; from: string; to: string; actorId: number | null };

async function tell(tx: Tx, { id, number, buyerId, status }: OrderRecord, moved: Moved): Promise<void> {
  await publish(tx, 'order.moved', { orderId: id, orderNumber: number, buyerId, ...moved });
  if (moved.to === 'closed' && status !== 'closed') await publish(tx, 'order.closed', { orderId: id, buyerId });
}
