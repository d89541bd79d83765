import type { Tx } from '../../platform/db.ts';
import { assert } from '../../platform/errors.ts';
import { insertHistory, insertProducts, insertSkus, insertTiers } from './product-write-queries.ts';
import { lowestPriceFen, type NewProduct, priceRecord, specKeyOf } from './new-product.ts';
import { newPublicId } from './public-id.ts';

export type AddedProduct = { id: number; publicId: string; skuIds: number[] };

/** Adds products with their SKUs, tiers and first row of price history. Answers them in the order given, SKU ids too. */
export async function addProducts(tx: Tx, newProducts: readonly NewProduct[]): Promise<AddedProduct[]> {
  const added = await insertProducts(
    tx,
    newProducts.map(({ skus: _, priceTiers: __, ...product }, index) => ({
      ...product,
      publicId: newPublicId(),
      priceFen: lowestPriceFen(newProducts[index] ?? { priceTiers: [], skus: [], minQuantity: 1 }),
    })),
  );
  const withIds = newProducts.map((product, index) => {
    const row = added[index];
    assert(row, 'every product was inserted');
    return { ...product, ...row };
  });
  await insertTiers(
    tx,
    withIds.flatMap(({ id, priceTiers }) => priceTiers.map((tier) => ({ productId: id, ...tier }))),
  );
  await insertHistory(
    tx,
    withIds.map((product) => ({ productId: product.id, ...priceRecord(product) })),
  );
  const skuIds = await insertSkus(
    tx,
    withIds.flatMap(({ id, skus }) =>
      skus.map((sku, position) => ({ productId: id, position, specKey: specKeyOf(sku.specValues), ...sku })),
    ),
  );
  return withIds.map(({ id, publicId, skus }) => ({ id, publicId, skuIds: skuIds.splice(0, skus.length) }));
}
