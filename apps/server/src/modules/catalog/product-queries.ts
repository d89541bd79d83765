import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { categories, products, skus, stores } from './catalog-tables.ts';

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
  const { rows } = await db.execute<{
    slug: string;
    name: { cn: string; en?: string; vi?: string };
    product_count: number;
  }>(sql`
    select c.slug, c.name, coalesce(p.product_count, 0)::int as product_count from categories c
    left join (select category_id, count(*) as product_count from products where is_on_sale group by category_id) p on p.category_id = c.id
    order by c.position, c.id`);
  return rows;
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
