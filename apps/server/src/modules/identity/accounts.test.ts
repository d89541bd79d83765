import { builtInRoles, getCaptcha, login } from '@kouan/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { testCaptcha } from '../../../test/test-config.ts';
import { install } from '../../app.ts';
import { ensureAdmin, ensureDemoAccounts, userBriefs } from './index.ts';

async function logIn(server: TestServer, username: string, password: string) {
  const { data } = await server.visitor.call(getCaptcha);
  return server.visitor.call(login, { body: { username, password, code: testCaptcha, uuid: data.uuid } });
}

test('the first start makes an administrator with a random password, told once; no default opens', async () => {
  const server = await testServer();
  const { password = '' } = await ensureAdmin(server.db, undefined);
  expect(password).toMatch(/^[0-9A-Za-z]{12}$/);
  expect(await ensureAdmin(server.db, undefined)).toEqual({});
  expect(await ensureAdmin(server.db, 'Other1234')).toEqual({});
  for (const [name, guess] of [
    ['admin', '123456'],
    ['admin', 'admin'],
    ['admin', 'Other1234'],
    ['druid', '123456'],
  ] as const) {
    expect((await logIn(server, name, guess)).error?.code).toBe('identity.login_wrong');
  }
  expect((await logIn(server, 'admin', password)).data.user.roles).toEqual(['admin']);
});

test('demo accounts stand for each kind of people, once, with the given password', async () => {
  const server = await testServer();
  const made = await ensureDemoAccounts(server.db, 'Demo2468');
  expect([...made.keys()].sort()).toEqual([
    'buyer1',
    'buyer2',
    'cooperative1',
    'editor1',
    'finance1',
    'service1',
    'supplier1',
    'warehouse1',
  ]);
  expect((await ensureDemoAccounts(server.db, 'Demo2468')).size).toBe(0);
  const { data } = await logIn(server, 'finance1', 'Demo2468');
  expect(data.user.roles).toEqual([...builtInRoles.financeReviewer.permissions].sort());
  const { rows } = await server.db.execute<{ id: string }>(
    sql`select id from users where username in ('buyer1', 'finance1') order by username`,
  );
  const briefs = await userBriefs(
    server.db,
    rows.map(({ id }) => Number(id)),
  );
  expect([...briefs.values()].map(({ username, buyerCode }) => [username, buyerCode])).toEqual(
    expect.arrayContaining([
      ['buyer1', 'B000001'],
      ['finance1', null],
    ]),
  );
});

test('installing again changes nothing, also what was edited since', async () => {
  const server = await testServer();
  await server.db.execute(sql`update menus set title = '我的队列', title_en = null where code = 'ordersConfirm'`);
  await server.db.execute(sql`delete from role_permissions where permission = 'order:accept'`);
  const state = async () =>
    (
      await server.db.execute(sql`select
    (select json_agg(m order by id) from menus m) as menus, (select json_agg(p order by role_id, permission) from role_permissions p) as permissions,
    (select count(*) from dict_entries) as entries, (select count(*) from exchange_rates) as rates, (select count(*) from fee_schedules) as schedules`)
    ).rows;
  const before = await state();
  await install(server.kit);
  expect(await state()).toEqual(before);
});
