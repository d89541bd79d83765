import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { getProduct, listProducts } from '@kouan/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBuyer } from '../../test/actors.ts';
import { type TestServer, testServer } from '../../test/harness.ts';
import { aProduct } from '../../test/products.ts';
import { buildApp } from '../app.ts';
import { type Db, openDb } from './db.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres/index.ts';
import type { App } from './http.ts';
import { openLog } from './log.ts';
import { migrate } from './migrate.ts';
import { maxLagMs, openReplicas, type Replicas } from './replicas.ts';

const log = openLog('fatal');
let folder: string;
let second: EmbeddedPostgres;
let copy: Db;
let server: TestServer;
let replicas: Replicas;
let app: App;

/** A second server with the same tables; a product that only it has shows who answered. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kouan-replica-'));
  second = await startEmbeddedPostgres({ dataDir: folder, fast: true });
  await migrate(second.url, resolve(import.meta.dirname, '../../migrations'));
  copy = openDb(second.url, { poolSize: 2, log });
  server = await testServer();
  replicas = openReplicas([second.url], server.db, { poolSize: 2, log });
  app = await buildApp({ ...server.kit, replicas }, openLog('fatal'));
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await replicas.stop();
  await copy.$client.end();
  await second.stop();
  await rm(folder, { recursive: true, force: true });
});

/** The row of the primary arrives in the copy, so late. */
const arrive = async (lateMs: number): Promise<void> => {
  await copy.execute(sql`
    insert into replica_beats (id, beat_at) values (1, now() - make_interval(secs => ${lateMs / 1000}))
    on conflict (id) do update set beat_at = excluded.beat_at`);
  await replicas.check();
};
const titles = async (token?: string): Promise<string[]> => {
  const reply = await app.inject({ url: listProducts.path, headers: token ? { authorization: token } : {} });
  expect(reply.statusCode).toBe(200);
  return reply.json<{ content: { title: { en: string } }[] }>().content.map(({ title }) => title.en);
};
const named = (en: string) => ({ title: { cn: en, en, vi: en } });

test('visitors read lists and products from a replica that is close behind; who is signed in reads the primary', async () => {
  await aProduct({ ...server, db: copy }, named('only in the copy'));
  const fresh = await aProduct(server, named('only in the primary'));
  await arrive(0);
  expect(await titles()).toEqual(['only in the copy']);
  expect(await titles((await server.as(await aBuyer(server))).token)).toEqual(['only in the primary']);

  const path = getProduct.path.replace(':id', fresh.publicId);
  expect((await app.inject({ url: path })).json()).toMatchObject({ title: { en: 'only in the primary' } });
});

test('a replica that lags too far behind, or has never heard of the primary, is left out', async () => {
  await arrive(maxLagMs + 3_000);
  expect(await titles()).toEqual(['only in the primary']);
  await arrive(0);
  expect(await titles()).toEqual(['only in the copy']);
  await copy.execute(sql`delete from replica_beats`);
  await replicas.check();
  expect(await titles()).toEqual(['only in the primary']);
});

test('a statement that the replica cannot run, and a replica that is gone, fall back to the primary', async () => {
  await arrive(0);
  await copy.execute(sql`alter table products rename to products_away`);
  expect(await titles()).toEqual(['only in the primary']);
  await copy.execute(sql`alter table products_away rename to products`);
  await arrive(0);
  expect(await titles()).toEqual(['only in the copy']);

  await second.stop();
  expect(await titles()).toEqual(['only in the primary']);
  await replicas.check();
  expect(await titles()).toEqual(['only in the primary']);
});
