import * as contract from '@kouan/contract';
import { type EndpointShape, getOpenApi, getServerMonitor, getSqlMonitor, type SqlMonitor } from '@kouan/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { aBuyer, aStaff } from '../../../test/actors.ts';
import { type Caller, type TestServer, testServer } from '../../../test/harness.ts';
import { openDb, statementCounts } from '../../platform/db.ts';
import { openLog } from '../../platform/log.ts';
import { bucketOf, shapeOf } from '../../platform/statement-counts.ts';
import { endpointsOf } from './openapi.ts';
import { addCounts, percentileUs } from './statement-queries.ts';

const administrator = async (server: TestServer): Promise<Caller> => server.as(await aStaff(server, 'administrator'));
const looked = async (caller: Caller): Promise<SqlMonitor> => (await caller.call(getSqlMonitor)).data;
const found = ({ statements }: SqlMonitor, word: string) => statements.filter(({ text }) => text.includes(word));

test.each([
  ['the description of the calls', getOpenApi],
  ['the SQL monitor', getSqlMonitor],
  ['what the machine does', getServerMonitor],
])('%s needs the permission to monitor', async (_, endpoint: EndpointShape) => {
  const server = await testServer();
  expect((await server.visitor.call(endpoint)).status).toBe(401);
  expect((await (await server.as(await aBuyer(server))).call(endpoint)).status).toBe(403);
  expect((await (await server.as(await aStaff(server, 'customerService'))).call(endpoint)).status).toBe(403);
  expect((await (await administrator(server)).call(endpoint)).status).toBe(200);
});

test('the machine tells its sizes with a unit and its rates as percentages', async () => {
  const server = await testServer();
  const { data, status } = await (await administrator(server)).call(getServerMonitor);
  expect(status).toBe(200);
  expect(data.time).toMatch(/^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/);
  expect(data.cpu.coreNumber).toBeGreaterThan(0);
  expect(Number(data.cpu.used) + Number(data.cpu.idle)).toBeCloseTo(100, 1);
  expect(data.sys.os).not.toBe('');
  expect(data.sys.ip).toMatch(/^\d+\.\d+\.\d+\.\d+$/);
  for (const { total, available, used, usageRate } of [data.memory, data.swap, data.disk]) {
    for (const size of [total, available, used]) expect(size).toMatch(/^\d+\.\d\d GiB$/);
    expect(usageRate).toMatch(/^\d{1,3}\.\d\d$/);
    expect(Number(usageRate)).toBeLessThanOrEqual(100);
  }
  expect(Number.parseFloat(data.memory.total)).toBeGreaterThan(0);
  expect(Number.parseFloat(data.disk.total)).toBeGreaterThan(0);
});

test.each([
  '/druid/sql.json',
  '/druid/datasource.json',
  '/v2/api-docs',
  '/v3/api-docs',
  '/swagger-ui/index.html',
  '/actuator',
  '/actuator/env',
  '/metrics',
  '/debug',
])('nothing answers at %s', async (url) => {
  const { app } = await testServer();
  expect((await app.inject({ url })).statusCode).toBe(404);
});

test('every call is described once, with who may call it, its failures and its idempotency key', async () => {
  const server = await testServer();
  const { data } = await (await administrator(server)).call(getOpenApi);
  const named = endpointsOf(contract);
  const operations = Object.entries(data.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, ...(operation as Operation) })),
  );
  expect(data.openapi).toBe('3.1.0');
  expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(named.map(({ name }) => name).toSorted());
  for (const { name, endpoint } of named) {
    const operation = operations.find(({ operationId }) => operationId === name);
    expect(operation).toMatchObject({
      method: endpoint.method.toLowerCase(),
      'x-permission': endpoint.permission,
      security: endpoint.permission === 'open' ? [] : [{ session: [] }],
    });
    const told = Object.values(operation?.responses ?? {}).map(({ description }) => description);
    for (const code of endpoint.errors ?? []) expect(told.join('\n')).toContain(`\`${code}\``);
    const hasKey = operation?.parameters.some((one) => one.name === 'Idempotency-Key') === true;
    expect(hasKey, name).toBe(endpoint.idempotent === true);
    expect(operation?.parameters.filter((one) => one.in === 'path').map((one) => `{${one.name}}`)).toEqual(
      operation?.path.match(/\{\w+\}/g) ?? [],
    );
  }
});

type Operation = {
  operationId: string;
  'x-permission': string;
  security: object[];
  parameters: { name: string; in: string }[];
  responses: Record<string, { description: string }>;
};

test('the monitor shows count, errors, times and rows of every statement, of every process together', async () => {
  const server = await testServer();
  const caller = await administrator(server);
  for (const rows of [1, 2, 3]) await server.db.execute(sql`select 'counted' from generate_series(1, ${rows}::int)`);
  await expect(server.db.execute(sql`select 'counted' / ${'secret'}::int`)).rejects.toThrow('Failed query');
  const other = openDb(server.url, { poolSize: 1, log: openLog('fatal') });
  await other.execute(sql`select 'counted' from generate_series(1, ${10}::int)`);
  const taken = statementCounts(other)?.take() ?? { counts: [], slow: [] };
  await addCounts(other, taken);
  await other.$client.end();

  const [good, broken] = found(await looked(caller), 'counted').toSorted((a, b) => b.count - a.count);
  expect(good).toMatchObject({
    text: "select 'counted' from generate_series(1, $1::int)",
    count: 4,
    errors: 0,
    rows: 16,
  });
  expect(broken).toMatchObject({ count: 1, errors: 1, rows: 0 });
  expect(good?.totalMs).toBeGreaterThan(0);
  expect(good?.meanMs).toBeCloseTo((good?.totalMs ?? 0) / 4, 2);
  expect(good?.maxMs).toBeGreaterThanOrEqual(good?.p95Ms ?? Number.POSITIVE_INFINITY);
  expect(JSON.stringify(await looked(caller))).not.toContain('secret');
});

test('slow statements are listed one by one, running ones while they run', async () => {
  const server = await testServer();
  const caller = await administrator(server);
  // A query starts when it is awaited.
  const running = Promise.resolve(server.db.execute(sql`select 'slow one', pg_sleep(${1.2})`));
  await server.db.execute(sql`select pg_sleep(0.1)`);
  const during = await looked(caller);
  expect(during.running.map(({ text }) => text)).toEqual([expect.stringContaining("'slow one', pg_sleep($1)")]);
  await running;
  const after = await looked(caller);
  expect(after.running).toEqual([]);
  const [slow] = after.slow.filter(({ text }) => text.includes('slow one'));
  expect(slow?.ms).toBeGreaterThanOrEqual(1_200);
  expect(Date.now() - Date.parse(slow?.at ?? '')).toBeLessThan(60_000);
});

test('the monitor does not watch itself', async () => {
  const server = await testServer();
  const caller = await administrator(server);
  await looked(caller);
  expect(found(await looked(caller), 'statement_counts')).toEqual([]);
});

test('lists of any length are one statement', () => {
  expect(shapeOf('select 1 where id in ($1,  $2,\n $3)')).toBe('select 1 where id in (…)');
  expect(shapeOf('insert into t (a, b) values ($1, $2), (default, $3), ($4, $5)')).toBe(
    'insert into t (a, b) values (…), …',
  );
  expect(shapeOf('select f($1::text[], 2)')).toBe('select f($1::text[], 2)');
});

test('the 95th percentile is at most a fifth too long', () => {
  const buckets: Record<string, number> = {};
  for (let us = 1; us <= 1_000; us += 1) buckets[bucketOf(us)] = (buckets[bucketOf(us)] ?? 0) + 1;
  expect(percentileUs(buckets, 0.95)).toBeGreaterThanOrEqual(950);
  expect(percentileUs(buckets, 0.95)).toBeLessThanOrEqual(950 * 1.2);
  expect(percentileUs({}, 0.95)).toBe(0);
});
