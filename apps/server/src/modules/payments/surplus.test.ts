import {
  approvePayment,
  cancelOrder,
  getCashier,
  getMyWallet,
  lineToWallet,
  listBankLines,
  rejectPayment,
} from '@kouan/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { aBuyer, aStaff } from '../../../test/actors.ts';
import { type Caller, type TestServer, testServer } from '../../../test/harness.ts';
import { anOrder, bankTransfers, claim, payClaimed, type TestOrder } from '../../../test/orders.ts';
import { brokenRules } from '../../../test/stock.ts';

const dueOf = async (order: TestOrder) =>
  (await order.asBuyer.call(getCashier, { params: { number: order.depositNumber ?? '' } })).data;
const walletOf = async (caller: Caller) => (await caller.call(getMyWallet)).data.balanceFen;
const lineOf = async (caller: Caller, id: number) =>
  (await caller.call(listBankLines)).data.content.find((line) => line.id === id);
const warm = (server: TestServer) =>
  Promise.all(Array.from({ length: 10 }, () => server.db.execute(sql`select pg_sleep(0.05)`)));

async function twoClaimed(server: TestServer) {
  const buyer = await aBuyer(server);
  const first = await anOrder(server, { buyer, stage: 'claimed' });
  const second = await anOrder(server, { buyer, stage: 'claimed' });
  const due = await dueOf(first);
  const [lineId = 0] = await bankTransfers(server, [{ amountVnd: due.dueVnd + 357_500, memo: due.code }]);
  const reviewer = await server.as(await aStaff(server, 'financeReviewer'));
  const approve = (order: TestOrder, bankLineId: number) =>
    reviewer.call(approvePayment, { params: { number: order.depositNumber ?? '' }, body: { bankLineId } });
  return { first, second, lineId, reviewer, approve };
}

test('a rest that was kept for another payment goes to the wallet once that one is paid with other money', async () => {
  const server = await testServer();
  const { first, second, lineId, reviewer, approve } = await twoClaimed(server);
  expect((await approve(first, lineId)).status).toBe(200);
  expect(await lineOf(reviewer, lineId)).toMatchObject({
    leftVnd: 357_500,
    owner: { paymentNumber: first.depositNumber, status: 'paid' },
  });

  const due = await dueOf(second);
  const [other = 0] = await bankTransfers(server, [{ amountVnd: due.dueVnd, memo: due.code }]);
  expect((await approve(second, other)).status).toBe(200);

  expect(await walletOf(first.asBuyer)).toBe(10_000);
  expect(await lineOf(reviewer, lineId)).toMatchObject({ leftVnd: 0, owner: null });
  expect(await brokenRules(server)).toEqual([]);
});

test('a rest that stays after a rejection is given to the wallet by staff, once, however many try', async () => {
  const server = await testServer();
  const { first, second, lineId, reviewer, approve } = await twoClaimed(server);
  await approve(first, lineId);
  await reviewer.call(rejectPayment, { params: { number: second.depositNumber ?? '' }, body: { reason: 'unclear' } });
  const give = (paymentNumber: string, by = reviewer) =>
    by.call(lineToWallet, { params: { id: lineId }, body: { paymentNumber } });

  expect(await give(second.depositNumber ?? '')).toMatchObject({ status: 409, error: { code: 'payment.still_due' } });
  expect((await give(first.depositNumber ?? '', first.asBuyer)).status).toBe(403);
  await warm(server);
  const replies = await Promise.all(Array.from({ length: 4 }, () => give(first.depositNumber ?? '')));

  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
  expect(replies.find(({ status }) => status === 409)?.error?.code).toBe('payment.line_used_up');
  expect(await walletOf(first.asBuyer)).toBe(10_000);
  expect(await brokenRules(server)).toEqual([]);
});

test('a transfer that comes after the order was cancelled reaches the wallet', async () => {
  const server = await testServer();
  const order = await anOrder(server);
  const due = await dueOf(order);
  await order.asBuyer.call(cancelOrder, { params: { number: order.number }, body: { reason: 'no need' } });
  const [lineId = 0] = await bankTransfers(server, [{ amountVnd: due.dueVnd, memo: `CK ${due.code}` }]);
  const reviewer = await server.as(await aStaff(server, 'financeReviewer'));

  const owner = (await lineOf(reviewer, lineId))?.owner;
  expect(owner).toMatchObject({ paymentNumber: order.depositNumber, status: 'cancelled' });
  const given = await reviewer.call(lineToWallet, {
    params: { id: lineId },
    body: { paymentNumber: owner?.paymentNumber ?? '', note: 'too late' },
  });

  expect(given).toMatchObject({ status: 200, data: { leftVnd: 0, payments: [order.depositNumber] } });
  expect((await order.asBuyer.call(getMyWallet)).data).toMatchObject({
    entries: [{ event: 'receiptsToWallet', orderNumber: order.number, paymentNumber: order.depositNumber }],
    totalElements: 1,
  });
  expect(await walletOf(order.asBuyer)).toBeGreaterThan(0);
  expect(await brokenRules(server)).toEqual([]);
});

test('a line is given away and used for an approval at the same moment: one of the two', async () => {
  const server = await testServer();
  const reviewer = await server.as(await aStaff(server, 'financeReviewer'));
  const paid = await anOrder(server, { stage: 'paid' });
  const other = await anOrder(server, { buyer: paid.buyer });
  const due = await dueOf(other);
  const [lineId = 0] = await bankTransfers(server, [{ amountVnd: due.dueVnd, memo: due.code }]);
  await claim(other.asBuyer, other.depositNumber ?? '');
  await warm(server);
  const replies = await Promise.all([
    reviewer.call(lineToWallet, { params: { id: lineId }, body: { paymentNumber: paid.depositNumber ?? '' } }),
    reviewer.call(approvePayment, { params: { number: other.depositNumber ?? '' }, body: { bankLineId: lineId } }),
  ]);
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await brokenRules(server)).toEqual([]);
});

test('a surplus of a few đồng, worth less than half a fen, leaves nothing on the line', async () => {
  const server = await testServer();
  const order = await anOrder(server, { stage: 'claimed' });
  const due = await dueOf(order);
  await payClaimed(server, order.depositNumber ?? '', order.asBuyer, { amountVnd: due.dueVnd + 10 });
  const { rows } = await server.db.execute(sql`select 1 from bank_lines where left_vnd > 0 or left_fen > 0`);
  expect(rows).toEqual([]);
  expect(await brokenRules(server)).toEqual([]);
});
