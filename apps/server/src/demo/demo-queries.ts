import { sql } from 'drizzle-orm';
import type { Reader, Tx } from '../platform/db.ts';

/** Whether the demo catalogue is there; a second seeder waits until the first is done. */
export async function hasDemoCatalog(tx: Tx): Promise<boolean> {
  await tx.execute(sql`select name from schema_migrations where name = '0001_platform.sql' for update`);
  const { rows } = await tx.execute(sql`select 1 from stores where external_id like 'kouan-demo-%' limit 1`);
  return rows.length > 0;
}

/** How many exchange rates took effect in the last days. */
export async function countRecentRates(db: Reader, days: number): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from exchange_rates where effective_at > app_now() - make_interval(days => ${days})`,
  );
  return rows[0]?.total ?? 0;
}

export async function hasMaterials(db: Reader): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from product_materials limit 1`);
  return rows.length > 0;
}

/** The public id of a demo product by its key. */
export async function findDemoProduct(db: Reader, key: string): Promise<string | undefined> {
  const { rows } = await db.execute<{ public_id: string }>(
    sql`select public_id from products where picture_key = ${key}`,
  );
  return rows[0]?.public_id;
}
