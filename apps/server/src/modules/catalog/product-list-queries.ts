import { mostCountedHits, type QueryOf, type listProducts } from '@kouan/contract';
import { and, asc, count, desc, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/db.ts';
import { categories, products, stores } from './catalog-tables.ts';
import { remembersLarge } from './remembered-counts.ts';

export type ProductFilter = Omit<QueryOf<typeof listProducts>, 'page' | 'size'>;
/** A filter whose word may be met by a part of it. */
export type Search = { filter: ProductFilter; isLoose?: boolean };

export const wordOf = ({ word }: ProductFilter): string => (word ?? '').split(/\s+/u).join(' ').trim();

/** A page of products on sale with their store's city. `total` as `countHits` says it. */
export function listProductRows(
  db: Reader,
  { search, total, limit, offset }: { search: Search; total: number; limit: number; offset: number },
) {
  return db
    .select({ product: products, city: stores.city })
    .from(products)
    .innerJoin(stores, eq(stores.id, products.storeId))
    .where(conditionOf(search))
    .orderBy(...orderOf(search.filter, total))
    .limit(limit)
    .offset(offset);
}

/** How many products fit; one more than are counted when there are more. */
export const countHits = (db: Reader, search: Search): Promise<number> =>
  hitsOfMany(db, JSON.stringify(search), () => countEach(db, search));

const hitsOfMany = remembersLarge((total: number) => total > mostCountedHits);

async function countEach(db: Reader, search: Search): Promise<number> {
  const hits = db
    .select({ id: products.id })
    .from(products)
    .where(conditionOf(search))
    .limit(mostCountedHits + 1)
    .as('hits');
  const [row] = await db.select({ total: count() }).from(hits);
  return row?.total ?? 0;
}

/** The indexes are partial: they need `is_on_sale` as it stands. */
export function conditionOf({ filter, isLoose = false }: Search): SQL | undefined {
  const { category, kind, site, store, priceFromFen, priceToFen, minQuantityTo, inBorderStock } = filter;
  const word = wordOf(filter);
  const grams = isLoose ? sql`search_loose_query(${word})` : sql`search_query(${word})`;
  return and(
    sql`${products.isOnSale}`,
    word === '' ? undefined : sql`search_grams @@ ${grams}`,
    category === undefined || category === ''
      ? undefined
      : sql`${products.categoryId} = (select ${categories.id} from ${categories} where ${categories.slug} = ${category})`,
    kind === undefined ? undefined : eq(products.kind, kind),
    site === undefined ? undefined : eq(products.site, site),
    store === undefined ? undefined : eq(products.storeId, store),
    priceFromFen === undefined ? undefined : gte(products.priceFen, BigInt(priceFromFen)),
    priceToFen === undefined ? undefined : lte(products.priceFen, BigInt(priceToFen)),
    minQuantityTo === undefined ? undefined : lte(products.minQuantity, minQuantityTo),
    inBorderStock === undefined ? undefined : eq(products.inBorderStock, inBorderStock),
  );
}

/** The best match: what holds the whole phrase in its title, then the newest. Too many hits are not compared, the newest come first. */
function orderOf(filter: ProductFilter, total: number): SQL[] {
  const { order = 'relevance' } = filter;
  const newest = [desc(products.createdAt), desc(products.id)];
  if (order === 'priceUp') return [asc(products.priceFen), asc(products.id)];
  if (order === 'priceDown') return [desc(products.priceFen), desc(products.id)];
  const phrase = wordOf(filter);
  return order === 'newest' || phrase === '' || total > mostCountedHits
    ? newest
    : [sql`strpos(search_text, search_form(${phrase})) = 0`, ...newest];
}
