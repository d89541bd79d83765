import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { skusForSale } from '../catalog/index.ts';
import { lockLines, updateQuantities } from './cart-queries.ts';
import type { CartRow } from './cart-tables.ts';

type QuantityEdit = {
  buyerId: number;
  /** The last one counts for a line named twice. */
  lines: readonly { id: number; quantity: number }[];
  /** They were so large before: what is in stock by now is not asked for. */
  isUndo?: boolean | undefined;
};

/**
 * Changes the quantities of a buyer's own lines, all or none. More than before must be in stock. Throws cart.line_not_found,
 * cart.lines_not_in_stock with the ids of the lines that ask for too much.
 */
export async function editQuantities(tx: Tx, { buyerId, lines, isUndo = false }: QuantityEdit): Promise<void> {
  const quantities = new Map(lines.map(({ id, quantity }) => [id, quantity]));
  const present = await lockLines(tx, { buyerId, ids: [...quantities.keys()] });
  if (present.length < quantities.size) fail('cart.line_not_found');
  const lineIds = isUndo ? [] : await linesBeyondStock(tx, present, quantities);
  if (lineIds.length > 0) fail('cart.lines_not_in_stock', { count: lineIds.length, lineIds });
  await updateQuantities(tx, { buyerId, quantities });
}

async function linesBeyondStock(
  tx: Tx,
  present: readonly CartRow[],
  quantities: ReadonlyMap<number, number>,
): Promise<number[]> {
  const skus = await skusForSale(
    tx,
    present.map(({ skuId }) => skuId),
  );
  const stocks = new Map(skus.map(({ skuId, stock }) => [skuId, stock]));
  return present.flatMap(({ id, skuId, quantity: before }) => {
    const stock = stocks.get(skuId) ?? null;
    const quantity = quantities.get(id) ?? before;
    return stock !== null && quantity > before && quantity > stock ? [id] : [];
  });
}
