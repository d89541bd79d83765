import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  addUser,
  deleteUsers,
  editUser,
  getCaptcha,
  getInfo,
  listDepts,
  listJobs,
  listRoles,
  listUsers,
  login,
  resetPasswords,
  superiorDepts,
  type UserRow,
} from '@kouan/contract';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { aBuyer, anAdmin, aStaff } from '../../../test/actors.ts';
import { type Caller, type TestServer, testServer } from '../../../test/harness.ts';
import { anOrder } from '../../../test/orders.ts';
import { testCaptcha } from '../../../test/test-config.ts';
import { downloadedRows } from '../../../test/workbook.ts';

let server: TestServer;
let admin: Caller;
beforeAll(async () => {
  server = await testServer();
  admin = await server.as(await anAdmin(server));
});

const sent = (body: object) => body as never;
const roleId = async (at: TestServer, code: string): Promise<number> =>
  Number((await at.db.execute<{ id: string }>(sql`select id from roles where code = ${code}`)).rows[0]?.id);
const stateOf = async (at: TestServer) => [
  (await at.db.execute(sql`select * from users order by id`)).rows,
  (await at.db.execute(sql`select * from user_roles order by user_id, role_id`)).rows,
];
const mailsOf = async (at: TestServer): Promise<string> => {
  await at.runJobs();
  const folder = join(at.folder, 'mail');
  const names = await readdir(folder).catch(() => []);
  return (await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))).join('\n');
};
async function logIn(at: TestServer, username: string, password: string) {
  const { uuid } = (await at.visitor.call(getCaptcha)).data;
  return at.visitor.call(login, { body: { username, password, code: testCaptcha, uuid } });
}
const find = async (username: string): Promise<UserRow> => {
  const { data } = await admin.call(listUsers, { query: { blurry: username } });
  const row = data.content.find((one) => one.username === username);
  if (!row) throw new Error(`no user ${username}`);
  return row;
};
let made = 0;
const form = async (changes: object = {}) => {
  const username = `made${++made}`;
  const roles = [{ id: await roleId(server, 'customerService'), name: 'x' }];
  return {
    username,
    nickName: 'Made',
    email: `${username}@example.test`,
    phone: 13_900_100_000 + made,
    gender: '男',
    enabled: 'true',
    roles,
    jobs: [{ id: 1 }],
    dept: { id: 1 },
    ...changes,
  };
};

test('a made account gets a random password, shown once and mailed, and can log in', async () => {
  const body = await form({ id: 4711, isAdmin: true, password: '123456', passwordHash: 'x', buyerNumber: 7 });
  const reply = await admin.call(addUser, { body: sent(body) });
  expect(reply).toMatchObject({ status: 201, headers: { 'cache-control': 'no-store' } });
  expect(reply.data).toEqual({
    id: expect.any(Number),
    username: body.username,
    password: expect.stringMatching(/^[A-Za-z0-9]{12}$/),
  });
  expect(await mailsOf(server)).toContain(`Password: ${reply.data.password}`);
  expect(await find(body.username)).toMatchObject({
    phone: String(body.phone),
    gender: '男',
    enabled: true,
    buyerCode: null,
    roles: [{ name: 'Customer service', level: 3 }],
    dept: { name: expect.any(String) },
    jobs: [{ name: expect.any(String) }],
  });
  expect((await logIn(server, body.username, reply.data.password)).status).toBe(200);
  expect((await logIn(server, body.username, '123456')).status).toBe(400);
});

test('users are listed by text, state, role and time, sorted and paged', async () => {
  const one = await form({ nickName: '100%_real' });
  await admin.call(addUser, { body: sent(one) });
  const service = await roleId(server, 'customerService');
  const names = async (query: object) =>
    (await admin.call(listUsers, { query })).data.content.map(({ username }) => username);
  expect(await names({ blurry: '100%_' })).toEqual([one.username]);
  expect(await names({ blurry: 'MADE', roleId: service, sort: ['username,asc', 'id,desc'], size: 2 })).toEqual([
    'made1',
    one.username,
  ]);
  expect(await names({ blurry: one.username, enabled: false })).toEqual([]);
  expect(await names({ blurry: one.username, deptId: 1 })).toEqual([one.username]);
  expect(await names({ blurry: one.username, createTime: ['2001-01-01 00:00:00', '2001-01-02 00:00:00'] })).toEqual([]);
  const buyer = await aBuyer(server);
  const code = (await find(buyer.username)).buyerCode ?? '';
  expect(await names({ blurry: code })).toEqual([buyer.username]);
  for (const sort of ['id;drop table users', 'passwordHash,desc', "id,asc' or 1=1"])
    expect((await admin.call(listUsers, { query: { sort } })).status).toBe(200);
  for (const query of ['size=99999999', 'page=-1', 'size=٣', 'enabled=maybe', 'blurry=a&blurry=b'])
    expect(
      (await server.app.inject({ url: `/api/users?${query}`, headers: { authorization: admin.token ?? '' } }))
        .statusCode,
      query,
    ).toBe(400);
  const raw = await server.app.inject({ url: '/api/users', headers: { authorization: admin.token ?? '' } });
  expect(raw.body).not.toMatch(/argon2|hash|password/i);
});

test('a download holds the same rows, and text that looks like a formula stays text', async () => {
  const one = await form({ nickName: '=1+1' });
  await admin.call(addUser, { body: sent(one) });
  const rows = await downloadedRows(server, admin, `/api/users/download?blurry=${one.username}`);
  expect(rows[0]).toEqual([
    'Username',
    'Nickname',
    'Roles',
    'Buyer code',
    'Department',
    'E-mail',
    'Phone',
    'Enabled',
    'Created',
  ]);
  expect(rows[1]?.slice(0, 3)).toEqual([one.username, "'=1+1", 'Customer service']);
  expect(rows.length).toBe(2);
});

test('an edit by the whole row changes what is sent; new roles or disabling end every session', async () => {
  const body = await form();
  const { data } = await admin.call(addUser, { body: sent(body) });
  const user = await server.as({ id: data.id });
  const alive = async () => (await user.call(getInfo)).status;
  const row = await find(body.username);

  expect(
    (await admin.call(editUser, { body: sent({ ...row, nickName: 'Other', phone: '0987 654 321' }) })).status,
  ).toBe(204);
  expect(await find(body.username)).toEqual({ ...row, nickName: 'Other', phone: '+84987654321' });
  expect(await alive()).toBe(200);

  const purchaser = { id: await roleId(server, 'purchaser') };
  expect((await admin.call(editUser, { body: sent({ ...row, roles: [purchaser] }) })).status).toBe(204);
  expect(await alive()).toBe(401);
  expect((await find(body.username)).buyerCode).toMatch(/^B\d{6}$/);

  const again = await server.as({ id: data.id });
  expect((await admin.call(editUser, { body: sent({ ...row, roles: undefined, enabled: 'false' }) })).status).toBe(204);
  expect((await again.call(getInfo)).status).toBe(401);
  expect((await logIn(server, body.username, data.password)).error?.code).toBe('identity.login_wrong');
});

test('whatever is refused changes nothing', async () => {
  const other = await aBuyer(server);
  const good = await form();
  const taken = (await find(other.username)).phone;
  const before = await stateOf(server);
  const cases: [object, number, string][] = [
    [{ username: '' }, 400, 'identity.username_empty'],
    [{ username: '1x' }, 400, 'identity.username_rule'],
    [{ username: `${other.username} ` }, 400, 'user.username_taken'],
    [{ email: `${other.username.toUpperCase()}@example.test` }, 400, 'user.email_taken'],
    [{ phone: taken }, 400, 'user.phone_taken'],
    [{ phone: ` ${taken.slice(0, 3)} ${taken.slice(3)}` }, 400, 'user.phone_taken'],
    [{ email: 'a@b.c\r\nBcc: x@y.z' }, 400, 'identity.email_invalid'],
    [{ email: 'a@b.co,c@d.co' }, 400, 'identity.email_invalid'],
    [{ nickName: '\u202e\u200b ' }, 400, 'identity.nickname_empty'],
    [{ phone: 12 }, 400, 'identity.phone_invalid'],
    [{ phone: '１３９００００００００' }, 400, 'identity.phone_invalid'],
    [{ gender: 'x' }, 400, 'user.gender_not_allowed'],
    [{ roles: [] }, 400, 'user.roles_empty'],
    [{ roles: [{ id: 999_999 }] }, 400, 'role.not_found'],
    [{ roles: 'admin' }, 400, 'request.invalid'],
    [{ enabled: 'yes' }, 400, 'request.invalid'],
  ];
  for (const [change, status, code] of cases)
    expect((await admin.call(addUser, { body: sent({ ...good, ...change }) })).error, code).toMatchObject({
      status,
      code,
    });
  expect((await admin.call(editUser, { body: sent({ ...good, id: 999_999 }) })).error).toMatchObject({
    status: 400,
    code: 'user.not_found',
  });
  for (const body of [[999_999], [other.id, 999_999], ['x'], {}, null])
    expect((await admin.call(deleteUsers, { body: body as never })).status).toBe(400);
  expect((await admin.call(resetPasswords, { body: [999_999] })).status).toBe(400);
  expect(await stateOf(server)).toEqual(before);
});

test('twenty who take one name at once: one gets it', async () => {
  const body = await form();
  const replies = await Promise.all(Array.from({ length: 5 }, () => admin.call(addUser, { body: sent(body) })));
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 400, 400, 400, 400]);
});

test('two accounts that staff make or edit never share a phone number; none at all may stand often', async () => {
  const one = await form();
  const bodies = await Promise.all([1, 2, 3, 4].map(() => form({ phone: one.phone })));
  // None can end before all have begun: each has to write its roles.
  const { calls } = await server.db.transaction(async (tx) => {
    await tx.execute(sql`lock table user_roles in share mode`);
    const begun = bodies.map((body) => admin.call(addUser, { body: sent(body) }));
    const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await server.db.execute(waiting)).rows.length, { timeout: 10_000 }).toBe(4);
    return { calls: begun };
  });
  const made = await Promise.all(calls);
  expect(made.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 400, 400, 400]);
  expect(made.find(({ status }) => status === 400)?.error).toMatchObject({
    code: 'user.phone_taken',
    fields: { phone: 'This phone number is taken' },
  });
  const withoutPhone = [await form({ phone: '' }), await form({ phone: null }), await form({ phone: '' })];
  for (const body of withoutPhone) expect((await admin.call(addUser, { body: sent(body) })).status).toBe(201);
  const [a, b] = await Promise.all(withoutPhone.slice(0, 2).map(({ username }) => find(username)));
  const free = '13900200001';
  const edit = (row: UserRow | undefined, phone: string | number) =>
    admin.call(editUser, { body: sent({ ...row, roles: undefined, phone }) });
  const edited = await Promise.all([edit(a, free), edit(b, Number(free))]);
  expect(edited.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([204, 400]);
  expect((await edit(a, one.phone)).error).toMatchObject({ status: 400, code: 'user.phone_taken' });
  // Whoever shares a number since the registration is edited as before, as long as the number stays.
  await server.db.execute(sql`update users set phone = ${String(one.phone)} where id = ${a?.id}`);
  const sharing = await find(a?.username ?? '');
  expect((await admin.call(editUser, { body: sent({ ...sharing, nickName: 'Shared' }) })).status).toBe(204);
  expect((await edit(sharing, '')).status).toBe(204);
});

/** Somebody who may manage users and nothing else of note. */
async function aManager(at: TestServer): Promise<{ id: number; caller: Caller; role: number }> {
  const { rows } = await at.db.execute<{ id: string }>(
    sql`insert into roles (name, level) values (${`manager ${++made}`}, 3) returning id`,
  );
  const role = Number(rows[0]?.id);
  for (const code of [
    'user:list',
    'user:add',
    'user:edit',
    'user:del',
    'roles:list',
    'roles:add',
    'roles:edit',
    'roles:del',
  ])
    await at.db.execute(sql`insert into role_permissions values (${role}, ${code})`);
  const { id } = await aStaff(at, 'contentEditor');
  await at.db.execute(sql`update user_roles set role_id = ${role} where user_id = ${id}`);
  return { id, role, caller: await at.as({ id }) };
}

test('nobody gives what they do not hold, reaches those who hold more, or changes their own roles', async () => {
  const manager = await aManager(server);
  const boss = await anAdmin(server);
  const peer = await aManager(server);
  const rowOf = async (id: number) => {
    const { data } = await admin.call(listUsers, { query: { size: 9999 } });
    return data.content.find((one) => one.id === id) as UserRow;
  };
  const [bossRow, ownRow, peerRow] = [await rowOf(boss.id), await rowOf(manager.id), await rowOf(peer.id)];
  const administrator = { id: await roleId(server, 'administrator') };
  const finance = { id: await roleId(server, 'financeReviewer') };
  const before = await stateOf(server);
  const { caller } = manager;
  const refused = async (
    reply: Promise<{ status: number; error: { code: string } | undefined }>,
    status: number,
    code: string,
  ) => expect((await reply).error, code).toMatchObject({ status, code });

  await refused(
    caller.call(addUser, { body: sent(await form({ roles: [administrator] })) }),
    400,
    'role.level_too_high',
  );
  await refused(
    caller.call(addUser, { body: sent(await form({ roles: [finance] })) }),
    409,
    'role.permission_not_held',
  );
  await refused(
    caller.call(editUser, { body: sent({ ...peerRow, roles: [{ id: manager.role }, finance] }) }),
    409,
    'role.permission_not_held',
  );
  await refused(
    caller.call(editUser, { body: sent({ ...ownRow, roles: [{ id: peer.role }] }) }),
    409,
    'user.own_roles',
  );
  await refused(
    caller.call(editUser, { body: sent({ ...ownRow, roles: undefined, enabled: false }) }),
    409,
    'user.own_account',
  );
  await refused(
    caller.call(editUser, { body: sent({ ...bossRow, email: 'taken.over@example.test' }) }),
    409,
    'user.holds_more',
  );
  await refused(caller.call(resetPasswords, { body: [boss.id] }), 409, 'user.holds_more');
  await refused(caller.call(resetPasswords, { body: [manager.id] }), 409, 'user.own_account');
  await refused(caller.call(deleteUsers, { body: [boss.id] }), 409, 'user.holds_more');
  await refused(caller.call(deleteUsers, { body: [manager.id] }), 409, 'user.own_account');
  expect(await stateOf(server)).toEqual(before);
});

test('the last administrator stays, whoever tries and however many at once', async () => {
  const own = await testServer();
  const [first, second] = [await anAdmin(own), await anAdmin(own)];
  const [one, two] = [await own.as(first), await own.as(second)];
  await own.db.execute(sql`update users set is_enabled = false where username = 'admin'`);
  const replies = await Promise.all([
    one.call(deleteUsers, { body: [second.id] }),
    two.call(deleteUsers, { body: [first.id] }),
  ]);
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const winner = replies[0]?.status === 200 ? one : two;
  const last = replies[0]?.status === 200 ? first : second;
  expect((await winner.call(getInfo)).data.roles).toEqual(['admin']);
  const { rows } = await own.db.execute(sql`select id from users where id = ${last.id} and is_enabled`);
  expect(rows.length).toBe(1);
});

test('who has records is disabled instead of deleted; others go with their sessions', async () => {
  const order = await anOrder(server, { stage: 'placed' });
  const { rows } = await server.db.execute<{ buyer_id: string }>(
    sql`select buyer_id from orders where number = ${order.number}`,
  );
  const free = await aBuyer(server);
  const caller = await server.as(free);
  const before = await stateOf(server);
  const busy = Number(rows[0]?.buyer_id);
  expect((await admin.call(deleteUsers, { body: [free.id, busy] })).error).toMatchObject({
    status: 409,
    code: 'user.has_records',
  });
  expect(await stateOf(server)).toEqual(before);
  expect(await admin.call(deleteUsers, { body: [free.id] })).toMatchObject({ status: 200, data: undefined });
  expect((await caller.call(getInfo)).status).toBe(401);
});

test('a reset password is new, mailed, and ends the sessions', async () => {
  const user = await aBuyer(server);
  const caller = await server.as(user);
  const reply = await admin.call(resetPasswords, { body: [user.id, user.id] });
  expect(reply.data).toEqual([
    { id: user.id, username: user.username, password: expect.stringMatching(/^[A-Za-z0-9]{12}$/) },
  ]);
  expect((await caller.call(getInfo)).status).toBe(401);
  expect((await logIn(server, user.username, user.password)).status).toBe(400);
  expect((await logIn(server, user.username, reply.data[0]?.password ?? '')).status).toBe(200);
  expect(await mailsOf(server)).toContain(`Username: ${user.username}`);
});

test('each call wants its own permission', async () => {
  const reader = await server.as(await aStaff(server, 'customerService'));
  expect((await reader.call(listUsers, { query: {} })).status).toBe(200);
  const body = await form();
  for (const reply of [
    reader.call(addUser, { body: sent(body) }),
    reader.call(editUser, { body: sent({ ...body, id: 1 }) }),
    reader.call(deleteUsers, { body: [1] }),
    reader.call(resetPasswords, { body: [1] }),
    reader.call(listRoles, { query: {} }),
  ])
    expect((await reply).error).toMatchObject({ status: 403, code: 'permission.missing' });
});

test('the one department and position can be read', async () => {
  const depts = await admin.call(listDepts, { query: { sort: ['deptSort,asc'], enabled: true } });
  expect(depts.data).toMatchObject({
    content: [{ pid: null, enabled: true, leaf: true, hasChildren: false, subCount: 0 }],
    totalElements: 1,
  });
  const id = depts.data.content[0]?.id ?? 0;
  expect((await admin.call(superiorDepts, { query: { exclude: false }, body: [id] })).data.content).toMatchObject([
    { id },
  ]);
  expect((await admin.call(listDepts, { query: { pid: id } })).data).toEqual({ content: [], totalElements: 0 });
  const jobs = await admin.call(listJobs, { query: { sort: ['jobSort,asc', 'id,desc'] } });
  expect(jobs.data).toMatchObject({ content: [{ enabled: true, jobSort: 1 }], totalElements: 1 });
});
