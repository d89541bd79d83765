import { inArray, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db.ts';
import { assert } from '../../platform/errors.ts';
import { categories, stores, type StoreSite } from './catalog-tables.ts';
import type { KeptTexts } from './product-texts.ts';

export type NewStore = {
  site: StoreSite;
  externalId: string;
  name: string;
  city: KeptTexts | null;
  url: string | null;
};
export type StoreBrief = { id: number; name: string; site: StoreSite; ownerId: number | null };
export type NewCategory = { slug: string; name: KeptTexts; position: number };

/** Finds or adds a store of a site by the site's own id. A known one stays as it is: whoever captures a page cannot rename it. */
export async function ensureStore(tx: Tx, store: NewStore): Promise<number> {
  const [row] = await tx
    .insert(stores)
    .values(store)
    .onConflictDoUpdate({ target: [stores.site, stores.externalId], set: { externalId: sql`excluded.external_id` } })
    .returning({ id: stores.id });
  assert(row, 'a store was added or found');
  return row.id;
}

/** Adds categories that are not there yet. Answers the id of each slug. */
export async function ensureCategories(tx: Tx, list: readonly NewCategory[]): Promise<Map<string, number>> {
  if (list.length === 0) return new Map();
  const rows = await tx
    .insert(categories)
    .values([...list])
    .onConflictDoUpdate({
      target: categories.slug,
      set: { name: sql`excluded.name`, position: sql`excluded.position` },
    })
    .returning({ id: categories.id, slug: categories.slug });
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}

/** Stores by their ids; unknown ids are left out. */
export async function storeBriefs(db: Reader, ids: readonly number[]): Promise<Map<number, StoreBrief>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: stores.id, name: stores.name, site: stores.site, ownerId: stores.ownerId })
    .from(stores)
    .where(inArray(stores.id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, row]));
}
