import { sql } from 'drizzle-orm';
import type { Reader } from '../../platform/db.ts';

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

/** A buyer's stock by SKU, newest purchase first; SKUs of which nothing is left are gone. `lineIds` narrows to a search's hits. */
export async function listStock(
  db: Reader,
  {
    buyerId,
    lineIds,
    page,
    size,
  }: { buyerId: number; lineIds: readonly number[] | undefined; page: number; size: number },
): Promise<{ rows: StockSums[]; total: number }> {
  const hits =
    lineIds === undefined
      ? sql``
      : sql`and m.sku_id in (select sku_id from stock_movements where order_line_id = any(${sql.param([...lineIds])}::bigint[]))`;
  const place = (name: string) =>
    sql`sum(case when m.to_place = ${name} then m.quantity when m.from_place = ${name} then -m.quantity else 0 end)`;
  const { rows } = await db.execute<Record<string, string | null>>(sql`
    select *, count(*) over () as total from (
      select m.sku_id, max(m.order_line_id) as line_id, ${place('available')} as available, ${place('inTransit')} as in_transit,
        ${place('frozen')} as frozen, ${place('afterSales')} as after_sales
      from stock_movements m where m.buyer_id = ${buyerId} ${hits} group by m.sku_id) sums
    left join lateral (
      select count(*) as batch_count, min(b.stored_at) as earliest_batch_at from batches b
      where b.buyer_id = ${buyerId} and b.sku_id is not distinct from sums.sku_id
        and exists (select 1 from stock_movements x where x.batch_id = b.id group by x.batch_id
          having sum(case when x.to_place in ('available', 'frozen') then x.quantity else 0 end) > sum(case when x.from_place in ('available', 'frozen') then x.quantity else 0 end))) held on true
    where available > 0 or in_transit > 0 or frozen > 0 or after_sales > 0
    order by line_id desc limit ${size} offset ${page * size}`);
  return {
    total: Number(rows[0]?.['total'] ?? 0),
    rows: rows.map((row) => ({
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

export type BatchRow = {
  id: number;
  number: string;
  orderId: number;
  lineId: number;
  skuId: number | null;
  quantity: number;
  left: number;
  grams: number;
  cm3: number;
  packages: number;
  storedAt: Date;
  expectedOn: string | null;
  photoIds: number[];
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
  grams: string;
  cm3: string;
  packages: string;
  stored_at: string;
  expected_on: string | null;
  photo_ids: string[];
  total: string;
};
export type BatchFilter = {
  buyerId: number | 'any';
  orderId?: number;
  number?: string;
  parcelId?: number;
  skuIds?: readonly number[];
  page?: number;
  size?: number;
};

const maxBatches = 500;

/** Batches with what is left of each (available and frozen) and their photos, newest first. */
export async function listBatchRows(
  db: Reader,
  { buyerId, orderId, number, parcelId, skuIds, page = 0, size = maxBatches }: BatchFilter,
): Promise<{ rows: BatchRow[]; total: number }> {
  const isTheirs = buyerId === 'any' ? sql`true` : sql`b.buyer_id = ${buyerId}`;
  const ofOrder = orderId === undefined ? sql`true` : sql`b.order_id = ${orderId}`;
  const isNumber = number === undefined ? sql`true` : sql`b.number = ${number}`;
  const ofParcel = parcelId === undefined ? sql`true` : sql`b.parcel_id = ${parcelId}`;
  const ofSkus = skuIds === undefined ? sql`true` : sql`b.sku_id = any(${sql.param([...skuIds])}::bigint[])`;
  const { rows } = await db.execute<StoredBatch>(sql`
    select b.*, b.expected_on::text as expected_on, count(*) over () as total,
      (select coalesce(sum(case when m.to_place in ('available', 'frozen') then m.quantity else 0 end)
        - sum(case when m.from_place in ('available', 'frozen') then m.quantity else 0 end), 0) from stock_movements m where m.batch_id = b.id) as left,
      (select coalesce(array_agg(p.file_id order by p.file_id), '{}') from batch_photos p where p.batch_id = b.id) as photo_ids
    from batches b where ${isTheirs} and ${ofOrder} and ${isNumber} and ${ofParcel} and ${ofSkus}
    order by b.stored_at desc, b.id desc limit ${size} offset ${page * size}`);
  return {
    total: Number(rows[0]?.total ?? 0),
    rows: rows.map((row) => ({
      id: Number(row.id),
      number: row.number,
      orderId: Number(row.order_id),
      lineId: Number(row.order_line_id),
      skuId: row.sku_id === null ? null : Number(row.sku_id),
      quantity: Number(row.quantity),
      left: Number(row.left),
      grams: Number(row.grams),
      cm3: Number(row.cm3),
      packages: Number(row.packages),
      storedAt: new Date(row.stored_at),
      expectedOn: row.expected_on,
      photoIds: row.photo_ids.map(Number),
    })),
  };
}
