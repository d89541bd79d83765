import { createRequire } from 'node:module';
import { databaseAddress } from './database-address.mjs';

// Fills the catalogue of an installation with copies of its products, for measuring at a real size. Not for a mall in business.

const requireOfServer = createRequire(new URL('../apps/server/package.json', import.meta.url));
const pg = requireOfServer('pg');

const most = 5_000_000;
const batch = 20_000;

/** Columns that a copy takes over as they are. */
async function columnsOf(database, table, own) {
  const { rows } = await database.query(
    `select column_name as name from information_schema.columns
     where table_schema = current_schema() and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  );
  return rows.map(({ name }) => name).filter((name) => !own.includes(name));
}

/** Copies `from` to `to`: their public id, item number and age are their own, and each is found by its number. */
async function addProducts(database, columns, from, to) {
  const kept = columns.product.map((name) => `base.${name}`).join(', ');
  await database.query(
    `insert into products (public_id, item_id, picture_key, search_grams, created_at, ${columns.product.join(', ')})
     select 'f' || lpad(to_hex(at), 9, '0'), base.item_id || 'F' || at, null,
       base.search_grams || array_to_tsvector(array['f' || at]), base.created_at - at * interval '1 second', ${kept}
     from generate_series($1::bigint, $2::bigint) at
     join bench_bases on bench_bases.place = at % (select count(*) from bench_bases)
     join products base on base.id = bench_bases.id`,
    [from, to],
  );
  const copied = `products copy join bench_bases on bench_bases.place = ('x' || substr(copy.public_id, 2))::bit(36)::bigint % (select count(*) from bench_bases)
     where copy.public_id between $1 and $2 and copy.item_id like '%F%'`;
  const range = [from, to].map((at) => `f${at.toString(16).padStart(9, '0')}`);
  for (const [table, names] of Object.entries(columns.parts))
    await database.query(
      `insert into ${table} (product_id, ${names.join(', ')})
       select made.id, ${names.map((name) => `part.${name}`).join(', ')}
       from (select copy.id, bench_bases.id as base_id from ${copied}) made join ${table} part on part.product_id = made.base_id`,
      range,
    );
}

async function main() {
  const wanted = Number(process.argv[2]);
  if (!Number.isInteger(wanted) || wanted < 1 || wanted > most)
    throw new Error(`Say how many products there shall be, from 1 to ${most}.`);
  const url = await databaseAddress(process.env);
  if (url === undefined) throw new Error('Say DATA_DIR or DATABASE_URL of a server that runs.');
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  try {
    // The copies bring what triggers would work out for each anew.
    await database.query("set session_replication_role = 'replica'");
    await database.query(
      `create temporary table bench_bases as
       select id, row_number() over (order by id) - 1 as place from products where kind = 'mall' and public_id not like 'f0%'`,
    );
    const { rows } = await database.query('select count(*)::int as count from products');
    const own = ['id', 'product_id'];
    const columns = {
      product: await columnsOf(database, 'products', [
        'id',
        'public_id',
        'item_id',
        'picture_key',
        'search_grams',
        'created_at',
      ]),
      parts: {
        skus: await columnsOf(database, 'skus', own),
        price_tiers: await columnsOf(database, 'price_tiers', own),
        price_history: await columnsOf(database, 'price_history', own),
      },
    };
    for (let at = rows[0].count; at < wanted; at += batch) {
      await addProducts(database, columns, at + 1, Math.min(at + batch, wanted));
      console.error(`${Math.min(at + batch, wanted)} products`);
    }
    await database.query('vacuum analyze products, skus, price_tiers, price_history');
  } finally {
    await database.end();
  }
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
