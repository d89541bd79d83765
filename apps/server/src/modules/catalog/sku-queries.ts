import { asc, eq, inArray } from 'drizzle-orm';
import type { Reader } from '../../platform/db.ts';
import { priceTiers, products, skus, stores } from './catalog-tables.ts';

export type PriceTierRow = { minQuantity: number; priceFen: bigint };

export const skuRows = (db: Reader, ids: readonly number[]) =>
  db
    .select()
    .from(skus)
    .where(inArray(skus.id, [...ids]));

/** Products with what their store is called, by their ids. */
export async function goodsOfProducts(db: Reader, productIds: readonly number[]) {
  if (productIds.length === 0) return new Map<number, never>();
  const rows = await db
    .select({ product: products, storeName: stores.name, storeSite: stores.site })
    .from(products)
    .innerJoin(stores, eq(stores.id, products.storeId))
    .where(inArray(products.id, [...productIds]));
  return new Map(rows.map((row) => [row.product.id, row]));
}

/** The price tiers of products, each ascending by quantity. */
export async function tiersOfProducts(db: Reader, productIds: readonly number[]): Promise<Map<number, PriceTierRow[]>> {
  const found = new Map<number, PriceTierRow[]>();
  if (productIds.length === 0) return found;
  const rows = await db
    .select()
    .from(priceTiers)
    .where(inArray(priceTiers.productId, [...new Set(productIds)]))
    .orderBy(asc(priceTiers.productId), asc(priceTiers.minQuantity));
  for (const { productId, minQuantity, priceFen } of rows) {
    const tiers = found.get(productId) ?? [];
    tiers.push({ minQuantity, priceFen });
    found.set(productId, tiers);
  }
  return found;
}
