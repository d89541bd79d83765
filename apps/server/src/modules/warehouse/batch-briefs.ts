import { inArray } from 'drizzle-orm';
import type { Reader } from '../../platform/db.ts';
import { shelvesOfBatches } from './shelf-units.ts';
import { batches } from './warehouse-tables.ts';

/** A batch as a picking list shows it: the weight is of the whole batch, `shelf` empty where it lies on none. */
export type BatchBrief = {
  id: number;
  number: string;
  orderLineId: number;
  quantity: number;
  grams: number;
  storedAt: Date;
  shelf: string;
};

/** Batches by their ids, in no particular order. */
export async function batchBriefs(db: Reader, ids: readonly number[]): Promise<BatchBrief[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(batches)
    .where(inArray(batches.id, [...new Set(ids)]));
  const shelves = await shelvesOfBatches(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, number, orderLineId, quantity, grams, storedAt }) => ({
    id,
    number,
    orderLineId,
    quantity,
    grams,
    storedAt,
    shelf: shelves
      .filter(({ batchId }) => batchId === id)
      .map(({ code }) => code)
      .join(' '),
  }));
}
