import type { LineWishes } from '@kouan/contract';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { skusForSale } from '../catalog/index.ts';
import { checkStock } from './add-lines.ts';
import { lockLine, updateLine } from './cart-queries.ts';
import { mergedWishes } from './line-wishes.ts';

export type LineEdit = { buyerId: number; id: number; quantity: number } & Partial<LineWishes>;

/** Changes a buyer's own line. More than before must be in stock. Throws cart.line_not_found, cart.not_enough_stock. */
export async function editLine(tx: Tx, { buyerId, id, quantity, ...wishes }: LineEdit): Promise<void> {
  const line = (await lockLine(tx, { buyerId, id })) ?? fail('cart.line_not_found', { id });
  const [sku] = await skusForSale(tx, [line.skuId]);
  if (sku && quantity > line.quantity) checkStock({ sku, quantity });
  await updateLine(tx, { buyerId, id, quantity, ...mergedWishes(line, wishes) });
}
