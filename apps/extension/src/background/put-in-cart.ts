import {
  addLinesToCart,
  type CapturedProduct,
  editCartLine,
  getMyCart,
  getProduct,
  sendCapture,
} from '@kouan/contract';
import type { Added, ChosenLine } from '../messages.ts';
import type { Kept } from './kept-state.ts';
import { callMall, MallFailure } from './mall-call.ts';

const mostCartLines = 999;
type Wish = { product: CapturedProduct; lines: ChosenLine[]; pluginVersion: string };

/** Sends the page to the mall, then puts the chosen combinations into the cart; what is there already is raised. Throws MallFailure. */
export async function putInCart(kept: Kept, { product, lines, pluginVersion }: Wish): Promise<Added> {
  const { productId, waiting } = await callMall(kept, sendCapture, { body: { pluginVersion, product } });
  const { skus } = await callMall(kept, getProduct, { params: { id: productId } });
  const wanted = lines.map(({ specValues, quantity }) => {
    const key = JSON.stringify(specValues);
    const sku = skus.find((one) => JSON.stringify(one.specValues.map(({ cn }) => cn)) === key);
    if (sku === undefined) throw new MallFailure('notOffered');
    return { skuId: sku.id, quantity };
  });

  const cart = await callMall(kept, getMyCart, { query: { page: 0, size: mostCartLines } });
  const known = new Map(cart.content.map((line) => [line.skuId, line]));
  const fresh = wanted.filter(({ skuId }) => !known.has(skuId));
  if (fresh.length > 0) await callMall(kept, addLinesToCart, { body: { lines: fresh } });
  for (const { skuId, quantity } of wanted) {
    const line = known.get(skuId);
    if (line === undefined) continue;
    const body = { id: line.id, quantity: line.quantity + quantity, note: line.note };
    await callMall(kept, editCartLine, { body });
  }
  return {
    count: wanted.reduce((sum, { quantity }) => sum + quantity, 0),
    hasRaised: fresh.length < wanted.length,
    isWaiting: waiting.length > 0,
  };
}
