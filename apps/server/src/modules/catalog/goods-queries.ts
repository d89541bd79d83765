import type { GoodsContent } from '@kouan/contract';
import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { nowSql } from '../../platform/clock.ts';
import { type Reader, type Tx, violatedConstraint } from '../../platform/db.ts';
import { assert, fail } from '../../platform/errors.ts';
import { categories, products, stores } from './catalog-tables.ts';
import { contentOf, type GoodsParts } from './goods-content.ts';
import { catalogReviews, catalogRevisions, type RevisionContent, type RevisionRow } from './goods-tables.ts';
import { skusOfProduct } from './product-queries.ts';
import { tiersOfProducts } from './sku-queries.ts';

/** Whose goods they may be: a supplier's by the id, or anybody's for staff. */
export type Scope = number | 'any';
export type Goods = GoodsParts & {
  store: typeof stores.$inferSelect;
  revision: RevisionRow | undefined;
  /** What saving has to name: moves with every change of the product, open or closed. */
  version: number;
};
const versionsOfOne = 1_000_000;

const openStates = ['draft', 'submitted', 'returned'] as const;
const isOpen = inArray(catalogRevisions.state, [...openStates]);
export const ownedBy = (scope: Scope): SQL | undefined => (scope === 'any' ? undefined : eq(stores.ownerId, scope));

type Key = { publicId: string; scope: Scope };
const selectGoods = (db: Reader, { publicId, scope }: Key) =>
  db
    .select({ product: products, store: stores, category: categories.slug })
    .from(products)
    .innerJoin(stores, eq(stores.id, products.storeId))
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .where(and(eq(products.publicId, publicId), ownedBy(scope)));

/** Goods with their open change. Throws product.not_found, for another's goods and for dropped ones too. */
export async function getGoods(db: Reader, key: Key): Promise<Goods> {
  const [row] = await selectGoods(db, key);
  return row ? withParts(db, row) : fail('product.not_found', { id: key.publicId });
}

/** As above, held until the transaction ends. */
export async function lockGoods(tx: Tx, key: Key): Promise<Goods> {
  const [row] = await selectGoods(tx, key).for('update', { of: products });
  return row ? withParts(tx, row) : fail('product.not_found', { id: key.publicId });
}

async function withParts(db: Reader, row: Pick<Goods, 'product' | 'store' | 'category'>): Promise<Goods> {
  const { id, publicId, isApproved } = row.product;
  const revision = await openRevisionOf(db, { productId: id });
  if (!isApproved && !revision) return fail('product.not_found', { id: publicId });
  const tiers = await tiersOfProducts(db, [id]);
  const [last] = await db
    .select({ id: catalogRevisions.id })
    .from(catalogRevisions)
    .where(eq(catalogRevisions.productId, id))
    .orderBy(desc(catalogRevisions.id))
    .limit(1);
  return {
    ...row,
    tiers: tiers.get(id) ?? [],
    skuRows: await skusOfProduct(db, id),
    revision,
    version: (last?.id ?? 0) * versionsOfOne + (revision?.version ?? 0),
  };
}

/** What buyers see of them; null for what was never approved. */
export const currentOf = (goods: Goods): GoodsContent | null => (goods.product.isApproved ? contentOf(goods) : null);

/** The open change of a product, or of a store's profile. */
export async function openRevisionOf(
  db: Reader,
  of: { productId: number } | { profileOf: number },
): Promise<RevisionRow | undefined> {
  const belongs =
    'productId' in of
      ? eq(catalogRevisions.productId, of.productId)
      : and(eq(catalogRevisions.storeId, of.profileOf), isNull(catalogRevisions.productId));
  const [row] = await db.select().from(catalogRevisions).where(and(belongs, isOpen));
  return row;
}

type NewRevision = typeof catalogRevisions.$inferInsert;
export async function insertRevision(tx: Tx, revision: NewRevision): Promise<RevisionRow> {
  const [row] = await tx.insert(catalogRevisions).values(revision).returning();
  assert(row, 'the change was kept');
  return row;
}

/** Changes an open revision and counts its version. */
export async function updateRevision(
  tx: Tx,
  id: number,
  changes: Partial<Pick<NewRevision, 'state' | 'content' | 'before' | 'createdBy'>> & { isSubmitted?: boolean },
): Promise<void> {
  const { isSubmitted = false, ...columns } = changes;
  await tx
    .update(catalogRevisions)
    .set({
      ...columns,
      version: sql`${catalogRevisions.version} + 1`,
      changedAt: nowSql,
      ...(isSubmitted ? { submittedAt: nowSql } : {}),
    })
    .where(eq(catalogRevisions.id, id));
}

/** Why open changes came back, by their ids. */
export async function returnReasons(db: Reader, revisionIds: readonly number[]): Promise<Map<number, string>> {
  if (revisionIds.length === 0) return new Map();
  const rows = await db
    .select({ id: catalogReviews.revisionId, reason: catalogReviews.reason })
    .from(catalogReviews)
    .where(and(inArray(catalogReviews.revisionId, [...revisionIds]), eq(catalogReviews.outcome, 'returned')))
    .orderBy(asc(catalogReviews.id));
  return new Map(rows.map(({ id, reason }) => [id, reason]));
}

/** The id of a category. Throws supply.category_unknown. */
export async function categoryIdOf(db: Reader, slug: string | null): Promise<number | null> {
  if (slug === null) return null;
  const [row] = await db.select({ id: categories.id }).from(categories).where(eq(categories.slug, slug));
  return row?.id ?? fail('supply.category_unknown', {}, { category: 'supply.category_unknown' });
}

/** Runs a write that may take a code which another product of the store has. Throws supply.code_taken. */
export async function withFreeCode<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (violatedConstraint(error) !== 'products_own_codes') throw error;
    return fail('supply.code_taken', {}, { ownCode: 'supply.code_taken' });
  }
}

/** Whether this open change holds a product. */
export const isGoodsContent = (content: RevisionContent): content is GoodsContent => 'priceTiers' in content;

/** How many new products of a store wait. */
export async function countNew(db: Reader, storeId: number): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(sql`
    select count(*)::int as total from products p where p.store_id = ${storeId} and not p.is_approved
      and exists (select from catalog_revisions r where r.product_id = p.id and r.state in ('draft', 'submitted', 'returned'))`);
  return rows[0]?.total ?? 0;
}

/** The open changes of products, by the products' ids. */
export async function openRevisionsOf(db: Reader, productIds: readonly number[]): Promise<Map<number, RevisionRow>> {
  const rows = await db
    .select()
    .from(catalogRevisions)
    .where(and(inArray(catalogRevisions.productId, [...productIds]), isOpen));
  return new Map(rows.flatMap((row) => (row.productId === null ? [] : [[row.productId, row]])));
}
