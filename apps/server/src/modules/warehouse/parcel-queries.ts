import { normalizeWaybill } from '@kouan/domain';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Reader, Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { type Parcel, parcelPhotos, parcels } from './parcel-tables.ts';
import { purchases, purchaseWaybills } from './warehouse-tables.ts';

/** The number in its one spelling. Throws warehouse.waybill_invalid. */
export const waybillOf = (text: string): string =>
  normalizeWaybill(text) ?? fail('warehouse.waybill_invalid', {}, { waybill: 'warehouse.waybill_invalid' });

export async function findParcel(db: Reader, waybill: string): Promise<Parcel | undefined> {
  const [parcel] = await db.select().from(parcels).where(eq(parcels.waybillNumber, waybill));
  return parcel;
}

/** Throws warehouse.parcel_not_found, for what is no waybill number too. */
export async function getParcel(db: Reader, text: string): Promise<Parcel> {
  const waybill = normalizeWaybill(text);
  const parcel = waybill === undefined ? undefined : await findParcel(db, waybill);
  return parcel ?? fail('warehouse.parcel_not_found');
}

export async function getParcelById(db: Reader, id: number): Promise<Parcel> {
  const [parcel] = await db.select().from(parcels).where(eq(parcels.id, id));
  return parcel ?? fail('warehouse.parcel_not_found');
}

/** Holds the parcel until the transaction ends; orders are locked before. Throws warehouse.parcel_not_found. */
export async function lockParcel(tx: Tx, id: number): Promise<Parcel> {
  const [parcel] = await tx.select().from(parcels).where(eq(parcels.id, id)).for('update');
  return parcel ?? fail('warehouse.parcel_not_found');
}

export async function updateParcel(tx: Tx, id: number, changes: PgUpdateSetSource<typeof parcels>): Promise<void> {
  await tx.update(parcels).set(changes).where(eq(parcels.id, id));
}

/** The orders that a waybill belongs to, the first one first. */
export async function orderIdsOf(db: Reader, waybill: string): Promise<number[]> {
  const rows = await db
    .select({ orderId: purchases.orderId })
    .from(purchaseWaybills)
    .innerJoin(purchases, eq(purchases.id, purchaseWaybills.purchaseId))
    .where(eq(purchaseWaybills.waybillNumber, waybill))
    .orderBy(asc(purchases.orderId));
  return rows.map((row) => row.orderId);
}

/** The same for many waybills at once. */
export async function orderIdsOfMany(db: Reader, waybills: readonly string[]): Promise<Map<string, number[]>> {
  const found = new Map<string, number[]>();
  if (waybills.length === 0) return found;
  const rows = await db
    .select({ waybill: purchaseWaybills.waybillNumber, orderId: purchases.orderId })
    .from(purchaseWaybills)
    .innerJoin(purchases, eq(purchases.id, purchaseWaybills.purchaseId))
    .where(inArray(purchaseWaybills.waybillNumber, [...waybills]))
    .orderBy(asc(purchases.orderId));
  for (const { waybill, orderId } of rows) found.set(waybill, [...(found.get(waybill) ?? []), orderId]);
  return found;
}

/** Photos of the parcel as it came, or of one surplus. */
export async function photoIdsOf(db: Reader, parcelId: number, strayId: number | null = null): Promise<number[]> {
  const rows = await db
    .select({ fileId: parcelPhotos.fileId })
    .from(parcelPhotos)
    .where(
      and(
        eq(parcelPhotos.parcelId, parcelId),
        strayId === null ? isNull(parcelPhotos.strayId) : eq(parcelPhotos.strayId, strayId),
      ),
    )
    .orderBy(asc(parcelPhotos.fileId));
  return rows.map((row) => row.fileId);
}
