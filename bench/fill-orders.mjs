import { createRequire } from 'node:module';

// Makes a mall as large as one of several years: copies of the demo's orders with their lines, payments, claims and reviews.
// The ledger is not copied: `npm run verify` says so afterwards. Only for an installation that is thrown away.

const requireOfServer = createRequire(new URL('../apps/server/package.json', import.meta.url));
const pg = requireOfServer('pg');

/** One open order in so many; the others are finished. */
const openShare = 0.05;
const paymentsPerOrder = 3;
const buyerCount = 20_000;
const batchOrders = 20_000;
const finished = "('completed', 'closed', 'refunded')";

/** What a copy has of its own, for each table; the rest is its original's. `c.k` is the number of the copy, `b` the original. */
const parts = {
  orders: {
    number: "'D' || substr(b.number, 2, 6) || bench_short(c.order_id)",
    id: 'c.order_id',
    buyer_id: 'c.buyer_id',
    placed_at: 'b.placed_at - c.k * c.apart',
  },
  order_lines: { order_id: 'c.order_id' },
  order_history: { order_id: 'c.order_id', created_at: 'b.created_at - c.k * c.apart' },
  order_shipments: { order_id: 'c.order_id', shipment_number: 'bench_shipment(b.shipment_number, c.k)' },
  shipments: {
    order_id: 'c.order_id',
    buyer_id: 'c.buyer_id',
    number: 'bench_shipment(b.number, c.k)',
    tracking_code: "replace(gen_random_uuid()::text, '-', '')",
    created_at: 'b.created_at - c.k * c.apart',
  },
};
const paymentParts = {
  payments: {
    id: 'c.payment_id',
    order_id: 'c.order_id',
    buyer_id: 'c.buyer_id',
    number: "'P' || substr(b.number, 2, 6) || bench_short(c.payment_id)",
    order_number: "'D' || substr(b.order_number, 2, 6) || bench_short(c.order_id)",
    shipment_number: 'bench_shipment(b.shipment_number, c.k)',
    code: "'KB' || bench_short(c.payment_id)",
    claim_id: 'case when b.claim_id is null then null else c.payment_id end',
    claimed_at: 'b.claimed_at - c.k * c.apart',
    created_at: 'b.created_at - c.k * c.apart',
  },
  payment_claims: {
    payment_id: 'c.payment_id',
    id: 'c.payment_id',
    claimed_by: 'c.buyer_id',
    created_at: 'b.created_at - c.k * c.apart',
  },
  payment_codes: { payment_id: 'c.payment_id', code: "'KB' || bench_short(c.payment_id)" },
  payment_reviews: {
    payment_id: 'c.payment_id',
    claim_id: 'case when b.claim_id is null then null else c.payment_id end',
    created_at: 'b.created_at - c.k * c.apart',
  },
};
/** Which rows of a payment are copied where it has several. */
const onlyOne = { payment_claims: 'b.id = p.claim_id', payment_codes: 'b.code = p.code' };

const helpers = `
  create or replace function pg_temp.bench_short(n bigint) returns text language sql immutable as $$
    select string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', ((n >> (5 * at)) & 31)::int + 1, 1), '' order by at desc)
    from generate_series(0, 6) at $$;
  create or replace function pg_temp.bench_shipment(number text, k bigint) returns text language sql immutable as $$
    select 'S' || substr(number, 2, 6) || pg_temp.bench_short((hashtext(number)::bigint + 2147483648) % 32768 * 1048576 + k) $$;`;

/** Columns of a table that can be written, but for its own counter where a copy gets a new one. */
async function columnsOf(database, table) {
  const { rows } = await database.query(
    `select column_name as name, is_identity = 'YES' as counted from information_schema.columns
     where table_schema = current_schema() and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  );
  return rows;
}

async function copySql(database, table, own, from) {
  const columns = (await columnsOf(database, table)).filter(({ name, counted }) => !counted || own[name] !== undefined);
  const names = columns.map(({ name }) => name);
  const values = names.map((name) => (own[name] ?? `b.${name}`).replaceAll('bench_', 'pg_temp.bench_'));
  return `insert into ${table} (${names.join(', ')}) overriding system value select ${values.join(', ')} ${from}`;
}

async function addBuyers(database) {
  const own = {
    username: "'bench' || at",
    email: "'bench' || at || '@example.com'",
    phone: "'0900000000'",
    buyer_number: 'null',
  };
  const columns = (await columnsOf(database, 'users')).filter(({ counted }) => !counted).map(({ name }) => name);
  const top = '(select max(buyer_number) from users)';
  const values = columns.map((name) => (name === 'buyer_number' ? `${top} + at` : (own[name] ?? `b.${name}`)));
  await database.query(
    `insert into users (${columns.join(', ')}) select ${values.join(', ')} from generate_series(1, ${buyerCount}) at,
       (select * from users where username = 'buyer1') b
     where not exists (select from users where username = 'bench1')`,
  );
  await database.query(`select setval('buyer_numbers', ${top})`);
  await database.query(
    `create temporary table bench_buyers as select id, row_number() over (order by id) - 1 as place from users where username like 'bench%'`,
  );
}

/** Which order gets how many copies, and which of their payments how many. */
async function plan(database, wanted) {
  await database.query(`create temporary table bench_orders as
    select o.id, o.status in ${finished} as is_finished from orders o
    where o.buyer_id not in (select id from users where username like 'bench%')
      and (o.status = 'depositPending' or exists (select from payments p where p.order_id = o.id and p.claim_id is not null))`);
  const { rows } = await database.query(
    'select count(*) filter (where is_finished)::int as finished, count(*) filter (where not is_finished)::int as open from bench_orders',
  );
  const [{ finished: done, open }] = rows;
  if (done === 0 || open === 0)
    throw new Error('This mall has no demo orders: start it with SEED=demo in a new DATA_DIR.');
  const each = { finished: Math.ceil((wanted * (1 - openShare)) / done), open: Math.ceil((wanted * openShare) / open) };
  await database.query(
    `create temporary table bench_plan as select id, is_finished, (case when is_finished then ${each.finished} else ${each.open} end)::bigint as copies,
       row_number() over (order by is_finished, id) - 1 as place from bench_orders`,
  );
  const paid = await database.query(
    `select sum(p.copies)::float as all, sum(p.copies) filter (where y.status = 'paid')::float as paid from bench_plan p join payments y on y.order_id = p.id`,
  );
  const [{ all, paid: paidCount }] = paid.rows;
  const perPaid = Math.max(1, (wanted * paymentsPerOrder - (all - paidCount)) / paidCount);
  return { perPaid, longest: Math.max(each.finished, each.open) };
}

async function copyAll(database, { perPaid, longest }) {
  const { rows } = await database.query('select max(id)::int as top from orders');
  const places = (await database.query('select count(*)::int as count from bench_plan')).rows[0].count;
  const step = Math.max(1, Math.floor(batchOrders / places));
  await database.query(
    'create temporary table bench_copies (id bigint, k bigint, order_id bigint, buyer_id bigint, apart interval)',
  );
  const addCopies = `insert into bench_copies select p.id, c.k, $3::bigint + (c.k * ${places} + p.place), bb.id,
      case when p.is_finished then interval '40 minutes' else interval '1 second' end
    from bench_plan p join generate_series($1::bigint, $2::bigint) c (k) on c.k <= p.copies
    join bench_buyers bb on bb.place = (c.k * 7919 + p.place * 104729) % ${buyerCount}`;
  await database.query('analyze bench_plan, bench_buyers');
  const statements = [];
  for (const [table, own] of Object.entries(parts))
    statements.push(
      await copySql(
        database,
        table,
        own,
        `from ${table} b join bench_copies c on c.id = b.${table === 'orders' ? 'id' : 'order_id'}`,
      ),
    );
  const firstPayment = `(select p.*, r.j, row_number() over (order by p.id, r.j) - 1 as place from payments p join bench_plan o on o.id = p.order_id,
      generate_series(0, case when p.status = 'paid' then floor(${perPaid} + p.id * 37 % 100 / 100.0)::int - 1 else 0 end) r (j))`;
  await database.query(
    `create temporary table bench_payments as select id, order_id, claim_id, code, j, place from ${firstPayment} x`,
  );
  await database.query('analyze bench_payments');
  const payPlaces = (await database.query('select count(*)::int as count from bench_payments')).rows[0].count;
  const payTop =
    Number(
      (
        await database.query(
          'select greatest((select max(id) from payments), (select max(id) from payment_claims)) as top',
        )
      ).rows[0].top,
    ) + 1;
  for (const [table, own] of Object.entries(paymentParts)) {
    const key = table === 'payments' ? 'b.id' : 'b.payment_id';
    statements.push(
      await copySql(
        database,
        table,
        own,
        `from ${table} b join bench_payments p on p.id = ${key} and ${onlyOne[table] ?? 'true'}
         join lateral (select o.*, ${payTop} + o.k * ${payPlaces} + p.place as payment_id from bench_copies o where o.id = p.order_id) c on true`,
      ),
    );
  }
  await copyBatches(database, { statements, addCopies, step, longest, top: rows[0].top + 1 });
}

async function copyBatches(database, { statements, addCopies, step, longest, top }) {
  for (let k = 1; k <= longest; k += step) {
    await database.query('begin');
    await database.query("set local session_replication_role = 'replica'");
    await database.query('truncate bench_copies');
    await database.query(addCopies, [k, Math.min(k + step - 1, longest), top]);
    await database.query('analyze bench_copies');
    for (const statement of statements) await database.query(statement);
    await database.query('commit');
    console.error(`${Math.round((Math.min(k + step - 1, longest) / longest) * 100)} % of the orders`);
  }
}

/** What triggers keep. */
async function settle(database) {
  await database.query('delete from order_counts');
  await database.query('insert into order_counts (status, amount) select status, count(*) from orders group by status');
  for (const table of ['orders', 'payments', 'payment_claims'])
    await database.query(`select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`);
  await database.query(
    `vacuum analyze ${[...Object.keys(parts), ...Object.keys(paymentParts), 'users', 'order_counts'].join(', ')}`,
  );
}

/** Fills the database until it holds about `wanted` orders and three payments for each. @param {string} url @param {number} wanted */
export async function fillOrders(url, wanted) {
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  try {
    const { rows } = await database.query('select count(*)::int as orders from orders');
    if (rows[0].orders >= wanted / 2) return;
    await database.query(helpers);
    const planned = await plan(database, wanted);
    await addBuyers(database);
    await copyAll(database, planned);
    await settle(database);
  } finally {
    await database.end();
  }
}

/** How much there is. @param {string} url */
export async function sizesOf(url) {
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  try {
    const count = async (table) => Number((await database.query(`select count(*) from ${table}`)).rows[0].count);
    return {
      orders: await count('orders'),
      orderLines: await count('order_lines'),
      payments: await count('payments'),
      pendingPayments: await count("payments where status = 'pendingApproval'"),
    };
  } finally {
    await database.end();
  }
}
