import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  acceptOrder,
  changeNotificationChoice,
  countNotifications,
  getNotificationChoice,
  listNotifications,
  readNotifications,
  refuseOrder,
  rejectPayment,
} from '@kouan/contract';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { aBuyer, aStaff } from '../../../test/actors.ts';
import { type Caller, type TestServer, testServer } from '../../../test/harness.ts';
import { anOrder, claim } from '../../../test/orders.ts';
import { mailOf } from './notification-mails.ts';

let server: TestServer;
let finance: Caller;
let service: Caller;
beforeAll(async () => {
  server = await testServer();
  finance = await server.as(await aStaff(server, 'financeReviewer'));
  service = await server.as(await aStaff(server, 'customerService'));
});

const listOf = async (caller: Caller) => (await caller.call(listNotifications, { query: {} })).data.content;
const unreadOf = async (caller: Caller) => (await caller.call(countNotifications, {})).data.unread;
const reason = 'The screenshot cannot be read, please upload the original.';

/** A buyer's deposit that was claimed and rejected, so many times. */
async function aRejectedDeposit(times: number) {
  const order = await anOrder(server, { stage: 'accepted' });
  for (let round = 0; round < times; round++) {
    await claim(order.asBuyer, order.depositNumber ?? '');
    const params = { number: order.depositNumber ?? '' };
    const rejected = await finance.call(rejectPayment, { params, body: { reason } });
    expect(rejected.status).toBe(200);
  }
  return order;
}

/** The mails to one user that speak of an order, decoded. */
async function mailsTo(email: string, number: string): Promise<string[]> {
  const folder = join(server.folder, 'mail');
  const names = await readdir(folder).catch(() => []);
  const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return mails.filter((mail) => mail.includes(email) && plain(mail).includes(number));
}
/** What stands in a mail's quoted-printable or base64 body. */
function plain(mail: string): string {
  const body = mail.slice(mail.indexOf('\n\n') + 2);
  if (/transfer-encoding: base64/i.test(mail)) return Buffer.from(body, 'base64').toString();
  const bytes = body.replaceAll(/=\r?\n/g, '').replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => `%${code}`);
  return decodeURIComponent(bytes.replaceAll(/%(?![0-9A-F]{2})/g, '%25'));
}
const emailOf = async (id: number): Promise<string> =>
  (await server.db.execute<{ email: string }>(sql`select email from users where id = ${id}`)).rows[0]?.email ?? '';

test('a buyer is told what others did with an order, and not what they did themselves', async () => {
  const order = await anOrder(server, { stage: 'claimed' });
  expect(await listOf(order.asBuyer)).toMatchObject([
    {
      kind: 'accepted',
      order: { number: order.number, status: 'depositReview' },
      subject: order.number,
      times: 1,
      isRead: false,
    },
  ]);
  expect(await unreadOf(order.asBuyer)).toBe(1);
});

test('what happens again before it is read stands there once with the newest words; after it was read, anew', async () => {
  const order = await aRejectedDeposit(2);
  const told = await listOf(order.asBuyer);
  expect(told.map(({ kind, times, text }) => [kind, times, text])).toEqual([
    ['depositRejected', 2, reason],
    ['accepted', 1, ''],
  ]);
  const { data } = await order.asBuyer.call(readNotifications, { body: { ids: [told[0]?.id ?? 0] } });
  expect(data).toEqual({ unread: 1 });

  await claim(order.asBuyer, order.depositNumber ?? '');
  await finance.call(rejectPayment, { params: { number: order.depositNumber ?? '' }, body: { reason: 'still not' } });
  expect((await listOf(order.asBuyer)).map(({ kind, times, isRead }) => [kind, times, isRead])).toEqual([
    ['depositRejected', 1, false],
    ['depositRejected', 2, true],
    ['accepted', 1, false],
  ]);
});

test('reading an order, or all until a moment, marks what was there by then and nothing of anybody else', async () => {
  const order = await aRejectedDeposit(1);
  const other = await anOrder(server, { buyer: order.buyer, stage: 'accepted' });
  const stranger = await anOrder(server, { stage: 'accepted' });
  const [newest] = await listOf(order.asBuyer);
  const strangers = await listOf(stranger.asBuyer);

  const mine = await order.asBuyer.call(readNotifications, { body: { orderNumber: order.number } });
  expect(mine.data).toEqual({ unread: 1 });
  const theirs = await order.asBuyer.call(readNotifications, { body: { orderNumber: stranger.number } });
  expect([theirs.status, theirs.error?.code]).toEqual([404, 'order.not_found']);
  await order.asBuyer.call(readNotifications, { body: { ids: strangers.map(({ id }) => id) } });
  expect(await unreadOf(stranger.asBuyer)).toBe(1);

  await service.call(refuseOrder, {
    params: { number: (await anOrder(server, { buyer: order.buyer, stage: 'placed' })).number },
    body: { reason: 'gone' },
  });
  const all = await other.asBuyer.call(readNotifications, { body: { until: newest?.at ?? '' } });
  expect(all.data).toEqual({ unread: 1 });
  expect((await listOf(order.asBuyer)).find(({ isRead }) => !isRead)).toMatchObject({ kind: 'refused', text: 'gone' });
});

test('reading a case or a shipment marks what is told of that one alone', async () => {
  const order = await aRejectedDeposit(1);
  const subject = 'R2611211234567';
  await server.db.execute(
    sql`insert into notifications (user_id, kind, order_id, subject) values (${order.buyer.id}, 'caseAsked', ${order.id}, ${subject})`,
  );
  expect((await order.asBuyer.call(readNotifications, { body: { subject } })).data).toEqual({ unread: 2 });
  expect((await listOf(order.asBuyer)).find(({ isRead }) => isRead)).toMatchObject({ kind: 'caseAsked', subject });
});

test('whoever may not buy has no notifications, and a visitor is asked to log in', async () => {
  const codes = [await service.call(countNotifications, {}), await server.visitor.call(countNotifications, {})];
  expect(codes.map(({ status }) => status)).toEqual([403, 401]);
});

test('an act that is refused tells nobody', async () => {
  const order = await anOrder(server, { stage: 'accepted' });
  const again = await service.call(acceptOrder, { params: { number: order.number } });
  expect(again.status).toBe(409);
  expect((await listOf(order.asBuyer)).map(({ kind, times }) => [kind, times])).toEqual([['accepted', 1]]);
});

test('the first of its kind comes by mail, in three languages, unless it was read or the buyer wants no such mail', async () => {
  const order = await aRejectedDeposit(2);
  const silent = await aBuyer(server);
  const asSilent = await server.as(silent);
  expect((await asSilent.call(getNotificationChoice, {})).data).toEqual({ mails: 'all' });
  await asSilent.call(changeNotificationChoice, { body: { mails: 'none' } });
  await anOrder(server, { buyer: silent, stage: 'accepted' });
  const reader = await anOrder(server, { stage: 'accepted' });
  await reader.asBuyer.call(readNotifications, { body: { orderNumber: reader.number } });
  await server.runJobs();

  const mails = await mailsTo(await emailOf(order.buyer.id), order.number);
  expect(mails).toHaveLength(2);
  const rejected = mails.map(plain).find((mail) => mail.includes('không được duyệt')) ?? '';
  expect(rejected).toContain('Ảnh chụp không rõ, vui lòng tải ảnh gốc.');
  expect(rejected).toContain('截图看不清，请上传原图。');
  expect(rejected).toContain(`${server.kit.config.baseUrl}/myOrderDetail/${order.number}`);
  expect(await mailsTo(await emailOf(silent.id), 'D')).toEqual([]);
  expect(await mailsTo(await emailOf(reader.buyer.id), 'D')).toEqual([]);
});

test('what somebody wrote is put into a mail as it stands', () => {
  const mail = mailOf(
    { kind: 'refused', subject: 'D1', text: '{link} {order} $& $1' },
    { orderNumber: 'D1', site: 'https://mall.example' },
  );
  expect(mail?.text).toContain('{link} {order} $& $1\n\nhttps://mall.example/myOrderDetail/D1');
});

test('notifications of more than 180 days ago are forgotten', async () => {
  const ownServer = await testServer();
  const order = await anOrder(ownServer, { stage: 'accepted' });
  await ownServer.moveClock({ hours: 24 * 179 });
  await ownServer.runTimers();
  const kinds = async () =>
    (await ownServer.db.execute<{ kind: string }>(sql`select kind from notifications order by id`)).rows.map(
      ({ kind }) => kind,
    );
  expect(await kinds()).toContain('accepted');
  await ownServer.moveClock({ hours: 48 });
  await ownServer.runTimers();
  expect(await kinds()).not.toContain('accepted');
  expect(order.number).toMatch(/^D/);
});
