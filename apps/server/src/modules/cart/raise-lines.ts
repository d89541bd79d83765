import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { skusForSale } from '../catalog/index.ts';
import { addLines, checkGoods, type NewLine } from './add-lines.ts';
import { linesOfSkus, lockCart, updateLine } from './cart-queries.ts';

type Raised = { buyerId: number; lines: readonly Pick<NewLine, 'skuId' | 'quantity'>[] };
const mostPieces = 9_999_999;

/**
 * Adds to the quantities of goods that are in a buyer's cart and puts the others into it, all or none. Throws
 * cart.already_in_cart for goods named twice, cart.quantity_required beyond what a line can hold, and what adding a line throws.
 */
export async function raiseLines(tx: Tx, { buyerId, lines }: Raised): Promise<void> {
  await lockCart(tx, buyerId);
  const wanted = new Map(lines.map(({ skuId, quantity }) => [skuId, quantity]));
  if (wanted.size < lines.length) fail('cart.already_in_cart');
  const present = await linesOfSkus(tx, { buyerId, skuIds: [...wanted.keys()] });
  const known = new Set(present.map(({ skuId }) => skuId));
  const added = lines.filter(({ skuId }) => !known.has(skuId));
  if (added.length > 0) await addLines(tx, { buyerId, lines: added });

  const skus = new Map((await skusForSale(tx, [...known])).map((sku) => [sku.skuId, sku]));
  for (const { id, skuId, quantity: before } of present.toSorted((a, b) => a.id - b.id)) {
    const quantity = before + (wanted.get(skuId) ?? 0);
    if (quantity > mostPieces) fail('cart.quantity_required', {}, { quantity: 'cart.quantity_required' });
    checkGoods({ skuId, quantity }, skus.get(skuId));
    await updateLine(tx, { buyerId, id, quantity });
  }
}
