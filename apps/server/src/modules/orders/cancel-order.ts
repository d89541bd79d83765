import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { closeOrder } from './close-order.ts';
import { requireAction } from './order-actions.ts';
import { lockOrder } from './order-queries.ts';

/** A buyer cancels an order whose deposit is not paid. Throws order.not_found, order.move_not_allowed. */
export async function cancelOrder(
  tx: Tx,
  { number, buyerId, reason }: { number: string; buyerId: number; reason: string },
): Promise<void> {
  const order = await lockOrder(tx, { number, buyerId });
  await requireAction(tx, order, { action: 'cancel', viewer: { kind: 'buyer', id: buyerId } });
  await closeOrder(tx, order, { event: 'cancelled', actor: { kind: 'buyer', id: buyerId }, reason: reason.trim() });
}

/** Staff refuse an order that nobody accepted yet. Throws order.not_found, order.own_order, order.move_not_allowed. */
export async function refuseOrder(
  tx: Tx,
  { number, actorId, reason }: { number: string; actorId: number; reason: string },
): Promise<void> {
  const order = await lockOrder(tx, { number, buyerId: 'any' });
  if (order.buyerId === actorId) fail('order.own_order');
  await requireAction(tx, order, { action: 'refuse', viewer: { kind: 'staff', id: actorId } });
  await closeOrder(tx, order, { event: 'refused', actor: { kind: 'staff', id: actorId }, reason: reason.trim() });
}
