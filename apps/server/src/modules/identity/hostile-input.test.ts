import { buildMenus, getInfo } from '@kouan/contract';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { aBuyer, anAdmin, aStaff } from '../../../test/actors.ts';
import { type Caller, type TestServer, testServer } from '../../../test/harness.ts';

let server: TestServer;
let admin: Caller;
beforeAll(async () => {
  server = await testServer();
  admin = await server.as(await anAdmin(server));
});

const get = (url: string, caller = admin) =>
  server.app.inject({ url, headers: { authorization: caller.token ?? '', 'accept-language': 'en' } });
const lists = [
  '/api/users',
  '/api/roles',
  '/api/menus',
  '/api/dict',
  '/api/dictDetail',
  '/api/dept',
  '/api/job',
  '/api/logs',
  '/api/logs/error',
  '/api/logs/user',
  '/api/registrations',
  '/auth/online',
];

test.each(lists)('%s takes hostile filters, sorts and pages for what they are', async (list) => {
  const texts = [
    "' or 1=1 --",
    "x'; select pg_sleep(5); --",
    '%',
    '_',
    '\\',
    '${7*7}',
    '{{7*7}}',
    '<script>',
    '\u202e',
    '😀'.repeat(20),
  ];
  const queries = [
    ...texts.flatMap((text) =>
      ['blurry', 'sort', 'dictName', 'username'].map((name) => `${name}=${encodeURIComponent(text)}`),
    ),
    'sort=id;drop%20table%20users,desc',
    'sort=password_hash,asc',
    'sort=__proto__,asc',
    'sort=constructor,desc&sort=toString,asc',
    'sort=id,(select%20pg_sleep(5))',
    'filter[a][b]=1',
    '__proto__[x]=1',
    'constructor.prototype.x=1',
    'page=1000000&size=9999',
  ];
  for (const query of queries) {
    const since = performance.now();
    const { statusCode, body } = await get(`${list}?${query}`);
    expect([200, 400], query).toContain(statusCode);
    expect(performance.now() - since, query).toBeLessThan(2500);
    expect(body.length, query).toBeLessThan(3_000_000);
    expect(body, query).not.toMatch(/syntax error|drizzle|node_modules|argon2/);
  }
  for (const query of ['size=99999999', 'size=-1', 'size=NaN', 'size=0', 'page=-1', 'page=٣', 'page=1.5'])
    expect((await get(`${list}?${query}`)).statusCode, query).toBe(400);
  expect(Object.hasOwn(Object.prototype, 'x')).toBe(false);
  expect((await server.db.execute(sql`select count(*) as users from users`)).rows).toEqual([
    { users: expect.any(String) },
  ]);
});

test('paths that are written oddly open nothing that they should not', async () => {
  const buyer = await server.as(await aBuyer(server));
  for (const path of [
    '//api/users',
    '/api//users',
    '/./api/users',
    '/api/./users',
    '/api/%2e/users',
    '/api%2fusers',
    '/api/users;x=1',
    '/API/users',
    '/api/users/',
    '/api/users/.',
    '/api/roles/..%2fusers',
    '/api/menus/../users',
    '/api/users%00',
  ]) {
    const reply = await get(path, buyer);
    expect([400, 403, 404], path).toContain(reply.statusCode);
    expect(reply.json(), path).toMatchObject({ status: reply.statusCode, message: expect.any(String) });
  }
});

test('bodies of absurd depth, width or precision are refused quickly and change nothing', async () => {
  const before = (await server.db.execute(sql`select count(*) as rows from menus`)).rows;
  const bodies = [
    `{"title":"x","a":${'{"a":'.repeat(60_000)}1${'}'.repeat(60_000)}}`,
    `{${Array.from({ length: 90_000 }, (_, at) => `"k${at}":1`).join(',')}}`,
    `{"title":"x","menuSort":${'9'.repeat(100_000)}}`,
    `{"title":"x","pid":1e308}`,
    `{"title":"x","menuSort":"１２"}`,
    `{"title":"x","menuSort":"1e3"}`,
    `{"title":"x","type":true}`,
    '{"title":"x","__proto__":{"isAdmin":true}}',
    '{"title":"x","constructor":{"prototype":{"x":1}}}',
    `{${Array.from({ length: 1_000_000 }, (_, at) => `"k${at}":1`).join(',')}}`,
    JSON.stringify({ title: 'x'.repeat(12_000_000) }),
  ];
  for (const payload of bodies) {
    const since = performance.now();
    const reply = await server.app.inject({
      method: 'POST',
      url: '/api/menus',
      headers: { authorization: admin.token ?? '', 'content-type': 'application/json' },
      payload,
    });
    expect([400, 413], payload.slice(0, 60)).toContain(reply.statusCode);
    expect(performance.now() - since).toBeLessThan(2000);
  }
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/xml',
    'application/json\tx',
    'application/jsonx',
    'multipart/form-data',
  ]) {
    const reply = await server.app.inject({
      method: 'POST',
      url: '/api/menus',
      headers: { authorization: admin.token ?? '', 'content-type': type },
      payload: '{"title":"by another type"}',
    });
    expect([400, 415], type).toContain(reply.statusCode);
  }
  expect((await server.db.execute(sql`select count(*) as rows from menus`)).rows).toEqual(before);
});

test('many people at once each get their own menus and rights', async () => {
  const callers = await Promise.all(
    (['warehouseKeeper', 'financeReviewer', 'customerService', 'contentEditor'] as const).map(async (role) => {
      const caller = await server.as(await aStaff(server, role));
      return {
        caller,
        alone: JSON.stringify((await caller.call(buildMenus)).data),
        roles: (await caller.call(getInfo)).data.roles,
      };
    }),
  );
  const buyer = await server.as(await aBuyer(server));
  const rounds = Array.from({ length: 10 }, () => callers).flat();
  const replies = await Promise.all(
    rounds.map(async ({ caller, alone, roles }) => {
      const [menus, info, nothing] = await Promise.all([
        caller.call(buildMenus),
        caller.call(getInfo),
        buyer.call(buildMenus),
      ]);
      expect(menus.headers).toMatchObject({ 'cache-control': 'no-store' });
      expect(menus.headers['etag']).toBeUndefined();
      return (
        JSON.stringify(menus.data) === alone &&
        JSON.stringify(info.data.roles) === JSON.stringify(roles) &&
        nothing.data.length === 0
      );
    }),
  );
  expect(replies.every(Boolean)).toBe(true);
});
