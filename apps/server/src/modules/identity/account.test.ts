import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  changeEmail,
  changePassword,
  checkEmailCode,
  editProfile,
  endOnline,
  getCaptcha,
  getInfo,
  listOnline,
  login,
  logout,
  resetForgottenPassword,
  sendEmailChangeCode,
  sendLoginCode,
  sendPasswordCode,
  sendRegistrationCode,
} from '@kouan/contract';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { aBuyer, anAdmin, aStaff } from '../../../test/actors.ts';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { testCaptcha } from '../../../test/test-config.ts';
import { downloadedRows } from '../../../test/workbook.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

/** The mails that were written since the last call, decoded as far as these texts need it. */
const seen = new Set<string>();
async function newMails(at: TestServer): Promise<string[]> {
  await at.runJobs();
  const folder = join(at.folder, 'mail');
  const names = (await readdir(folder).catch(() => [])).filter((name) => !seen.has(name)).toSorted();
  for (const name of names) seen.add(name);
  return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
}
const codeIn = (mails: readonly string[]): string =>
  /\b(\d{6})\b/.exec(mails.join('\n').split('\n\n').slice(1).join(' '))?.[1] ?? '';
const wrongCode = (code: string) => (code === '000000' ? '000001' : '000000');
const captchaOf = async (at: TestServer) => (await at.visitor.call(getCaptcha)).data.uuid;
const logIn = async (at: TestServer, username: string, password: string) =>
  at.visitor.call(login, { body: { username, password, code: testCaptcha, uuid: await captchaOf(at) } });
const rowOf = async (at: TestServer, id: number) =>
  (await at.db.execute(sql`select * from users where id = ${id}`)).rows[0];

test('people edit their own profile and nobody else’s', async () => {
  const [buyer, other] = [await aBuyer(server), await aBuyer(server)];
  const caller = await server.as(buyer);
  const body = {
    id: buyer.id,
    nickName: ' New\u200b name ',
    gender: '女',
    phone: 13900000002,
    enabled: false,
    roles: [{ id: 1 }],
    email: 'x@y.zz',
  };
  expect(await caller.call(editProfile, { body })).toMatchObject({ status: 204, data: undefined });
  const { user } = (await caller.call(getInfo)).data;
  expect(user).toMatchObject({
    nickName: 'New name',
    gender: '女',
    phone: '13900000002',
    enabled: true,
    email: `${buyer.username}@example.test`,
  });

  const before = [await rowOf(server, buyer.id), await rowOf(server, other.id)];
  const refused: [object, string][] = [
    [{ id: other.id, nickName: 'x' }, 'user.only_own'],
    [{ nickName: '\u200b' }, 'identity.nickname_empty'],
    [{ nickName: 'x', gender: '?' }, 'user.gender_not_allowed'],
    [{ nickName: 'x', phone: '123' }, 'identity.phone_invalid'],
  ];
  for (const [form, code] of refused)
    expect((await caller.call(editProfile, { body: form as never })).error, code).toMatchObject({ status: 400, code });
  expect([await rowOf(server, buyer.id), await rowOf(server, other.id)]).toEqual(before);
});

test('a changed password ends every session everywhere and is told by mail', async () => {
  const buyer = await aBuyer(server);
  const [here, there] = [await server.as(buyer), await server.as(buyer)];
  const reply = await server.app.inject({
    method: 'POST',
    url: '/api/users/updatePass/',
    headers: { authorization: here.token ?? '', 'content-type': 'application/json' },
    payload: JSON.stringify({ oldPass: buyer.password, newPass: 'Fresh2468' }),
  });
  expect(reply.statusCode).toBe(200);
  expect(reply.body).toBe('');
  for (const caller of [here, there]) expect((await caller.call(getInfo)).status).toBe(401);
  expect((await here.call(logout)).status).toBe(200);
  expect((await logIn(server, buyer.username, buyer.password)).status).toBe(400);
  expect((await logIn(server, buyer.username, 'Fresh2468')).status).toBe(200);
  expect((await newMails(server)).join()).toContain('Subject: =?UTF-8');
});

test('a password is only changed with the old one, by the rule, and guessing the old one is limited', async () => {
  const buyer = await aBuyer(server, { username: 'profile1' });
  const caller = await server.as(buyer);
  const before = await rowOf(server, buyer.id);
  const change = (oldPass: string, newPass: string) => caller.call(changePassword, { body: { oldPass, newPass } });
  const refused: [string, string, string][] = [
    ['Wrong1234', 'Fresh2468', 'account.password_wrong'],
    [buyer.password, '12345', 'identity.password_rule'],
    [buyer.password, '1234567890123', 'identity.password_rule'],
    [buyer.password, 'with space', 'identity.password_rule'],
    [buyer.password, '密码密码密码', 'identity.password_rule'],
    [buyer.password, '１２３４５６', 'identity.password_rule'],
    [buyer.password, '123456', 'identity.password_common'],
    [buyer.password, 'aaaaaaaa', 'identity.password_common'],
    [buyer.password, 'Profile1', 'identity.password_common'],
    [buyer.password, buyer.password, 'account.password_same'],
  ];
  for (const [oldPass, newPass, code] of refused)
    expect((await change(oldPass, newPass)).error, newPass).toMatchObject({ status: 400, code });
  expect((await change('x'.repeat(500_000), 'Fresh2468')).status).toBe(400);
  const statuses = [];
  for (let turn = 0; turn < 11; turn++) statuses.push((await change('Wrong1234', 'Fresh2468')).status);
  expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 400));
  expect((await change(buyer.password, 'Fresh2468')).error?.code).toBe('identity.login_limited');
  expect(await rowOf(server, buyer.id)).toEqual(before);
  expect((await caller.call(getInfo)).status).toBe(200);
});

test('an e-mail address changes with password and code, and the old one is told', async () => {
  const buyer = await aBuyer(server);
  const caller = await server.as(buyer);
  const email = 'New.Address@Example.test';
  await newMails(server);
  expect(await caller.call(sendEmailChangeCode, { query: { email } })).toMatchObject({ status: 200, data: undefined });
  const code = codeIn(await newMails(server));
  expect(code).toMatch(/^\d{6}$/);

  const change = (body: object, given = code, by = caller) =>
    by.call(changeEmail, { params: { code: given }, body: { password: buyer.password, email, ...body } });
  const stranger = await aBuyer(server);
  expect((await change({}, wrongCode(code))).error?.code).toBe('identity.email_code_wrong');
  expect((await change({ password: 'Wrong1234' })).error?.code).toBe('account.password_wrong');
  expect((await change({ email: 'another@example.test' })).error?.code).toBe('identity.email_code_wrong');
  expect((await change({}, code, await server.as(stranger))).error?.code).toBe('identity.email_code_wrong');
  expect(await caller.call(checkEmailCode, { query: { email, code, codeBi: 1 } })).toMatchObject({ status: 200 });
  expect((await caller.call(checkEmailCode, { query: { email, code, codeBi: 2 } })).status).toBe(400);

  expect(await change({})).toMatchObject({ status: 200, data: undefined });
  expect((await caller.call(getInfo)).data.user.email).toBe('new.address@example.test');
  expect((await newMails(server)).join()).toContain(`To: ${buyer.username}@example.test`);
  expect((await change({})).error?.code).toBe('identity.email_code_wrong');
});

test('an address that somebody has gets no code, and the asker cannot tell', async () => {
  const [buyer, owner] = [await aBuyer(server), await aBuyer(server)];
  const caller = await server.as(buyer);
  await newMails(server);
  const reply = await caller.call(sendEmailChangeCode, { query: { email: `${owner.username}@example.test` } });
  expect(reply).toMatchObject({ status: 200, data: undefined });
  const mails = await newMails(server);
  expect(mails.length).toBe(1);
  expect(codeIn(mails)).toBe('');
  for (const email of ['a@b.c\r\nBcc: x@y.zz', 'a@b.co, c@d.co', 'Name <a@b.co>', 'no'])
    expect((await caller.call(sendEmailChangeCode, { query: { email } })).status).toBe(400);
});

test('a forgotten password is set anew with a mailed code, once, and the sessions end', async () => {
  const own = await testServer();
  const buyer = await aBuyer(own);
  const session = await own.as(buyer);
  const email = `${buyer.username}@example.test`;
  const sent = await own.visitor.call(sendPasswordCode, { query: { email: ` ${email.toUpperCase()} ` } });
  const code = codeIn(await newMails(own));
  const unknown = await own.visitor.call(sendPasswordCode, { query: { email: 'nobody@example.test' } });
  const unknownMails = await newMails(own);
  expect([sent.status, sent.data, unknown.status, unknown.data]).toEqual([200, undefined, 200, undefined]);
  expect(unknownMails.length).toBe(1);
  expect(codeIn(unknownMails)).toBe('');

  const reset = (body: object) =>
    own.visitor.call(resetForgottenPassword, {
      body: { email, code, password: 'Again2468', confirmPassword: 'Again2468', ...body },
    });
  const before = await rowOf(own, buyer.id);
  const refused: [object, string][] = [
    [{ email: 'x' }, 'identity.email_invalid'],
    [{ code: ' ' }, 'identity.email_code_empty'],
    [{ password: '12345', confirmPassword: '12345' }, 'identity.password_rule'],
    [{ password: '123456', confirmPassword: '123456' }, 'identity.password_common'],
    [{ confirmPassword: 'Other2468' }, 'identity.passwords_differ'],
    [{ code: wrongCode(code) }, 'identity.email_code_wrong'],
    [{ email: 'nobody@example.test' }, 'identity.email_code_wrong'],
  ];
  for (const [change, wanted] of refused)
    expect((await reset(change)).error, wanted).toMatchObject({ status: 400, code: wanted });
  expect(await rowOf(own, buyer.id)).toEqual(before);
  expect((await own.visitor.call(checkEmailCode, { query: { email, code, codeBi: 2 } })).status).toBe(200);

  const both = await Promise.all([reset({ id: 1 }), reset({})]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 400]);
  expect((await session.call(getInfo)).status).toBe(401);
  expect((await logIn(own, buyer.username, 'Again2468')).status).toBe(200);
  expect((await reset({})).error?.code).toBe('identity.email_code_wrong');
});

test('a code is locked after five wrong tries, serves its own purpose only, and ends after ten minutes', async () => {
  const own = await testServer();
  const buyer = await aBuyer(own);
  const email = `${buyer.username}@example.test`;
  await own.visitor.call(sendPasswordCode, { query: { email } });
  const code = codeIn(await newMails(own));
  for (let turn = 0; turn < 5; turn++)
    expect(
      (await own.visitor.call(checkEmailCode, { query: { email, code: wrongCode(code), codeBi: 2 } })).status,
    ).toBe(400);
  expect((await own.visitor.call(checkEmailCode, { query: { email, code, codeBi: 2 } })).status).toBe(400);

  await own.moveClock({ hours: 2 });
  await own.visitor.call(sendRegistrationCode, { body: { email: 'fresh@example.test' } });
  const foreign = codeIn(await newMails(own));
  expect(foreign).toMatch(/^\d{6}$/);
  expect(
    (await own.visitor.call(checkEmailCode, { query: { email: 'fresh@example.test', code: foreign, codeBi: 2 } }))
      .status,
  ).toBe(400);
  await own.visitor.call(sendPasswordCode, { query: { email } });
  const late = codeIn(await newMails(own));
  expect((await own.visitor.call(checkEmailCode, { query: { email, code: late, codeBi: 2 } })).status).toBe(200);
  await own.moveClock({ hours: 1 });
  expect((await own.visitor.call(checkEmailCode, { query: { email, code: late, codeBi: 2 } })).status).toBe(400);
});

test('mails are limited per address and minute, and code tries per caller', async () => {
  const own = await testServer();
  const send = (email: string) => own.visitor.call(sendPasswordCode, { query: { email } });
  expect((await send('one@example.test')).status).toBe(200);
  expect((await send('ONE@example.test ')).error).toMatchObject({ status: 429, code: 'request.too_many' });
  const statuses = new Set<number>();
  for (let turn = 0; turn < 35; turn++) statuses.add((await send(`many${turn}@example.test`)).status);
  expect([...statuses]).toEqual([200, 429]);
  const tries = [];
  for (let turn = 0; turn < 61; turn++)
    tries.push((await own.visitor.call(checkEmailCode, { query: { email: 'x@y.zz', code: '1', codeBi: 2 } })).status);
  expect(tries.at(-1)).toBe(429);
});

test('a mailed code takes the place of the captcha, for one try, and tells nothing about accounts', async () => {
  const own = await testServer();
  const buyer = await aBuyer(own);
  const { status, data } = await own.visitor.call(sendLoginCode, {
    body: { username: ` ${buyer.username.toUpperCase()} ` },
  });
  const code = codeIn(await newMails(own));
  const unknown = await own.visitor.call(sendLoginCode, { body: { username: 'nobody' } });
  expect([status, unknown.status]).toEqual([200, 200]);
  expect(Object.keys(unknown.data)).toEqual(Object.keys(data));
  expect(await newMails(own)).toEqual([]);

  const body = { ...buyer, code, uuid: data.uuid };
  expect((await own.visitor.call(login, { body: { ...body, uuid: unknown.data.uuid } })).error?.code).toBe(
    'identity.captcha_wrong',
  );
  expect((await own.visitor.call(login, { body })).status).toBe(200);
  expect((await own.visitor.call(login, { body })).error?.code).toBe('identity.captcha_wrong');
  expect((await own.visitor.call(sendLoginCode, { body: { username: buyer.username } })).status).toBe(429);
  expect((await own.visitor.call(sendLoginCode, { body: { username: ' ' } })).error?.code).toBe(
    'identity.username_empty',
  );
});

test('online sessions are listed and ended; the keys open nothing', async () => {
  const admin = await server.as(await anAdmin(server));
  const buyer = await aBuyer(server, { username: 'online.buyer' });
  const [first, second] = [await server.as(buyer), await server.as(buyer)];
  const list = await admin.call(listOnline, { query: { username: 'ONLINE.b', sort: 'loginTime,desc' } });
  expect(list.data).toMatchObject({
    totalElements: 2,
    content: [{ uid: buyer.id, userName: buyer.username, ip: '127.0.0.1', browser: 'test', isOwn: false }, {}],
  });
  const key = list.data.content[1]?.key ?? '';
  expect(key).toMatch(/^\d+$/);
  expect((await server.app.inject({ url: getInfo.path, headers: { authorization: key } })).statusCode).toBe(401);

  for (const body of [[1], ['x'], {}, ["1' or '1'='1"]])
    expect((await admin.call(endOnline, { body: body as never })).status).toBe(400);
  expect(await admin.call(endOnline, { body: [key, '999999'] })).toMatchObject({ status: 200, data: undefined });
  expect([(await first.call(getInfo)).status, (await second.call(getInfo)).status]).toEqual([401, 200]);
  const rows = await downloadedRows(server, admin, '/auth/online/download?username=online.b');
  expect(rows.map((row) => row[0])).toEqual(['Username', 'online.buyer']);
  expect(
    (await (await server.as(await aStaff(server, 'customerService'))).call(listOnline, { query: {} })).status,
  ).toBe(403);
});

test('nobody logs out somebody who holds more', async () => {
  const boss = await server.as(await anAdmin(server));
  const keeper = await aStaff(server, 'warehouseKeeper');
  await server.db.execute(
    sql`insert into role_permissions select id, 'online:del' from roles where code = 'warehouseKeeper'`,
  );
  const { data } = await boss.call(listOnline, { query: { size: 9999 } });
  const own = data.content.find(({ isOwn }) => isOwn)?.key ?? '';
  expect((await (await server.as(keeper)).call(endOnline, { body: [own] })).error).toMatchObject({
    status: 409,
    code: 'user.holds_more',
  });
  expect((await boss.call(getInfo)).status).toBe(200);
});
