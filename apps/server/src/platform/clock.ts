import { sql } from 'drizzle-orm';
import { timestamp } from 'drizzle-orm/pg-core';
import type { Reader } from './db.ts';

/** The database's clock, as an SQL expression. Every timer, deadline and `…_at` uses it. */
export const nowSql = sql<Date>`app_now()`;

/** The moment of the database's clock. */
export async function currentTime(db: Reader): Promise<Date> {
  const { rows } = await db.execute(sql`select app_now() as now`);
  return new Date(String(rows[0]?.now));
}

/** A moment column, `…_at`. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
/** A moment column filled with the database's clock. */
export const createdMoment = (name: string) => moment(name).notNull().default(nowSql);
