import type pg from 'pg';
import type { PgBoss } from 'pg-boss';
import { copyIn } from './copy.ts';
import { copyRows } from './tables.ts';
import type { Rows } from './manifest.ts';

type SavedJob = { id: string; name: string; data: object; priority: number; start_after: string };

const batchSize = 500;
const columns = 'id, name, data, priority, start_after';

/** Jobs that are asked for and not done. One that was just running counts: jobs are harmless to repeat. */
const selectPending = `select ${columns} from jobs.job
  where state::text in ('created', 'retry', 'active') and name not like '\\_\\_pgboss%' order by id`;

export async function copyPendingJobs(client: pg.Client, take?: (lines: Buffer) => Promise<void>): Promise<Rows> {
  return (await hasQueue(client)) ? copyRows(client, selectPending, take) : copyRows(client, 'select 1 where false');
}

/** Whether the job queue was ever opened in this database. */
export async function hasQueue(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ is: boolean }>(`select to_regclass('jobs.job') is not null as is`);
  return rows[0]?.is === true;
}

/** Where saved jobs wait until all of them are there; gone with the transaction. */
export const stageJobs = (client: pg.Client): Promise<unknown> =>
  client.query(`create temp table saved_jobs (
    id uuid primary key, name text not null, data jsonb, priority integer not null, start_after timestamptz not null) on commit drop`);

export const copyInJobs = (client: pg.Client, lines: Buffer): Promise<void> =>
  copyIn(client, `copy saved_jobs (${columns}) from stdin`, lines);

/** Asks for the saved jobs again, in the connection's transaction. */
export async function putJobs(client: pg.Client, boss: PgBoss): Promise<void> {
  const { rows: names } = await client.query<{ name: string }>('select distinct name from saved_jobs order by name');
  for (const { name } of names) {
    if (!(await boss.getQueue(name))) await boss.createQueue(name);
    await putJobsOf(client, boss, name);
  }
}

async function putJobsOf(client: pg.Client, boss: PgBoss, name: string): Promise<void> {
  const db = { executeSql: (text: string, values?: unknown[]) => client.query(text, values) };
  for (let offset = 0; ; offset += batchSize) {
    const { rows } = await client.query<SavedJob>(
      `select id, name, data, priority, to_char(start_after, 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as start_after from saved_jobs where name = $1 order by id limit $2 offset $3`,
      [name, batchSize, offset],
    );
    const jobs = rows.map(({ id, data, priority, start_after }) => ({ id, data, priority, startAfter: start_after }));
    if (jobs.length > 0) await boss.insert(name, jobs, { db });
    if (rows.length < batchSize) return;
  }
}
