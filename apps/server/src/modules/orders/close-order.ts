import { depositToWallet, type OrderEvent } from '@kouan/domain';
import { currentTime } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db.ts';
import { cancelPayments, heldForOrder, orderKey, post } from '../payments/index.ts';
import { endOpenAdjustment } from './adjustment-queries.ts';
import { getOrderLines, updateOrder } from './order-queries.ts';
import type { OrderRecord } from './order-tables.ts';
import { moveUnits } from './order-units.ts';
import { type EventActor, recordOrderEvent } from './record-order-event.ts';

export type Closing = { event: OrderEvent; actor: EventActor; reason: string };

/**
 * Ends an order before anything was bought: its unpaid payments end, what was paid in part goes to the wallet. The
 * caller holds the order's lock. Throws order.move_not_allowed.
 */
export async function closeOrder(tx: Tx, order: OrderRecord, { event, actor, reason }: Closing): Promise<void> {
  await cancelPayments(tx, { orderId: order.id });
  if (order.adjustment !== null) await endOpenAdjustment(tx, order.id);
  for (const line of await getOrderLines(tx, order.id)) {
    if (line.toBuy > 0) await moveUnits(tx, { lineId: line.id, cause: 'orderCancelled', quantity: line.toBuy });
  }
  const { depositsFen } = await heldForOrder(tx, order.id);
  await post(tx, {
    posting: depositToWallet({ order: orderKey(order.id), amountFen: depositsFen }),
    event: 'orderClosed',
    orderId: order.id,
    buyerId: order.buyerId,
    actorId: actor.id,
  });
  await updateOrder(tx, order.id, {
    closedAt: await currentTime(tx),
    closeReason: reason,
    depositDueAt: null,
    adjustment: null,
    adjustmentUntil: null,
  });
  await recordOrderEvent(tx, {
    orderId: order.id,
    event,
    actor,
    reason,
    details: depositsFen > 0n ? { toWalletFen: Number(depositsFen) } : {},
  });
}
