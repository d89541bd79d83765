import type { ProductCard } from '@kouan/contract';
import { and, asc, desc, eq, gte, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/db.ts';
import type { Sendable } from '../../platform/http.ts';
import { products, stores } from './catalog-tables.ts';
import { getProductRow } from './product-queries.ts';
import { toProductCard } from './product-view.ts';
import { tiersOfProducts } from './sku-queries.ts';

const shown = 4;

/**
 * Goods on sale of the same category, or of none either, the nearest price first. Both sides are read from the index of the
 * category's prices. Throws product.not_found.
 */
export async function similarProducts(db: Reader, publicId: string): Promise<Sendable<ProductCard>[]> {
  const { product } = await getProductRow(db, publicId);
  const nearest = (isDearer: boolean) =>
    db
      .select({ product: products, city: stores.city })
      .from(products)
      .innerJoin(stores, eq(stores.id, products.storeId))
      .where(
        and(
          sql`${products.isOnSale}`,
          product.categoryId === null ? isNull(products.categoryId) : eq(products.categoryId, product.categoryId),
          isDearer ? gte(products.priceFen, product.priceFen) : lt(products.priceFen, product.priceFen),
          ne(products.id, product.id),
        ),
      )
      .orderBy(...[products.priceFen, products.id].map((column) => (isDearer ? asc(column) : desc(column))))
      .limit(shown);
  const found = [...(await nearest(true)), ...(await nearest(false))];
  const away = (fen: bigint) => (fen < product.priceFen ? product.priceFen - fen : fen - product.priceFen);
  const rows = found
    .toSorted((a, b) => Number(away(a.product.priceFen) - away(b.product.priceFen)) || a.product.id - b.product.id)
    .slice(0, shown);
  const tiers = await tiersOfProducts(
    db,
    rows.map((row) => row.product.id),
  );
  return rows.map((row) => toProductCard({ ...row, tiers: tiers.get(row.product.id) ?? [] }));
}
