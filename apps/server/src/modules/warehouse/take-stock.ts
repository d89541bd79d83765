import { currentTime } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db.ts';
import { assert, fail } from '../../platform/errors.ts';
import { lockOrder } from '../orders/index.ts';
import { propose } from './adjust-stock.ts';
import { batchesByIds, getBatch, getShelfByCode, unitsOn } from './shelf-queries.ts';
import type { Stocktake, StocktakeLine } from './shelf-tables.ts';
import { moveOnShelves, onHand } from './shelf-units.ts';
import {
  getStocktakeRow,
  insertLines,
  insertStocktake,
  isOfPrefix,
  type LineOnShelf,
  lineOfPlace,
  linesOfShelves,
  listLines,
  lockCounting,
  unshelvedLines,
  updateLine,
  updateStocktake,
} from './stocktake-queries.ts';
import type { Batch } from './stock-queries.ts';

const maxLines = 2_000;
const prefixForm = /^[A-Z0-9-]*$/;

type Start = { shelfPrefix: string; note?: string | undefined; actorId: number };

/** Begins a count. Throws warehouse.stocktake_empty, warehouse.stocktake_too_large. */
export async function startStocktake(tx: Tx, { shelfPrefix, note, actorId }: Start): Promise<Stocktake> {
  const prefix = shelfPrefix.normalize('NFKC').replace(/\s/g, '').toUpperCase();
  if (!prefixForm.test(prefix)) fail('warehouse.stocktake_empty');
  const lines = await linesOfShelves(tx, prefix, maxLines + 1);
  if (prefix === '') lines.push(...(await unshelvedLines(tx, maxLines + 1)));
  if (lines.length === 0) fail('warehouse.stocktake_empty');
  if (lines.length > maxLines) fail('warehouse.stocktake_too_large', { max: maxLines });
  const made = await insertStocktake(tx, { shelfPrefix: prefix, note: note?.trim() ?? '', startedBy: actorId });
  await insertLines(tx, made.id, lines);
  return made;
}

type Count = { id: number; shelf: string; batch: string; quantity: number; actorId: number };

/**
 * Keeps what somebody counted of a batch at a place, beside what the books say at that moment: goods that leave while
 * others count make no difference. Throws warehouse.stocktake_ended, warehouse.shelf_not_found,
 * warehouse.shelf_not_counted, warehouse.batch_not_found.
 */
export async function countUnits(tx: Tx, { id, shelf, batch, quantity, actorId }: Count): Promise<StocktakeLine> {
  const stocktake = await getStocktakeRow(tx, id);
  const place = shelf.trim() === '' ? undefined : await getShelfByCode(tx, shelf);
  if (place ? !isOfPrefix(place, stocktake.shelfPrefix) : stocktake.shelfPrefix !== '')
    fail('warehouse.shelf_not_counted');
  const found = await getBatch(tx, batch);
  await lockOrder(tx, { id: found.orderId, buyerId: 'any' });
  await lockCounting(tx, id);
  const line = await lineOfPlace(tx, id, { shelfId: place?.id ?? null, batchId: found.id });
  const counted = {
    expected: await bookedAt(tx, { shelfId: place?.id ?? null, batchId: found.id }),
    counted: quantity,
    countedBy: actorId,
    countedAt: await currentTime(tx),
  };
  await updateLine(tx, line.id, counted);
  return { ...line, ...counted };
}

const bookedAt = async (tx: Tx, { shelfId, batchId }: { shelfId: number | null; batchId: number }): Promise<number> =>
  shelfId === null ? (await onHand(tx, batchId)).unshelved : unitsOn(tx, { shelfId, batchId });

/** Gives a count up: nothing changes. Throws warehouse.stocktake_ended. */
export async function cancelStocktake(tx: Tx, { id, actorId }: { id: number; actorId: number }): Promise<void> {
  await lockCounting(tx, id);
  await updateStocktake(tx, id, { state: 'cancelled', endedBy: actorId, endedAt: await currentTime(tx) });
}

/**
 * Ends a count: what lies elsewhere is put right at once, what is missing or too many of a batch over all its places
 * waits for a second person. Throws warehouse.stocktake_ended, warehouse.count_incomplete, warehouse.adjustment_open.
 */
export async function endStocktake(tx: Tx, { id, actorId }: { id: number; actorId: number }): Promise<void> {
  const lines = await listLines(tx, id);
  const batches = await batchesByIds(tx, [...new Set(lines.filter(isOff).map(({ batchId }) => batchId))]);
  // Orders first, in the order of their ids, then the stocktake.
  for (const orderId of [...new Set(batches.map((batch) => batch.orderId))].toSorted((a, b) => a - b))
    await lockOrder(tx, { id: orderId, buyerId: 'any' });
  const stocktake = await lockCounting(tx, id);
  const counted = await listLines(tx, id);
  const left = counted.filter((line) => line.counted === null).length;
  if (left > 0) fail('warehouse.count_incomplete', { left });
  for (const batch of batches) {
    const off = counted.filter((line) => line.batchId === batch.id && isOff(line));
    await putRight(tx, batch, { lines: off, actorId });
    await proposeDifference(tx, batch, { lines: off, stocktake, actorId });
  }
  await updateStocktake(tx, id, { state: 'counted', endedBy: actorId, endedAt: await currentTime(tx) });
}

const changeOf = ({ counted, expected }: StocktakeLine): number => (counted ?? 0) - (expected ?? 0);
const isOff = (line: StocktakeLine): boolean => line.counted !== null && changeOf(line) !== 0;

type Off = { lines: readonly LineOnShelf[]; actorId: number };

/** Units come off the shelves where they were not found, and go where they were, as far as the batch has them. */
async function putRight(tx: Tx, batch: Batch, { lines, actorId }: Off): Promise<void> {
  const step = { batchId: batch.id, cause: 'counted' as const, actorId };
  const onShelves = lines.flatMap((line) =>
    line.shelfId === null ? [] : [{ shelfId: line.shelfId, change: changeOf(line) }],
  );
  for (const { shelfId, change } of onShelves) {
    const gone = Math.min(-change, await unitsOn(tx, { shelfId, batchId: batch.id }));
    if (gone > 0) await moveOnShelves(tx, { ...step, fromShelfId: shelfId, toShelfId: null, quantity: gone });
  }
  for (const { shelfId, change } of onShelves) {
    const come = Math.min(change, (await onHand(tx, batch.id)).unshelved);
    if (come > 0) await moveOnShelves(tx, { ...step, fromShelfId: null, toShelfId: shelfId, quantity: come });
  }
}

async function proposeDifference(
  tx: Tx,
  batch: Batch,
  { lines, stocktake, actorId }: Off & { stocktake: Stocktake },
): Promise<void> {
  const change = lines.reduce((sum, line) => sum + changeOf(line), 0);
  if (change === 0) return;
  assert(lines.length > 0, 'a difference has its lines');
  await propose(tx, batch, {
    kind: change < 0 ? 'missing' : 'surplus',
    quantity: Math.abs(change),
    reason: `#${stocktake.id}: ${lines.map((line) => `${line.shelf || '-'} ${line.expected} → ${line.counted}`).join(', ')}`,
    stocktakeId: stocktake.id,
    actorId,
  });
}
