import {
  getCashier,
  getMyOrder,
  getMyWallet,
  getReview,
  listReviews,
  payFromWallet,
  rejectPayment,
  reReviewPayment,
} from '@kouan/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { aBuyer, aStaff } from '../../../test/actors.ts';
import { type Caller, type TestServer, testServer } from '../../../test/harness.ts';
import { anOrder, claim, payClaimed } from '../../../test/orders.ts';
import { aShipment, aStockedOrder, brokenRules, orderNow } from '../../../test/stock.ts';

type User = { id: number };
const warm = (server: TestServer) =>
  Promise.all(Array.from({ length: 10 }, () => server.db.execute(sql`select pg_sleep(0.05)`)));
const walletOf = async (caller: Caller) => (await caller.call(getMyWallet)).data.balanceFen;
const dueOf = async (caller: Caller, number: string) => (await caller.call(getCashier, { params: { number } })).data;
const pay = (caller: Caller, number: string, idempotencyKey?: string) =>
  caller.call(payFromWallet, { params: { number }, body: {}, ...(idempotencyKey ? { idempotencyKey } : {}) });

/** A wallet filled the way wallets fill: by a transfer with too much. */
async function aFullWallet(server: TestServer, surplusVnd: number): Promise<{ buyer: User; asBuyer: Caller }> {
  const order = await anOrder(server, { stage: 'claimed' });
  const number = order.depositNumber ?? '';
  const { dueVnd } = await dueOf(order.asBuyer, number);
  await payClaimed(server, number, order.asBuyer, { amountVnd: dueVnd + surplusVnd });
  return { buyer: order.buyer, asBuyer: order.asBuyer };
}

test('a deposit and a final payment are paid from the wallet at once', async () => {
  const server = await testServer();
  const { buyer, asBuyer } = await aFullWallet(server, 40_000_000);
  const before = await walletOf(asBuyer);
  const order = await anOrder(server, { buyer });
  const number = order.depositNumber ?? '';
  const due = await dueOf(asBuyer, number);
  expect(due).toMatchObject({ walletBalanceFen: before });
  expect(due.methods.find(({ method }) => method === 'wallet')?.isOpen).toBe(true);

  expect(await pay(asBuyer, number)).toMatchObject({
    status: 200,
    data: { status: 'paid', method: 'wallet', dueFen: 0 },
  });
  expect((await asBuyer.call(getMyOrder, { params: { number: order.number } })).data).toMatchObject({
    status: 'stockingPending',
    money: { paidFen: due.dueFen, heldFen: due.dueFen },
  });
  const wallet = (await asBuyer.call(getMyWallet, { query: { size: 1 } })).data;
  expect(wallet).toMatchObject({
    balanceFen: before - due.dueFen,
    totalElements: 2,
    entries: [{ event: 'walletSpent', amountFen: -due.dueFen, orderNumber: order.number, paymentNumber: number }],
  });
  expect(await pay(asBuyer, number)).toMatchObject({ status: 409, error: { code: 'payment.not_payable' } });

  const stocked = await aStockedOrder(server, { buyer });
  const shipment = await aShipment(stocked, [1, 1]);
  expect((await pay(asBuyer, shipment.paymentNumber ?? '')).data.status).toBe('paid');
  expect((await orderNow(stocked)).status).toBe('shipmentPending');
  expect(await brokenRules(server)).toEqual([]);
});

test('the rest of a payment that a transfer paid in part comes from the wallet', async () => {
  const server = await testServer();
  const { buyer, asBuyer } = await aFullWallet(server, 40_000_000);
  const order = await anOrder(server, { buyer, stage: 'claimed' });
  const number = order.depositNumber ?? '';
  await payClaimed(server, number, asBuyer, { amountVnd: Math.floor((await dueOf(asBuyer, number)).dueVnd / 2) });
  const [rest, before] = [await dueOf(asBuyer, number), await walletOf(asBuyer)];
  expect((await pay(asBuyer, number)).data).toMatchObject({ status: 'paid', dueVnd: 0 });
  expect(await walletOf(asBuyer)).toBe(before - rest.dueFen);
  expect(await brokenRules(server)).toEqual([]);
});

test('too little in the wallet, another buyer, a payment in review: nothing moves', async () => {
  const server = await testServer();
  const { buyer, asBuyer } = await aFullWallet(server, 3575);
  const order = await anOrder(server, { buyer });
  const number = order.depositNumber ?? '';
  expect(await pay(asBuyer, number)).toMatchObject({ status: 409, error: { code: 'payment.wallet_insufficient' } });
  expect((await pay(await server.as(await aBuyer(server)), number)).status).toBe(404);
  await claim(asBuyer, number);
  expect(await pay(asBuyer, number)).toMatchObject({ status: 409, error: { code: 'payment.not_payable' } });
  expect(await walletOf(asBuyer)).toBe(100);
  expect(await brokenRules(server)).toEqual([]);
});

test('two payments at once with money for one: one is paid, the wallet never goes below zero', async () => {
  const server = await testServer();
  for (let run = 0; run < 3; run++) {
    const first = await aFullWallet(server, 160_000);
    const orders = [await anOrder(server, { buyer: first.buyer }), await anOrder(server, { buyer: first.buyer })];
    await warm(server);
    const replies = await Promise.all(orders.map(({ depositNumber }) => pay(first.asBuyer, depositNumber ?? '')));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await walletOf(first.asBuyer)).toBeGreaterThanOrEqual(0);
  }
  expect(await brokenRules(server)).toEqual([]);
});

test('the same payment eight times at once, with and without a key: paid once', async () => {
  const server = await testServer();
  const { buyer, asBuyer } = await aFullWallet(server, 40_000_000);
  const { depositNumber } = await anOrder(server, { buyer });
  const before = await walletOf(asBuyer);
  const due = await dueOf(asBuyer, depositNumber ?? '');
  await warm(server);
  const replies = await Promise.all(
    Array.from({ length: 8 }, (_, at) => pay(asBuyer, depositNumber ?? '', at % 2 ? 'the-same-key' : undefined)),
  );
  expect(replies.every(({ status }) => status === 200 || status === 409)).toBe(true);
  expect(replies.some(({ status }) => status === 200)).toBe(true);
  expect(await walletOf(asBuyer)).toBe(before - due.dueFen);
  expect(await brokenRules(server)).toEqual([]);
});

test('an approval that is taken back waits with its money; rejected it goes to the wallet, and stays rejected', async () => {
  const server = await testServer();
  const { buyer, asBuyer } = await aFullWallet(server, 40_000_000);
  const before = await walletOf(asBuyer);
  const order = await anOrder(server, { buyer });
  const params = { number: order.depositNumber ?? '' };
  await pay(asBuyer, params.number);
  const reviewer = await server.as(await aStaff(server, 'financeReviewer'));
  const body = { reason: 'check again' };
  expect((await reviewer.call(reReviewPayment, { params, body })).data).toMatchObject({
    status: 'pendingApproval',
    receipt: { method: 'wallet' },
  });
  expect((await reviewer.call(listReviews)).data.content.map(({ number }) => number)).toContain(params.number);
  expect((await reviewer.call(rejectPayment, { params, body })).status).toBe(200);
  expect(await walletOf(asBuyer)).toBe(before);
  expect(await reviewer.call(reReviewPayment, { params, body })).toMatchObject({
    status: 409,
    error: { code: 'payment.not_reviewable' },
  });
  expect((await reviewer.call(getReview, { params })).data).toMatchObject({ status: 'unpaid', receipt: null });
  expect(await brokenRules(server)).toEqual([]);
});

test('the database itself refuses to spend what is not there', async () => {
  const server = await testServer();
  const { id } = await aBuyer(server);
  const spend = server.db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(
      sql`insert into ledger_transactions (event) values ('bad') returning id`,
    );
    await tx.execute(sql`insert into ledger_entries (transaction_id, account, buyer_id, debit_fen, credit_fen)
      values (${rows[0]?.id}, 'wallet', ${id}, 1, 0), (${rows[0]?.id}, 'receipts', null, 0, 1)`);
  });
  await expect(spend).rejects.toThrow(/insert into ledger_entries/);
});
