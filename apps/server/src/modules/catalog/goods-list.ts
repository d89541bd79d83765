import {
  type GoodsReviewRow,
  type GoodsReviewView,
  type GoodsRow,
  type QueryOf,
  type listGoods as contract,
  mostCountedHits,
} from '@kouan/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import type { Sendable } from '../../platform/http.ts';
import { pageOf } from '../../platform/list-query.ts';
import { userBriefs } from '../identity/index.ts';
import type { ProductKind } from './catalog-tables.ts';
import { contentOf } from './goods-content.ts';
import { getGoods, isGoodsContent, returnReasons, type Scope } from './goods-queries.ts';
import type { RevisionContent } from './goods-tables.ts';
import { saleStateOf } from './goods-view.ts';
import { type KeptTexts, shownTexts } from './product-texts.ts';

export type GoodsFilter = Pick<QueryOf<typeof contract>, 'page' | 'size' | 'blurry' | 'state' | 'category' | 'store'>;

type Row = {
  id: string;
  public_id: string;
  kind: ProductKind;
  title: KeptTexts;
  images: string[];
  own_code: string | null;
  store_id: string;
  store_name: string;
  slug: string | null;
  category_name: KeptTexts | null;
  price_fen: string;
  min_quantity: string;
  stock: string | null;
  skus: number;
  is_approved: boolean;
  is_held: boolean;
  is_on_sale: boolean;
  revision_id: string | null;
  version: string;
  state: 'draft' | 'submitted' | 'returned';
  changed_at: Date;
  updated_at: Date;
};

const openRevision = sql`catalog_revisions r on r.product_id = p.id and r.state in ('draft', 'submitted', 'returned')`;

/** Whose goods they may be is part of the statement; dropped ones are nobody's. */
function conditionOf({ blurry = '', state, category, store }: GoodsFilter, scope: Scope): SQL {
  const word = blurry.trim();
  const parts = [
    sql`(p.is_approved or r.id is not null)`,
    ...(scope === 'any' ? [] : [sql`s.owner_id = ${scope}`]),
    ...(word === '' ? [] : [sql`(p.search_grams @@ search_query(${word}) or p.own_code = ${word})`]),
    ...(store === undefined ? [] : [sql`p.store_id = ${store}`]),
    ...(category ? [sql`c.slug = ${category}`] : []),
    ...(state === undefined ? [] : [stateCondition(state)]),
  ];
  return sql.join(parts, sql` and `);
}

function stateCondition(state: NonNullable<GoodsFilter['state']>): SQL {
  if (state === 'onSale') return sql`p.is_on_sale`;
  if (state === 'offSale') return sql`p.is_approved and not p.is_on_sale and not p.is_held`;
  if (state === 'held') return sql`p.is_held`;
  if (state === 'new') return sql`not p.is_approved`;
  return sql`r.state = ${state}`;
}

const from = sql`products p join stores s on s.id = p.store_id left join categories c on c.id = p.category_id left join ${openRevision}`;

/** A page of goods, newest first. */
export async function listGoods(db: Reader, { filter, scope }: { filter: GoodsFilter; scope: Scope }) {
  const { limit, offset } = pageOf(filter);
  const { rows } = await db.execute<Row>(sql`
    select g.*, k.skus, k.stock from (
      select p.id, p.public_id, p.kind, p.title, p.images, p.own_code, p.price_fen, p.min_quantity, p.is_approved, p.is_held, p.is_on_sale,
        p.created_at, p.updated_at, s.id as store_id, s.name as store_name, c.slug, c.name as category_name,
        r.id as revision_id, r.version, r.state, r.changed_at
      from ${from} where ${conditionOf(filter, scope)} order by p.created_at desc, p.id desc limit ${limit} offset ${offset}) g
    cross join lateral (select count(*)::int as skus, sum(stock) as stock from skus where product_id = g.id and is_on_sale) k
    order by g.created_at desc, g.id desc`);
  const counted = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from (select from ${from} where ${conditionOf(filter, scope)} limit ${mostCountedHits * 10}) hits`,
  );
  const reasons = await returnReasons(
    db,
    rows.flatMap(({ revision_id: id, state }) => (id !== null && state === 'returned' ? [Number(id)] : [])),
  );
  return { content: rows.map((row) => toGoodsRow(row, reasons)), totalElements: counted.rows[0]?.total ?? 0 };
}

const toGoodsRow = (row: Row, reasons: ReadonlyMap<number, string>): Sendable<GoodsRow> => ({
  id: row.public_id,
  kind: row.kind,
  title: shownTexts(row.title),
  imageUrl: row.images[0] ?? '',
  ownCode: row.own_code ?? '',
  store: { id: Number(row.store_id), name: row.store_name },
  category: row.slug !== null && row.category_name ? { slug: row.slug, name: shownTexts(row.category_name) } : null,
  priceFen: Number(row.price_fen),
  minQuantity: Number(row.min_quantity),
  stock: row.stock === null ? null : Number(row.stock),
  skus: row.skus,
  sale: saleStateOf({ isApproved: row.is_approved, isHeld: row.is_held, isOnSale: row.is_on_sale }),
  revision:
    row.revision_id === null
      ? null
      : {
          id: Number(row.revision_id),
          version: Number(row.version),
          state: row.state,
          reason: reasons.get(Number(row.revision_id)) ?? '',
          changedAt: row.changed_at,
        },
  updatedAt: row.updated_at,
});

/** The public ids of what a filter finds, newest first. */
export async function listGoodsIds(
  db: Reader,
  { filter, scope, limit }: { filter: GoodsFilter; scope: Scope; limit: number },
): Promise<string[]> {
  const { rows } = await db.execute<{ public_id: string }>(
    sql`select p.public_id from ${from} where ${conditionOf(filter, scope)} order by p.created_at desc, p.id desc limit ${limit}`,
  );
  return rows.map(({ public_id: publicId }) => publicId);
}

type ReviewRow = {
  id: string;
  version: string;
  content: RevisionContent;
  store_id: string;
  store_name: string;
  public_id: string | null;
  is_approved: boolean | null;
  created_by: string;
  submitted_at: Date;
};
type ReviewFilter = { page?: number; size?: number; blurry?: string; kind?: 'product' | 'store'; id?: number };

const reviewCondition = ({ blurry = '', kind, id }: ReviewFilter): SQL =>
  sql`r.state = 'submitted'
    and ${id === undefined ? sql`true` : sql`r.id = ${id}`}
    and ${kind === undefined ? sql`true` : kind === 'store' ? sql`r.product_id is null` : sql`r.product_id is not null`}
    and ${blurry.trim() === '' ? sql`true` : sql`strpos(search_form(coalesce(r.content -> 'title' ->> 'cn', r.content -> 'names' ->> 'cn', '') || ' ' || s.name), search_form(${blurry.trim()})) > 0`}`;

/** What waits for a decision, the longest waiting first. */
export async function listReviews(db: Reader, filter: ReviewFilter) {
  const { limit, offset } = pageOf(filter);
  const joined = sql`catalog_revisions r join stores s on s.id = r.store_id left join products p on p.id = r.product_id where ${reviewCondition(filter)}`;
  const { rows } = await db.execute<ReviewRow>(sql`
    select r.id, r.version, r.content, r.created_by, r.submitted_at, s.id as store_id, s.name as store_name, p.public_id, p.is_approved
    from ${joined} order by r.submitted_at, r.id limit ${limit} offset ${offset}`);
  const counted = await db.execute<{ total: number }>(sql`select count(*)::int as total from ${joined}`);
  const people = await userBriefs(
    db,
    rows.map(({ created_by: id }) => Number(id)),
  );
  const content = rows.map((row) => toReviewRow(row, people.get(Number(row.created_by))?.nickName ?? ''));
  return { content, totalElements: counted.rows[0]?.total ?? 0 };
}

function toReviewRow(
  row: ReviewRow,
  submittedBy: string,
): Sendable<GoodsReviewRow> & Pick<GoodsReviewRow, 'productId'> {
  const goods = isGoodsContent(row.content) ? row.content : undefined;
  const profile = isGoodsContent(row.content) ? undefined : row.content;
  const { cn, en, vi } = goods?.title ?? profile?.names ?? { cn: '' };
  return {
    id: Number(row.id),
    version: Number(row.version),
    kind: goods ? 'product' : 'store',
    productId: row.public_id,
    title: { cn, en: en ?? cn, vi: vi ?? cn },
    imageUrl: goods?.images[0] ?? profile?.logoUrl ?? '',
    store: { id: Number(row.store_id), name: row.store_name },
    isNew: row.is_approved === false,
    submittedBy,
    submittedAt: row.submitted_at,
  };
}

/** One waiting change beside what it would replace. Throws supply.review_gone. */
export async function getReview(
  db: Reader,
  id: number,
  profileOfStore: (storeId: number) => Promise<GoodsReviewView['profile'] | null>,
): Promise<Sendable<GoodsReviewView>> {
  const [row] = (await listReviews(db, { id })).content;
  if (!row) return fail('supply.review_gone');
  if (row.productId === null) return { ...row, goods: null, profile: await profileOfStore(Number(row.store.id)) };
  const goods = await getGoods(db, { publicId: row.productId, scope: 'any' });
  const after = goods.revision?.content;
  if (!after || !isGoodsContent(after)) return fail('supply.review_gone');
  return { ...row, goods: { before: goods.product.isApproved ? contentOf(goods) : null, after }, profile: null };
}
