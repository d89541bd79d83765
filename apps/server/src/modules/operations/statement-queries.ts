import type { SqlMonitor } from '@kouan/contract';
import { sql } from 'drizzle-orm';
import type { Db, Reader } from '../../platform/db.ts';
import {
  monitorMark,
  slowFromMs,
  type StatementCount,
  type Taken,
  topOfBucket,
} from '../../platform/statement-counts.ts';

const mostStatements = 500;
const mostSlow = 300;
const shownSlow = 100;
const shownTextLength = 4_000;
const mark = sql.raw(monitorMark);

/** Adds what this process counted to what all of them counted. Always in the same order, so that two never block each other. */
export async function addCounts(db: Db, { counts, slow }: Taken): Promise<void> {
  if (counts.length > 0) {
    await db.execute(sql`${mark}
      insert into statement_counts as kept (hash, text, count, errors, total_us, max_us, rows, buckets)
      select md5(text), text, count, errors, total_us, max_us, rows, buckets
      from jsonb_to_recordset(${JSON.stringify(counts.map(toRow))}::jsonb)
        as new (text text, count bigint, errors bigint, total_us bigint, max_us bigint, rows bigint, buckets jsonb)
      order by md5(text)
      on conflict (hash) do update set count = kept.count + excluded.count, errors = kept.errors + excluded.errors,
        total_us = kept.total_us + excluded.total_us, max_us = greatest(kept.max_us, excluded.max_us),
        rows = kept.rows + excluded.rows,
        buckets = (select jsonb_object_agg(key, total) from (
          select key, sum(value::bigint) as total from (
            select * from jsonb_each_text(kept.buckets) union all select * from jsonb_each_text(excluded.buckets)) as both_counts
          group by key) as added)`);
    await db.execute(sql`${mark}
      delete from statement_counts where hash in (
        select hash from statement_counts order by total_us desc, hash offset ${mostStatements})`);
  }
  if (slow.length > 0) {
    await db.execute(sql`${mark}
      insert into slow_statements (text, us, rows, at)
      select text, us, rows, at from jsonb_to_recordset(${JSON.stringify(slow)}::jsonb)
        as new (text text, us bigint, rows bigint, at timestamptz)`);
    await db.execute(sql`${mark}
      delete from slow_statements where id in (select id from slow_statements order by id desc offset ${mostSlow})`);
  }
}

const toRow = ({ totalUs: total_us, maxUs: max_us, buckets, ...count }: StatementCount) => ({
  ...count,
  total_us,
  max_us,
  buckets: Object.fromEntries(buckets),
});

type CountRow = {
  text: string;
  count: string;
  errors: string;
  total_us: string;
  max_us: string;
  rows: string;
  buckets: Record<string, number>;
};

/** What every process counted so far, and what runs at this moment. */
export async function readSqlMonitor(db: Reader): Promise<SqlMonitor> {
  const counted = await db.execute<CountRow>(sql`${mark}
    select text, count, errors, total_us, max_us, rows, buckets from statement_counts order by total_us desc, hash`);
  const slow = await db.execute<{ text: string; us: string; rows: string; at: string }>(sql`${mark}
    select text, us, rows, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
    from slow_statements order by at desc, id desc limit ${shownSlow}`);
  const running = await db.execute<{ text: string; ms: string; state: string }>(sql`${mark}
    select left(query, ${shownTextLength}) as text, extract(epoch from clock_timestamp() - query_start) * 1000 as ms, state
    from pg_stat_activity
    where datname = current_database() and application_name = 'kouan' and state <> 'idle'
      and pid <> pg_backend_pid() and query not like ${`${monitorMark}%`}
    order by query_start limit 100`);
  const since = await db.execute<{ since: string }>(sql`${mark}
    select to_char(coalesce(min(since), now()) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as since from statement_counts`);
  return {
    since: since.rows[0]?.since ?? '',
    slowFromMs,
    statements: counted.rows.map(toStatement),
    slow: slow.rows.map(({ text, us, rows, at }) => ({ text, at, ms: inMs(us), rows: Number(rows) })),
    running: running.rows.map(({ text, ms, state }) => ({ text, ms: Math.max(0, Math.round(Number(ms))), state })),
  };
}

const inMs = (us: number | string): number => Math.round(Number(us)) / 1_000;

const toStatement = ({ text, buckets, ...row }: CountRow): SqlMonitor['statements'][number] => {
  const [count, totalUs] = [Number(row.count), Number(row.total_us)];
  const maxMs = inMs(row.max_us);
  return {
    text,
    count,
    errors: Number(row.errors),
    totalMs: inMs(totalUs),
    meanMs: inMs(totalUs / count),
    p95Ms: Math.min(maxMs, inMs(percentileUs(buckets, 0.95))),
    maxMs,
    rows: Number(row.rows),
  };
};

/** The top of the bucket that so large a share of the runs lies in or below: at most a fifth too long. */
export function percentileUs(buckets: Record<string, number>, share: number): number {
  const sorted = Object.entries(buckets)
    .map(([bucket, count]) => ({ bucket: Number(bucket), count: Number(count) }))
    .toSorted((a, b) => a.bucket - b.bucket);
  const wanted = sorted.reduce((sum, { count }) => sum + count, 0) * share;
  let seen = 0;
  for (const { bucket, count } of sorted) {
    seen += count;
    if (seen >= wanted) return topOfBucket(bucket);
  }
  return 0;
}
