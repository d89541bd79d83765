import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { skusForSale } from '../catalog/index.ts';
import { dropKeptGoods, keepGoods } from '../sourcing/index.ts';
import { lockLine } from './cart-queries.ts';
import { restoreLines, takeOutLines } from './removed-lines.ts';

/** Takes a buyer's own line out of the cart and keeps its goods as a product of interest. Throws cart.line_not_found. */
export async function moveToInterest(
  tx: Tx,
  { buyerId, id }: { buyerId: number; id: number },
): Promise<{ interestId: number }> {
  const line = (await lockLine(tx, { buyerId, id })) ?? fail('cart.line_not_found', { id });
  const [sku] = await skusForSale(tx, [line.skuId]);
  if (!sku) fail('cart.line_not_found', { id });
  const interestId = await keepGoods(tx, { buyerId, sku, quantity: line.quantity, note: line.note });
  await takeOutLines(tx, { buyerId, ids: [id] });
  return { interestId };
}

type Back = { buyerId: number; interestId: number; lineId: number };

/** Puts the line back as it was. Throws interest.not_found, cart.already_in_cart, cart.line_not_found and cart.full. */
export async function moveBackToCart(tx: Tx, { buyerId, interestId, lineId }: Back): Promise<void> {
  const skuId = await dropKeptGoods(tx, { buyerId, id: interestId });
  const [restored] = await restoreLines(tx, { buyerId, ids: [lineId] });
  if (restored?.skuId !== skuId) fail('cart.line_not_found', { id: lineId });
  if (!restored.isBack) fail('cart.already_in_cart', { skuId });
}
