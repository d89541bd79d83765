import { nowSql } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db.ts';
import { assert, fail } from '../../platform/errors.ts';
import { addPhotos } from './parcel-photos.ts';
import { findParcel, lockParcel, waybillOf } from './parcel-queries.ts';
import { type Parcel, parcels, strays } from './parcel-tables.ts';

type Found = {
  waybill: string;
  note: string;
  store?: string | undefined;
  photoIds: readonly number[];
  actorId: number;
};

/**
 * Keeps a parcel that no order is known for, with photos, until somebody claims it. Throws warehouse.parcel_known,
 * warehouse.photo_required, warehouse.waybill_invalid, file.not_found.
 */
export async function keepUnowned(tx: Tx, { waybill, note, store, photoIds, actorId }: Found): Promise<Parcel> {
  const number = waybillOf(waybill);
  if (photoIds.length === 0) fail('warehouse.photo_required', {}, { photoIds: 'warehouse.photo_required' });
  const [inserted] = await tx
    .insert(parcels)
    .values({ waybillNumber: number, state: 'unowned', storeName: store?.trim() ?? '', arrivedAt: nowSql })
    .onConflictDoNothing()
    .returning();
  if (!inserted) fail('warehouse.parcel_known');
  const [stray] = await tx
    .insert(strays)
    .values({ parcelId: inserted.id, kind: 'parcel', note: note.trim(), foundBy: actorId })
    .returning();
  assert(stray, 'an inserted row comes back');
  await addPhotos(tx, { parcelId: inserted.id, fileIds: photoIds, ownerId: actorId });
  return inserted;
}

/** Photos that come later. Throws warehouse.parcel_not_found, warehouse.photos_too_many, file.not_found. */
export async function addParcelPhotos(
  tx: Tx,
  { waybill, photoIds, actorId }: { waybill: string; photoIds: readonly number[]; actorId: number },
): Promise<Parcel> {
  const known = await findParcel(tx, waybillOf(waybill));
  const parcel = await lockParcel(tx, known?.id ?? fail('warehouse.parcel_not_found'));
  await addPhotos(tx, { parcelId: parcel.id, fileIds: photoIds, ownerId: actorId });
  return parcel;
}
