import type { GoodsContent } from '@kouan/contract';
import type { Tx } from '../../platform/db.ts';
import { replaceTiers, updateProduct, upsertSkus } from './captured-product-queries.ts';
import { columnsOfContent, skusOfContent, tiersOfContent } from './goods-content.ts';
import { categoryIdOf, type Goods, withFreeCode } from './goods-queries.ts';
import { priceRecord, specKeyOf } from './new-product.ts';
import { hasOtherPrices } from './product-changes.ts';
import { insertHistory } from './product-write-queries.ts';

/**
 * What was approved becomes what is sold; the product is held by the caller. A changed price adds to the history, stock that
 * is counted already stays. What was new goes on sale if told. Throws supply.category_unknown, supply.code_taken.
 */
export async function applyGoods(
  tx: Tx,
  { product, tiers, skuRows }: Goods,
  { content, isOnSale }: { content: GoodsContent; isOnSale: boolean },
): Promise<void> {
  const { id, title, storeId, minQuantity, unitWeightGrams } = product;
  const columns = columnsOfContent(content, await categoryIdOf(tx, content.category));
  await withFreeCode(() => updateProduct(tx, id, { ...columns, isApproved: true, isOnSale }));
  const wanted = skusOfContent(content);
  const stockOf = new Map(skuRows.map((sku) => [sku.specKey, sku.stock]));
  const rows = wanted.map((sku, position) => {
    const specKey = specKeyOf(sku.specValues);
    const stock = stockOf.get(specKey);
    return { ...sku, productId: id, position, specKey, stock: stock === undefined ? sku.stock : stock };
  });
  await upsertSkus(tx, { productId: id, rows, isOwn: true });
  const priceTiers = tiersOfContent(content);
  const before = { title, storeId, minQuantity, unitWeightGrams, priceTiers: [...tiers], skus: [...skuRows] };
  const after = { ...columns, storeId, priceTiers, skus: wanted };
  if (product.isApproved && !hasOtherPrices(before, after)) return;
  await replaceTiers(tx, id, priceTiers);
  await insertHistory(tx, [{ productId: id, ...priceRecord(after) }]);
}
