import { type getProductFacets, mostCountedHits, type ReplyOf } from '@kouan/contract';
import { sql, type SQLWrapper } from 'drizzle-orm';
import type { Reader } from '../../platform/db.ts';
import type { Sendable } from '../../platform/http.ts';
import { categories, products, stores, type StoreSite } from './catalog-tables.ts';
import { conditionOf, type ProductFilter } from './product-list-queries.ts';
import { shownTexts, type KeptTexts } from './product-texts.ts';
import { findSearch } from './search-products.ts';

const mostChoices = 12;

/** What the hits differ in: of each kind the choices that most of them have, as if none of that kind were chosen yet. */
export async function productFacets(
  db: Reader,
  filter: ProductFilter,
): Promise<Sendable<ReplyOf<typeof getProductFacets>>> {
  const { search } = await findSearch(db, filter);
  const count = (without: keyof ProductFilter, column: SQLWrapper) =>
    countChoices(db, { search: { ...search, filter: { ...search.filter, [without]: undefined } }, column });
  const [byCategory, byStore, bySite] = await Promise.all([
    count('category', products.categoryId),
    count('store', products.storeId),
    count('site', products.site),
  ]);
  const categoryNames = await namesOf<KeptTexts & { slug: string }>(
    db,
    sql`select id, name || jsonb_build_object('slug', slug) as name from ${categories}`,
    byCategory,
  );
  const storeNames = await namesOf<string>(db, sql`select id, name from ${stores}`, byStore);
  return {
    categories: byCategory.flatMap(({ value, count: hits }) => {
      const name = categoryNames.get(Number(value));
      return name ? [{ slug: name.slug, name: shownTexts(name), count: hits }] : [];
    }),
    stores: byStore.flatMap(({ value, count: hits }) => {
      const name = storeNames.get(Number(value));
      return name === undefined ? [] : [{ id: Number(value), name, count: hits }];
    }),
    // Safe: the table's own check allows no other sites.
    sites: bySite.map(({ value, count: hits }) => ({ site: String(value) as StoreSite, count: hits })),
  };
}

type Choice = { value: string | number | null; count: number | null };
type Counting = { search: Parameters<typeof conditionOf>[0]; column: SQLWrapper };

async function countChoices(db: Reader, { search, column }: Counting): Promise<Choice[]> {
  const { rows } = await db.execute<{ value: string | number | null; count: number; total: number }>(sql`
    select value, count(*)::int as count, sum(count(*)) over ()::int as total
    from (select ${column} as value from ${products} where ${conditionOf(search)} limit ${mostCountedHits + 1}) hits
    group by value order by count(*) desc, value limit ${mostChoices}`);
  return rows
    .filter(({ value }) => value !== null)
    .map(({ value, count, total }) => ({ value, count: total > mostCountedHits ? null : count }));
}

async function namesOf<N>(db: Reader, all: SQLWrapper, choices: readonly Choice[]): Promise<Map<number, N>> {
  const ids = choices.map(({ value }) => Number(value));
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<{ id: string; name: N }>(
    sql`select id, name from (${all}) named where id in (${sql.join(
      ids.map((one) => sql`${one}`),
      sql`, `,
    )})`,
  );
  return new Map(rows.map(({ id, name }) => [Number(id), name]));
}
