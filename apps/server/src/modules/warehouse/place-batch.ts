import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { lockOrder } from '../orders/index.ts';
import { getBatch, getShelfByCode, insertShelves, shelfCodeOf, unitsOn } from './shelf-queries.ts';
import { moveOnShelves, onHand } from './shelf-units.ts';
import type { Batch } from './stock-queries.ts';

/** New shelves. Throws warehouse.shelf_code_invalid. */
export async function addShelves(
  tx: Tx,
  { codes, note, actorId }: { codes: readonly string[]; note?: string | undefined; actorId: number },
): Promise<{ added: number; known: number }> {
  const wanted = [...new Set(codes.map(shelfCodeOf))];
  const added = await insertShelves(tx, { codes: wanted, note: note?.trim() ?? '', actorId });
  return { added, known: wanted.length - added };
}

type Placing = {
  number: string;
  shelf: string;
  from?: string | undefined;
  quantity?: number | undefined;
  actorId: number;
};

/**
 * Puts units of a batch on a shelf: those that lie on none, or those of another shelf. Frozen ones lie there too. Throws
 * warehouse.batch_not_found, warehouse.shelf_not_found, warehouse.same_shelf, warehouse.nothing_to_place,
 * warehouse.not_so_many_there.
 */
export async function placeBatch(tx: Tx, { number, shelf, from, quantity, actorId }: Placing): Promise<Batch> {
  const batch = await getBatch(tx, number);
  const target = await getShelfByCode(tx, shelf);
  const source = from?.trim() ? await getShelfByCode(tx, from) : undefined;
  if (source?.id === target.id) fail('warehouse.same_shelf');
  await lockOrder(tx, { id: batch.orderId, buyerId: 'any' });
  const left = source
    ? await unitsOn(tx, { shelfId: source.id, batchId: batch.id })
    : (await onHand(tx, batch.id)).unshelved;
  if (left === 0) fail(source ? 'warehouse.not_so_many_there' : 'warehouse.nothing_to_place', { left });
  if (quantity !== undefined && quantity > left)
    fail('warehouse.not_so_many_there', { left }, { quantity: 'warehouse.not_so_many_there' });
  await moveOnShelves(tx, {
    batchId: batch.id,
    fromShelfId: source?.id ?? null,
    toShelfId: target.id,
    quantity: quantity ?? left,
    cause: source ? 'moved' : 'putAway',
    actorId,
  });
  return getBatch(tx, number);
}
