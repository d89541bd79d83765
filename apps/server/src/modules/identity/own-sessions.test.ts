import {
  createDeviceCode,
  endOnline,
  endOtherSessions,
  endOwnSession,
  getInfo,
  getMyCart,
  listDevices,
  listOnline,
  listOwnSessions,
  pairDevice,
} from '@kouan/contract';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { aBuyer, anAdmin, aStaff } from '../../../test/actors.ts';
import { type Caller, type TestServer, testServer } from '../../../test/harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

async function aPlugin(owner: Caller, name = 'Chrome on Windows'): Promise<string> {
  const { code } = (await owner.call(createDeviceCode)).data;
  const { data } = await server.visitor.call(pairDevice, { body: { code, name, pluginVersion: '1.2' } });
  return data.token;
}
const statusOf = async (caller: Caller) => (await caller.call(getInfo)).status;
const pluginStatus = async (token: string) =>
  (await server.visitor.call(getMyCart, { query: {} }, { authorization: token })).status;

test('everybody sees where they are logged in and which plug-ins are paired, and nothing of others', async () => {
  const buyer = await aBuyer(server);
  const [here, phone] = [await server.as(buyer), await server.as(buyer)];
  const stranger = await server.as(await aBuyer(server));
  await aPlugin(stranger);
  await aPlugin(here);
  await server.db.execute(sql`update sessions set last_used_at = app_now() - interval '1 hour',
    browser = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Mobile/15E148 Safari/604.1'
    where id = (select max(id) from sessions where user_id = ${buyer.id})`);
  const { data } = await here.call(listOwnSessions);
  expect(data.map(({ kind, isOwn }) => [kind, isOwn])).toEqual([
    ['browser', true],
    ['plugin', false],
    ['browser', false],
  ]);
  expect(data).toMatchObject([
    { browser: 'test', ip: '127.0.0.1', startedAt: expect.stringMatching(/Z$/), lastUsedAt: expect.any(String) },
    { browser: 'Chrome on Windows · 1.2', ip: '127.0.0.1', lastUsedAt: null, key: expect.stringMatching(/^d\d+$/) },
    { browser: 'Safari · iPhone' },
  ]);
  expect((await phone.call(listOwnSessions)).data.map(({ isOwn }) => isOwn)).toEqual([true, false, false]);
  expect(JSON.stringify(data)).not.toContain(here.token?.replace('Bearer ', ''));
});

test('one is ended at once; what belongs to others or has ended is not there', async () => {
  const buyer = await aBuyer(server);
  const [here, other] = [await server.as(buyer), await server.as(buyer)];
  const stranger = await server.as(await aBuyer(server));
  const plugin = await aPlugin(here);
  const keys = async () =>
    new Map((await here.call(listOwnSessions)).data.map(({ kind, isOwn, key }) => [`${kind} ${isOwn}`, key]));
  const [browserKey, pluginKey] = [(await keys()).get('browser false') ?? '', (await keys()).get('plugin false') ?? ''];

  for (const key of [browserKey, pluginKey])
    expect((await stranger.call(endOwnSession, { params: { key } })).error).toMatchObject({
      status: 404,
      code: 'session.not_found',
    });
  expect([await statusOf(other), await pluginStatus(plugin)]).toEqual([200, 200]);
  for (const key of [browserKey, pluginKey])
    expect((await here.call(endOwnSession, { params: { key } })).status).toBe(204);
  expect([await statusOf(here), await statusOf(other), await pluginStatus(plugin)]).toEqual([200, 401, 401]);
  expect((await here.call(endOwnSession, { params: { key: browserKey } })).status).toBe(404);
  for (const key of ['x', 'd', '-1', "1' or '1'='1", '9'.repeat(16)])
    expect((await here.call(endOwnSession, { params: { key } })).status, key).toBe(400);
});

test('all others are ended together, plug-ins too; the one that asks goes on', async () => {
  const buyer = await aBuyer(server);
  const [here, second, third] = [await server.as(buyer), await server.as(buyer), await server.as(buyer)];
  const stranger = await server.as(await aBuyer(server));
  const plugin = await aPlugin(here);
  expect(await here.call(endOtherSessions)).toMatchObject({ status: 200, data: { ended: 3 } });
  expect(await Promise.all([here, second, third, stranger].map(statusOf))).toEqual([200, 401, 401, 200]);
  expect(await pluginStatus(plugin)).toBe(401);
  expect((await here.call(listOwnSessions)).data).toMatchObject([{ isOwn: true }]);
  expect((await here.call(endOtherSessions)).data).toEqual({ ended: 0 });
});

test("a plug-in's token reads and ends no session; a changed password takes its pairing out of the list", async () => {
  const buyer = await aBuyer(server);
  const here = await server.as(buyer);
  const plugin = await aPlugin(here);
  for (const endpoint of [listOwnSessions, endOtherSessions] as const)
    expect((await server.visitor.call(endpoint, {}, { authorization: plugin })).status).toBe(403);
  await server.db.execute(sql`update users set password_hash = 'another' where id = ${buyer.id}`);
  expect((await here.call(listOwnSessions)).data.map(({ kind }) => kind)).toEqual(['browser']);
});

test('staff see paired plug-ins among the sessions and can end them, but not of those who hold more', async () => {
  const admin = await server.as(await anAdmin(server));
  const buyer = await aBuyer(server, { username: 'paired.buyer' });
  const owner = await server.as(buyer);
  const plugin = await aPlugin(owner, 'Laptop');
  const list = await admin.call(listOnline, { query: { username: 'paired', kind: 'plugin' } });
  expect(list.data).toMatchObject({
    totalElements: 1,
    content: [{ kind: 'plugin', userName: 'paired.buyer', browser: 'Laptop · 1.2', ip: '127.0.0.1', isOwn: false }],
  });
  expect((await admin.call(listOnline, { query: { username: 'paired' } })).data.totalElements).toBe(2);
  const body = [list.data.content[0]?.key ?? ''];
  const keeper = await aStaff(server, 'warehouseKeeper');
  await server.db.execute(
    sql`insert into role_permissions select id, 'online:del' from roles where code = 'warehouseKeeper'`,
  );
  const limited = await server.as(keeper);
  await server.db.execute(sql`insert into user_roles select ${buyer.id}, id from roles where code = 'administrator'`);
  expect((await limited.call(endOnline, { body })).error?.code).toBe('user.holds_more');
  expect(await pluginStatus(plugin)).toBe(200);
  expect((await admin.call(endOnline, { body })).status).toBe(200);
  expect([await pluginStatus(plugin), await statusOf(owner)]).toEqual([401, 200]);
  expect((await owner.call(listDevices)).data).toEqual([]);
});
