import * as contract from '@kouan/contract';
import type { EndpointShape } from '@kouan/contract';
import { normalizeUserName } from '@kouan/domain';
import { lt, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { nowSql } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db.ts';
import type { App } from '../../platform/http.ts';
import type { Log } from '../../platform/log.ts';
import { insertsInto } from '../../platform/prepared.ts';
import { parameters } from '../settings/index.ts';
import { operationLogs } from './log-tables.ts';
import { shownParams } from './shown-params.ts';

type NewLog = typeof operationLogs.$inferInsert;
export type LogWriter = {
  /** Waits until what was seen so far is written. */
  flush: () => Promise<void>;
};

/** Rows waiting to be written; beyond that the newest are dropped, so that a lost database costs no memory. */
const maxWaiting = 5_000;
const insertLogs = insertsInto(operationLogs, (insert) => insert);
const maxExceptionLength = 20_000;
const rowsPerInsert = 200;

const isEndpoint = (value: unknown): value is EndpointShape =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
const exported: [string, unknown][] = Object.entries(contract);
const namesOfEndpoints = new Map<unknown, string>(
  exported.flatMap(([name, value]) => (isEndpoint(value) ? [[value, name] as const] : [])),
);

/**
 * Writes what people changed, what they were refused for want of a permission, and every failure of the server. Rows
 * are written after the reply, many at once; a process that is killed may lose the last ones.
 */
export function logOperations(app: App, db: Db, log: Log): LogWriter {
  const failures = new WeakMap<FastifyRequest, Error>();
  let waiting: NewLog[] = [];
  let writing: Promise<void> | undefined;

  async function writeAll(): Promise<void> {
    while (waiting.length > 0) {
      const rows = waiting.slice(0, rowsPerInsert);
      waiting = waiting.slice(rowsPerInsert);
      await insertLogs(db, rows).then(undefined, (error: unknown) =>
        log.error({ err: error, rows: rows.length }, 'operations were not logged'),
      );
    }
  }
  const flush = async (): Promise<void> => {
    writing ??= writeAll().finally(() => {
      writing = undefined;
      // What came in between the last look and now.
      if (waiting.length > 0) void flush();
    });
    await writing;
  };
  app.addHook('onError', async (request, _, error) => {
    failures.set(request, error);
  });
  app.addHook('onResponse', async (request, reply) => {
    const row = rowOf(request, reply, failures.get(request));
    if (!row || waiting.length >= maxWaiting) return;
    waiting.push(row);
    void flush();
  });
  app.addHook('onClose', flush);
  return { flush };
}

function rowOf(request: FastifyRequest, reply: FastifyReply, failure: Error | undefined): NewLog | undefined {
  const endpoint = request.routeOptions.config.endpoint;
  const isFault = reply.statusCode >= 500;
  if (!endpoint || !(isFault || isWorthLogging(endpoint, reply.statusCode))) return undefined;
  return {
    kind: isFault ? 'error' : 'info',
    userId: request.actor?.id ?? null,
    username: request.actor?.username ?? nameOfCaller(endpoint, request.body),
    description: `${endpoint.method} ${endpoint.path}`,
    method: namesOfEndpoints.get(endpoint) ?? '',
    params: shownParams({ params: request.params, query: request.query, body: request.body }),
    requestIp: request.ip,
    browser: String(request.headers['user-agent'] ?? '').slice(0, 200),
    status: reply.statusCode,
    timeMs: Math.round(reply.elapsedTime),
    exception: isFault && failure ? String(failure.stack ?? failure.message).slice(0, maxExceptionLength) : null,
  };
}

/** Who logs in or registers has no session yet, but a name. */
function nameOfCaller(endpoint: EndpointShape, body: unknown): string {
  const isNamed = endpoint.permission === 'open' && typeof body === 'object' && body !== null && 'username' in body;
  return isNamed ? normalizeUserName(String(body.username)).slice(0, 100) : '';
}

/** Changes that happened, logins and registrations too, and calls that a permission was missing for. */
const isWorthLogging = (endpoint: EndpointShape, status: number): boolean =>
  status === 403 || (status < 400 && endpoint.method !== 'GET' && endpoint !== contract.superiorMenus);

/** Removes a bounded number of entries that are older than the setting says. */
export async function forgetOldLogs(tx: Tx): Promise<boolean> {
  const { logDays } = await parameters(tx);
  const rows = await tx
    .delete(operationLogs)
    .where(
      sql`${operationLogs.id} in (select id from ${operationLogs} where ${lt(
        operationLogs.createdAt,
        sql`${nowSql} - make_interval(days => ${logDays})`,
      )} order by id limit 5000)`,
    )
    .returning({ id: operationLogs.id });
  return rows.length > 0;
}
