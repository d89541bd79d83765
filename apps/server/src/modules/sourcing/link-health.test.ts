import {
  type CapturedProduct,
  followLink,
  getTroubledSites,
  listLinkHealth,
  reportReading,
  sendCapture,
} from '@kouan/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { aBuyer, aStaff } from '../../../test/actors.ts';
import { testServer } from '../../../test/harness.ts';
import { anOutside } from '../../../test/outside-shop.ts';

const url = 'https://detail.1688.com/offer/812345670011.html';
const product: CapturedProduct = {
  site: '1688',
  itemId: '812345670011',
  sourceUrl: url,
  canonicalUrl: url,
  title: '收纳盒',
  images: ['https://cbu01.alicdn.com/img/ibank/a.jpg'],
  priceTiers: [{ minQuantity: 1, priceFen: 900 }],
  moq: 1,
  specs: [],
  skus: [{ specValues: [], priceFen: 900, stock: 5, skuId: null }],
  seller: { name: '店', id: 'b2b-1' },
};

test('good and refused captures, reports of the plug-in and our own readings make one board', async () => {
  const server = await testServer();
  const buyer = await server.as(await aBuyer(server));
  const staff = await server.as(await aStaff(server, 'customerService'));
  await buyer.call(sendCapture, { body: { pluginVersion: '1.0', product } });
  await buyer.call(sendCapture, { body: { pluginVersion: '1.1', product: { ...product, priceTiers: [] } } });
  await buyer.call(sendCapture, { body: { pluginVersion: '0.1', product } });
  const report = { pluginVersion: '1.1', url, problem: 'BLOCKED' as const };
  expect((await buyer.call(reportReading, { body: report })).status).toBe(204);
  await buyer.call(reportReading, { body: { ...report, pluginVersion: '1.0', problem: null } });
  expect((await buyer.call(reportReading, { body: { ...report, url: 'https://evil.example/' } })).error?.code).toBe(
    'link.not_recognised',
  );
  await server.runJobs();

  const { data } = await staff.call(listLinkHealth, { query: { hours: 24 } });
  const row = (way: string, version: string) => data.find((one) => one.way === way && one.version === version);
  expect(row('plugin', '1.0')).toMatchObject({ site: '1688', total: 2, good: 2, errors: [], lastFailedAt: null });
  expect(row('plugin', '1.1')).toMatchObject({ total: 2, good: 0, lastGoodAt: null, isTroubled: false });
  expect(row('plugin', '1.1')?.errors.toSorted((a, b) => a.code.localeCompare(b.code))).toEqual([
    { code: 'BLOCKED', count: 1 },
    { code: 'capture.no_price', count: 1 },
  ]);
  expect(row('plugin', '0.1')).toBeUndefined();
  expect(row('page', '')).toMatchObject({ total: 1, good: 0 });
  expect((await buyer.call(listLinkHealth, { query: {} })).status).toBe(403);
});

test('a site is in trouble once several people fail there, and no more an hour later', async () => {
  const server = await testServer();
  const [one, two] = [await server.as(await aBuyer(server)), await server.as(await aBuyer(server))];
  const troubled = async () => (await server.visitor.call(getTroubledSites)).data;
  const fail = (caller: typeof one, problem: 'BLOCKED' | 'OFF_SHELF' = 'BLOCKED') =>
    caller.call(reportReading, { body: { pluginVersion: '1.0', url, problem } });
  for (let turn = 0; turn < 6; turn++) await fail(one);
  expect(await troubled()).toEqual([]);
  for (let turn = 0; turn < 6; turn++) await fail(two, 'OFF_SHELF');
  expect(await troubled()).toEqual([]);
  for (let turn = 0; turn < 7; turn++) await fail(two);
  expect(await troubled()).toEqual([{ site: '1688', ways: ['plugin'] }]);
  await server.moveClock({ hours: 1.1 });
  expect(await troubled()).toEqual([]);
});

test('followed short links count too; readings are forgotten after a month', async () => {
  const { outside } = await anOutside((_, reply) => reply.writeHead(500, { 'content-type': 'text/html' }).end('x'));
  const server = await testServer({}, outside);
  const staff = await server.as(await aStaff(server, 'customerService'));
  await server.visitor.call(followLink, { body: { text: 'https://u.jd.com/abc' } });
  expect((await staff.call(listLinkHealth, { query: {} })).data).toMatchObject([
    { site: 'jd', way: 'short', total: 1, good: 0, errors: [{ count: 1 }] },
  ]);
  await server.moveClock({ hours: 24 * 31 });
  await server.runTimers();
  const { rows } = await server.db.execute(sql`select count(*)::int as total from link_readings`);
  expect(rows[0]?.['total']).toBe(0);
});

test('one person reports at most so many failures an hour', async () => {
  const server = await testServer();
  const buyer = await server.as(await aBuyer(server));
  const report = async () =>
    (await buyer.call(reportReading, { body: { pluginVersion: '1.0', url, problem: 'BLOCKED' } })).status;
  expect(await report()).toBe(204);
  await server.db.execute(sql`update attempts set count = 299 where kind = 'reportReading'`);
  expect(await report()).toBe(204);
  expect(await report()).toBe(429);
});
