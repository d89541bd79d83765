import type { Texts } from '@kouan/contract';
import { inArray } from 'drizzle-orm';
import type { Reader } from '../../platform/db.ts';
import { categories } from './catalog-tables.ts';
import { shownTexts } from './product-texts.ts';

export type KnownCategory = { id: number; slug: string; name: Texts };

/** Categories by their ids or their slugs; unknown ones are left out. */
export async function findCategories(
  db: Reader,
  wanted: { ids: readonly number[] } | { slugs: readonly string[] },
): Promise<KnownCategory[]> {
  const condition =
    'ids' in wanted ? inArray(categories.id, [...wanted.ids]) : inArray(categories.slug, [...wanted.slugs]);
  const rows = await db
    .select({ id: categories.id, slug: categories.slug, name: categories.name })
    .from(categories)
    .where(condition);
  return rows.map((row) => ({ ...row, name: shownTexts(row.name) }));
}
