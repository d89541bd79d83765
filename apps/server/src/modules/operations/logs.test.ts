import {
  changePassword,
  deleteErrorLogs,
  deleteInfoLogs,
  getCaptcha,
  getErrorLog,
  listErrorLogs,
  listLogs,
  listOwnLogs,
  login,
  listUsers,
} from '@kouan/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { aBuyer, anAdmin, aStaff } from '../../../test/actors.ts';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { testCaptcha } from '../../../test/test-config.ts';
import { downloadedRows } from '../../../test/workbook.ts';
import { shownParams } from './shown-params.ts';

/** The log is written after the reply went out: the next call may be a moment too early. */
async function logged(server: TestServer, username: string) {
  const admin = await server.as(await anAdmin(server));
  let rows: Awaited<ReturnType<typeof read>> = [];
  const read = async () => (await admin.call(listLogs, { query: { blurry: username, sort: 'id,asc' } })).data.content;
  await expect.poll(async () => (rows = await read()).length).toBeGreaterThan(0);
  return { admin, rows };
}

test('changes, logins and refusals for want of a permission are logged, without secrets; reads are not', async () => {
  const server = await testServer();
  const buyer = await aBuyer(server);
  const caller = await server.as(buyer);
  await caller.call(listUsers, { query: { blurry: 'other' } });
  await caller.call(listOwnLogs, { query: {} });
  await caller.call(changePassword, { body: { oldPass: buyer.password, newPass: 'Fresh2468' } });
  const { uuid } = (await server.visitor.call(getCaptcha)).data;
  const { data } = await server.visitor.call(login, {
    body: { username: buyer.username, password: 'Fresh2468', code: testCaptcha, uuid },
  });
  const { admin, rows } = await logged(server, 'changePassword');

  expect(rows).toMatchObject([
    {
      username: buyer.username,
      description: 'POST /api/users/updatePass',
      params: '{"body":{"oldPass":"***","newPass":"***"}}',
      requestIp: '127.0.0.1',
      status: 200,
      time: expect.any(Number),
      createTime: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
    },
  ]);
  const all = (await admin.call(listLogs, { query: { size: 9999, sort: 'id,asc' } })).data.content;
  expect(all.map(({ method, status, username }) => [method, status, username])).toEqual([
    ['listUsers', 403, buyer.username],
    ['changePassword', 200, buyer.username],
    ['login', 200, buyer.username],
  ]);
  const { rows: stored } = await server.db.execute(sql`select * from operation_logs`);
  const text = JSON.stringify(stored);
  for (const secret of [buyer.password, 'Fresh2468', testCaptcha, uuid, data.token]) expect(text).not.toContain(secret);

  const own = await server.as(buyer);
  const mine = await own.call(listOwnLogs, { query: { page: 0, size: 10 } });
  expect(mine.data.content.map(({ method }) => method)).toEqual(['changePassword', 'listUsers']);
});

test('a failure of the server is logged with its cause for staff, which the caller never sees', async () => {
  const server = await testServer();
  const admin = await server.as(await anAdmin(server));
  await server.db.execute(sql`alter table positions rename to positions_gone`);
  const failed = await admin.call(listUsers, { query: {} });
  await server.db.execute(sql`alter table positions_gone rename to positions`);
  expect(failed).toMatchObject({ status: 500, error: { code: 'server.failed' } });
  expect(JSON.stringify(failed.error)).not.toMatch(/positions|select|node_modules|\.ts/);

  const list = () => admin.call(listErrorLogs, { query: { blurry: 'listUsers' } });
  await expect.poll(async () => (await list()).data.totalElements).toBe(1);
  const row = (await list()).data.content[0];
  expect(row).toMatchObject({ description: 'GET /api/users', status: 500 });
  const { data } = await admin.call(getErrorLog, { params: { id: row?.id ?? 0 } });
  expect(data.exception).toContain('positions');
  expect((await admin.call(getErrorLog, { params: { id: 999_999 } })).status).toBe(404);
  const sheet = await downloadedRows(server, admin, '/api/logs/error/download');
  expect(sheet.length).toBe(2);

  await admin.call(deleteErrorLogs);
  expect((await list()).data.totalElements).toBe(0);
});

test('the log is searched, downloaded and emptied with the permission only, and old entries go', async () => {
  const server = await testServer();
  const staff = await server.as(await aStaff(server, 'customerService'));
  for (const reply of [
    staff.call(listLogs, { query: {} }),
    staff.call(deleteInfoLogs),
    staff.call(listErrorLogs, { query: {} }),
  ])
    expect((await reply).status).toBe(403);
  const { admin } = await logged(server, 'deleteInfoLogs');
  expect((await admin.call(listLogs, { query: { blurry: '%' } })).data.content).toEqual([]);
  expect(
    (await admin.call(listLogs, { query: { createTime: ['2001-01-01 00:00:00', '2001-01-02 00:00:00'] } })).data
      .totalElements,
  ).toBe(0);
  const sheet = await downloadedRows(server, admin, '/api/logs/download?blurry=deleteInfoLogs');
  expect(sheet[0]?.slice(0, 3)).toEqual(['Username', 'Call', 'Name']);
  expect(sheet[1]?.slice(1, 3)).toEqual(['DELETE /api/logs/del/info', 'deleteInfoLogs']);

  await server.moveClock({ hours: 181 * 24 });
  await server.runTimers();
  expect(
    (await server.db.execute(sql`select 1 from operation_logs where created_at < app_now() - interval '180 days'`))
      .rows,
  ).toEqual([]);
});

test('what is logged of a call is bounded and one line', () => {
  const text = shownParams({
    query: {},
    body: {
      note: 'a\nb\u001b[31m',
      cardNumber: '6222020000000000',
      cvv: '123',
      nested: { smsCode: '1', deep: { deeper: { deepest: {} } } },
      list: Array.from({ length: 500 }, () => 'x'.repeat(5000)),
    },
  });
  expect(text.length).toBeLessThanOrEqual(2000);
  expect(text).not.toMatch(/6222|"123"|\n|\u001b/);
  expect(text).toContain('"cardNumber":"***"');
});
