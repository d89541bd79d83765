import type { ProductCard, Texts } from '@kouan/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/db.ts';
import type { Sendable } from '../../platform/http.ts';
import { products, stores } from './catalog-tables.ts';
import { shownTexts } from './product-texts.ts';
import { toProductCard } from './product-view.ts';
import { tiersOfProducts } from './sku-queries.ts';

/** The cards of these products, as far as they are on sale, by public id. */
export async function cardsOf(db: Reader, publicIds: readonly string[]): Promise<Map<string, Sendable<ProductCard>>> {
  if (publicIds.length === 0) return new Map();
  const rows = await db
    .select({ product: products, city: stores.city })
    .from(products)
    .innerJoin(stores, eq(stores.id, products.storeId))
    .where(and(sql`${products.isOnSale}`, inArray(products.publicId, [...publicIds])));
  const tiers = await tiersOfProducts(
    db,
    rows.map(({ product }) => product.id),
  );
  return new Map(
    rows.map(({ product, city }) => [
      product.publicId,
      toProductCard({ product, city, tiers: tiers.get(product.id) ?? [] }),
    ]),
  );
}

/** The titles of these products, on sale or not, by public id; unknown ones are left out. */
export async function titlesOf(
  db: Reader,
  publicIds: readonly string[],
): Promise<Map<string, { title: Texts; isOnSale: boolean }>> {
  if (publicIds.length === 0) return new Map();
  const rows = await db
    .select({ publicId: products.publicId, title: products.title, isOnSale: products.isOnSale })
    .from(products)
    .where(inArray(products.publicId, [...publicIds]));
  return new Map(rows.map(({ publicId, title, isOnSale }) => [publicId, { title: shownTexts(title), isOnSale }]));
}
