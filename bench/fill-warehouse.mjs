import { createRequire } from 'node:module';

// A warehouse of several years: a million parcels, most of them received, and one buyer with ten thousand batches. Written past
// the rules of the database, so that `npm run verify` complains afterwards: only for an installation that is thrown away.

const requireOfServer = createRequire(new URL('../apps/server/package.json', import.meta.url));
const pg = requireOfServer('pg');

const parcelsPerStatement = 100_000;
const batchesPerOrder = 10;
/** One parcel in so many is still on its way; the others were received. */
const expectedEvery = 10;
const prefix = 'BENCH';

const parcels = `
  insert into parcels (waybill_number, state, store_name, registered_at, first_scan_at, signed_at, arrived_at, received_at, grams, cm3)
  select $1::text || n, case when n % $4 = 0 then 'expected' else 'received' end, 'Store ' || n % 900, now() - n * interval '1 minute',
    now() - n * interval '1 minute', case when n % $4 = 0 then null else now() - n * interval '1 minute' end,
    case when n % $4 = 0 then null else now() - n * interval '1 minute' end,
    case when n % $4 = 0 then null else now() - n * interval '1 minute' end, 900 + n % 7000, 2000 + n % 9000
  from generate_series($2::bigint, $3::bigint) as n on conflict do nothing`;
/** Each parcel is of a purchase; those that are on their way of the real ones. */
const waybills = `
  insert into purchase_waybills (purchase_id, waybill_number)
  select case when n % $4 = 0 and n / $4 <= 2000 then (select min(id) from purchases) + (n / $4) % (select count(*) from purchases)
    else 900000000 + n end, $1::text || n
  from generate_series($2::bigint, $3::bigint) as n on conflict do nothing`;

/** Copies of one bought order of the buyer's, each with its line, its batches and what is left of them. */
const orders = `
  with one as (select o.* from orders o join batches b on b.order_id = o.id where b.available > 0 order by o.id limit 1)
  insert into orders overriding system value
  select (jsonb_populate_record(null::orders, to_jsonb(one) || jsonb_build_object('id', 800000000 + n, 'buyer_id', $1::bigint,
    'number', left(one.number, 7) || 'W' || lpad(n::text, 6, '0')))).*
  from one, generate_series(1, $2::int) as n on conflict do nothing`;
const lines = `
  with one as (select l.* from order_lines l join batches b on b.order_line_id = l.id where b.available > 0 order by l.id limit 1),
    goods as (select array_agg(id order by id) as ids from skus)
  insert into order_lines overriding system value
  select (jsonb_populate_record(null::order_lines, to_jsonb(one) || jsonb_build_object('id', 800000000 + n, 'order_id', 800000000 + n,
    'sku_id', ids[1 + n % array_length(ids, 1)], 'ordered', $2::int, 'available', $2::int, 'to_buy', 0, 'in_transit', 0, 'frozen', 0, 'after_sales', 0,
    'shipped', 0, 'delivered', 0, 'short', 0, 'returned', 0, 'cancelled', 0))).*
  from one, goods, generate_series(1, $1::int) as n on conflict do nothing`;
/** What an order costs and holds is in keeping with its line; an order that is so already may have been worked with. */
const amounts = `
  with lines as (select order_id, unit_price_fen * ordered as goods, unit_price_fen * (to_buy + in_transit + available) as held from order_lines),
    wanted as (select o.id, l.goods, l.held, round(o.service_fen * l.goods::numeric / greatest(o.goods_fen, 1)) as service,
      o.deposit_fen::numeric / o.total_fen as deposit_share from orders o join lines l on l.order_id = o.id
      where o.id between 800000001 and 800000000 + $1::int and o.goods_fen <> l.goods)
  update orders o set goods_fen = w.goods, service_fen = w.service, total_fen = w.goods + w.service + o.freight_fen,
    deposit_fen = round((w.goods + w.service + o.freight_fen) * w.deposit_share), pot_goods_fen = w.held,
    pot_service_fen = round(w.service * w.held / w.goods), pot_freight_fen = round(o.freight_fen * w.held::numeric / w.goods),
    pot_deposit_fen = round(round((w.goods + w.service + o.freight_fen) * w.deposit_share) * w.held / w.goods)
  from wanted w where w.id = o.id`;
const batches = `
  insert into batches (number, order_id, order_line_id, buyer_id, sku_id, quantity, available, grams, cm3, packages, expected_on, received_by, stored_at)
  select 'BW' || l.id || '-' || n, l.order_id, l.id, $1::bigint, l.sku_id, 5, 5, 4500, 9000, 1, current_date,
    (select id from users where username = 'warehouse1'), now() - (l.id % 60) * interval '1 day' - n * interval '1 minute'
  from order_lines l, generate_series(1, $2::int) as n where l.id between 800000001 and 800000000 + $3::int on conflict do nothing`;
const levels = `
  insert into stock_levels (order_line_id, order_id, buyer_id, sku_id, available)
  select l.id, l.order_id, $1::bigint, l.sku_id, l.available from order_lines l where l.id between 800000001 and 800000000 + $2::int on conflict do nothing`;

/** Fills the warehouse. Answers the waybills of parcels that are on their way. @param {string} url */
export async function fillWarehouse(url, { parcelCount, batchCount, buyer }) {
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  try {
    await database.query('set session_replication_role = replica');
    const there = (await database.query('select count(*) from parcels where waybill_number like $1', [`${prefix}%`]))
      .rows[0];
    const done = Math.trunc(Number(there.count) / parcelsPerStatement) * parcelsPerStatement;
    for (let from = done + 1; from <= parcelCount; from += parcelsPerStatement) {
      const values = [prefix, from, Math.min(parcelCount, from + parcelsPerStatement - 1), expectedEvery];
      await database.query(parcels, values);
      await database.query(waybills, values);
    }
    const buyerId = (await database.query('select id from users where username = $1', [buyer])).rows[0].id;
    const orderCount = Math.ceil(batchCount / batchesPerOrder);
    await database.query(orders, [buyerId, orderCount]);
    await database.query(lines, [orderCount, 5 * batchesPerOrder]);
    await database.query(amounts, [orderCount]);
    await database.query(batches, [buyerId, batchesPerOrder, orderCount]);
    await database.query(levels, [buyerId, orderCount]);
    await database.query('analyze parcels, purchase_waybills, orders, order_lines, batches, stock_levels');
    const { rows } = await database.query(
      `select waybill_number from parcels where state = 'expected' and waybill_number like $1 order by id limit 2000`,
      [`${prefix}%`],
    );
    return {
      waybills: rows.map((row) => row.waybill_number),
      sizes: await sizesOf(database, buyerId),
    };
  } finally {
    await database.end();
  }
}

async function sizesOf(database, buyerId) {
  const count = async (from) => Number((await database.query(`select count(*) from ${from}`)).rows[0].count);
  return {
    parcels: await count('parcels'),
    waybills: await count('purchase_waybills'),
    batchesOfBuyer: await count(`batches where buyer_id = ${Number(buyerId)}`),
  };
}
