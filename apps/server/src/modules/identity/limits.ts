import { sql } from 'drizzle-orm';
import type { Db, Reader } from '../../platform/db.ts';
import { askPrepared } from '../../platform/prepared.ts';
import { sha256 } from '../../platform/random.ts';
import { attempts } from './identity-tables.ts';

export type Limit = { kind: string; subject: string; max: number; windowMinutes: number };

/** Counts one try. Kept apart from the request's own transaction, so that a refused request counts too. Answers whether the limit is passed. */
export async function countTry(db: Db, { kind, subject, max, windowMinutes }: Limit): Promise<boolean> {
  const window = `${windowMinutes} minutes`;
  const [row] = await askPrepared<{ count: number | string }>(db, countOne, [kind, sha256(subject), window]);
  return Number(row?.count ?? 0) > max;
}
const countOne = {
  name: 'count-try',
  text: `insert into attempts as a (kind, subject_hash, count, window_at) values ($1, $2, 1, app_now())
    on conflict (kind, subject_hash) do update set
      count = case when a.window_at < app_now() - $3::interval then 1 else a.count + 1 end,
      window_at = case when a.window_at < app_now() - $3::interval then app_now() else a.window_at end
    returning count`,
};

/** Takes one try back: it was a good one. */
export async function takeBackTry(db: Reader, { kind, subject }: Pick<Limit, 'kind' | 'subject'>): Promise<void> {
  await db.execute(
    sql`update ${attempts} set count = greatest(count - 1, 0) where kind = ${kind} and subject_hash = ${sha256(subject)}`,
  );
}

export async function forgetTries(db: Reader, { kind, subject }: Pick<Limit, 'kind' | 'subject'>): Promise<void> {
  await db.execute(sql`delete from ${attempts} where kind = ${kind} and subject_hash = ${sha256(subject)}`);
}
