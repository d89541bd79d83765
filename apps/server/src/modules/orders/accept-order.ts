import { currentTime } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { createPayment } from '../payments/index.ts';
import { parameters } from '../settings/index.ts';
import { depositItems } from './deposit-items.ts';
import { requireAction } from './order-actions.ts';
import { lockOrder, updateOrder } from './order-queries.ts';
import type { OrderRecord } from './order-tables.ts';
import { recordOrderEvent } from './record-order-event.ts';

const hourMs = 3_600_000;

/**
 * Staff confirm price and goods: the deposit can be paid from now on, for a day. Throws order.not_found,
 * order.own_order, order.move_not_allowed.
 */
export async function acceptOrder(tx: Tx, { number, actorId }: { number: string; actorId: number }): Promise<void> {
  const order = await lockOrder(tx, { number, buyerId: 'any' });
  if (order.buyerId === actorId) fail('order.own_order');
  await requireAction(tx, order, { action: 'accept', viewer: { kind: 'staff', id: actorId } });
  const acceptedAt = await currentTime(tx);
  const depositDueAt = order.depositFen > 0n ? await depositDue(tx) : null;
  await updateOrder(tx, order.id, { acceptedAt, acceptedBy: actorId, depositDueAt });
  if (depositDueAt) await askDeposit(tx, order, depositDueAt);
  await recordOrderEvent(tx, { orderId: order.id, event: 'accepted', actor: { kind: 'staff', id: actorId } });
}

/** Until when a deposit that is asked for now has to be paid. */
export async function depositDue(tx: Tx): Promise<Date> {
  const { depositDueHours } = await parameters(tx);
  return new Date((await currentTime(tx)).getTime() + depositDueHours * hourMs);
}

/** Asks for the deposit of an order that is accepted. */
export const askDeposit = (tx: Tx, order: OrderRecord, dueAt: Date) =>
  createPayment(tx, {
    purpose: 'deposit',
    orderId: order.id,
    orderNumber: order.number,
    buyerId: order.buyerId,
    amountFen: order.depositFen,
    rateVndPerCnyMicros: order.rateVndPerCnyMicros,
    dueAt,
    items: depositItems(order),
  });
