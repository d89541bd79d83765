import { constants, generateKeyPairSync, publicEncrypt } from 'node:crypto';
import { buildMenus, changePassword, getCaptcha, getInfo, login, logout } from '@kouan/contract';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { aBuyer, anAdmin, aStaff, type TestUser } from '../../../test/actors.ts';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { testCaptcha } from '../../../test/test-config.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

const wrong = 'The username or password is wrong';
const uuidOf = async (at: TestServer) => (await at.visitor.call(getCaptcha)).data.uuid;

type Try = { username: string; password: string; rememberMe?: boolean };
async function logIn(at: TestServer, body: Try, headers: Record<string, string> = {}) {
  return at.visitor.call(
    login,
    { body: { ...body, code: testCaptcha.toUpperCase(), uuid: await uuidOf(at) } },
    headers,
  );
}

const infoWith = async (at: TestServer, headers: Record<string, string>, query = '') =>
  (await at.app.inject({ url: `/auth/info${query}`, headers })).statusCode;

test('a login answers a token with its prefix, the user and the permissions, as auth/info does', async () => {
  const buyer = await aBuyer(server);
  const reply = await logIn(server, buyer);
  expect(reply).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
  expect(reply.data.token).toMatch(/^Bearer [\w-]{43}$/);
  const { user } = reply.data;
  expect(user.user).toMatchObject({
    id: buyer.id,
    username: buyer.username,
    enabled: true,
    buyerCode: expect.stringMatching(/^B\d{6}$/),
    dept: { name: expect.any(String) },
    jobs: [{ name: expect.any(String) }],
  });
  expect(user.user.roles).toMatchObject([{ name: 'Core enterprise', level: 9 }]);
  expect(user.roles).toContain('order:own');
  expect(user.authorities).toContainEqual({ authority: 'order:own' });

  const info = await server.app.inject({
    url: '/auth/info',
    headers: { authorization: reply.data.token, 'accept-language': 'en' },
  });
  expect(info.json()).toEqual(user);
  expect(info.body).not.toMatch(/argon2|hash|password/i);
  expect(await infoWith(server, { authorization: reply.data.token.replace('Bearer ', '') })).toBe(200);
});

test('where there is a key for it a password may come encrypted; whatever is no such text is taken as it came', async () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 512 });
  const own = await testServer({ passwordKey: privateKey });
  const sealed = (text: string) =>
    publicEncrypt({ key: publicKey, padding: constants.RSA_PKCS1_PADDING }, Buffer.from(text)).toString('base64');
  const buyer = await aBuyer(own);
  expect((await logIn(own, buyer)).status).toBe(200);
  expect((await logIn(own, { ...buyer, password: sealed(buyer.password) })).status).toBe(200);
  const beyondTheKey = Buffer.alloc(64, 255).toString('base64');
  for (const password of [sealed(''), beyondTheKey, sealed('Wrong1234')])
    expect((await logIn(own, { ...buyer, password })).error?.code, password).toBe('identity.login_wrong');

  const body = { oldPass: sealed(buyer.password), newPass: sealed('Sealed2468') };
  expect((await (await own.as(buyer)).call(changePassword, { body })).status).toBe(200);
  expect((await logIn(own, { ...buyer, password: 'Sealed2468' })).status).toBe(200);
  // Without a key nothing is decrypted.
  const other = await aBuyer(server);
  expect((await logIn(server, { ...other, password: sealed(other.password) })).status).toBe(400);
}, 60_000);

test('an administrator holds the one code admin', async () => {
  const { data } = await logIn(server, await anAdmin(server));
  expect(data.user.roles).toEqual(['admin']);
});

test('empty fields are named before anything else, in the order username, password, captcha', async () => {
  const uuid = await uuidOf(server);
  const full = { username: 'a', password: 'b', code: 'c', uuid };
  const cases: [object, string][] = [
    [{ username: '', password: '', code: '', uuid }, 'Username cannot be empty'],
    [{ ...full, username: '  \u3000' }, 'Username cannot be empty'],
    [{ ...full, password: '' }, 'Password cannot be empty'],
    [{ ...full, code: '' }, 'Captcha cannot be empty'],
  ];
  for (const [payload, message] of cases) {
    const reply = await server.app.inject({
      method: 'POST',
      url: '/auth/login',
      headers: { 'accept-language': 'en' },
      payload,
    });
    expect(reply.json()).toMatchObject({ status: 400, message, msg: message });
  }
});

test('odd bodies are refused and open nothing', async () => {
  const uuid = await uuidOf(server);
  const good = { username: 'admin', password: 'b', code: testCaptcha, uuid };
  const bodies = [
    'null',
    '[]',
    '5',
    '{',
    '"text"',
    { ...good, username: ['admin'] },
    { ...good, username: { $ne: null } },
    { ...good, code: null },
    { username: 'admin', password: 'b', uuid },
    { ...good, username: '\ufeffadmin' },
    Buffer.concat([Buffer.from('{"username":"a'), Buffer.from([0xc3, 0x28, 0xff]), Buffer.from('","password":"b"}')]),
    { ...good, code: [testCaptcha] },
    { ...good, code: true },
    { ...good, uuid: ['x'] },
    { ...good, username: 'a\u0000b' },
    { ...good, username: 'a\ud800b' },
    { ...good, password: 'x'.repeat(500_000) },
    { ...good, username: "' or 1=1 --", uuid: "' or '1'='1" },
  ];
  for (const body of bodies) {
    const payload = typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body);
    const reply = await server.app.inject({
      method: 'POST',
      url: '/auth/login',
      headers: { 'content-type': 'application/json' },
      payload,
    });
    expect(reply.statusCode, String(payload).slice(0, 80)).toBe(400);
    expect(reply.body).not.toContain('token');
  }
  expect((await server.app.inject({ method: 'GET', url: '/auth/login' })).statusCode).toBe(404);
});

test('unknown user, wrong password and disabled account get the same answer, never 401', async () => {
  const [known, disabled] = [await aBuyer(server), await aBuyer(server)];
  await server.db.execute(sql`update users set is_enabled = false where id = ${disabled.id}`);
  const tries: Try[] = [
    { username: 'nobody-is-this', password: 'Wrong1234' },
    { ...known, password: 'Wrong1234' },
    disabled,
    { username: "x' or '1'='1", password: "x' or '1'='1" },
  ];
  for (const one of tries)
    expect(await logIn(server, one)).toMatchObject({
      status: 400,
      error: { code: 'identity.login_wrong', message: wrong },
    });
});

test('an unknown user takes as long as a wrong password', async () => {
  const own = await testServer();
  const { username } = await aBuyer(own);
  const timeOf = async (name: string) => {
    const uuid = await uuidOf(own);
    const since = performance.now();
    await own.visitor.call(login, { body: { username: name, password: 'Wrong1234', code: testCaptcha, uuid } });
    return performance.now() - since;
  };
  const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
  await timeOf('warm-up');
  // One after the other in turn, so that whatever else the machine does meets both.
  const times: { unknown: number[]; known: number[] } = { unknown: [], known: [] };
  for (let turn = 0; turn < 9; turn++) {
    times.unknown.push(await timeOf('nobody-at-all'));
    times.known.push(await timeOf(username));
  }
  const [unknown, known] = [median(times.unknown), median(times.known)];
  expect(Math.max(unknown, known) / Math.min(unknown, known)).toBeLessThan(2.5);
});

test('after ten wrong passwords even the right one is refused, however the name is written, with the same text', async () => {
  const own = await testServer();
  const buyer = await aBuyer(own, { username: 'limited1' });
  const spellings = ['limited1', 'LIMITED1', ' limited1 ', 'ｌｉｍｉｔｅｄ１', 'Limited1'];
  for (let turn = 0; turn < 10; turn++) {
    const username = spellings[turn % spellings.length] ?? '';
    expect(
      (
        await logIn(
          own,
          { username, password: 'Wrong1234' },
          { 'x-forwarded-for': `10.0.0.${turn}`, 'x-real-ip': `10.0.1.${turn}` },
        )
      ).error?.code,
    ).toBe('identity.login_wrong');
  }
  const [bad, good] = [await logIn(own, { ...buyer, password: 'Wrong1234' }), await logIn(own, buyer)];
  expect(bad).toMatchObject({ status: 429, error: { code: 'identity.login_limited' } });
  expect(good.error?.message).toBe(bad.error?.message);
  expect((await logIn(own, await aBuyer(own))).status).toBe(200);
  await own.moveClock({ hours: 1 });
  expect((await logIn(own, buyer)).status).toBe(200);
});

test('wrong passwords sent at once cannot pass the limit together', async () => {
  const own = await testServer();
  const { username } = await aBuyer(own);
  const uuids = await Promise.all(Array.from({ length: 25 }, () => uuidOf(own)));
  const replies = await Promise.all(
    uuids.map((uuid) =>
      own.visitor.call(login, { body: { username, password: 'Wrong1234', code: testCaptcha, uuid } }),
    ),
  );
  expect(replies.filter(({ status }) => status === 400)).toHaveLength(10);
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(15);
});

test('one password tried over many names is limited by address; good logins do not count', async () => {
  const own = await testServer();
  const buyer = await aBuyer(own);
  for (let turn = 0; turn < 3; turn++) expect((await logIn(own, buyer)).status).toBe(200);
  const statuses: number[] = [];
  for (let turn = 0; turn < 52; turn++)
    statuses.push((await logIn(own, { username: `spray${turn}`, password: 'Summer2026' })).status);
  expect(statuses.slice(0, 50).every((status) => status === 400)).toBe(true);
  expect(statuses.slice(50)).toEqual([429, 429]);
}, 60_000);

test('tokens that are none, and tokens in other places, open nothing', async () => {
  const { token = '' } = await server.as(await aBuyer(server));
  const bare = token.replace('Bearer ', '');
  const middle = bare[20] === 'a' ? 'b' : 'a';
  const bad = [
    'garbage',
    'null',
    'undefined',
    'Bearer',
    'Bearer ',
    `${bare}x`,
    bare.slice(0, 42),
    `${bare.slice(0, 20)}${middle}${bare.slice(21)}`,
    'eyJhbGciOiJub25lIn0.eyJzdWIiOjF9.',
    `Basic ${bare}`,
  ];
  for (const authorization of bad) expect(await infoWith(server, { authorization }), authorization).toBe(401);
  expect(await infoWith(server, {})).toBe(401);
  expect(await infoWith(server, {}, `?token=${bare}&authorization=${bare}`)).toBe(401);
  expect(await infoWith(server, { cookie: `SHL-TOEKN=${bare}; token=${bare}` })).toBe(401);
  expect(await infoWith(server, { authorization: token })).toBe(200);
});

test('a planted token stays dead after the login, which makes a new one', async () => {
  const planted = 'A'.repeat(43);
  const buyer = await aBuyer(server);
  const { data } = await logIn(server, buyer, { authorization: `Bearer ${planted}`, cookie: `SHL-TOEKN=${planted}` });
  expect(data.token).not.toContain(planted);
  expect(await infoWith(server, { authorization: planted })).toBe(401);
});

test('logout ends one session at once and is never refused', async () => {
  const buyer = await aBuyer(server);
  const [one, other] = [await server.as(buyer), await server.as(buyer)];
  expect((await one.call(logout)).status).toBe(200);
  expect((await one.call(getInfo)).status).toBe(401);
  expect((await other.call(getInfo)).status).toBe(200);
  expect((await one.call(logout)).status).toBe(200);
  for (const headers of [{}, { authorization: 'Bearer nonsense' }, { cookie: `SHL-TOEKN=${other.token}` }]) {
    expect((await server.app.inject({ method: 'DELETE', url: '/auth/logout', headers })).statusCode).toBe(200);
  }
  expect((await other.call(getInfo)).status).toBe(200);
});

test('staff get the menus of their permissions in their language, buyers and partners none', async () => {
  const menusOf = async (user: TestUser, language: 'cn' | 'en' | 'vi' = 'en') =>
    (await (await server.as(user, language)).call(buildMenus)).data;
  const everything = await menusOf(await anAdmin(server));
  const components = (nodes: unknown) =>
    [...JSON.stringify(nodes).matchAll(/"component":"(\w+(?:\/\w+)+)"/g)].map(([, name]) => String(name)).sort();
  expect(components(everything)).toEqual([
    'bank/statements',
    'captures/index',
    'cases/index',
    'cases/rules',
    'content/documents',
    'content/home',
    'cooperation/bags',
    'finance/fees',
    'finance/journal',
    'finance/payables',
    'finance/proofs',
    'finance/rates',
    'finance/withdrawals',
    'goods/categories',
    'goods/products',
    'goods/reviews',
    'goods/stores',
    'interests/index',
    'linkHealth/index',
    'materials/index',
    'monitor/log/errorLog',
    'monitor/log/index',
    'monitor/online/index',
    'monitor/sql/index',
    'operations/database',
    'operations/deploy',
    'orders/confirm',
    'orders/index',
    'orders/proposals',
    'providers/index',
    'reviews/ceilings',
    'reviews/deposit',
    'reviews/final',
    'reviews/refunds',
    'screening/index',
    'shipments/index',
    'supply/materials',
    'supply/orders',
    'supply/products',
    'supply/store',
    'system/dict/index',
    'system/menu/index',
    'system/parameters',
    'system/registration/index',
    'system/role/index',
    'system/user/index',
    'tools/storage/index',
    'tools/swagger/index',
    'transport/bags',
    'transport/carriers',
    'warehouse/adjustments',
    'warehouse/batches',
    'warehouse/parcels',
    'warehouse/questions',
    'warehouse/receive',
    'warehouse/scan',
    'warehouse/shelves',
    'warehouse/stocktakes',
    'warehouse/strays',
    'workbench/index',
  ]);
  expect(components(await menusOf(await aStaff(server, 'warehouseKeeper')))).toEqual([
    'cases/index',
    'orders/index',
    'shipments/index',
    'transport/bags',
    'warehouse/adjustments',
    'warehouse/batches',
    'warehouse/parcels',
    'warehouse/questions',
    'warehouse/receive',
    'warehouse/scan',
    'warehouse/shelves',
    'warehouse/stocktakes',
    'warehouse/strays',
    'workbench/index',
  ]);
  expect(await menusOf(await aBuyer(server))).toEqual([]);
  expect(components(await menusOf(await aStaff(server, 'supplier')))).toEqual([
    'supply/materials',
    'supply/orders',
    'supply/products',
    'supply/store',
  ]);
  expect(components(await menusOf(await aStaff(server, 'cooperative')))).toEqual(['cooperation/bags']);

  const titles = await Promise.all(
    (['cn', 'en', 'vi'] as const).map(
      async (language) => (await menusOf(await aStaff(server, 'financeReviewer'), language))[1]?.meta?.title,
    ),
  );
  expect(titles).toEqual(['审核中心', 'Reviews', 'Trung tâm duyệt']);
  expect(everything[1]).toMatchObject({
    path: '/reviews',
    component: 'Layout',
    alwaysShow: true,
    redirect: 'noredirect',
    children: expect.arrayContaining([expect.objectContaining({ path: 'confirm', component: 'orders/confirm' })]),
  });
  expect(JSON.stringify(everything)).not.toMatch(/"children":(null|\[\])/);
  expect((await server.visitor.call(buildMenus)).status).toBe(401);
});
