import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import {
  addressOf,
  type CallInput,
  type EndpointShape,
  type ErrorBody,
  type Language,
  type ReplyOf,
} from '@kouan/contract';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { inject } from 'vitest';
import { allJobs, allTimers, buildApp } from '../src/app.ts';
import { withBuckets } from '../src/modules/files/index.ts';
import { openSession } from '../src/modules/identity/index.ts';
import type { Config } from '../src/platform/config.ts';
import { type Db, openDb } from '../src/platform/db.ts';
import type { App } from '../src/platform/http.ts';
import { type JobQueue, openJobs } from '../src/platform/jobs.ts';
import { openLog } from '../src/platform/log.ts';
import { openMailer } from '../src/platform/mail.ts';
import type { Kit } from '../src/platform/module.ts';
import type { Outside } from '../src/platform/outside.ts';
import { folderStorage, s3Storage } from '../src/platform/storage.ts';
import { runTimers } from '../src/platform/timers.ts';
import { databaseUrl, templateName } from './global-setup.ts';
import { closeAfterTests } from './opened.ts';
import { testConfig } from './test-config.ts';

export type CallResult<E extends EndpointShape> = {
  status: number;
  data: ReplyOf<E>;
  error: ErrorBody | undefined;
  headers: Record<string, unknown>;
};
export type Caller = {
  token: string | undefined;
  call<E extends EndpointShape>(
    endpoint: E,
    input?: CallInput<E>,
    headers?: Record<string, string>,
  ): Promise<CallResult<E>>;
};
export type TestServer = {
  app: App;
  db: Db;
  kit: Kit;
  folder: string;
  url: string;
  visitor: Caller;
  as(user: { id: number }, language?: Language): Promise<Caller>;
  /** Moves the database's clock of this server forward. */
  moveClock(move: { hours: number }): Promise<void>;
  runTimers(): Promise<number>;
  /** Does the jobs that were asked for so far, once. Answers their names. */
  runJobs(): Promise<string[]>;
};

let jobs: Promise<JobQueue> | undefined;

/** No other site is ever reached by a test that brings none. */
const nowhere: Outside = {
  resolve: async () => [],
  dial: () => Promise.reject(new Error('no network in tests')),
};

/** A server on its own copy of the template database; closed after the file's tests. */
export async function testServer(changes: Partial<Config> = {}, outside: Outside = nowhere): Promise<TestServer> {
  const serverUrl = inject('serverUrl');
  const name = `t_${randomBytes(6).toString('hex')}`;
  await onServer(serverUrl, `create database ${name} template ${templateName} strategy file_copy`);
  const url = databaseUrl(serverUrl, name);
  const folder = join(inject('workFolder'), name);
  const log = openLog(process.env['TEST_LOG'] ?? 'fatal');
  const db = openDb(url, { poolSize: 12, log });
  const config = testConfig(folder, changes);
  const mailer = openMailer({ url: config.mailUrl, folder: join(folder, 'mail'), from: config.mailFrom });
  const secret = Buffer.alloc(32, 1);
  const kit: Kit = {
    config,
    db,
    storage: withBuckets(config.s3 ? s3Storage(config.s3) : folderStorage(join(folder, 'files')), { db, secret }),
    mailer,
    outside,
    secret,
    log,
  };
  await (jobs ??= openJobSender(serverUrl, kit));
  const app = await buildApp(kit, log);
  await app.ready();
  let shiftHours = 0;
  closeAfterTests(async () => {
    await app.close();
    mailer.close();
    await db.$client.end();
    await onServer(serverUrl, `drop database ${name} with (force)`);
  });
  return {
    app,
    db,
    kit,
    folder,
    url,
    visitor: caller(app, undefined),
    as: async (user, language) =>
      caller(
        app,
        (
          await openSession(db, {
            userId: user.id,
            isRemembered: false,
            address: '127.0.0.1',
            browser: 'test',
            sessionsPerUser: 20,
          })
        ).token,
        language,
      ),
    async moveClock({ hours }) {
      shiftHours += hours;
      await db.execute(
        sql.raw(
          `create or replace function app_now() returns timestamptz language sql stable as $$ select now() + interval '${shiftHours} hours' $$`,
        ),
      );
    },
    runTimers: () => runTimers(db, allTimers, log),
    runJobs: () => doJobs(db, kit),
  };
}

function caller(app: App, token: string | undefined, language: Language = 'en'): Caller {
  return {
    token,
    async call(endpoint, input, headers = {}) {
      // Every endpoint's input has this shape; which parts there are was checked where call() was written.
      const {
        params,
        query,
        body: sent,
        idempotencyKey,
      } = (input ?? {}) as { params?: object; query?: object; body?: unknown; idempotencyKey?: string };
      const reply = await app.inject({
        method: endpoint.method,
        url: addressOf(endpoint, { params, query }),
        headers: {
          'content-type': 'application/json',
          'accept-language': language,
          ...(token ? { authorization: token } : {}),
          ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
          ...headers,
        },
        ...(sent === undefined ? {} : { payload: JSON.stringify(sent) }),
      });
      const isJson = String(reply.headers['content-type'] ?? '').startsWith('application/json');
      const body: unknown = isJson && reply.body !== '' ? JSON.parse(reply.body) : undefined;
      // The reply schema has written this body, or the error handler has.
      return {
        status: reply.statusCode,
        data: body as never,
        error: reply.statusCode >= 400 ? (body as ErrorBody) : undefined,
        headers: reply.headers,
      };
    },
  };
}

async function onServer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The sender of jobs belongs to the file's tests; its jobs travel in the test's own transactions. */
async function openJobSender(serverUrl: string, kit: Kit): Promise<JobQueue> {
  const name = `jobs_${randomBytes(6).toString('hex')}`;
  await onServer(serverUrl, `create database ${name} template ${templateName} strategy file_copy`);
  const queue = await openJobs(databaseUrl(serverUrl, name), { handlers: allJobs(kit), work: false, log: kit.log });
  closeAfterTests(async () => {
    jobs = undefined;
    await queue.boss.stop({ graceful: false });
    await onServer(serverUrl, `drop database if exists ${name} with (force)`);
  });
  return queue;
}

async function doJobs(db: Db, kit: Kit): Promise<string[]> {
  const { rows } = await db.execute<{ id: string; name: string; data: never }>(
    sql`delete from jobs.job where state = 'created' and name not like '\_\_pgboss%' returning id, name, data`,
  );
  const handlers = allJobs(kit);
  for (const row of rows) await handlers[row.name]?.(row.data);
  return rows.map((row) => row.name);
}
