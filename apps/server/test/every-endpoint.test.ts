import * as contract from '@kouan/contract';
import { addressOf, builtInRoles, type EndpointShape } from '@kouan/contract';
import { expect, test } from 'vitest';
import { aBuyer, anAdmin, aStaff } from './actors.ts';
import { type Caller, type TestServer, testServer } from './harness.ts';
import { anOrder } from './orders.ts';

const isEndpoint = (value: unknown): value is EndpointShape =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'permission' in value;
const exported: [string, unknown][] = Object.entries(contract);
const endpoints = exported.flatMap(([name, value]) => (isEndpoint(value) ? [{ name, endpoint: value }] : []));
const atOnce = 12;
const nobody = { params: { number: 'D261103ABCDEFG', id: 'aaaaaaaaaa' }, body: {} };

test('every call that is not open wants a session', async () => {
  const { visitor } = await testServer();
  const closed = endpoints.filter(({ endpoint }) => endpoint.permission !== 'open');

  const answers = await Promise.all(
    closed.map(async ({ name, endpoint }) => {
      const { status, error } = await visitor.call(endpoint, nobody);
      return { name, status, code: error?.code, message: error?.message };
    }),
  );

  expect(closed.length).toBeGreaterThan(40);
  expect(
    answers.filter(({ status, code, message }) => status !== 401 || code !== 'session.required' || !message),
  ).toEqual([]);
});

test('every staff call is closed to buyers, and each role reaches only what it holds', async () => {
  const server = await testServer();
  const buyer = await server.as(await aBuyer(server));
  const keeper = await server.as(await aStaff(server, 'warehouseKeeper'));
  const supplier = await server.as(await aStaff(server, 'supplier'));
  const cooperative = await server.as(await aStaff(server, 'cooperative'));
  const statusOf = async (caller: typeof buyer, endpoint: EndpointShape) =>
    (await caller.call(endpoint, nobody)).status;
  const needing = endpoints.filter(
    ({ endpoint }) => endpoint.permission !== 'open' && endpoint.permission !== 'session',
  );

  for (const [caller, role] of [
    [buyer, 'purchaser'],
    [keeper, 'warehouseKeeper'],
    [supplier, 'supplier'],
    [cooperative, 'cooperative'],
  ] as const) {
    const held: readonly string[] = builtInRoles[role].permissions;
    const forbidden = needing.filter(
      ({ endpoint }) => ![endpoint.permission, ...(endpoint.or ?? [])].some((code) => held.includes(code)),
    );
    const statuses: (readonly [string, number])[] = [];
    // As many at once as there are connections: more would only wait for each other.
    for (let at = 0; at < forbidden.length; at += atOnce)
      statuses.push(
        ...(await Promise.all(
          forbidden
            .slice(at, at + atOnce)
            .map(async ({ name, endpoint }) => [name, await statusOf(caller, endpoint)] as const),
        )),
      );
    expect(forbidden.length).toBeGreaterThan(10);
    expect(statuses.filter(([, status]) => status !== 403)).toEqual([]);
  }
}, 120_000);

test('every endpoint is served, and none answers garbage with a 5xx', async () => {
  const server = await testServer();
  const callers = [await server.as(await aBuyer(server)), await server.as(await aStaff(server, 'administrator'))];
  const garbage = [
    null,
    [],
    42,
    'text',
    { lines: 'x', number: {}, quantity: '1e3' },
    { lines: [{ lineId: -1, skuId: 1.5, quantity: 2 ** 53 }] },
  ];

  const broken: string[] = [];
  for (const caller of callers) {
    for (const { name, endpoint } of endpoints.filter((one) => one.endpoint !== contract.logout)) {
      for (const body of endpoint.method === 'GET' ? [undefined] : garbage) {
        const { status } = await caller.call(endpoint, { params: nobody.params, body });
        if (status >= 500) broken.push(`${name} answered ${status} to ${JSON.stringify(body)}`);
      }
    }
  }
  expect(broken).toEqual([]);
}, 120_000);

const reads = endpoints.filter(({ endpoint }) => endpoint.method === 'GET' && !endpoint.download);
const read = (server: TestServer, caller: Caller, url: string) =>
  server.app.inject({ url, headers: { authorization: caller.token ?? '', 'accept-language': 'en' } });

test('no read takes a hostile query for more than text, and none answers slowly, at length or with its insides', async () => {
  const server = await testServer();
  const admin = await server.as(await anAdmin(server));
  const text = encodeURIComponent("x' or 1=1; select pg_sleep(5) --");
  const odd = encodeURIComponent(`\u202e\ufeff${'\u0301'.repeat(2_000)}${'👩‍👩‍👧‍👦'.repeat(50)}`);
  const queries = [
    `blurry=${text}&text=${text}&query=${text}&number=${text}&status=${text}&dictName=${text}`,
    `sort=${text},asc&sort=id,${text}&sort=__proto__,asc&sort=password_hash,desc&sort=constructor`,
    `createTime=${text}&createTime=${text}&from=9999999-01-01&to=now`,
    'createTime=9999999-01-01+00:00:00&createTime=2026-02-30+00:00:00',
    'page=0&page=1&size=10&size=20&pid=1&pid=2&id=1&id=2&filter[a][b]=1&__proto__[x]=1&constructor.prototype.x=1',
    'blurry=%zz&page=%E0%A4%A&text=%F0%28%8C%28&number=%C0%AE',
    `blurry=${odd}&text=${odd}`,
    'page=0&size=0x10',
    'page=0&size=99999999',
    'page=99999999&size=10',
  ];
  const broken: string[] = [];
  for (const { name, endpoint } of reads) {
    const path = addressOf(endpoint, { params: nobody.params });
    for (const query of queries) {
      const since = performance.now();
      const { statusCode, body } = await read(server, admin, `${path}?${query}`);
      const isAnswered = statusCode < 500 && performance.now() - since < 2_500 && body.length < 3_000_000;
      const isQuiet = !/syntax error|drizzle|node_modules|argon2|pg_catalog|\.ts:\d/.test(body);
      if (!isAnswered || !isQuiet)
        broken.push(`${name} answered ${statusCode} to ${query.slice(0, 60)}: ${body.slice(0, 90)}`);
    }
  }
  expect(reads.length).toBeGreaterThan(80);
  expect(broken).toEqual([]);
  expect(Object.hasOwn(Object.prototype, 'x')).toBe(false);
}, 240_000);

test('a query that names another user shows nothing of theirs', async () => {
  const server = await testServer();
  const [user, stranger] = [await aBuyer(server), await aBuyer(server)];
  const [buyer, other] = [await server.as(user), await server.as(stranger)];
  const { number } = await anOrder(server, { buyer: stranger });
  const naming = new URLSearchParams();
  for (const name of ['userId', 'buyerId', 'ownerId', 'accountId', 'buyer', 'user'])
    naming.append(name, `${stranger.id}`);
  for (const name of ['username', 'createBy', 'owner', 'buyerName', 'nickName']) naming.append(name, stranger.username);
  const held: readonly string[] = builtInRoles.purchaser.permissions;
  const own = reads.filter(({ endpoint }) =>
    [endpoint.permission, ...(endpoint.or ?? [])].some((code) => code === 'session' || held.includes(code)),
  );
  const shown: string[] = [];
  for (const { name, endpoint } of own) {
    const { body } = await read(server, buyer, `${addressOf(endpoint, { params: nobody.params })}?${naming}`);
    if ([number, stranger.username].some((word) => body.includes(word))) shown.push(name);
  }
  expect(own.length).toBeGreaterThan(20);
  expect(shown).toEqual([]);
  expect((await read(server, other, contract.listMyOrders.path)).body).toContain(number);
});

/** Every field of a body schema, at any depth. */
function fieldsOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties = {}, items, anyOf = [] } = schema as { properties?: object; items?: unknown; anyOf?: unknown[] };
  return [...Object.keys(properties), ...[...Object.values(properties), items, ...anyOf].flatMap(fieldsOf)];
}

test('no body names who owns, made, reviewed or paid a record, nor when: what is not asked for is dropped', () => {
  const taken = [
    'ownerId',
    'owner',
    'buyerId',
    'userId',
    'actorId',
    'createBy',
    'createdAt',
    'createTime',
    'updatedAt',
  ];
  const decided = ['reviewer', 'reviewerId', 'reviewedBy', 'reviewedAt', 'isAdmin', 'permissionsOfUser', 'paidAmount'];
  const naming = endpoints.flatMap(({ name, endpoint }) =>
    fieldsOf(endpoint.body)
      .filter((field) => [...taken, ...decided].includes(field))
      .map((field) => `${name} ${field}`),
  );
  expect(naming).toEqual([]);
});

test('every call names whom it opens for; a list of nobody opens for nobody', () => {
  for (const { name, endpoint } of endpoints) {
    expect(endpoint.permission, name).toMatch(/^[a-z][\w-]*(:[\w-]+)?$/i);
    if (endpoint.or) expect(endpoint.or.length, name).toBeGreaterThan(0);
  }
});

test('no other site may read, write or frame; what the caller says about the host is never repeated', async () => {
  const server = await testServer();
  const buyer = await server.as(await aBuyer(server));
  for (const origin of ['https://evil.example', 'null', 'http://localhost.evil.example', 'http://127.0.0.1:9']) {
    const headers = { origin, authorization: buyer.token ?? '' };
    const asked = await server.app.inject({
      method: 'OPTIONS',
      url: contract.login.path,
      headers: { ...headers, 'access-control-request-method': 'POST' },
    });
    for (const reply of [asked, await server.app.inject({ url: contract.getInfo.path, headers })])
      expect(Object.keys(reply.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  }
  const lies = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-original-url': '/api/users' };
  for (const url of ['/api/site', '/auth/code', '/nothing', '/auth/info', '/file/none']) {
    const reply = await server.app.inject({ url, headers: { ...lies, 'x-forwarded-proto': 'https' } });
    expect(JSON.stringify([reply.headers, reply.body]), url).not.toContain('evil.example');
    expect(reply.headers, url).toMatchObject({
      'x-frame-options': 'SAMEORIGIN',
      'content-security-policy': expect.stringContaining("frame-ancestors 'self'"),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
    });
  }
});

test('headers that ask for another method, and languages that are none, change nothing', async () => {
  const server = await testServer();
  const buyer = await server.as(await aBuyer(server));
  for (const name of ['x-http-method-override', 'x-http-method', 'x-method-override']) {
    const headers = { [name]: 'DELETE', authorization: buyer.token ?? '' };
    await server.app.inject({ method: 'GET', url: contract.logout.path, headers });
    await server.app.inject({ method: 'POST', url: `${contract.logout.path}?_method=DELETE`, headers });
    expect((await server.app.inject({ url: contract.login.path, headers })).statusCode).toBe(404);
  }
  expect((await buyer.call(contract.getInfo)).status).toBe(200);
  for (const language of ['../../x', '__proto__', 'constructor', 'x'.repeat(10_000), '<script>']) {
    const reply = await server.app.inject({
      url: contract.getInfo.path,
      headers: { cookie: `language=${encodeURIComponent(language)}`, 'accept-language': language },
    });
    expect(reply.json(), language.slice(0, 20)).toMatchObject({ status: 401, message: '登录状态已过期，请重新登录' });
  }
});
