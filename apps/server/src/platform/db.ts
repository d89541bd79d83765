import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { fail } from './errors.ts';
import type { Log } from './log.ts';
import { packQuestions } from './packets.ts';
import { StatementCounts } from './statement-counts.ts';

export type Db = NodePgDatabase & { $client: pg.Pool };
export type Tx = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];
/** Whatever can run a query: the pool, or the transaction in hand. */
export type Reader = Pick<NodePgDatabase, 'select' | 'selectDistinctOn' | 'execute' | 'insert' | 'update' | 'delete'>;

/** The driver's side of what runs a query: the pool, or the connection of the transaction. */
export const clientOf = (db: Reader): pg.Pool | pg.PoolClient =>
  // Every reader is a database of the query layer, which does not declare its session.
  (db as unknown as { session: { client: pg.Pool | pg.PoolClient } }).session.client;

const maxTries = 5;
const statementTimeoutMs = 5_000;
/** Serialisation failure and deadlock: the transaction changed nothing and may run again. */
const retriedCodes = new Set(['40001', '40P01']);

const countsOfPool = new WeakMap<pg.Pool, StatementCounts>();
/** What the statements of this pool came to. */
export const statementCounts = (db: Db): StatementCounts | undefined => countsOfPool.get(db.$client);

export function openDb(url: string, { poolSize, log }: { poolSize: number; log: Log }): Db {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: statementTimeoutMs,
    application_name: 'kouan',
    // A question does not wait for the answers before it; see together.ts.
    pipeline: true,
  });
  const counts = new StatementCounts();
  countsOfPool.set(pool, counts);
  const tellLost = (error: Error) => log.warn({ reason: error.message }, 'lost a database connection');
  pool.on('error', tellLost);
  // The pool listens only to idle connections: without this, one that breaks at work would end the process.
  pool.on('connect', (client) => {
    client.on('error', tellLost);
    packQuestions(client);
    counts.watch(client);
  });
  return drizzle({ client: pool });
}

/** The SQLSTATE of a database error, also behind the query layer's wrapper. */
export function sqlState(error: unknown): string | undefined {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string') return at.code;
  }
  return undefined;
}

/** No connection, too many of them, shutdown, crash. */
const unreachableStates = new Set([
  '53300',
  '57P01',
  '57P02',
  '57P03',
  '08006',
  '08003',
  '08001',
  'ECONNREFUSED',
  'ECONNRESET',
]);
/** What the driver says, without any code, of a broken connection and when none was free in time. */
const lostMessages =
  /Connection terminated|connection error and is not queryable|timeout exceeded when trying to connect/;

/** Whether the database could not be asked; a commit that was under way may have happened or not. */
export function isUnreachable(error: unknown): boolean {
  if (unreachableStates.has(sqlState(error) ?? '')) return true;
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if (lostMessages.test(at.message)) return true;
  }
  return false;
}

/** The name of the constraint that refused a row, if that is what happened. */
export function violatedConstraint(error: unknown): string | undefined {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ('constraint' in at && typeof at.constraint === 'string') return at.constraint;
  }
  return undefined;
}

/** Runs `work` in one transaction; after a serialisation failure or a deadlock again, a bounded number of times. */
export const transaction = <T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> => retried(() => db.transaction(work));

/** The same for a change that is one statement, and so needs no transaction around it. */
export async function retried<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (!retriedCodes.has(sqlState(error) ?? '')) throw error;
      if (tries === maxTries) fail('server.busy');
    }
  }
}

/** Everything that this transaction reads is of one moment, and it changes nothing. To be asked before anything else in it. */
export async function atOneMoment(tx: Tx): Promise<void> {
  await tx.execute(sql`set transaction isolation level repeatable read, read only`);
}

/** Sets the clock of one transaction back, for history that is made afterwards (demo data). */
export async function setClockBack(tx: Tx, seconds: number): Promise<void> {
  await tx.execute(sql`select set_config('kouan.clock_back', ${`${Math.max(0, Math.round(seconds))} seconds`}, true)`);
}
