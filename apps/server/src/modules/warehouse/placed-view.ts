import type { FileRef, PickingLine, PlacedBatch } from '@kouan/contract';
import { asc, inArray, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import type { Sendable } from '../../platform/http.ts';
import { fileRefs } from '../files/index.ts';
import { userBriefs } from '../identity/index.ts';
import { orderBriefs, orderLineBriefs } from '../orders/index.ts';
import { batchesByIds } from './shelf-queries.ts';
import { shelvesOfBatches, type UnitsOnShelf } from './shelf-units.ts';
import type { Batch } from './stock-queries.ts';
import { batchPhotos, stockMovements } from './warehouse-tables.ts';

const noTexts = { cn: '', en: '', vi: '' };

/** What batches are called: their order and goods. */
export async function namesOfBatches(db: Reader, rows: readonly Pick<Batch, 'id' | 'orderId' | 'orderLineId'>[]) {
  const orders = await orderBriefs(
    db,
    rows.map(({ orderId }) => orderId),
  );
  const lines = await orderLineBriefs(
    db,
    rows.map(({ orderLineId }) => orderLineId),
  );
  return ({ orderId, orderLineId }: Pick<Batch, 'orderId' | 'orderLineId'>) => {
    const line = lines.get(orderLineId);
    return {
      orderNumber: orders.get(orderId)?.number ?? '',
      title: line?.title ?? noTexts,
      specValues: line?.specValues ?? [],
      imageUrl: line?.imageUrl ?? '',
    };
  };
}

/** Batches with where they lie and what they look like. */
export async function toPlacedBatches(
  db: Reader,
  secret: Buffer,
  rows: readonly Batch[],
): Promise<Sendable<PlacedBatch>[]> {
  const nameOf = await namesOfBatches(db, rows);
  const buyers = await userBriefs(
    db,
    rows.map(({ buyerId }) => buyerId),
  );
  const ids = rows.map(({ id }) => id);
  const lying = await shelvesOfBatches(db, ids);
  const photos = await photosOfBatches(db, secret, ids);
  return rows.map((batch) => {
    const shelves = lying.filter(({ batchId }) => batchId === batch.id);
    const shelved = shelves.reduce((sum, { quantity }) => sum + quantity, 0);
    return {
      ...nameOf(batch),
      number: batch.number,
      buyerCode: buyers.get(batch.buyerId)?.buyerCode ?? '',
      available: batch.available,
      frozen: batch.frozen,
      unshelved: batch.available + batch.frozen - shelved,
      shelves: shelves.map(({ code, quantity }) => ({ code, quantity })),
      photos: photos.get(batch.id) ?? [],
    };
  });
}

async function photosOfBatches(db: Reader, secret: Buffer, ids: readonly number[]): Promise<Map<number, FileRef[]>> {
  const found = new Map<number, FileRef[]>();
  if (ids.length === 0) return found;
  const rows = await db
    .select()
    .from(batchPhotos)
    .where(inArray(batchPhotos.batchId, [...ids]))
    .orderBy(asc(batchPhotos.fileId));
  const refs = await fileRefs(
    db,
    secret,
    rows.map(({ fileId }) => fileId),
  );
  const byId = new Map(refs.map((ref) => [ref.id, ref]));
  for (const { batchId, fileId } of rows) {
    const ref = byId.get(fileId);
    if (ref) found.set(batchId, [...(found.get(batchId) ?? []), ref]);
  }
  return found;
}

/** What to take for a shipment, in the order of the shelves. Throws warehouse.nothing_to_pick. */
export async function pickingList(db: Reader, shipmentNumber: string): Promise<Sendable<PickingLine>[]> {
  const wanted = await frozenBatches(db, shipmentNumber);
  if (wanted.size === 0) fail('warehouse.nothing_to_pick');
  const rows = await batchesByIds(db, [...wanted.keys()]);
  const nameOf = await namesOfBatches(db, rows);
  const lying = await shelvesOfBatches(db, [...wanted.keys()]);
  return rows
    .flatMap((batch) =>
      takenFrom(lying, { batchId: batch.id, quantity: wanted.get(batch.id) ?? 0 }).map((taken) => ({
        ...nameOf(batch),
        batchNumber: batch.number,
        ...taken,
      })),
    )
    .toSorted((a, b) => (a.shelf === '' ? 1 : b.shelf === '' ? -1 : a.shelf < b.shelf ? -1 : 1));
}

function takenFrom(lying: readonly UnitsOnShelf[], { batchId, quantity }: { batchId: number; quantity: number }) {
  const parts: { shelf: string; quantity: number }[] = [];
  let left = quantity;
  for (const place of lying) {
    if (place.batchId !== batchId || left === 0) continue;
    const taken = Math.min(left, place.quantity);
    parts.push({ shelf: place.code, quantity: taken });
    left -= taken;
  }
  return left === 0 ? parts : [...parts, { shelf: '', quantity: left }];
}

async function frozenBatches(db: Reader, shipmentNumber: string): Promise<Map<number, number>> {
  const { rows } = await db.execute<{ batch_id: string; quantity: string }>(sql`
    select batch_id, sum(case when to_place = 'frozen' then quantity when from_place = 'frozen' then -quantity else 0 end) as quantity
    from ${stockMovements} where shipment_number = ${shipmentNumber} and batch_id is not null group by batch_id`);
  return new Map(
    rows.map((row) => [Number(row.batch_id), Number(row.quantity)] as const).filter(([, quantity]) => quantity > 0),
  );
}
