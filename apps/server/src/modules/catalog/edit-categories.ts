import { type BodyOf, type addCategory as contract, maxCategories } from '@kouan/contract';
import { asc, eq, sql } from 'drizzle-orm';
import { type Tx, violatedConstraint } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { categories } from './catalog-tables.ts';
import { toKeptTexts } from './material-view.ts';

type Wish = BodyOf<typeof contract>;

/** Adds a category behind the others. Throws category.slug_taken, category.too_many. */
export async function addCategory(tx: Tx, { slug, name }: Wish): Promise<{ slug: string }> {
  const known = await lockCategories(tx);
  if (known.length >= maxCategories) fail('category.too_many', { limit: maxCategories });
  const position = Math.max(-1, ...known.map((one) => one.position)) + 1;
  const [added] = await tx
    .insert(categories)
    .values({ slug, name: toKeptTexts(name), position })
    .onConflictDoNothing()
    .returning({ slug: categories.slug });
  return added ?? fail('category.slug_taken', {}, { slug: 'category.slug_taken' });
}

/** Throws category.not_found. */
export async function editCategory(tx: Tx, { slug, name }: Wish): Promise<void> {
  const changed = await tx
    .update(categories)
    .set({ name: toKeptTexts(name) })
    .where(eq(categories.slug, slug))
    .returning({ id: categories.id });
  if (changed.length === 0) fail('category.not_found');
}

/** Throws category.order_changed when these are not all categories. */
export async function orderCategories(tx: Tx, slugs: readonly string[]): Promise<void> {
  const known = new Set((await lockCategories(tx)).map(({ slug }) => slug));
  if (slugs.length !== known.size || !slugs.every((slug) => known.has(slug))) fail('category.order_changed');
  await tx
    .update(categories)
    .set({ position: sql`array_position(${sql.param([...slugs])}::text[], ${categories.slug})` });
}

/** Throws category.not_found, category.used. */
export async function deleteCategory(tx: Tx, slug: string): Promise<void> {
  try {
    const gone = await tx.delete(categories).where(eq(categories.slug, slug)).returning({ id: categories.id });
    if (gone.length === 0) fail('category.not_found');
  } catch (error) {
    // Whoever names a category has a key on it: products, rules, wishes.
    if (violatedConstraint(error)?.endsWith('_category_id_fkey')) fail('category.used');
    throw error;
  }
}

/** One after the other: two who order them at once must not mix. */
const lockCategories = (tx: Tx) =>
  tx
    .select({ slug: categories.slug, position: categories.position })
    .from(categories)
    .orderBy(asc(categories.id))
    .for('update');
