import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { prepared } from '../../platform/prepared.ts';
import { categories, products, skus, stores } from './catalog-tables.ts';
import { remembersLarge } from './remembered-counts.ts';

/** A product with its store and category, on sale or not. Throws product.not_found, also for what was never approved. */
export async function getProductRow(db: Reader, publicId: string) {
  const [row] = await db
    .select({ product: products, store: stores, category: categories })
    .from(products)
    .innerJoin(stores, eq(stores.id, products.storeId))
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .where(and(eq(products.publicId, publicId), eq(products.isApproved, true)));
  return row ?? fail('product.not_found', { id: publicId });
}

/** The SKUs of a product that can be bought, in their order. */
export const skusOfProduct = (db: Reader, productId: number) =>
  db
    .select()
    .from(skus)
    .where(and(eq(skus.productId, productId), eq(skus.isOnSale, true)))
    .orderBy(asc(skus.position), asc(skus.id));

/** An item of a site; Taobao and Tmall number theirs together. */
export const isItem = ({ site, itemId }: { site: string; itemId: string }) =>
  and(
    sql`case when ${products.site} = 'tmall' then 'taobao' else ${products.site} end = ${site === 'tmall' ? 'taobao' : site}`,
    eq(products.itemId, itemId),
  );

/** The public id of a product that is on sale, by its item on a Chinese site. */
export async function findProductByItem(
  db: Reader,
  item: { site: string; itemId: string },
): Promise<string | undefined> {
  const [row] = await db
    .select({ publicId: products.publicId })
    .from(products)
    .where(and(isItem(item), eq(products.isOnSale, true)));
  return row?.publicId;
}

/** Categories in their order with the number of their products on sale. */
export async function categoryRows(db: Reader) {
  const rows = await findCategories(db, {});
  const counts = await countsOfLarge(db, 'categories', () => countByCategory(db));
  return rows.map(({ id, slug, name }) => ({ slug, name, product_count: counts.get(id) ?? 0 }));
}
const findCategories = prepared((db) =>
  db
    .select({ id: categories.id, slug: categories.slug, name: categories.name })
    .from(categories)
    .orderBy(asc(categories.position), asc(categories.id)),
);

/** So many products on sale take long to count. */
const largeFrom = 100_000;
const countsOfLarge = remembersLarge(
  (counts: ReadonlyMap<number | null, number>) => [...counts.values()].reduce((sum, n) => sum + n, 0) >= largeFrom,
);

async function countByCategory(db: Reader): Promise<ReadonlyMap<number | null, number>> {
  const rows = await db
    .select({ id: products.categoryId, total: count() })
    .from(products)
    .where(sql`${products.isOnSale}`)
    .groupBy(products.categoryId);
  return new Map(rows.map(({ id, total }) => [id, total]));
}

/** Whether a product has drawings of this name. */
export async function hasPictureKey(db: Reader, key: string): Promise<boolean> {
  const rows = await db.select({ id: products.id }).from(products).where(eq(products.pictureKey, key)).limit(1);
  return rows.length > 0;
}

/** The public ids of products by their inner ids. */
export async function publicIdsOf(db: Reader, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: products.id, publicId: products.publicId })
    .from(products)
    .where(inArray(products.id, [...ids]));
  return new Map(rows.map(({ id, publicId }) => [id, publicId]));
}
