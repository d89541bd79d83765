import { sql } from 'drizzle-orm';
import { timestamp } from 'drizzle-orm/pg-core';
import type { Reader } from './db.ts';
import { assert } from './errors.ts';
import { askPrepared } from './prepared.ts';

/** The database's clock, as an SQL expression. Every timer, deadline and `…_at` uses it. */
export const nowSql = sql<Date>`app_now()`;

const findTime = { name: 'current-time', text: 'select app_now() as now' };

/** The moment of the database's clock. */
export async function currentTime(db: Reader): Promise<Date> {
  const [row] = await askPrepared<{ now: Date }>(db, findTime, []);
  assert(row, 'the database knows what time it is');
  return row.now;
}

/** A moment column, `…_at`. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
/** A moment column filled with the database's clock. */
export const createdMoment = (name: string) => moment(name).notNull().default(nowSql);
