import {
  addRole,
  deleteRoles,
  editRole,
  getInfo,
  getOwnLevel,
  getRole,
  listAllRoles,
  listMenus,
  listRoles,
  type Permission,
  setRoleMenus,
} from '@kouan/contract';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { aBuyer, anAdmin, aStaff } from '../../../test/actors.ts';
import { type Caller, type TestServer, testServer } from '../../../test/harness.ts';
import { downloadedRows } from '../../../test/workbook.ts';

let server: TestServer;
let admin: Caller;
beforeAll(async () => {
  server = await testServer();
  admin = await server.as(await anAdmin(server));
});

const sent = (body: object) => body as never;
const byCode = async (code: string) => {
  const { data } = await admin.call(listAllRoles);
  const role = data.find((one) => one.code === code);
  if (!role) throw new Error(`no role ${code}`);
  return role;
};
const stateOf = async () =>
  Promise.all(
    ['roles', 'role_permissions', 'role_menus'].map(
      async (table) => (await server.db.execute(sql.raw(`select * from ${table} order by 1, 2`))).rows,
    ),
  );
let made = 0;
async function aRole(codes: readonly Permission[], level = 3): Promise<number> {
  const reply = await admin.call(addRole, {
    body: sent({ name: `role ${++made}`, level: String(level), permissions: codes }),
  });
  expect(reply.status).toBe(201);
  return reply.data.id;
}
async function holderOf(role: number): Promise<{ id: number; caller: Caller }> {
  const { id } = await aStaff(server, 'contentEditor');
  await server.db.execute(sql`update user_roles set role_id = ${role} where user_id = ${id}`);
  return { id, caller: await server.as({ id }) };
}

test('built-in roles are listed with level, codes and menus, by level, in the language of the caller', async () => {
  const { data } = await admin.call(listRoles, { query: { sort: 'level,asc', size: 3 } });
  expect(data.content[0]).toMatchObject({
    code: 'administrator',
    name: 'Administrator',
    names: { cn: '管理员', en: 'Administrator', vi: 'Quản trị viên' },
    level: 1,
    dataScope: '全部',
    permissions: ['admin'],
    depts: [],
  });
  expect(data.content.length).toBe(3);
  expect(data.totalElements).toBeGreaterThanOrEqual(8);
  const keeper = await byCode('warehouseKeeper');
  expect(keeper.menus.length).toBeGreaterThan(3);
  expect(await admin.call(getRole, { params: { id: keeper.id } })).toMatchObject({ status: 200, data: keeper });
  expect((await admin.call(getRole, { params: { id: 999_999 } })).status).toBe(400);
  expect((await admin.call(getOwnLevel)).data).toEqual({ level: 1 });
  expect((await (await server.as(await aBuyer(server))).call(getOwnLevel)).data).toEqual({ level: 9 });
  const rows = await downloadedRows(server, admin, '/api/roles/download?blurry=Warehouse');
  expect(rows.map((row) => row[0])).toEqual(['Role', 'Warehouse keeper']);
});

test('a role is added, edited by its whole row and deleted; what it permits counts for the next call', async () => {
  const id = await aRole(['user:list', 'roles:list']);
  const { caller } = await holderOf(id);
  expect((await caller.call(listRoles, { query: {} })).status).toBe(200);
  const row = (await admin.call(getRole, { params: { id } })).data;
  expect(row).toMatchObject({
    code: null,
    level: 3,
    permissions: ['roles:list', 'user:list'],
    menus: [],
    userCount: 1,
  });

  const name = `${row.name} renamed`;
  const whole = { ...row, name, description: 'reads', permissions: ['user:list'], users: [], createBy: 'x' };
  expect(await admin.call(editRole, { body: sent(whole) })).toMatchObject({ status: 204, data: undefined });
  expect((await caller.call(listRoles, { query: {} })).error).toMatchObject({ status: 403 });
  expect((await caller.call(getInfo)).data.roles).toEqual(['user:list']);
  expect((await admin.call(getRole, { params: { id } })).data).toMatchObject({
    name,
    description: 'reads',
    permissions: ['user:list'],
  });

  expect((await admin.call(deleteRoles, { body: [id] })).error).toMatchObject({ status: 409, code: 'role.in_use' });
  await server.db.execute(sql`delete from user_roles where role_id = ${id}`);
  expect(await admin.call(deleteRoles, { body: [id] })).toMatchObject({ status: 200, data: undefined });
});

test('the menus of a role bring their codes, and take them when they go', async () => {
  const id = await aRole(['order:list', 'user:list']);
  const { data } = await admin.call(listMenus, { query: { blurry: 'system/' } });
  const menu = (code: string) => ({
    id: data.content.find(({ permission }) => permission === code)?.id ?? 0,
    title: 'x',
  });
  const codes = async () => (await admin.call(getRole, { params: { id } })).data;

  const both = { id, name: 'ignored', menus: [menu('user:list'), menu('dict:list')] };
  expect(await admin.call(setRoleMenus, { body: sent(both) })).toMatchObject({ status: 204, data: undefined });
  expect(await codes()).toMatchObject({
    permissions: ['dict:list', 'order:list', 'user:list'],
    menus: both.menus.map((one) => ({ id: one.id })).toSorted((a, b) => a.id - b.id),
  });
  await admin.call(setRoleMenus, { body: sent({ id, menus: [menu('user:list')] }) });
  expect(await codes()).toMatchObject({ permissions: ['order:list', 'user:list'] });
  await admin.call(setRoleMenus, { body: sent({ id, menus: [] }) });
  expect(await codes()).toMatchObject({ permissions: ['order:list'], menus: [] });
});

test('whatever is refused changes nothing', async () => {
  const id = await aRole([]);
  const [administrator, service] = [await byCode('administrator'), await byCode('customerService')];
  const before = await stateOf();
  const refusals: [Promise<{ error: object | undefined }>, number, string][] = [
    [admin.call(addRole, { body: sent({ id: 3, name: 'x', level: 3 }) }), 400, 'request.id_not_allowed'],
    [admin.call(addRole, { body: sent({ level: 3 }) }), 400, 'role.name_empty'],
    [admin.call(addRole, { body: sent({ name: '客服', level: 3 }) }), 400, 'role.name_taken'],
    [admin.call(addRole, { body: sent({ name: 'x', level: '0' }) }), 400, 'role.level_not_allowed'],
    [admin.call(addRole, { body: sent({ name: 'x', level: 1000 }) }), 400, 'role.level_not_allowed'],
    [admin.call(addRole, { body: sent({ name: 'x', permissions: ['admin'] }) }), 400, 'request.invalid'],
    [admin.call(addRole, { body: sent({ name: 'x', permissions: ['no:such'] }) }), 400, 'request.invalid'],
    [admin.call(addRole, { body: sent({ name: 'x', dataScope: 'all' }) }), 400, 'request.invalid'],
    [admin.call(editRole, { body: sent({ id: 999_999, name: 'x' }) }), 400, 'role.not_found'],
    [
      admin.call(editRole, { body: sent({ ...administrator, permissions: ['user:list'] }) }),
      409,
      'role.administrator_stays',
    ],
    [admin.call(setRoleMenus, { body: sent({ id: administrator.id, menus: [] }) }), 409, 'role.administrator_stays'],
    [admin.call(setRoleMenus, { body: sent({ id, menus: [{ id: 999_999 }] }) }), 400, 'menu.not_found'],
    [admin.call(setRoleMenus, { body: sent({ id: 999_999, menus: [] }) }), 400, 'role.not_found'],
    [admin.call(deleteRoles, { body: [service.id] }), 409, 'role.built_in'],
    [admin.call(deleteRoles, { body: [id, 999_999] }), 400, 'role.not_found'],
  ];
  for (const [reply, status, code] of refusals) expect((await reply).error, code).toMatchObject({ status, code });
  expect(await stateOf()).toEqual(before);
});

test('nobody grants through a role what they do not hold, or changes a role above theirs or their own', async () => {
  const mine = await aRole(['roles:list', 'roles:add', 'roles:edit', 'roles:del', 'user:list'], 4);
  const { caller } = await holderOf(mine);
  const low = await aRole(['user:list'], 5);
  const rich = await aRole(['ledger:list', 'user:list'], 5);
  const high = await aRole([], 2);
  const { data } = await admin.call(listMenus, { query: { blurry: 'bank/statements' } });
  const bank = data.content.map(({ id }) => ({ id }));
  const before = await stateOf();
  const refusals: [Promise<{ error: object | undefined }>, number, string][] = [
    [caller.call(addRole, { body: sent({ name: 'x', level: 3 }) }), 400, 'role.level_too_high'],
    [
      caller.call(addRole, { body: sent({ name: 'x', level: 5, permissions: ['ledger:list'] }) }),
      409,
      'role.permission_not_held',
    ],
    [
      caller.call(editRole, { body: sent({ id: low, permissions: ['user:list', 'payment:review'] }) }),
      409,
      'role.permission_not_held',
    ],
    [caller.call(editRole, { body: sent({ id: rich, permissions: [] }) }), 409, 'role.permission_not_held'],
    [caller.call(editRole, { body: sent({ id: low, level: 1 }) }), 400, 'role.level_too_high'],
    [caller.call(editRole, { body: sent({ id: high, description: 'x' }) }), 400, 'role.level_too_high'],
    [caller.call(editRole, { body: sent({ id: mine, permissions: [] }) }), 409, 'role.own'],
    [caller.call(editRole, { body: sent({ id: mine, level: 9, roleKey: 'x' }) }), 409, 'role.own'],
    [caller.call(setRoleMenus, { body: sent({ id: low, menus: bank }) }), 409, 'role.permission_not_held'],
    [caller.call(deleteRoles, { body: [high] }), 400, 'role.level_too_high'],
  ];
  for (const [reply, status, code] of refusals) expect((await reply).error, code).toMatchObject({ status, code });
  expect(await stateOf()).toEqual(before);
  expect((await caller.call(editRole, { body: sent({ id: low, permissions: [] }) })).status).toBe(204);
});
