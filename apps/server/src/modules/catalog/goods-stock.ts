import type { BodyOf, setGoodsStock as contract } from '@kouan/contract';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { updateProduct } from './captured-product-queries.ts';
import { skus } from './catalog-tables.ts';
import { type Editor, isApplied } from './edit-goods.ts';
import { lockGoods } from './goods-queries.ts';
import { skuStockChanges } from './goods-tables.ts';

/**
 * Sets the stock of combinations at once, all or none, and notes each change. Throws product.not_found, sku.not_found,
 * supply.stock_changed when one has another stock than the editor saw.
 */
export async function setGoodsStock(
  tx: Tx,
  { publicId, wanted, editor }: { publicId: string; wanted: BodyOf<typeof contract>['skus']; editor: Editor },
): Promise<void> {
  const { product } = await lockGoods(tx, { publicId, scope: editor.scope });
  const wish = new Map(wanted.map((one) => [one.skuId, one]));
  const known = await tx
    .select({ id: skus.id, stock: skus.stock })
    .from(skus)
    .where(and(eq(skus.productId, product.id), inArray(skus.id, [...wish.keys()])))
    .orderBy(asc(skus.id))
    .for('update');
  if (known.length !== wish.size) fail('sku.not_found');
  const changes = known.flatMap(({ id, stock }) => {
    const one = wish.get(id);
    if (!one || one.stock === stock) return [];
    if (one.before !== stock) return fail('supply.stock_changed');
    return [{ skuId: id, before: stock, after: one.stock, changedBy: editor.id }];
  });
  for (const { skuId, after } of changes) await tx.update(skus).set({ stock: after }).where(eq(skus.id, skuId));
  if (changes.length > 0) await tx.insert(skuStockChanges).values(changes);
}

/** Puts approved goods on or off sale. Throws product.not_found, supply.not_approved, supply.held. */
export async function setGoodsOnSale(
  tx: Tx,
  { publicId, isOnSale, editor }: { publicId: string; isOnSale: boolean; editor: Editor },
): Promise<void> {
  const { product, store } = await lockGoods(tx, { publicId, scope: editor.scope });
  if (!product.isApproved) fail('supply.not_approved');
  const isByStaff = isApplied(editor, store.ownerId);
  if (product.isHeld && !isByStaff) fail('supply.held');
  // What its supplier does not want to sell the staff need not hold.
  const isHeld = isByStaff && !isOnSale && store.ownerId !== null && (product.isOnSale || product.isHeld);
  await updateProduct(tx, product.id, { isOnSale, isHeld });
}
