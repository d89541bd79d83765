import type { OrderEvent } from '@kouan/domain';
import type { Tx } from '../../platform/db.ts';
import type { Timer } from '../../platform/timers.ts';
import { expireAdjustment } from './answer-adjustment.ts';
import { closeOrder } from './close-order.ts';
import { lockNotAccepted, lockUnanswered, lockUnpaid } from './order-deadlines.ts';
import type { OrderRecord } from './order-tables.ts';
import { removeOldQuotes } from './quote-queries.ts';
import { system } from './record-order-event.ts';
import { remindNext } from './remind-return.ts';

/** Each deadline closes its order once: the row is locked, whoever pays or accepts at the same moment comes before or after. */
export const orderTimers: readonly Timer[] = [
  {
    name: 'orders not accepted',
    step: (tx, skip) => closeNext(tx, () => lockNotAccepted(tx, skip), 'acceptanceExpired'),
  },
  { name: 'changes of price not answered', step: (tx, skip) => expireNext(tx, () => lockUnanswered(tx, skip)) },
  { name: 'deposits not paid', step: unpaidNext },
  { name: 'reminders of returns', step: remindNext },
  { name: 'old quotes', step: removeOldQuotes },
];

async function expireNext(tx: Tx, lockNext: () => Promise<OrderRecord | undefined>): Promise<boolean> {
  const order = await lockNext();
  if (order) await expireAdjustment(tx, order);
  return order !== undefined;
}

/** A deposit that was raised and is not paid in time leaves the order as it was before; any other ends it. */
async function unpaidNext(tx: Tx, skip: number): Promise<boolean> {
  const order = await lockUnpaid(tx, skip);
  if (!order) return false;
  if (order.adjustment === 'due') await expireAdjustment(tx, order);
  else await closeOrder(tx, order, { event: 'depositExpired', actor: system, reason: '' });
  return true;
}

async function closeNext(
  tx: Tx,
  lockNext: () => Promise<OrderRecord | undefined>,
  event: OrderEvent,
): Promise<boolean> {
  const order = await lockNext();
  if (!order) return false;
  await closeOrder(tx, order, { event, actor: system, reason: '' });
  return true;
}
