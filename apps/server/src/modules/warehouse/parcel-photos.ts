import { maxParcelPhotos } from '@kouan/contract';
import { eq, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { bindFiles } from '../files/index.ts';
import { parcelPhotos } from './parcel-tables.ts';

export async function countPhotos(db: Reader, parcelId: number): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(parcelPhotos)
    .where(eq(parcelPhotos.parcelId, parcelId));
  return row?.count ?? 0;
}

type NewPhotos = { parcelId: number; strayId?: number; fileIds: readonly number[]; ownerId: number };

/** Adds photos to a parcel; lock it before. Throws file.not_found, warehouse.photos_too_many. */
export async function addPhotos(tx: Tx, { parcelId, strayId, fileIds, ownerId }: NewPhotos): Promise<void> {
  const ids = [...new Set(fileIds)];
  if (ids.length === 0) return;
  await bindFiles(tx, { fileIds: ids, ownerId, record: { kind: 'parcel', id: parcelId } });
  await tx
    .insert(parcelPhotos)
    .values(ids.map((fileId) => ({ parcelId, fileId, strayId: strayId ?? null })))
    .onConflictDoNothing();
  if ((await countPhotos(tx, parcelId)) > maxParcelPhotos) fail('warehouse.photos_too_many', { max: maxParcelPhotos });
}
