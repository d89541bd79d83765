import type { OrderEvent } from '@kouan/domain';
import type { Tx } from '../../platform/db.ts';
import type { Timer } from '../../platform/timers.ts';
import { closeOrder } from './close-order.ts';
import { lockNotAccepted, lockUnpaid } from './order-deadlines.ts';
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
  { name: 'deposits not paid', step: (tx, skip) => closeNext(tx, () => lockUnpaid(tx, skip), 'depositExpired') },
  { name: 'reminders of returns', step: remindNext },
  { name: 'old quotes', step: removeOldQuotes },
];

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
