import { sql } from 'drizzle-orm';
import { nowSql } from '../../platform/clock.ts';
import type { Db, Reader } from '../../platform/db.ts';
import { sha256 } from '../../platform/random.ts';
import { attempts } from './identity-tables.ts';

export type Limit = { kind: string; subject: string; max: number; windowMinutes: number };

/** Counts one try. Kept apart from the request's own transaction, so that a refused request counts too. Answers whether the limit is passed. */
export async function countTry(db: Db, { kind, subject, max, windowMinutes }: Limit): Promise<boolean> {
  const window = `${windowMinutes} minutes`;
  const { rows } = await db.execute<{ count: number }>(sql`
    insert into ${attempts} as a (kind, subject_hash, count, window_at) values (${kind}, ${sha256(subject)}, 1, ${nowSql})
    on conflict (kind, subject_hash) do update set
      count = case when a.window_at < ${nowSql} - ${window}::interval then 1 else a.count + 1 end,
      window_at = case when a.window_at < ${nowSql} - ${window}::interval then ${nowSql} else a.window_at end
    returning count`);
  return Number(rows[0]?.count ?? 0) > max;
}

/** Takes one try back: it was a good one. */
export async function takeBackTry(db: Reader, { kind, subject }: Pick<Limit, 'kind' | 'subject'>): Promise<void> {
  await db.execute(
    sql`update ${attempts} set count = greatest(count - 1, 0) where kind = ${kind} and subject_hash = ${sha256(subject)}`,
  );
}

export async function forgetTries(db: Reader, { kind, subject }: Pick<Limit, 'kind' | 'subject'>): Promise<void> {
  await db.execute(sql`delete from ${attempts} where kind = ${kind} and subject_hash = ${sha256(subject)}`);
}
