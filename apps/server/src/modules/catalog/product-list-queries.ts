import type { QueryOf, listProducts } from '@kouan/contract';
import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/db.ts';
import { categories, products, stores } from './catalog-tables.ts';

export type ProductFilter = Omit<QueryOf<typeof listProducts>, 'page' | 'size'>;

/** More words of a search than this are left out. */
const maxWords = 8;

export const wordsOf = (text: string | undefined): string[] =>
  (text ?? '')
    .split(/\s+/u)
    .filter((word) => word !== '')
    .slice(0, maxWords);

/** A page of products on sale with their store's city. */
export function listProductRows(
  db: Reader,
  { filter, limit, offset }: { filter: ProductFilter; limit: number; offset: number },
) {
  return db
    .select({ product: products, city: stores.city })
    .from(products)
    .innerJoin(stores, eq(stores.id, products.storeId))
    .where(conditionOf(filter))
    .orderBy(...orderOf(filter))
    .limit(limit)
    .offset(offset);
}

export async function countProducts(db: Reader, filter: ProductFilter): Promise<number> {
  const [row] = await db.select({ total: count() }).from(products).where(conditionOf(filter));
  return row?.total ?? 0;
}

/** Every word of a search is in the text, in any order; the partial indexes need `is_on_sale` as it stands. */
function conditionOf({ word, category, kind, inBorderStock }: ProductFilter): SQL | undefined {
  return and(
    sql`${products.isOnSale}`,
    ...wordsOf(word).map((one) => sql`search_text like search_pattern(${one})`),
    category === undefined || category === ''
      ? undefined
      : sql`${products.categoryId} = (select ${categories.id} from ${categories} where ${categories.slug} = ${category})`,
    kind === undefined ? undefined : eq(products.kind, kind),
    inBorderStock === undefined ? undefined : eq(products.inBorderStock, inBorderStock),
  );
}

/** With relevance those that hold the whole phrase come first, then the newest. */
function orderOf({ order = 'relevance', word }: ProductFilter): SQL[] {
  const newest = [desc(products.createdAt), desc(products.id)];
  if (order === 'priceUp') return [asc(products.priceFen), asc(products.id)];
  if (order === 'priceDown') return [desc(products.priceFen), desc(products.id)];
  const phrase = wordsOf(word).join(' ');
  return order === 'newest' || phrase === ''
    ? newest
    : [sql`strpos(search_text, search_form(${phrase})) = 0`, ...newest];
}
