import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db.ts';
import { assert } from '../../platform/errors.ts';
import { type ShelfCause, shelfMoves, shelfUnits, shelves } from './shelf-tables.ts';
import type { Movement } from './stock-levels.ts';
import { batches } from './warehouse-tables.ts';

export type UnitsOnShelf = { shelfId: number; code: string; batchId: number; quantity: number };

/** Where batches lie, shelf by shelf in the order of their codes. */
export async function shelvesOfBatches(db: Reader, batchIds: readonly number[]): Promise<UnitsOnShelf[]> {
  if (batchIds.length === 0) return [];
  return db
    .select({
      shelfId: shelfUnits.shelfId,
      code: shelves.code,
      batchId: shelfUnits.batchId,
      quantity: shelfUnits.quantity,
    })
    .from(shelfUnits)
    .innerJoin(shelves, eq(shelves.id, shelfUnits.shelfId))
    .where(inArray(shelfUnits.batchId, [...batchIds]))
    .orderBy(asc(shelves.code));
}

type ShelfStep = {
  batchId: number;
  fromShelfId: number | null;
  toShelfId: number | null;
  quantity: number;
  cause: ShelfCause;
  actorId: number | null;
};

/** Moves units of a batch between shelves; null: on no shelf. The caller holds the lock of the batch's order. */
export async function moveOnShelves(tx: Tx, step: ShelfStep): Promise<void> {
  const { batchId, fromShelfId, toShelfId, quantity } = step;
  if (fromShelfId !== null) {
    const place = and(eq(shelfUnits.shelfId, fromShelfId), eq(shelfUnits.batchId, batchId));
    const [there] = await tx.select().from(shelfUnits).where(place);
    assert(there && there.quantity >= quantity, 'a shelf gives only what lies on it');
    if (there.quantity === quantity) await tx.delete(shelfUnits).where(place);
    else
      await tx
        .update(shelfUnits)
        .set({ quantity: there.quantity - quantity })
        .where(place);
  }
  if (toShelfId !== null)
    await tx
      .insert(shelfUnits)
      .values({ shelfId: toShelfId, batchId, quantity })
      .onConflictDoUpdate({
        target: [shelfUnits.shelfId, shelfUnits.batchId],
        set: { quantity: sql`${shelfUnits.quantity} + ${quantity}` },
      });
  await tx.insert(shelfMoves).values(step);
}

/** What of a batch is in the warehouse, frozen units too, and how much of it lies on no shelf. */
export async function onHand(db: Reader, batchId: number): Promise<{ units: number; unshelved: number }> {
  const [row] = await db
    .select({ available: batches.available, frozen: batches.frozen })
    .from(batches)
    .where(eq(batches.id, batchId));
  const units = (row?.available ?? 0) + (row?.frozen ?? 0);
  const shelved = (await shelvesOfBatches(db, [batchId])).reduce((sum, { quantity }) => sum + quantity, 0);
  return { units, unshelved: units - shelved };
}

const isIn = (place: string): boolean => place === 'available' || place === 'frozen';

/**
 * Units that leave the warehouse leave their shelves, in the order of the picking list: shelf by shelf, then what lies on
 * none. Missing units were on no shelf any more. Called after the levels changed.
 */
export async function takeOffShelves(tx: Tx, movements: readonly Movement[]): Promise<void> {
  const leaving = movements.filter(({ fromPlace, toPlace, batchId }) => batchId && isIn(fromPlace) && !isIn(toPlace));
  for (const { batchId, quantity, cause, actorId } of leaving) {
    if (!batchId) continue;
    const { units } = await onHand(tx, batchId);
    const lying = await shelvesOfBatches(tx, [batchId]);
    const shelved = lying.reduce((sum, place) => sum + place.quantity, 0);
    let left = cause === 'foundMissing' ? Math.max(0, shelved - units) : quantity;
    for (const place of lying) {
      const taken = Math.min(left, place.quantity);
      if (taken === 0) break;
      left -= taken;
      await moveOnShelves(tx, {
        batchId,
        fromShelfId: place.shelfId,
        toShelfId: null,
        quantity: taken,
        cause: 'left',
        actorId: actorId ?? null,
      });
    }
  }
}
