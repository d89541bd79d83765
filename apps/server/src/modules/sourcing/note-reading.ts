import type { ReadingWay } from '@kouan/contract';
import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db.ts';
import { sha256 } from '../../platform/random.ts';
import { linkReadings } from './link-tables.ts';

/** `problem` null: it went well. `reader` is an account or a network address, kept as a short hash. */
export type Reading = { site: string; way: ReadingWay; version?: string; problem: string | null; reader: string };

const readerLength = 16;

/** Keeps how reading a site went, apart from any transaction: a failed reading counts too. */
export async function noteReading(db: Db, { reader, ...reading }: Reading): Promise<void> {
  await db.insert(linkReadings).values({ ...reading, reader: sha256(reader).slice(0, readerLength) });
}

const keptDays = 30;
/** Forgets readings of the past, some at a time. Answers whether there were any. */
export async function forgetReadings(tx: Tx): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    delete from link_readings where id in (
      select id from link_readings where read_at < app_now() - make_interval(days => ${keptDays}::int)
      limit 1000 for update skip locked) returning id`);
  return rows.length > 0;
}
