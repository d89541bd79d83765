import type { LineWishes } from '@kouan/contract';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { type SkuForSale, skusForSale } from '../catalog/index.ts';
import { refuseForbidden, screenSkus } from '../sourcing/index.ts';
import { countLines, insertLines, linesOfSkus, lockCart } from './cart-queries.ts';
import { mergedWishes, noWishes } from './line-wishes.ts';
import { seenPricesOf } from './seen-prices.ts';

/** A cart's lines; the specification's clients read the whole cart in one page of this size. */
export const maxCartLines = 999;

export type NewLine = { skuId: number; quantity: number } & Partial<LineWishes>;

/**
 * Adds SKUs to a buyer's cart, all or none. Throws sku.not_found, sku.off_shelf, cart.already_in_cart (with the line
 * that is there), cart.not_enough_stock, cart.full, goods.forbidden.
 */
export async function addLines(
  tx: Tx,
  { buyerId, lines }: { buyerId: number; lines: readonly NewLine[] },
): Promise<void> {
  await lockCart(tx, buyerId);
  const skuIds = lines.map(({ skuId }) => skuId);
  const skus = new Map((await skusForSale(tx, skuIds)).map((sku) => [sku.skuId, sku]));
  for (const line of lines) checkGoods(line, skus.get(line.skuId));
  for (const notices of (await screenSkus(tx, [...skus.values()])).values()) refuseForbidden(notices);

  const [present] = await linesOfSkus(tx, { buyerId, skuIds });
  if (present) fail('cart.already_in_cart', { skuId: present.skuId, lineId: present.id, quantity: present.quantity });
  if (new Set(skuIds).size < skuIds.length) fail('cart.already_in_cart');
  if ((await countLines(tx, buyerId)) + lines.length > maxCartLines) fail('cart.full', { limit: maxCartLines });
  // The first of a list shall stand on top, as the newest.
  await insertLines(
    tx,
    lines.toReversed().map(({ skuId, quantity, ...wishes }) => ({
      buyerId,
      skuId,
      quantity,
      seenPrices: seenPricesOf(skus.get(skuId)),
      ...mergedWishes(noWishes, wishes),
    })),
  );
}

/** Throws sku.not_found, sku.off_shelf, cart.not_enough_stock. */
export function checkGoods({ skuId, quantity }: NewLine, sku: SkuForSale | undefined): asserts sku is SkuForSale {
  if (!sku) fail('sku.not_found', { skuId }, { skuId: 'sku.not_found' });
  if (!sku.isOnSale) fail('sku.off_shelf', { skuId }, { skuId: 'sku.off_shelf' });
  checkStock({ sku, quantity });
}

/** Throws cart.not_enough_stock when the known stock is smaller. */
export function checkStock({ sku: { skuId, stock }, quantity }: { sku: SkuForSale; quantity: number }): void {
  if (stock !== null && stock < quantity)
    fail('cart.not_enough_stock', { skuId, stock }, { quantity: 'cart.not_enough_stock' });
}
