import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { allJobs, install } from '../src/app.ts';
import { startEmbeddedPostgres } from '../src/platform/embedded-postgres/index.ts';
import { migrate } from '../src/platform/migrate.ts';
import { openDb } from '../src/platform/db.ts';
import { openLog } from '../src/platform/log.ts';
import { internet } from '../src/platform/outside.ts';
import { openMailer } from '../src/platform/mail.ts';
import { openJobs } from '../src/platform/jobs.ts';
import { folderStorage } from '../src/platform/storage.ts';
import { testConfig } from './test-config.ts';

declare module 'vitest' {
  interface ProvidedContext {
    serverUrl: string;
    workFolder: string;
  }
}
export const templateName = 'kouan_template';

/** One database server for the whole run; each test gets its own copy of a migrated and installed template. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'kouan-test-'));
  const server = await startEmbeddedPostgres({ dataDir: join(folder, 'pg'), fast: true });
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query(`create database ${templateName}`);
  await client.end();
  await fillTemplate(databaseUrl(server.url, templateName), folder);
  project.provide('serverUrl', server.url);
  project.provide('workFolder', folder);
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

async function fillTemplate(url: string, folder: string): Promise<void> {
  await migrate(url, resolve(import.meta.dirname, '../migrations'));
  const log = openLog('warn');
  const db = openDb(url, { poolSize: 2, log });
  const mailer = openMailer({ url: undefined, folder: join(folder, 'mail'), from: 'kouan@localhost' });
  const kit = {
    config: testConfig(folder),
    db,
    storage: folderStorage(join(folder, 'files')),
    mailer,
    outside: internet,
    secret: Buffer.alloc(32, 1),
    log,
  };
  const jobs = await openJobs(url, { handlers: allJobs(kit), work: false, log });
  await install(kit);
  await jobs.stop();
  await db.$client.end();
}

export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
