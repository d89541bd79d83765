import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getCaptcha, getInfo, login, registerPurchaser, sendRegistrationCode } from '@kouan/contract';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { aBuyer } from '../../../test/actors.ts';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { testCaptcha } from '../../../test/test-config.ts';
import { transaction } from '../../platform/db.ts';
import { setParameter } from '../settings/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  const loosen = async (key: string) =>
    transaction(server.db, (tx) => setParameter(tx, { key, value: 10_000, changedBy: null }));
  await loosen('emailCodesPerAddressPerHour');
  await loosen('registrationsPerAddressPerHour');
});

let turn = 0;
const newEmail = () => `person${++turn}@example.test`;
const form = {
  username: 'someone',
  nickName: 'Người mua',
  email: 'a@example.test',
  code: '000000',
  password: 'Kouan2468',
  confirmPassword: 'Kouan2468',
  phone: '0912 345 678',
  registrationAgreement: true,
  termsOfService: true,
};
type Form = typeof form;
const register = (at: TestServer, changes: Partial<Form>) =>
  at.visitor.call(registerPurchaser, { body: { ...form, ...changes } });
const askCode = (at: TestServer, email: string, headers = {}) =>
  at.visitor.call(sendRegistrationCode, { body: { email } }, headers);

/** The text of the newest mail that was written. */
async function newestMail(at: TestServer): Promise<string> {
  await at.runJobs();
  const folder = join(at.folder, 'mail');
  const names = (await readdir(folder)).sort();
  const raw = await readFile(join(folder, names.at(-1) ?? ''), 'utf8');
  const [head = '', ...body] = raw.split('\n\n');
  const isBase64 = /content-transfer-encoding: base64/i.test(head);
  return `${head}\n\n${
    isBase64
      ? Buffer.from(body.join(''), 'base64').toString('utf8')
      : decodeURIComponent(
          body
            .join('\n\n')
            .replace(/=\n/g, '')
            .replaceAll('%', '%25')
            .replace(/=([0-9A-F]{2})/g, '%$1'),
        )
  }`;
}
async function codeFor(at: TestServer, email: string): Promise<string> {
  expect((await askCode(at, email)).status).toBe(204);
  return /\b(\d{6})\b/.exec((await newestMail(at)).split('\n\n').slice(1).join('\n'))?.[1] ?? '';
}
const usersIn = async (at: TestServer) =>
  Number((await at.db.execute<{ n: string }>(sql`select count(*) as n from users`)).rows[0]?.n);

test('a visitor registers with a mailed code, is active at once and gets the next buyer code', async () => {
  const email = newEmail();
  const code = await codeFor(server, email);
  const reply = await register(server, { username: ' Ｍinh.Anh ', email: email.toUpperCase(), code });
  expect(reply).toMatchObject({ status: 201, data: null });

  const { data: captcha } = await server.visitor.call(getCaptcha);
  const { data } = await server.visitor.call(login, {
    body: { username: 'MINH.ANH', password: form.password, code: testCaptcha, uuid: captcha.uuid },
  });
  expect(data.user.user).toMatchObject({
    username: 'minh.anh',
    nickName: 'Người mua',
    email,
    phone: '+84912345678',
    enabled: true,
    buyerCode: 'B000001',
  });
  expect(data.user.user.roles).toMatchObject([{ name: 'Core enterprise' }]);
  const { rows } = await server.db.execute(
    sql`select label, version, occasion from document_acceptances where user_id = ${data.user.user.id} order by label`,
  );
  expect(rows).toEqual(
    ['agreement', 'prohibited', 'terms'].map((label) => ({ label, version: 1, occasion: 'registration' })),
  );
});

test('who registers on the way somewhere is logged in at once, with a session like any other; a refused form opens none', async () => {
  const email = newEmail();
  const wish = { ...form, username: 'goes.on', email, code: await codeFor(server, email), goOn: true };
  const wrong = await server.visitor.call(registerPurchaser, { body: { ...wish, code: '000000' } });
  const reply = await server.visitor.call(registerPurchaser, { body: wish });
  expect(wrong.status).toBe(400);
  expect(reply).toMatchObject({ status: 201, data: { user: { user: { username: 'goes.on' } } } });
  const me = await server.visitor.call(getInfo, {}, { authorization: reply.data?.token ?? '' });
  expect(me.data.user).toMatchObject({ username: 'goes.on', email });
  const { rows } = await server.db.execute<{ idle_seconds: number }>(
    sql`select idle_seconds from sessions join users on users.id = user_id where username = 'goes.on'`,
  );
  expect(rows).toEqual([{ idle_seconds: 4 * 3600 }]);
});

test('a code serves once and only for its address', async () => {
  const [one, other] = [newEmail(), newEmail()];
  const code = await codeFor(server, one);
  const otherCode = await codeFor(server, other);
  if (code !== otherCode)
    expect((await register(server, { username: 'other1', email: other, code })).error?.code).toBe(
      'identity.email_code_wrong',
    );
  expect((await register(server, { username: 'first1', email: one, code })).status).toBe(201);
  expect(await register(server, { username: 'second1', email: one, code })).toMatchObject({
    status: 400,
    error: { code: 'identity.email_code_wrong', fields: { code: expect.any(String) } },
  });
});

test('a code is locked after five wrong tries and dead after ten minutes; only the newest counts', async () => {
  const own = await testServer();
  const email = newEmail();
  const code = await codeFor(own, email);
  const bad = code === '999999' ? '999998' : '999999';
  const replies = await Promise.all(Array.from({ length: 20 }, () => register(own, { email, code: bad })));
  expect(replies.every(({ error }) => error?.code === 'identity.email_code_wrong')).toBe(true);
  expect((await register(own, { email, code })).error?.code).toBe('identity.email_code_wrong');

  await own.moveClock({ hours: 0.05 });
  const second = await codeFor(own, email);
  await own.moveClock({ hours: 0.2 });
  expect((await register(own, { email, code: second })).error?.code).toBe('identity.email_code_wrong');
  const third = await codeFor(own, email);
  if (second !== third)
    expect((await register(own, { email, code: second })).error?.code).toBe('identity.email_code_wrong');
  expect((await register(own, { email, code: third })).status).toBe(201);
});

test('a name that is taken costs no code; case, width and spaces make no other name', async () => {
  await aBuyer(server, { username: 'taken.name' });
  const email = newEmail();
  const code = await codeFor(server, email);
  for (const username of ['taken.name', 'TAKEN.name', ' taken.name', 'ｔaken.name', 'taken．name']) {
    expect(await register(server, { username, email, code }), username).toMatchObject({
      status: 409,
      error: { code: 'identity.username_taken', fields: { username: expect.any(String) } },
    });
  }
  expect((await register(server, { username: 'free.name', email, code })).status).toBe(201);
});

test('names with accents, look-alikes, invisible letters or marks of direction are refused', async () => {
  const before = await usersIn(server);
  for (const username of [
    'tàken.name',
    'tаken.name',
    'taken\u200b.name',
    'taken\u202e.name',
    '口岸',
    'ab',
    '1abc',
    'a b c',
    'a'.repeat(33),
    'admin\u0301',
  ]) {
    expect((await register(server, { username })).status, username).toBe(400);
  }
  expect(await usersIn(server)).toBe(before);
});

test('twenty registrations of one name at once: one wins, the others hear that it is taken; no buyer code is lost', async () => {
  const own = await testServer();
  await transaction(own.db, (tx) =>
    setParameter(tx, { key: 'emailCodesPerAddressPerHour', value: 100, changedBy: null }),
  );
  const emails = Array.from({ length: 20 }, newEmail);
  const codes = new Map<string, string>();
  for (const email of emails) codes.set(email, await codeFor(own, email));
  const replies = await Promise.all(
    emails.map((email) => register(own, { username: 'racer', email, code: codes.get(email) ?? '' })),
  );
  expect(replies.map(({ status }) => status).sort((a, b) => a - b)).toEqual([
    201,
    ...Array.from({ length: 19 }, () => 409),
  ]);

  const next = newEmail();
  expect((await register(own, { username: 'follower', email: next, code: await codeFor(own, next) })).status).toBe(201);
  const { rows } = await own.db.execute(sql`select buyer_number from users where buyer_number is not null order by 1`);
  expect(rows.map((row) => Number(row['buyer_number']))).toEqual([1, 2]);
});

test('twenty registrations with one code at once: one wins, the others hear that the name is taken', async () => {
  const own = await testServer();
  const email = newEmail();
  const code = await codeFor(own, email);
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => register(own, { username: 'doubled', email, code })),
  );
  expect(replies.map(({ status }) => status).sort((a, b) => a - b)).toEqual([
    201,
    ...Array.from({ length: 19 }, () => 409),
  ]);
});

test('every wrong field is named at once, in the language of the caller', async () => {
  const bad = {
    username: '',
    nickName: ' ',
    email: 'nobody',
    code: '',
    password: '12345',
    confirmPassword: 'x',
    phone: '12',
    registrationAgreement: false,
    termsOfService: false,
  };
  const reply = await server.visitor.call(registerPurchaser, { body: bad }, { 'accept-language': 'vi' });
  expect(reply).toMatchObject({ status: 400 });
  expect(reply.error?.fields).toEqual({
    username: 'Tên đăng nhập không được để trống',
    nickName: 'Biệt danh không được để trống',
    email: 'Vui lòng nhập đúng địa chỉ email',
    code: 'Mã email không được để trống',
    password: 'Mật khẩu gồm 6-12 chữ số hoặc chữ cái',
    confirmPassword: 'Hai lần nhập mật khẩu không khớp',
    phone: 'Vui lòng nhập đúng số điện thoại',
    registrationAgreement: 'Vui lòng đọc và đồng ý trước',
    termsOfService: 'Vui lòng đọc và đồng ý trước',
  });
});

test('passwords outside the rule, common ones and the name itself are refused with their message', async () => {
  const cases: [string, string][] = [
    ['Ab12c', 'identity.password_rule'],
    ['Abcdefg123456', 'identity.password_rule'],
    ['Kouan 2468', 'identity.password_rule'],
    ['密码密码密码12', 'identity.password_rule'],
    ['Ｋouan2468', 'identity.password_rule'],
    ['Kouan2468!', 'identity.password_rule'],
    ['zzzzzzzz', 'identity.password_common'],
    ['Password1', 'identity.password_common'],
    ['SOMEONE', 'identity.password_common'],
  ];
  for (const [password, code] of cases)
    expect((await register(server, { password, confirmPassword: password })).error?.code, password).toBe(code);
  expect((await register(server, { confirmPassword: 'Kouan2469' })).error).toMatchObject({
    code: 'identity.passwords_differ',
    message: 'The password entered twice is inconsistent',
  });
});

test('phones are Chinese mobiles or Vietnamese numbers', async () => {
  for (const phone of ['', '12345', '١٢٣٤٥٦٧٨٩٠١', '14212345678', '0112345678', '+1 415 555 0100', '091234567x']) {
    expect((await register(server, { phone })).error?.code, phone).toBe('identity.phone_invalid');
  }
  const email = newEmail();
  expect(
    (await register(server, { username: 'phone1', phone: '13800138000', email, code: await codeFor(server, email) }))
      .status,
  ).toBe(201);
});

test('both agreements must be agreed to, and only true says so', async () => {
  for (const field of ['registrationAgreement', 'termsOfService']) {
    for (const value of [false, undefined, 'false', 'true', 0, 1, null]) {
      const payload = { ...form, [field]: value };
      const reply = await server.app.inject({
        method: 'POST',
        url: '/api/register/purchaser',
        headers: { 'accept-language': 'en' },
        payload,
      });
      expect(reply.json(), `${field} ${String(value)}`).toMatchObject({
        status: 400,
        fields: { [field]: 'Please read and agree first' },
      });
    }
  }
});

test('what a form does not ask for is ignored: the role follows the path alone', async () => {
  const email = newEmail();
  const code = await codeFor(server, email);
  const payload = {
    ...form,
    username: 'climber',
    email,
    code,
    id: 1,
    roles: [{ id: 1 }],
    role: 'administrator',
    enabled: false,
    isAdmin: true,
    deptId: 99,
    buyerCode: 'B999999',
    level: 1,
  };
  expect((await server.app.inject({ method: 'POST', url: '/api/register/purchaser', payload })).statusCode).toBe(201);
  const { rows } = await server.db.execute<{ id: string; codes: string[] }>(sql`
    select u.id, array_agg(r.code) as codes from users u join user_roles ur on ur.user_id = u.id join roles r on r.id = ur.role_id where u.username = 'climber' group by u.id`);
  expect(rows[0]?.codes).toEqual(['purchaser']);
  const { data } = await (await server.as({ id: Number(rows[0]?.id) })).call(getInfo);
  expect(data).toMatchObject({ user: { enabled: true } });
  expect(data.roles).not.toContain('admin');
});

test('an address that has an account gets a mail without a code; the caller cannot tell', async () => {
  const own = await testServer();
  const { username } = await aBuyer(own);
  const [known, unknown] = [await askCode(own, `${username}@example.test`), await askCode(own, newEmail())];
  expect({ status: known.status, data: known.data }).toEqual({ status: unknown.status, data: unknown.data });
  await own.runJobs();
  const folder = join(own.folder, 'mail');
  const mails = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')));
  expect(mails).toHaveLength(2);
  expect(mails.find((mail) => mail.includes(username))).toMatch(/Subject: Kouan: you have an account/);
  expect(await register(own, { email: `${username}@example.test`, code: '123456' })).toMatchObject({
    status: 400,
    error: { code: 'identity.email_code_wrong' },
  });
});

test('the mail speaks the language of the caller; the code stands nowhere but in it', async () => {
  const own = await testServer();
  const email = newEmail();
  const reply = await askCode(own, email, { 'accept-language': 'vi' });
  const mail = await newestMail(own);
  expect(mail).toContain('Mã đăng ký của bạn là');
  expect(mail).toContain(`To: ${email}`);
  const code = /\b(\d{6})\b/.exec(mail.split('\n\n').slice(1).join('\n'))?.[1] ?? 'none';
  expect(JSON.stringify([reply.headers, reply.data ?? null])).not.toContain(code);
  const { rows } = await own.db.execute(sql`select salt, code_hash from email_codes`);
  expect(JSON.stringify(rows)).not.toContain(`"${code}"`);
});

test('one code a minute and five an hour for an address, however it is written; 429 beyond', async () => {
  const own = await testServer();
  const statusOf = async (email: string) => (await askCode(own, email)).status;
  const atOnce = await Promise.all(
    ['flood@example.test', 'FLOOD@example.test', ' flood@example.test', 'ｆlood@example.test'].map(statusOf),
  );
  expect(atOnce.sort((a, b) => a - b)).toEqual([204, 429, 429, 429]);
  for (let sent = 1; sent < 5; sent++) {
    await own.moveClock({ hours: 0.02 });
    expect(await statusOf('flood@example.test')).toBe(204);
  }
  await own.moveClock({ hours: 0.02 });
  expect(await statusOf('flood@example.test')).toBe(429);
  await own.moveClock({ hours: 1 });
  expect(await statusOf('flood@example.test')).toBe(204);
});

test('many addresses from one caller end at the limit of the caller', async () => {
  const own = await testServer();
  const statuses: number[] = [];
  for (let sent = 0; sent < 32; sent++)
    statuses.push((await askCode(own, newEmail(), { 'x-forwarded-for': `10.1.1.${sent}` })).status);
  expect(statuses.filter((status) => status === 204)).toHaveLength(30);
  expect(statuses.slice(30)).toEqual([429, 429]);
});

test('addresses that smuggle headers, lists or names are refused', async () => {
  for (const email of [
    'a@b.c\r\nBcc: x@y.zz',
    'a@example.test,b@example.test',
    'a@example.test b@example.test',
    'Name <a@example.test>',
    'a@example.test\n',
    '"a b"@example.test',
    'a@b',
    '@example.test',
    `${'a'.repeat(95)}@b.test`,
  ]) {
    const { status, error } = await askCode(server, email);
    // A line end at the rim is trimmed away, so nothing of it reaches a header.
    if (email.trim() === 'a@example.test') expect(status).toBe(204);
    else expect(error?.code, email).toBe('identity.email_invalid');
  }
});
