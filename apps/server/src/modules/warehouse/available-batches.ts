import { sql } from 'drizzle-orm';
import type { Reader } from '../../platform/db.ts';

/** A batch with what a buyer may still ship of it, and what was measured of the whole of it. */
export type AvailableBatch = {
  batchId: number;
  orderId: number;
  lineId: number;
  skuId: number | null;
  available: number;
  batchUnits: number;
  batchGrams: number;
  batchCm3: number;
  batchPackages: number;
  storedAt: Date;
};
/** As the driver gives it: bigint as text. */
type Stored = Record<'id' | 'order_id' | 'order_line_id' | 'quantity' | 'grams' | 'cm3' | 'packages', string> & {
  sku_id: string | null;
  available: string;
  stored_at: string;
};

const maxBatches = 10_000;

/** A buyer's available units over all their orders, the oldest batch first. */
export async function availableBatches(db: Reader, buyerId: number): Promise<AvailableBatch[]> {
  const { rows } = await db.execute<Stored>(sql`
    select b.id, b.order_id, b.order_line_id, b.sku_id, b.quantity, b.grams, b.cm3, b.packages, b.stored_at, m.available
    from (select batch_id, sum(case when to_place = 'available' then quantity when from_place = 'available' then -quantity else 0 end) as available
      from stock_movements where buyer_id = ${buyerId} and batch_id is not null group by batch_id) m
    join batches b on b.id = m.batch_id where m.available > 0
    order by b.stored_at, b.id limit ${maxBatches}`);
  return rows.map((row) => ({
    batchId: Number(row.id),
    orderId: Number(row.order_id),
    lineId: Number(row.order_line_id),
    skuId: row.sku_id === null ? null : Number(row.sku_id),
    available: Number(row.available),
    batchUnits: Number(row.quantity),
    batchGrams: Number(row.grams),
    batchCm3: Number(row.cm3),
    batchPackages: Number(row.packages),
    storedAt: new Date(row.stored_at),
  }));
}

/** Units of a line that were bought and have not come, with the day on which they are expected. */
export type UnitsOnTheWay = { orderId: number; lineId: number; units: number; expectedOn: string };

/** What a buyer may expect at the warehouse, by order line. */
export async function unitsOnTheWay(db: Reader, buyerId: number): Promise<UnitsOnTheWay[]> {
  const { rows } = await db.execute<Record<'order_id' | 'order_line_id' | 'units' | 'expected_on', string>>(sql`
    select m.order_id, m.order_line_id, m.units, p.expected_on::text as expected_on
    from (select order_id, order_line_id, sum(case when to_place = 'inTransit' then quantity when from_place = 'inTransit' then -quantity else 0 end) as units
      from stock_movements where buyer_id = ${buyerId} group by order_id, order_line_id) m
    join (select order_id, max(expected_on) as expected_on from purchases group by order_id) p on p.order_id = m.order_id
    where m.units > 0 order by m.order_line_id limit ${maxBatches}`);
  return rows.map((row) => ({
    orderId: Number(row.order_id),
    lineId: Number(row.order_line_id),
    units: Number(row.units),
    expectedOn: row.expected_on,
  }));
}
