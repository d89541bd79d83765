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
    select id, order_id, order_line_id, sku_id, quantity, grams, cm3, packages, stored_at, available
    from batches where buyer_id = ${buyerId} and available + frozen > 0 and available > 0
    order by stored_at, id limit ${maxBatches}`);
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
    select l.order_id, l.order_line_id, l.in_transit as units, p.expected_on::text as expected_on
    from stock_levels l join purchases p on p.order_id = l.order_id
    where l.buyer_id = ${buyerId} and l.in_transit + l.available + l.frozen + l.after_sales > 0 and l.in_transit > 0
    order by l.order_line_id limit ${maxBatches}`);
  return rows.map((row) => ({
    orderId: Number(row.order_id),
    lineId: Number(row.order_line_id),
    units: Number(row.units),
    expectedOn: row.expected_on,
  }));
}
