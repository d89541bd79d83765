import type { ProductKind } from './catalog-tables.ts';
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db.ts';
import { assert, fail } from '../../platform/errors.ts';
import { pageOf } from '../../platform/list-query.ts';
import { products, stores } from './catalog-tables.ts';
import type { Scope } from './goods-queries.ts';
import { type MaterialRow, type NewMaterial, productMaterials } from './material-tables.ts';
import type { KeptTexts } from './product-texts.ts';

/** Whose products they may be: those of a supplier's store, or everybody's. */
const ofStoreOf = (scope: Scope): SQL | undefined =>
  scope === 'any'
    ? undefined
    : sql`${products.storeId} in (select ${stores.id} from ${stores} where ${stores.ownerId} = ${scope})`;

/** The inner id of a product that buyers may see, or of one in `scope`. Throws product.not_found. */
export async function productIdOf(db: Reader, publicId: string, scope?: Scope): Promise<number> {
  const mayBe = scope === undefined ? eq(products.isApproved, true) : ofStoreOf(scope);
  const [row] = await db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.publicId, publicId), mayBe));
  return row?.id ?? fail('product.not_found', { id: publicId });
}

/** Holds a product, so that nobody else changes its materials meanwhile. Throws product.not_found. */
export async function lockMaterialProduct(tx: Tx, publicId: string, scope: Scope): Promise<number> {
  const [row] = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.publicId, publicId), ofStoreOf(scope)))
    .for('no key update');
  return row?.id ?? fail('product.not_found', { id: publicId });
}

export const materialsOf = (db: Reader, productId: number): Promise<MaterialRow[]> =>
  db
    .select()
    .from(productMaterials)
    .where(eq(productMaterials.productId, productId))
    .orderBy(asc(productMaterials.position), asc(productMaterials.id));

/** Throws material.not_found, for another store's too. */
export async function lockMaterial(tx: Tx, id: number, scope: Scope): Promise<MaterialRow> {
  const ofScope =
    scope === 'any'
      ? undefined
      : sql`${productMaterials.productId} in (select ${products.id} from ${products} where ${ofStoreOf(scope)})`;
  const [row] = await tx
    .select()
    .from(productMaterials)
    .where(and(eq(productMaterials.id, id), ofScope))
    .for('update');
  return row ?? fail('material.not_found', { id });
}

/** Adds it behind the others. */
export async function insertMaterial(tx: Tx, material: NewMaterial): Promise<MaterialRow> {
  const position = sql`(select coalesce(max(position), -1) + 1 from product_materials where product_id = ${material.productId})`;
  const [row] = await tx
    .insert(productMaterials)
    .values({ ...material, position })
    .returning();
  assert(row, 'an inserted material comes back');
  return row;
}

export async function setMaterial(
  tx: Tx,
  id: number,
  change: Pick<NewMaterial, 'title' | 'body' | 'language'>,
): Promise<MaterialRow> {
  const [row] = await tx.update(productMaterials).set(change).where(eq(productMaterials.id, id)).returning();
  return row ?? fail('material.not_found', { id });
}

export async function setMaterialOrder(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(productMaterials)
    .set({ position: sql`array_position(${sql.param([...ids])}::bigint[], ${productMaterials.id})` })
    .where(inArray(productMaterials.id, [...ids]));
}

export async function deleteMaterial(tx: Tx, id: number): Promise<void> {
  await tx.delete(productMaterials).where(eq(productMaterials.id, id));
}

/** Hits are counted up to here. */
const mostCounted = 10_000;
type ProductFilter = {
  blurry?: string | undefined;
  filled?: boolean | undefined;
  page?: number | undefined;
  size?: number | undefined;
};
export type MaterialProductRow = {
  public_id: string;
  kind: ProductKind;
  title: KeptTexts;
  images: string[];
  pictures: number;
  videos: number;
  texts: number;
};

const hasMaterials = sql`exists (select from product_materials m where m.product_id = p.id)`;

function conditionOf({ blurry = '', filled }: ProductFilter, scope: Scope): SQL {
  const word = blurry.trim();
  return sql`${word === '' ? sql`true` : sql`p.search_grams @@ search_query(${word})`}
    and ${scope === 'any' ? sql`true` : sql`p.store_id in (select id from stores where owner_id = ${scope})`}
    and ${filled === undefined ? sql`true` : filled ? hasMaterials : sql`not ${hasMaterials}`}`;
}

/** Products with the number of their materials, newest first; on sale or not. */
export async function listMaterialProductRows(
  db: Reader,
  filter: ProductFilter,
  scope: Scope,
): Promise<{ rows: MaterialProductRow[]; total: number }> {
  const { limit, offset } = pageOf(filter);
  const { rows } = await db.execute<MaterialProductRow>(sql`
    select p.public_id, p.kind, p.title, p.images, c.pictures, c.videos, c.texts
    from (select p.* from products p where ${conditionOf(filter, scope)} order by p.created_at desc, p.id desc limit ${limit} offset ${offset}) p
    cross join lateral (
      select count(*) filter (where kind = 'picture')::int as pictures, count(*) filter (where kind = 'video')::int as videos,
        count(*) filter (where kind = 'text')::int as texts from product_materials m where m.product_id = p.id) c
    order by p.created_at desc, p.id desc`);
  const counted = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from (select from products p where ${conditionOf(filter, scope)} limit ${mostCounted}) hits`,
  );
  return { rows, total: counted.rows[0]?.total ?? 0 };
}
