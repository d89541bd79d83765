import { and, eq } from 'drizzle-orm';
import { nowSql } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { publish } from '../../platform/outbox.ts';
import { getOrderLines, lockOrder, type OrderKey } from '../orders/index.ts';
import { lockParcel, orderIdsOf, updateParcel } from './parcel-queries.ts';
import { strayClaims, strays } from './parcel-tables.ts';
import { getClaim, getStrayOf, lockStray } from './stray-queries.ts';
import { purchases, purchaseWaybills } from './warehouse-tables.ts';

type Assignment = { strayId: number; order: OrderKey; actorId: number };

/**
 * Goods without owner belong to this order from now on: their parcel waits to be received for it. Throws
 * warehouse.stray_not_found, warehouse.stray_assigned, warehouse.not_purchased, warehouse.nothing_in_transit,
 * warehouse.own_order, order.not_found.
 */
export async function assignStray(tx: Tx, { strayId, order: key, actorId }: Assignment): Promise<void> {
  const { stray: known, waybill } = await getStrayOf(tx, strayId);
  const order = await lockOrder(tx, key);
  if (order.buyerId === actorId) fail('warehouse.own_order');
  const parcel = await lockParcel(tx, known.parcelId);
  const stray = await lockStray(tx, strayId);
  if (stray.state !== 'kept') fail('warehouse.stray_assigned');
  const [purchase] = await tx.select({ id: purchases.id }).from(purchases).where(eq(purchases.orderId, order.id));
  if (!purchase) fail('warehouse.not_purchased');
  if ((await getOrderLines(tx, order.id)).every((line) => line.inTransit === 0)) fail('warehouse.nothing_in_transit');

  if (!(await orderIdsOf(tx, waybill)).includes(order.id))
    await tx.insert(purchaseWaybills).values({ purchaseId: purchase.id, waybillNumber: waybill });
  await tx
    .update(strays)
    .set({ state: 'assigned', orderId: order.id, assignedBy: actorId, assignedAt: nowSql })
    .where(eq(strays.id, strayId));
  await updateParcel(tx, parcel.id, {
    state: 'arrived',
    receivedAt: null,
    receivedBy: null,
    ...(parcel.storeName === '' ? { storeName: order.storeName } : {}),
  });
}

type Decision = { claimId: number; isAccepted: boolean; opinion: string; actorId: number };

/** Accepts a claim, which assigns the goods, or declines it with a reason. Answers the goods' id. Throws warehouse.claim_decided and what assignStray throws. */
export async function decideClaim(tx: Tx, { claimId, isAccepted, opinion, actorId }: Decision): Promise<number> {
  const known = await getClaim(tx, claimId);
  if (known.buyerId === actorId) fail('warehouse.own_order');
  if (!isAccepted && opinion.trim() === '') fail('order.reason_required', {}, { opinion: 'order.reason_required' });
  if (isAccepted) {
    if (known.state !== 'requested') fail('warehouse.claim_decided');
    await assignStray(tx, { strayId: known.strayId, order: { id: known.orderId, buyerId: known.buyerId }, actorId });
  }
  const [decided] = await tx
    .update(strayClaims)
    .set({
      state: isAccepted ? 'accepted' : 'declined',
      opinion: opinion.trim(),
      decidedBy: actorId,
      decidedAt: nowSql,
    })
    .where(and(eq(strayClaims.id, claimId), eq(strayClaims.state, 'requested')))
    .returning();
  if (!decided) fail('warehouse.claim_decided');
  await publish(tx, 'buyer.noticed', {
    buyerId: known.buyerId,
    kind: isAccepted ? 'claimAccepted' : 'claimDeclined',
    orderId: known.orderId,
    subject: String(claimId),
    text: opinion.trim(),
  });
  return known.strayId;
}
