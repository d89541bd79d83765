import { asc, eq, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/db.ts';
import { prepared } from '../../platform/prepared.ts';
import { priceTiers, products, skus, stores } from './catalog-tables.ts';

export type PriceTierRow = { minQuantity: number; priceFen: bigint };

const findSkus = prepared((db, valueOf) =>
  db
    .select()
    .from(skus)
    .where(sql`${skus.id} = any(${valueOf('ids')})`),
);
export const skuRows = (db: Reader, ids: readonly number[]) => findSkus(db, { ids });

const {
  id,
  publicId,
  kind,
  categoryId,
  storeId,
  title,
  images,
  specs,
  minQuantity,
  unitWeightGrams,
  isWeightEstimated,
  unitVolumeCm3,
  unitsPerCarton,
  isOnSale,
} = products;
/** What decides about buying a product. */
const sold = {
  id,
  publicId,
  kind,
  categoryId,
  storeId,
  title,
  images,
  specs,
  minQuantity,
  unitWeightGrams,
  isWeightEstimated,
  unitVolumeCm3,
  unitsPerCarton,
  isOnSale,
};
const findGoods = prepared((db, valueOf) =>
  db
    .select({ product: sold, storeName: stores.name, storeSite: stores.site })
    .from(products)
    .innerJoin(stores, eq(stores.id, products.storeId))
    .where(sql`${products.id} = any(${valueOf('ids')})`),
);

/** Products with what their store is called, by their ids. */
export async function goodsOfProducts(db: Reader, productIds: readonly number[]) {
  if (productIds.length === 0) return new Map<number, never>();
  const rows = await findGoods(db, { ids: productIds });
  return new Map(rows.map((row) => [row.product.id, row]));
}

const findTiers = prepared((db, valueOf) =>
  db
    .select()
    .from(priceTiers)
    .where(sql`${priceTiers.productId} = any(${valueOf('ids')})`)
    .orderBy(asc(priceTiers.productId), asc(priceTiers.minQuantity)),
);

/** The price tiers of products, each ascending by quantity. */
export async function tiersOfProducts(db: Reader, productIds: readonly number[]): Promise<Map<number, PriceTierRow[]>> {
  const found = new Map<number, PriceTierRow[]>();
  if (productIds.length === 0) return found;
  const rows = await findTiers(db, { ids: [...new Set(productIds)] });
  for (const { productId, minQuantity, priceFen } of rows) {
    const tiers = found.get(productId) ?? [];
    tiers.push({ minQuantity, priceFen });
    found.set(productId, tiers);
  }
  return found;
}
