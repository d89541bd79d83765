import {
  acceptOrder,
  addToCart,
  getInfo,
  getMyCart,
  listProducts,
  login,
  makeQuote,
  placeOrder,
  refuseOrder,
} from '@kouan/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { aBuyer, aStaff } from '../../../test/actors.ts';
import { testServer } from '../../../test/harness.ts';
import { anOrder, anOrderWish } from '../../../test/orders.ts';
import { aProduct } from '../../../test/products.ts';

test("an error has one shape, in the caller's language", async () => {
  const server = await testServer();
  const languages = ['cn', 'en', 'vi'] as const;
  const replies = await Promise.all(
    languages.map((language) => server.app.inject({ url: getInfo.path, cookies: { language } })),
  );

  expect(replies.map((reply) => reply.json<{ message: string }>().message)).toEqual([
    '登录状态已过期，请重新登录',
    'The current login state has expired, please log in again',
    'Phiên đăng nhập đã hết hạn, vui lòng đăng nhập lại',
  ]);
  expect(replies[1]?.json()).toEqual({
    status: 401,
    code: 'session.required',
    message: expect.any(String),
    msg: replies[1]?.json<{ message: string }>().message,
    timestamp: expect.any(Number),
  });
  expect((await server.app.inject({ url: '/api/nothing', cookies: { language: '../../x' } })).json()).toMatchObject({
    status: 404,
    message: '没有这个地址',
  });
});

test('only the Authorization header carries a session', async () => {
  const server = await testServer();
  const caller = await server.as(await aBuyer(server));
  const token = caller.token ?? '';
  const flipped = token.replace(/.(.{10})$/, (_, rest: string) => `${token.at(-11) === 'A' ? 'B' : 'A'}${rest}`);
  const statusWith = async (request: object) => (await server.app.inject({ url: getInfo.path, ...request })).statusCode;

  expect(await statusWith({ headers: { authorization: token } })).toBe(200);
  expect(await statusWith({ headers: { authorization: token.replace('Bearer ', '') } })).toBe(200);
  for (const authorization of ['null', 'undefined', 'Bearer', 'Bearer x', flipped, 'eyJhbGciOiJub25lIn0.e30.'])
    expect(await statusWith({ headers: { authorization } })).toBe(401);
  expect(await statusWith({ cookies: { 'SHL-TOEKN': token, authorization: token } })).toBe(401);
  expect(await statusWith({ url: `${getInfo.path}?token=${encodeURIComponent(token)}` })).toBe(401);
});

test('bodies that no record may hold, of another type or too large are refused', async () => {
  const server = await testServer();
  const send = async (payload: string | Buffer, type = 'application/json') =>
    (await server.app.inject({ method: 'POST', url: login.path, headers: { 'content-type': type }, payload }))
      .statusCode;
  const text = (username: string) => JSON.stringify({ username, password: 'x', code: 'x', uuid: 'x' });

  expect(await send(text('a\u0000b'))).toBe(400);
  expect(await send('{"username":"\\ud800","password":"x","code":"x","uuid":"x"}')).toBe(400);
  expect(await send('{"username":"a","__proto__":{"isAdmin":true}}')).toBe(400);
  expect(await send('{"constructor":{"prototype":{"isAdmin":true}}}')).toBe(400);
  expect(await send(`${'['.repeat(60_000)}${']'.repeat(60_000)}`)).toBe(400);
  expect(await send('{"username":')).toBe(400);
  expect(await send(JSON.stringify({ username: 'x'.repeat(2_000_000) }))).toBe(413);
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/xml',
    'application/jsonx',
  ])
    expect([400, 415]).toContain(await send(text('a'), type));
  expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
});

test('the JSON content type without a body is no error', async () => {
  const server = await testServer();
  const reply = await server.app.inject({
    method: 'DELETE',
    url: '/auth/logout',
    headers: { 'content-type': 'application/json' },
  });

  expect(reply.statusCode).toBe(200);
});

test('lists refuse pages and sizes that are none', async () => {
  const server = await testServer();
  const statusOf = async (query: string) =>
    (await server.app.inject({ url: `${listProducts.path}?${query}` })).statusCode;

  expect(await statusOf('page=0&size=20')).toBe(200);
  for (const query of ['size=-1', 'size=0', 'size=99999999', 'size=NaN', 'page=-1', 'size=٣', 'page=x'])
    expect(await statusOf(query)).toBe(400);
});

test('a repeated key answers the same and acts once; with another content it is refused; another user has keys of their own', async () => {
  const server = await testServer();
  const product = await aProduct(server);
  const [first, second] = [await server.as(await aBuyer(server)), await server.as(await aBuyer(server))];
  const body = await anOrderWish(first, product);
  const idempotencyKey = 'checkout-1';

  const replies = await Promise.all(Array.from({ length: 6 }, () => first.call(placeOrder, { body, idempotencyKey })));
  const changed = await first.call(placeOrder, { body: { ...body, remarks: 'another content' }, idempotencyKey });
  const others = await second.call(placeOrder, { body: await anOrderWish(second, product), idempotencyKey });

  expect(new Set(replies.map(({ status, data }) => `${status} ${data.number}`)).size).toBe(1);
  expect(replies[0]?.status).toBe(201);
  expect(changed).toMatchObject({ status: 422, error: { code: 'request.key_reused' } });
  expect(others.status).toBe(201);
  expect(others.data.number).not.toBe(replies[0]?.data.number);
});

test('keys that are no keys are refused', async () => {
  const server = await testServer();
  const order = await anOrder(server, { stage: 'placed' });
  const staff = await server.as(await aStaff(server, 'customerService'));
  const statusWith = async (key: string) =>
    (await staff.call(acceptOrder, { params: { number: order.number } }, { 'idempotency-key': key })).status;

  expect(await statusWith('x'.repeat(300))).toBe(400);
  expect(await statusWith('')).toBe(400);
  expect(await statusWith('with space')).toBe(400);
});

test('numbers in bodies keep their type', async () => {
  const server = await testServer();
  const buyer = await server.as(await aBuyer(server));
  const product = await aProduct(server);
  const skuId = product.skus[0]?.id ?? 0;

  for (const quantity of ['1', '1e3', 0, -1, 1.5, 1e9, 2 ** 31, 2 ** 53 + 1, 1e308, true, null, [1]]) {
    const added = await buyer.call(addToCart, { body: { skuId, quantity: quantity as number } });
    const quoted = await buyer.call(makeQuote, { body: { lines: [{ skuId, quantity: quantity as number }] } });
    expect([added.status, quoted.status]).toEqual([400, 400]);
  }
  expect((await buyer.call(getMyCart, { query: {} })).data.totalElements).toBe(0);
});

test('a reason of a megabyte and a missing one are refused', async () => {
  const server = await testServer();
  const order = await anOrder(server, { stage: 'placed' });
  const staff = await server.as(await aStaff(server, 'customerService'));
  const refuse = (reason: string) => staff.call(refuseOrder, { params: { number: order.number }, body: { reason } });

  expect((await refuse('x'.repeat(1_048_576))).status).toBe(413);
  expect((await refuse('x'.repeat(501))).status).toBe(400);
  expect(await refuse('   ')).toMatchObject({ status: 400, error: { code: 'order.reason_required' } });
});

test('kept replies end after a week', async () => {
  const server = await testServer();
  const buyer = await aBuyer(server);
  await (
    await server.as(buyer)
  ).call(placeOrder, {
    body: await anOrderWish(await server.as(buyer), await aProduct(server)),
    idempotencyKey: 'old-1',
  });
  const kept = async () => (await server.db.execute(sql`select key from idempotency_keys`)).rows.length;

  await server.moveClock({ hours: 24 * 7 - 1 });
  await server.runTimers();
  expect(await kept()).toBe(1);
  await server.moveClock({ hours: 2 });
  await server.runTimers();
  expect(await kept()).toBe(0);
});
