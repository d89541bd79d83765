import type { BatchReviewState } from '@kouan/contract';
import { type SQL, sql } from 'drizzle-orm';
import { nowSql } from '../../platform/clock.ts';
import type { Reader } from '../../platform/db.ts';
import { numberSql } from '../settings/index.ts';

export type StockSums = {
  skuId: number | null;
  lineId: number;
  available: number;
  inTransit: number;
  frozen: number;
  afterSales: number;
  batchCount: number;
  earliestBatchAt: Date | null;
};

type StockTotals = Record<'available' | 'inTransit' | 'frozen' | 'afterSales', number>;
export type StockHits = {
  buyerId: number;
  /** The hits of a search; undefined: nothing is searched. */
  lineIds: readonly number[] | undefined;
  /** Only what lies in the warehouse for at least so many days. */
  days: number | undefined;
};
type StockWish = StockHits & { page: number; size: number };

/**
 * A buyer's stock by SKU, newest purchase first; SKUs of which nothing is left are gone. The totals are of all that is looked
 * for.
 */
export async function listStock(
  db: Reader,
  { page, size, ...hits }: StockWish,
): Promise<{ rows: StockSums[]; total: number; totals: StockTotals }> {
  const { buyerId } = hits;
  const { rows } = await db.execute<Record<string, string | null>>(sql`
    with sums as materialized (
      select l.sku_id, max(l.order_line_id) as line_id, sum(l.available) as available, sum(l.in_transit) as in_transit,
        sum(l.frozen) as frozen, sum(l.after_sales) as after_sales
      from stock_levels l where l.buyer_id = ${buyerId} and l.in_transit + l.available + l.frozen + l.after_sales > 0
        ${hitCondition(sql`l.sku_id`, hits)}
      group by l.sku_id),
    totals as (select count(*) as total, sum(available) as all_available, sum(in_transit) as all_in_transit,
      sum(frozen) as all_frozen, sum(after_sales) as all_after_sales from sums)
    select one.*, totals.*, held.* from totals
    left join (select * from sums order by line_id desc limit ${size} offset ${page * size}) one on true
    left join lateral (
      select count(*) as batch_count, min(b.stored_at) as earliest_batch_at from batches b
      where b.buyer_id = ${buyerId} and b.sku_id = one.sku_id and b.available + b.frozen > 0) held on true
    order by one.line_id desc`);
  const [first] = rows;
  return {
    total: Number(first?.['total'] ?? 0),
    totals: {
      available: Number(first?.['all_available'] ?? 0),
      inTransit: Number(first?.['all_in_transit'] ?? 0),
      frozen: Number(first?.['all_frozen'] ?? 0),
      afterSales: Number(first?.['all_after_sales'] ?? 0),
    },
    rows: rows
      .filter((row) => row['line_id'] !== null)
      .map((row) => ({
        skuId: row['sku_id'] === null ? null : Number(row['sku_id']),
        lineId: Number(row['line_id']),
        available: Number(row['available']),
        inTransit: Number(row['in_transit']),
        frozen: Number(row['frozen']),
        afterSales: Number(row['after_sales']),
        batchCount: Number(row['batch_count']),
        earliestBatchAt: row['earliest_batch_at'] ? new Date(row['earliest_batch_at']) : null,
      })),
  };
}

/** What narrows to the SKUs that are looked for. */
function hitCondition(skuId: SQL, { buyerId, lineIds, days }: StockHits): SQL {
  const isFound =
    lineIds === undefined
      ? sql``
      : sql`and ${skuId} in (select sku_id from stock_levels where order_line_id = any(${sql.param([...lineIds])}::bigint[]))`;
  const isOld =
    days === undefined
      ? sql``
      : sql`and exists (select 1 from batches old where old.buyer_id = ${buyerId} and old.sku_id = ${skuId}
          and old.available + old.frozen > 0 and old.stored_at <= ${nowSql} - ${days}::int * interval '1 day')`;
  return sql`${isFound} ${isOld}`;
}

/** The batches of what is looked for that still have something, the oldest of each SKU first. */
export const batchesOfHits = (db: Reader, { limit, ...hits }: StockHits & { limit: number }): Promise<BatchRow[]> =>
  findBatches(db, {
    source: sql`(select b.* from batches b where b.buyer_id = ${hits.buyerId} and b.available + b.frozen > 0
      ${hitCondition(sql`b.sku_id`, hits)} order by b.sku_id, b.stored_at, b.id limit ${limit})`,
    order: sql`b.sku_id, b.stored_at, b.id`,
  });

/** The oldest batches of each SKU of a buyer that still have something, as many of each as `most`; the oldest first. */
export async function oldestBatches(
  db: Reader,
  { buyerId, skuIds, most }: { buyerId: number; skuIds: readonly number[]; most: number },
): Promise<BatchRow[]> {
  if (skuIds.length === 0) return [];
  return findBatches(db, {
    source: sql`(
      select b.* from unnest(${sql.param([...skuIds])}::bigint[]) as wanted (sku_id) cross join lateral (
        select * from batches where buyer_id = ${buyerId} and sku_id = wanted.sku_id and available + frozen > 0
        order by stored_at, id limit ${most}) b)`,
    order: oldestFirst,
  });
}

export type BatchRow = {
  id: number;
  number: string;
  orderId: number;
  lineId: number;
  skuId: number | null;
  quantity: number;
  left: number;
  /** The part of `left` that a shipment holds. */
  frozen: number;
  grams: number;
  cm3: number;
  packages: number;
  storedAt: Date;
  expectedOn: string | null;
  photoIds: number[];
  /** What each photo shows, in the same order; empty: nothing said. */
  shots: string[];
  /** Until when the store takes the goods back; null when nothing is left. */
  sellerReturnUntil: Date | null;
  review: BatchReviewState;
  reviewUntil: Date | null;
};
/** As the driver gives it: bigint as text. */
type StoredBatch = {
  id: string;
  number: string;
  order_id: string;
  order_line_id: string;
  sku_id: string | null;
  quantity: string;
  left: string;
  frozen: string;
  grams: string;
  cm3: string;
  packages: string;
  stored_at: string;
  expected_on: string | null;
  photo_ids: string[];
  shots: string[];
  seller_return_until: string | null;
  review: BatchReviewState | null;
  review_until: string | null;
};
export type BatchFilter = {
  buyerId: number | 'any';
  orderId?: number;
  number?: string;
  parcelId?: number;
  ids?: readonly number[];
  skuId?: number;
  /** Only those that still have something, the oldest first; otherwise all, the newest first. */
  isLeft?: boolean;
  /** Only those that are held for their own weight. */
  isHeld?: boolean;
  page?: number;
  size?: number;
};

const maxBatches = 500;

/** A longer list is counted so far. */
const maxCounted = 10_000;

/** Batches with what is left of each (available and frozen), their photos and their clocks. */
export async function listBatchRows(
  db: Reader,
  { isLeft = false, page = 0, size = maxBatches, ...filter }: BatchFilter,
): Promise<{ rows: BatchRow[]; total: number }> {
  const wanted = conditionOf({ ...filter, isLeft });
  const order = isLeft ? oldestFirst : sql`b.stored_at desc, b.id desc`;
  const source = sql`(select * from batches b where ${wanted} order by ${order} limit ${size} offset ${page * size})`;
  const rows = await findBatches(db, { source, order });
  const isWhole = page === 0 && rows.length < size;
  return { total: isWhole ? rows.length : await countBatches(db, wanted), rows };
}

const oldestFirst = sql`b.stored_at, b.id`;
const sellerReturnDays = sql.raw(numberSql('sellerReturnDays'));

/** The batches that `source` selects, in an order of `b`. */
async function findBatches(db: Reader, { source, order }: { source: SQL; order: SQL }): Promise<BatchRow[]> {
  const { rows } = await db.execute<StoredBatch>(sql`
    select b.*, b.expected_on::text as expected_on, b.available + b.frozen as left, r.state as review, r.until as review_until,
      case when b.available + b.frozen > 0 then coalesce(c.signed_at, b.stored_at) + ${sellerReturnDays} * interval '1 day' end as seller_return_until,
      coalesce((select array_agg(p.file_id order by p.file_id) from batch_photos p where p.batch_id = b.id), '{}') as photo_ids,
      coalesce((select array_agg(p.shot order by p.file_id) from batch_photos p where p.batch_id = b.id), '{}') as shots
    from ${source} b
    left join parcels c on c.id = b.parcel_id left join batch_reviews r on r.batch_id = b.id
    order by ${order}`);
  return rows.map(toRow);
}

function conditionOf({ buyerId, orderId, number, parcelId, ids, skuId, isLeft, isHeld }: BatchFilter): SQL {
  return sql.join(
    [
      buyerId === 'any' ? sql`true` : sql`b.buyer_id = ${buyerId}`,
      ...(orderId === undefined ? [] : [sql`b.order_id = ${orderId}`]),
      ...(number === undefined ? [] : [sql`b.number = ${number}`]),
      ...(parcelId === undefined ? [] : [sql`b.parcel_id = ${parcelId}`]),
      ...(ids === undefined ? [] : [sql`b.id = any(${sql.param([...ids])}::bigint[])`]),
      ...(skuId === undefined ? [] : [sql`b.sku_id = ${skuId}`]),
      ...(isLeft ? [sql`b.available + b.frozen > 0`] : []),
      ...(isHeld ? [sql`b.id in (select batch_id from batch_weight_checks where state = 'held')`] : []),
    ],
    sql` and `,
  );
}

async function countBatches(db: Reader, wanted: SQL): Promise<number> {
  const { rows } = await db.execute<{ total: string }>(
    sql`select count(*) as total from (select 1 from batches b where ${wanted} limit ${maxCounted}) found`,
  );
  return Number(rows[0]?.total ?? 0);
}

const toRow = (row: StoredBatch): BatchRow => ({
  id: Number(row.id),
  number: row.number,
  orderId: Number(row.order_id),
  lineId: Number(row.order_line_id),
  skuId: row.sku_id === null ? null : Number(row.sku_id),
  quantity: Number(row.quantity),
  left: Number(row.left),
  frozen: Number(row.frozen),
  grams: Number(row.grams),
  cm3: Number(row.cm3),
  packages: Number(row.packages),
  storedAt: new Date(row.stored_at),
  expectedOn: row.expected_on,
  photoIds: row.photo_ids.map(Number),
  shots: row.shots,
  sellerReturnUntil: row.seller_return_until === null ? null : new Date(row.seller_return_until),
  review: row.review ?? 'none',
  reviewUntil: row.review_until === null ? null : new Date(row.review_until),
});
