import * as contract from '@kouan/contract';
import {
  createDeviceCode,
  type EndpointShape,
  getMyCart,
  getOwnDevice,
  leaveDevice,
  listDevices,
  pairDevice,
  revokeDevice,
} from '@kouan/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { aBuyer, aStaff } from '../../../test/actors.ts';
import { type Caller, testServer, type TestServer } from '../../../test/harness.ts';
import { transaction } from '../../platform/db.ts';
import { setParameter } from '../settings/index.ts';

const body = { name: 'Chrome on Windows', pluginVersion: '1.0' };
const pair = (server: TestServer, code: string) => server.visitor.call(pairDevice, { body: { ...body, code } });
const codeOf = async (owner: Caller) => (await owner.call(createDeviceCode)).data.code;
const stateOf = (server: TestServer, token: string, endpoint: EndpointShape = getMyCart) =>
  server.visitor.call(endpoint, {}, { authorization: token });

test('a code pairs one browser once; its token reads and fills the cart', async () => {
  const server = await testServer();
  const owner = await server.as(await aBuyer(server, { nickName: 'Lan' }));
  const code = await codeOf(owner);
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);

  const paired = await pair(server, ` ${code.toLowerCase().replace('-', ' ')} `);
  expect(paired.status).toBe(201);
  expect((await pair(server, code)).error).toMatchObject({ status: 400, code: 'device.code_wrong' });

  const { token } = paired.data;
  expect((await stateOf(server, token)).status).toBe(200);
  expect(
    (await server.visitor.call(getOwnDevice, { query: {} }, { authorization: `Bearer ${token}` })).data,
  ).toMatchObject({
    device: { name: 'Chrome on Windows', pluginVersion: '1.0' },
    nickName: 'Lan',
    isTooOld: false,
  });
  const [device] = (await owner.call(listDevices)).data;
  expect(device).toMatchObject({ id: paired.data.id, name: 'Chrome on Windows', lastUsedAt: expect.any(String) });
  const stored = JSON.stringify((await server.db.execute(sql`select * from devices, device_codes`)).rows);
  expect(stored).not.toContain(token);
});

test('of ten browsers that send one code at once, one is paired', async () => {
  const server = await testServer();
  const owner = await server.as(await aBuyer(server));
  await Promise.all(Array.from({ length: 12 }, () => server.db.execute(sql`select pg_sleep(0.05)`)));
  const code = await codeOf(owner);

  const replies = await Promise.all(Array.from({ length: 10 }, () => pair(server, code)));

  expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
  expect((await owner.call(listDevices)).data).toHaveLength(1);
});

test('a code ends after some minutes and when the next is made; wrong tries are limited per address', async () => {
  const server = await testServer();
  const owner = await server.as(await aBuyer(server));
  const earlier = await codeOf(owner);
  const later = await codeOf(owner);
  expect((await pair(server, earlier)).error?.code).toBe('device.code_wrong');
  await server.moveClock({ hours: 0.2 });
  expect((await pair(server, later)).error?.code).toBe('device.code_wrong');

  const codes: (string | undefined)[] = [];
  for (let turn = 0; turn < 10; turn++) codes.push((await pair(server, 'AAAA-AAAA')).error?.code);
  expect(codes.at(-1)).toBe('request.too_many');
  expect((await pair(server, await codeOf(owner))).error?.code).toBe('request.too_many');
  await server.moveClock({ hours: 0.5 });
  expect((await pair(server, await codeOf(owner))).status).toBe(201);
});

test('a device token opens only what is meant for it, never anything else of the account', async () => {
  const server = await testServer();
  const owner = await server.as(await aBuyer(server));
  const { token } = (await pair(server, await codeOf(owner))).data;
  const isEndpoint = (value: unknown): value is EndpointShape =>
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'permission' in value;
  const exported: [string, unknown][] = Object.entries(contract);
  const endpoints = exported.flatMap(([name, value]) =>
    isEndpoint(value) && value.permission !== 'open' && value !== leaveDevice ? [{ name, endpoint: value }] : [],
  );

  const open: string[] = [];
  for (const { name, endpoint } of endpoints) {
    const { status, error } = await server.visitor.call(
      endpoint,
      { params: { number: 'D261103ABCDEFG', id: 'aaaaaaaaaa' }, body: {} },
      { authorization: token },
    );
    if (status !== 403 && error?.code !== 'request.not_found') open.push(name);
  }

  expect(open.toSorted()).toEqual([
    'addInterest',
    'addLinesToCart',
    'editCartLine',
    'getMyCart',
    'getOwnDevice',
    'listMyCaptures',
    'reportReading',
    'sendCapture',
  ]);
});

test('a pairing ends by its owner, by itself, with a changed password and with a disabled account', async () => {
  const server = await testServer();
  const user = await aBuyer(server);
  const owner = await server.as(user);
  const stranger = await server.as(await aBuyer(server));
  const aDevice = async () => (await pair(server, await codeOf(owner))).data;
  const [revoked, left, old] = [await aDevice(), await aDevice(), await aDevice()];

  expect((await stranger.call(revokeDevice, { params: { id: revoked.id } })).status).toBe(404);
  expect((await stranger.call(listDevices)).data).toEqual([]);
  expect((await owner.call(revokeDevice, { params: { id: revoked.id } })).status).toBe(204);
  expect((await stateOf(server, left.token, leaveDevice)).status).toBe(204);
  expect((await stateOf(server, revoked.token)).status).toBe(401);
  expect((await stateOf(server, left.token)).status).toBe(401);
  expect((await owner.call(leaveDevice)).status).toBe(204);
  expect((await owner.call(listDevices)).data.map(({ id }) => id)).toEqual([old.id]);

  await server.db.execute(sql`update users set is_enabled = false where id = ${user.id}`);
  expect((await stateOf(server, old.token)).status).toBe(401);
  await server.db.execute(sql`update users set is_enabled = true where id = ${user.id}`);
  expect((await stateOf(server, old.token)).status).toBe(200);
  await server.db.execute(sql`update users set password_hash = password_hash || 'x' where id = ${user.id}`);
  expect((await stateOf(server, old.token)).status).toBe(401);
  expect((await owner.call(listDevices)).data).toEqual([]);
});

test('pairing wants the permission to capture, a plug-in that is not too old, and room', async () => {
  const server = await testServer();
  const owner = await server.as(await aBuyer(server));
  const keeper = await server.as(await aStaff(server, 'warehouseKeeper'));
  expect((await server.visitor.call(createDeviceCode)).status).toBe(401);
  expect((await keeper.call(createDeviceCode)).status).toBe(403);
  const tooOld = { ...body, code: await codeOf(owner), pluginVersion: '0.9' };
  expect((await server.visitor.call(pairDevice, { body: tooOld })).error).toMatchObject({
    code: 'capture.plugin_too_old',
    details: { minimum: '1.0' },
  });
  await transaction(server.db, (tx) => setParameter(tx, { key: 'devicesPerUser', value: 1, changedBy: null }));
  expect((await pair(server, await codeOf(owner))).status).toBe(201);
  const code = await codeOf(owner);
  expect((await pair(server, code)).error?.code).toBe('device.too_many');
  const [device] = (await owner.call(listDevices)).data;
  await owner.call(revokeDevice, { params: { id: device?.id ?? 0 } });
  expect((await pair(server, code)).status).toBe(201);
});
