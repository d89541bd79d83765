import { sql } from 'drizzle-orm';
import type { Reader } from '../../platform/db.ts';

/** Products with enough stock, with their SKUs: what demo buyers buy. */
export async function buyableProducts(db: Reader, count: number): Promise<{ minQuantity: number; skuIds: number[] }[]> {
  const { rows } = await db.execute<{ min_quantity: string; sku_ids: string[] }>(sql`
    select p.min_quantity, array_agg(s.id order by s.id) as sku_ids from products p
    join skus s on s.product_id = p.id and s.stock >= 200
    where p.is_on_sale group by p.id order by p.id limit ${count}`);
  return rows.map((row) => ({ minQuantity: Number(row.min_quantity), skuIds: row.sku_ids.map(Number) }));
}

export async function countOrders(db: Reader): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(sql`select count(*)::int as total from orders`);
  return rows[0]?.total ?? 0;
}

/** What is to be paid for an order now. */
export async function openPayment(
  db: Reader,
  orderId: number,
): Promise<{ number: string; code: string; amountVnd: number } | undefined> {
  const { rows } = await db.execute<{ number: string; code: string; due_vnd: string }>(sql`
    select number, code, amount_vnd - credited_vnd as due_vnd from payments
    where order_id = ${orderId} and status in ('unpaid', 'pendingApproval') order by id desc limit 1`);
  return rows[0] && { number: rows[0].number, code: rows[0].code, amountVnd: Number(rows[0].due_vnd) };
}

export async function firstAccountId(db: Reader): Promise<number> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from bank_accounts where is_active order by id limit 1`,
  );
  return Number(rows[0]?.id);
}

export async function bankLineOf(db: Reader, reference: string): Promise<number> {
  const { rows } = await db.execute<{ id: string }>(sql`select id from bank_lines where reference = ${reference}`);
  return Number(rows[0]?.id);
}

export async function newestShipment(db: Reader, orderId: number): Promise<string | undefined> {
  const { rows } = await db.execute<{ number: string }>(
    sql`select number from shipments where order_id = ${orderId} order by id desc limit 1`,
  );
  return rows[0]?.number;
}

/** What the batches of a shipment's goods weigh. */
export async function expectedGrams(db: Reader, shipmentNumber: string): Promise<number> {
  const { rows } = await db.execute<{ grams: string }>(sql`
    select sum(b.grams * p.quantity / b.quantity) as grams from shipments s
    join shipment_parts p on p.shipment_id = s.id join batches b on b.id = p.batch_id where s.number = ${shipmentNumber}`);
  return Number(rows[0]?.grams ?? 0);
}

/** The newest case of an order, with the deposit that its cancelling gives back and a payout that waits. */
export async function newestCase(
  db: Reader,
  orderId: number,
): Promise<{ number: string; depositFen: number; payoutId: number | undefined } | undefined> {
  const { rows } = await db.execute<{ number: string; deposit_fen: string; payout_id: string | null }>(sql`
    select c.number, o.deposit_fen, (select min(p.id) from refund_payouts p where p.case_number = c.number) as payout_id
    from cases c join orders o on o.id = c.order_id where c.order_id = ${orderId} order by c.id desc limit 1`);
  const [row] = rows;
  return (
    row && {
      number: row.number,
      depositFen: Number(row.deposit_fen),
      payoutId: row.payout_id === null ? undefined : Number(row.payout_id),
    }
  );
}

export async function countBags(db: Reader): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(sql`select count(*)::int as total from bags`);
  return rows[0]?.total ?? 0;
}

/** Paid shipments that nobody has packed yet. */
export async function readyShipments(db: Reader): Promise<string[]> {
  const { rows } = await db.execute<{ number: string }>(sql`
    select s.number from shipments s left join shipment_packings p on p.shipment_id = s.id
    where s.state = 'ready' and p.shipment_id is null order by s.id`);
  return rows.map(({ number }) => number);
}

/** What lies in a bag, with what it weighed when it was packed. */
export async function bagWeights(
  db: Reader,
  bagNumber: string,
): Promise<{ grams: number; shipmentIds: number[]; packed: { shipment: string; grams: number }[] }> {
  const { rows } = await db.execute<{ id: string; number: string; grams: string }>(sql`
    select s.id, s.number, p.grams from bags b join bag_shipments i on i.bag_id = b.id
    join shipments s on s.id = i.shipment_id join shipment_packings p on p.shipment_id = s.id
    where b.number = ${bagNumber} order by s.id`);
  const packed = rows.map(({ number, grams }) => ({ shipment: number, grams: Number(grams) }));
  return {
    grams: packed.reduce((sum, { grams }) => sum + grams, 0),
    shipmentIds: rows.map(({ id }) => Number(id)),
    packed,
  };
}
