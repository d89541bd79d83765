import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Tx } from './db.ts';
import { assert } from './errors.ts';
import type { Log } from './log.ts';

/** Work outside the database (mail, gateways). It may run more than once, so it must be harmless to repeat. */
export type JobHandlers = Record<string, (data: never) => Promise<void>>;
export type JobQueue = { boss: PgBoss; stop(): Promise<void> };

const retryLimit = 8;
const pollingSeconds = 1;
const stopTimeoutMs = 5_000;

// The one queue of this process; a job travels through the transaction that is handed in.
let sender: PgBoss | undefined;

/** Asks for work after the commit, or so much later. A rolled back transaction leaves no job. */
export async function enqueue(
  tx: Tx,
  name: string,
  data: object,
  { inSeconds = 0 }: { inSeconds?: number } = {},
): Promise<void> {
  assert(sender, 'the job queue is open');
  await sender.send(name, data, { db: fromDrizzle(tx, sql), startAfter: inSeconds });
}

/** The same for much work of one kind, in one statement. */
export async function enqueueAll(tx: Tx, name: string, work: readonly object[]): Promise<void> {
  assert(sender, 'the job queue is open');
  const jobs = work.map((data) => ({ data }));
  await sender.insert(name, jobs, { db: fromDrizzle(tx, sql) });
}

/** Opens the queue, in the same database. With `work` false this process only asks for jobs. */
export async function openJobs(
  url: string,
  { handlers, work, log }: { handlers: JobHandlers; work: boolean; log: Log },
): Promise<JobQueue> {
  const boss = new PgBoss({ connectionString: url, max: 3, schema: 'jobs', supervise: work, schedule: work });
  boss.on('error', (error) => log.warn({ reason: error.message }, 'job queue'));
  await boss.start();
  sender = boss;
  for (const [name, handler] of Object.entries(handlers)) {
    await boss.createQueue(name, { retryLimit, retryBackoff: true, retryDelay: 5 });
    if (!work) continue;
    await boss.work(name, { pollingIntervalSeconds: pollingSeconds }, async (jobs) => {
      for (const job of jobs) await handler(job.data as never);
    });
  }
  return { boss, stop: () => boss.stop({ graceful: true, timeout: stopTimeoutMs }) };
}
