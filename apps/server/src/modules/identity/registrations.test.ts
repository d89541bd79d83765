import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  approveRegistration,
  editUser,
  getCaptcha,
  getInfo,
  getRegistration,
  listRegistrations,
  login,
  openRejected,
  registerCooperation,
  registerEnterprise,
  rejectRegistration,
  reReviewRegistration,
  sendRegistrationAgain,
  sendRegistrationCode,
  uploadRegistrationLicense,
} from '@kouan/contract';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { anAdmin, aStaff } from '../../../test/actors.ts';
import { type Caller, type TestServer, testServer } from '../../../test/harness.ts';
import { testCaptcha } from '../../../test/test-config.ts';

let server: TestServer;
let service: Caller;
beforeAll(async () => {
  server = await testServer();
  service = await server.as(await aStaff(server, 'customerService'));
  await server.db.execute(sql`insert into parameters (key, value) values
    ('emailCodesPerAddressPerHour', '1000'), ('licensesPerAddressPerHour', '1000'), ('registrationsPerAddressPerHour', '1000')`);
});

const picture = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#a33' } })
    .jpeg()
    .toBuffer();
async function sendFile(at: TestServer, data: Buffer, name = 'licence.jpg') {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(data)], { type: 'image/jpeg' }), name);
  const sent = new Response(form);
  return at.app.inject({
    method: 'POST',
    url: uploadRegistrationLicense.path,
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
}
const aLicense = async (at = server): Promise<string> =>
  (await sendFile(at, await picture())).json<{ realName: string }>().realName;

async function mails(at: TestServer): Promise<string> {
  await at.runJobs();
  const folder = join(at.folder, 'mail');
  const names = (await readdir(folder)).toSorted();
  const all = (await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))).join('\n');
  return all.replaceAll('=\n', '').replaceAll('=3D', '=');
}
async function codeFor(email: string): Promise<string> {
  const sent = await server.visitor.call(sendRegistrationCode, { body: { email } });
  expect(sent.status).toBe(204);
  const mail = (await mails(server)).split('To: ').find((one) => one.startsWith(email)) ?? '';
  return /code is (\d{6})/.exec(mail)?.[1] ?? '';
}
let made = 0;
async function aForm(changes: object = {}) {
  const username = `partner${++made}`;
  const email = `${username}@example.test`;
  return {
    username,
    nickName: `Company ${made}`,
    email,
    code: await codeFor(email),
    password: 'Partner246',
    confirmPassword: 'Partner246',
    phone: '13900000009',
    registrationAgreement: true,
    termsOfService: true,
    licenses: [await aLicense()],
    ...changes,
  };
}
const logIn = async (username: string, password = 'Partner246') => {
  const { uuid } = (await server.visitor.call(getCaptcha)).data;
  return server.visitor.call(login, { body: { username, password, code: testCaptcha, uuid } });
};
async function aRegistration(): Promise<{ id: number; username: string }> {
  const form = await aForm();
  expect((await server.visitor.call(registerEnterprise, { body: form })).status).toBe(201);
  const { data } = await service.call(listRegistrations, { query: { blurry: form.username } });
  return { id: data.content[0]?.id ?? 0, username: form.username };
}
const count = async (table: string) =>
  Number((await server.db.execute<{ rows: string }>(sql.raw(`select count(*) as rows from ${table}`))).rows[0]?.rows);
const counts = () =>
  Promise.all(['users', 'files', 'registrations', 'registration_files', 'document_acceptances'].map(count));

test.each([
  { endpoint: registerEnterprise, kind: 'enterprise', role: 'Supplier' },
  { endpoint: registerCooperation, kind: 'cooperation', role: 'Cooperative' },
] as const)('$kind registers with a licence, waits, is approved and logs in', async ({ endpoint, kind, role }) => {
  const form = await aForm({ roles: [{ id: 1 }], enabled: true, isAdmin: true, status: 'approved', kind: 'purchaser' });
  expect(await server.visitor.call(endpoint, { body: form })).toMatchObject({ status: 201, data: undefined });
  const mine = sql`(select id from users where username = ${form.username})`;
  const agreed = await server.db.execute(sql`select label from document_acceptances where user_id = ${mine}`);
  expect(agreed.rows.map(({ label }) => String(label)).toSorted()).toEqual(['agreement', 'prohibited', 'terms']);
  expect((await logIn(form.username)).error).toMatchObject({
    status: 400,
    code: 'identity.registration_pending',
    message: 'Your registration is being reviewed: you will get a mail when it is approved',
  });
  expect((await logIn(form.username, 'Wrong1234')).error?.code).toBe('identity.login_wrong');

  const { data } = await service.call(listRegistrations, { query: { blurry: form.username, status: 'pending', kind } });
  expect(data).toMatchObject({
    totalElements: 1,
    content: [
      {
        kind,
        status: 'pending',
        user: { username: form.username, phone: '13900000009' },
        opinion: null,
        reviewer: null,
        allowedActions: ['approve', 'reject'],
      },
    ],
  });
  const id = data.content[0]?.id ?? 0;
  const approved = await service.call(approveRegistration, { params: { id } });
  expect(approved).toMatchObject({
    status: 200,
    data: { status: 'approved', allowedActions: ['reReview'], reviews: [{ outcome: 'approved', opinion: '' }] },
  });
  expect(await mails(server)).toContain(`log in as ${form.username}`);
  const session = await logIn(form.username);
  expect(session.data.user.user.roles).toMatchObject([{ name: role }]);
  expect(session.data.user.user.buyerCode).toBeNull();
});

test('a licence is private: it opens through its registration only', async () => {
  const license = await aLicense();
  expect((await server.app.inject({ url: `/file/${encodeURIComponent('图片')}/${license}` })).statusCode).toBe(404);
  const form = await aForm({ licenses: [license] });
  await server.visitor.call(registerEnterprise, { body: form });
  expect((await server.app.inject({ url: `/file/${encodeURIComponent('图片')}/${license}` })).statusCode).toBe(404);
  const { data } = await service.call(listRegistrations, { query: { blurry: form.username } });
  const detail = await service.call(getRegistration, { params: { id: data.content[0]?.id ?? 0 } });
  const url = detail.data.licenses[0]?.url ?? '';
  const file = await server.app.inject({ url });
  expect(file.statusCode).toBe(200);
  expect(file.headers['content-type']).toBe('image/jpeg');
  expect((await server.app.inject({ url: url.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')) })).statusCode).toBe(
    404,
  );
  expect(
    (
      await (
        await server.as(await aStaff(server, 'warehouseKeeper'))
      ).call(getRegistration, { params: { id: data.content[0]?.id ?? 0 } })
    ).status,
  ).toBe(403);
});

test('a rejection wants a reason, is mailed, shown at the login, and can be reviewed again', async () => {
  const { id, username } = await aRegistration();
  expect((await service.call(rejectRegistration, { params: { id }, body: { reason: '  ' } })).error?.code).toBe(
    'registration.reason_required',
  );
  const rejected = await service.call(rejectRegistration, {
    params: { id },
    body: { reason: 'The licence is not readable {{7*7}}' },
  });
  expect(rejected.data).toMatchObject({
    status: 'rejected',
    opinion: 'The licence is not readable {{7*7}}',
    allowedActions: ['reReview'],
  });
  expect((await logIn(username)).error).toMatchObject({
    status: 400,
    message: 'Your registration was not approved: The licence is not readable {{7*7}}',
  });
  expect(await mails(server)).toContain('The licence is not readable {{7*7}}');

  const moved = (await service.call(approveRegistration, { params: { id } })).error;
  expect([moved?.status, moved?.code]).toEqual([409, 'registration.move_not_allowed']);
  expect(
    (await service.call(reReviewRegistration, { params: { id }, body: { reason: 'a better picture came' } })).data
      .status,
  ).toBe('pending');
  expect((await service.call(approveRegistration, { params: { id } })).data.status).toBe('approved');
  const caller = await server.as({ id: rejected.data.user.id });
  expect((await caller.call(getInfo)).status).toBe(200);
  const again = await service.call(reReviewRegistration, { params: { id }, body: { reason: 'a complaint' } });
  expect(again.data.reviews.map(({ outcome }) => outcome)).toEqual(['notApproved', 'reReview', 'approved', 'reReview']);
  expect((await caller.call(getInfo)).status).toBe(401);
  expect((await logIn(username)).error?.code).toBe('identity.registration_pending');
});

const ticketOf = (refused: { error: { details?: Record<string, unknown> } | undefined }) =>
  String(refused.error?.details?.['ticket']);
async function aRejection(reason = 'The licence is not readable') {
  const registration = await aRegistration();
  await service.call(rejectRegistration, { params: { id: registration.id }, body: { reason } });
  return { ...registration, ticket: ticketOf(await logIn(registration.username)) };
}

test('whoever was refused sees why, corrects it and sends it again; staff see both versions and both decisions', async () => {
  const { id, username, ticket } = await aRejection('Which licence is it?');
  const opened = await server.visitor.call(openRejected, { body: { ticket } });
  expect(opened.data).toMatchObject({
    kind: 'enterprise',
    username,
    reason: 'Which licence is it?',
    phone: '13900000009',
  });
  expect((await server.app.inject({ url: opened.data.licenses[0]?.url ?? '' })).statusCode).toBe(200);

  const kept = opened.data.licenses.map((license) => license.id);
  const body = {
    ticket,
    nickName: ' Better Company ',
    phone: '13900000010',
    licenses: [await aLicense()],
    keptLicenses: kept,
  };
  expect(await server.visitor.call(sendRegistrationAgain, { body })).toMatchObject({ status: 204, data: undefined });
  expect((await logIn(username)).error?.code).toBe('identity.registration_pending');
  const { data } = await service.call(getRegistration, { params: { id } });
  expect(data).toMatchObject({
    status: 'pending',
    version: 2,
    opinion: 'Which licence is it?',
    user: { username, nickName: 'Better Company', phone: '13900000010' },
    licenses: [{ id: kept[0] }, {}],
    earlier: [{ version: 1, phone: '13900000009', licenses: [{ id: kept[0] }] }],
    reviews: [{ outcome: 'notApproved', version: 1 }],
    allowedActions: ['approve', 'reject'],
  });
  expect(data.sentAt > data.createdAt).toBe(true);
  await service.call(approveRegistration, { params: { id } });
  expect((await service.call(getRegistration, { params: { id } })).data.reviews.map(({ version }) => version)).toEqual([
    1, 2,
  ]);
  expect((await logIn(username)).status).toBe(200);
});

test('the mail about a rejection leads to the same form, once, and for that rejection only', async () => {
  const own = await aRejection('first');
  const text = await mails(server);
  const link = [...text.matchAll(/(http:\/\/127\.0\.0\.1:8080\/register\/again)#(\S+)/g)].at(-1);
  const ticket = link?.[2] ?? '';
  expect((await server.visitor.call(openRejected, { body: { ticket } })).data.username).toBe(own.username);
  const body = { nickName: 'Again', phone: '13900000011', licenses: [await aLicense()], keptLicenses: [] };
  const both = await Promise.all(
    [ticket, own.ticket].map((one) => server.visitor.call(sendRegistrationAgain, { body: { ...body, ticket: one } })),
  );
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 400]);
  await service.call(rejectRegistration, { params: { id: own.id }, body: { reason: 'second' } });
  for (const used of [ticket, own.ticket])
    expect((await server.visitor.call(openRejected, { body: { ticket: used } })).error?.code).toBe(
      'registration.ticket_invalid',
    );
  const fresh = ticketOf(await logIn(own.username));
  expect((await server.visitor.call(openRejected, { body: { ticket: fresh } })).data.reason).toBe('second');
  await service.call(reReviewRegistration, { params: { id: own.id }, body: { reason: 'a mistake' } });
  expect((await server.visitor.call(openRejected, { body: { ticket: fresh } })).status).toBe(400);
});

test('what is sent again is checked, a made-up ticket opens nothing, and other licences cannot be taken along', async () => {
  const [mine, other] = [await aRejection(), await aRejection()];
  const { data } = await server.visitor.call(openRejected, { body: { ticket: other.ticket } });
  const good = {
    ticket: mine.ticket,
    nickName: 'N',
    phone: '13900000012',
    licenses: [] as string[],
    keptLicenses: [] as number[],
  };
  const refused: [Partial<typeof good>, string][] = [
    [{}, 'licenses'],
    [{ licenses: ['made-up.jpg'] }, 'licenses'],
    [{ keptLicenses: data.licenses.map(({ id }) => id) }, 'licenses'],
    [{ licenses: [await aLicense()], nickName: '  ' }, 'nickName'],
    [{ licenses: [await aLicense()], phone: '12' }, 'phone'],
  ];
  const before = await counts();
  for (const [change, field] of refused) {
    const { status, error } = await server.visitor.call(sendRegistrationAgain, { body: { ...good, ...change } });
    expect(status, field).toBe(400);
    expect(Object.keys(error?.fields ?? {})).toContain(field);
  }
  expect(await counts()).toEqual(before);
  const [id, version, until, signature] = other.ticket.split('.');
  for (const ticket of [
    '',
    'x',
    `${mine.id}.${version}.${until}.${signature}`,
    `${id}.2.${until}.${signature}`,
    `${id}.${version}.${Number(until) + 1}.${signature}`,
    `${id}.${version}.${until}.${'A'.repeat(43)}`,
  ])
    expect((await server.visitor.call(openRejected, { body: { ticket } })).error?.code, ticket).toBe(
      'registration.ticket_invalid',
    );
});

test('two who decide at once: one wins; the same key decides once', async () => {
  const one = await aRegistration();
  const other = await server.as(await aStaff(server, 'customerService'));
  const replies = await Promise.all([
    service.call(approveRegistration, { params: { id: one.id } }),
    other.call(rejectRegistration, { params: { id: one.id }, body: { reason: 'no' } }),
  ]);
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const two = await aRegistration();
  const call = () => service.call(approveRegistration, { params: { id: two.id }, idempotencyKey: 'approve-two' });
  const same = await Promise.all([call(), call()]);
  expect(same.map(({ status }) => status)).toEqual([200, 200]);
  expect((await service.call(getRegistration, { params: { id: two.id } })).data.reviews.length).toBe(1);
});

test('nobody reviews without the permission, nor their own registration, nor one that is not there', async () => {
  const { id } = await aRegistration();
  const { data } = await service.call(getRegistration, { params: { id } });
  await server.db.execute(sql`update users set is_enabled = true where id = ${data.user.id}`);
  const owner = await server.as({ id: data.user.id });
  expect((await owner.call(approveRegistration, { params: { id } })).status).toBe(403);
  const asService = sql`select ${data.user.id}, id from roles where code = 'customerService'`;
  await server.db.execute(sql`insert into user_roles ${asService}`);
  const own = (await owner.call(approveRegistration, { params: { id } })).error;
  expect([own?.status, own?.code]).toEqual([409, 'registration.own']);
  expect((await owner.call(getRegistration, { params: { id } })).data.allowedActions).toEqual([]);
  for (const endpoint of [approveRegistration, getRegistration])
    expect((await service.call(endpoint, { params: { id: 999_999 } })).status).toBe(404);
});

test('enabling the account is no way round the review', async () => {
  const { id } = await aRegistration();
  const { data } = await service.call(getRegistration, { params: { id } });
  const admin = await server.as(await anAdmin(server));
  const { username, nickName, email } = data.user;
  const body = { id: data.user.id, username, nickName, email, enabled: true };
  expect((await admin.call(editUser, { body })).error).toMatchObject({ status: 409, code: 'user.not_approved' });
  await admin.call(approveRegistration, { params: { id } });
  expect((await admin.call(editUser, { body: { ...body, enabled: false } })).status).toBe(204);
  expect((await admin.call(editUser, { body })).status).toBe(204);
});

test('whatever is refused makes no account, no file and no registration', async () => {
  const form = await aForm();
  const before = await counts();
  const refused: [object, string][] = [
    [{ licenses: [] }, 'licenses'],
    [{ licenses: ['made-up-name.jpg'] }, 'licenses'],
    [{ licenses: undefined }, 'licenses'],
    [{ code: form.code === '000000' ? '000001' : '000000' }, 'code'],
    [{ password: '12345' }, 'password'],
    [{ confirmPassword: 'Other2468' }, 'confirmPassword'],
    [{ phone: '123' }, 'phone'],
    [{ email: 'x' }, 'email'],
    [{ registrationAgreement: false }, 'registrationAgreement'],
    [{ termsOfService: 'true' }, 'termsOfService'],
    [{ nickName: ' ' }, 'nickName'],
  ];
  for (const [change, field] of refused) {
    const { status, error } = await server.visitor.call(registerEnterprise, { body: { ...form, ...change } });
    expect(status, field).toBe(400);
    expect(Object.keys(error?.fields ?? {})).toContain(field);
  }
  expect(await counts()).toEqual(before);
  const both = await Promise.all([
    server.visitor.call(registerEnterprise, { body: form }),
    server.visitor.call(registerCooperation, { body: form }),
  ]);
  expect(both.filter(({ status }) => status === 201).length).toBe(1);
  expect((await counts())[0]).toBe((before[0] ?? 0) + 1);
});

test('what is no licence is refused, sending is limited, and what nobody names goes after a day', async () => {
  const own = await testServer();
  expect((await sendFile(own, Buffer.from('<svg onload="alert(1)"/>'), 'licence.jpg')).statusCode).toBe(400);
  expect((await sendFile(own, Buffer.alloc(0))).statusCode).toBe(400);
  expect((await own.app.inject({ method: 'POST', url: uploadRegistrationLicense.path, payload: {} })).statusCode).toBe(
    415,
  );
  await aLicense(own);
  const waiting = async () => (await own.db.execute(sql`select 1 from registration_uploads`)).rows.length;
  await own.runTimers();
  expect(await waiting()).toBe(1);
  await own.moveClock({ hours: 25 });
  await own.runTimers();
  expect(await waiting()).toBe(0);
  expect(await own.runJobs()).toContain('removeFile');
  const statuses = new Set<number>();
  for (let turn = 0; turn < 31; turn++) statuses.add((await sendFile(own, await picture())).statusCode);
  expect([...statuses]).toEqual([200, 429]);
});
