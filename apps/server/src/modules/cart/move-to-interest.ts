import type { LineWishes } from '@kouan/contract';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { skusForSale } from '../catalog/index.ts';
import { dropKeptGoods, keepGoods } from '../sourcing/index.ts';
import { addLines } from './add-lines.ts';
import { deleteLines, lockLine } from './cart-queries.ts';

/** Takes a buyer's own line out of the cart and keeps its goods as a product of interest. Throws cart.line_not_found. */
export async function moveToInterest(
  tx: Tx,
  { buyerId, id }: { buyerId: number; id: number },
): Promise<{ interestId: number }> {
  const line = (await lockLine(tx, { buyerId, id })) ?? fail('cart.line_not_found', { id });
  const [sku] = await skusForSale(tx, [line.skuId]);
  if (!sku) fail('cart.line_not_found', { id });
  const interestId = await keepGoods(tx, { buyerId, sku, quantity: line.quantity, note: line.note });
  await deleteLines(tx, { buyerId, ids: [id] });
  return { interestId };
}

/** Puts the line back as it was. Throws interest.not_found and what adding a line throws. */
export async function moveBackToCart(
  tx: Tx,
  { buyerId, interestId, ...line }: { buyerId: number; interestId: number; quantity: number } & Partial<LineWishes>,
): Promise<void> {
  const skuId = await dropKeptGoods(tx, { buyerId, id: interestId });
  await addLines(tx, { buyerId, lines: [{ skuId, ...line }] });
}
