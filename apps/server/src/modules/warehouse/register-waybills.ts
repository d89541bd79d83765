import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { nowSql } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { getOrderBrief } from '../orders/index.ts';
import { updateParcel, waybillOf } from './parcel-queries.ts';
import { type Parcel, parcels, strays } from './parcel-tables.ts';
import { purchases, purchaseWaybills } from './warehouse-tables.ts';

/** A waybill of a purchase. */
export type NewWaybill = {
  purchaseId: number;
  orderId: number;
  storeName: string;
  waybill: string;
  firstScan?: boolean;
  signed?: boolean;
};

/**
 * Registers parcels of purchases, each once. One that lies here without an owner, or was received for other orders, can be
 * received for its new order now. Answers how many were new to their order.
 */
export async function registerWaybills(tx: Tx, waybills: readonly NewWaybill[], actorId: number): Promise<number> {
  if (waybills.length === 0) return 0;
  const held = await ensureParcels(tx, waybills, actorId);
  const links = await tx
    .insert(purchaseWaybills)
    .values(waybills.map(({ purchaseId, waybill }) => ({ purchaseId, waybillNumber: waybill })))
    .onConflictDoNothing()
    .returning();
  const isNew = new Set(links.map((link) => `${link.purchaseId} ${link.waybillNumber}`));
  for (const { purchaseId, orderId, waybill } of waybills) {
    const parcel = held.get(waybill);
    if (parcel && isNew.has(`${purchaseId} ${waybill}`)) await giveToOrder(tx, parcel, { orderId, actorId });
  }
  const idsOf = (said: (one: NewWaybill) => boolean | undefined) =>
    waybills.filter(said).flatMap(({ waybill }) => held.get(waybill)?.id ?? []);
  await keepCarrierWord(
    tx,
    'firstScanAt',
    idsOf(({ firstScan, signed }) => firstScan || signed),
  );
  await keepCarrierWord(
    tx,
    'signedAt',
    idsOf(({ signed }) => signed),
  );
  return links.length;
}

/** The parcels of these waybills, locked; always in the same order, so that two who register the same ones never wait for each other. */
async function ensureParcels(tx: Tx, waybills: readonly NewWaybill[], actorId: number): Promise<Map<string, Parcel>> {
  const sorted = [...waybills].sort((a, b) => (a.waybill < b.waybill ? -1 : 1));
  await tx
    .insert(parcels)
    .values(sorted.map(({ waybill, storeName }) => ({ waybillNumber: waybill, storeName, registeredBy: actorId })))
    .onConflictDoNothing();
  const rows = await tx
    .select()
    .from(parcels)
    .where(
      inArray(
        parcels.waybillNumber,
        sorted.map(({ waybill }) => waybill),
      ),
    )
    .orderBy(asc(parcels.waybillNumber))
    .for('update');
  return new Map(rows.map((row) => [row.waybillNumber, row]));
}

async function keepCarrierWord(tx: Tx, event: 'firstScanAt' | 'signedAt', ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(parcels)
    .set({ [event]: nowSql })
    .where(and(inArray(parcels.id, [...ids]), isNull(parcels[event])));
}

/** A parcel that is here already belongs to one more order. Lock it before. */
export async function giveToOrder(
  tx: Tx,
  parcel: Pick<Parcel, 'id' | 'state'>,
  { orderId, actorId }: { orderId: number; actorId: number },
): Promise<void> {
  if (parcel.state !== 'unowned' && parcel.state !== 'received') return;
  await updateParcel(tx, parcel.id, { state: 'arrived', receivedAt: null, receivedBy: null });
  await tx
    .update(strays)
    .set({ state: 'assigned', orderId, assignedBy: actorId, assignedAt: nowSql })
    .where(and(eq(strays.parcelId, parcel.id), eq(strays.kind, 'parcel'), eq(strays.state, 'kept')));
}

/** Further waybills of an order that was bought. Throws order.not_found, warehouse.not_purchased, warehouse.waybill_invalid. */
export async function addWaybills(
  tx: Tx,
  { number, waybillNumbers, actorId }: { number: string; waybillNumbers: readonly string[]; actorId: number },
): Promise<{ added: number; known: number }> {
  const order = await getOrderBrief(tx, { number, buyerId: 'any' });
  const waybills = [...new Set(waybillNumbers.map(waybillOf))];
  const [purchase] = await tx.select({ id: purchases.id }).from(purchases).where(eq(purchases.orderId, order.id));
  if (!purchase) fail('warehouse.not_purchased');
  const added = await registerWaybills(
    tx,
    waybills.map((waybill) => ({
      waybill,
      purchaseId: purchase.id,
      orderId: order.id,
      storeName: order.storeName,
    })),
    actorId,
  );
  return { added, known: waybills.length - added };
}

export async function purchasesOf(tx: Tx, orderIds: readonly number[]) {
  return orderIds.length === 0
    ? []
    : tx
        .select({ id: purchases.id, orderId: purchases.orderId })
        .from(purchases)
        .where(inArray(purchases.orderId, [...orderIds]));
}
