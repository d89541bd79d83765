import {
  acceptOrder,
  approvePayment,
  cancelOrder,
  claimBankTransfer,
  getCashier,
  getMyOrder,
  getMyWallet,
  getOrder,
  getReview,
  listReviews,
  refuseOrder,
  rejectPayment,
  reReviewPayment,
} from '@kouan/contract';
import { toVnd } from '@kouan/domain';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { aBuyer, aStaff } from '../../../test/actors.ts';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { anOrder, bankTransfers, claim, moneyProblems, payClaimed } from '../../../test/orders.ts';
import { aProduct } from '../../../test/products.ts';
import { brokenRules } from '../../../test/stock.ts';
import { transaction } from '../../platform/db.ts';
import { addExchangeRate } from '../settings/index.ts';

const storyRate = 3_587_250_000n;

/** Event, account, debit and credit of every ledger entry. */
async function postings(server: TestServer) {
  const { rows } = await server.db.execute<{ event: string; account: string; debit: string; credit: string }>(sql`
    select t.event, e.account, e.debit_fen as debit, e.credit_fen as credit from ledger_transactions t join ledger_entries e on e.transaction_id = t.id order by e.id`);
  return rows.map(({ event, account, debit, credit }) => [event, account, Number(debit), Number(credit)]);
}

test('the first story: placed, accepted, claimed, approved, with exactly its postings', async () => {
  const server = await testServer();
  await transaction(server.db, (tx) => addExchangeRate(tx, { rateVndPerCnyMicros: storyRate, createdBy: null }));
  const product = await aProduct(server, {
    skus: [
      { values: ['红色'], priceFen: 3500n },
      { values: ['蓝色'], priceFen: 1299n },
    ],
  });
  const order = await anOrder(server, { product, quantities: [10, 7] });
  expect(order.view).toMatchObject({
    goodsFen: 44_093,
    freightFen: 1800,
    serviceFen: 1323,
    totalFen: 47_216,
    depositFen: 14_165,
    status: 'depositPending',
    station: 2,
    turn: 'buyer',
    rateVndPerCnyMicros: Number(storyRate),
  });
  expect(order.view.money).toEqual({ paidFen: 0, consumedFen: 0, heldFen: 0, refundedFen: 0 });

  const number = order.depositNumber ?? '';
  const cashier = (await order.asBuyer.call(getCashier, { params: { number } })).data;
  expect(cashier).toMatchObject({
    dueFen: 14_165,
    dueVnd: Number(toVnd(14_165n, storyRate)),
    purpose: 'deposit',
    isScreenshotRequired: false,
    account: { bankBin: '970415', accountName: 'CONG TY MAU KOUAN' },
  });
  expect(cashier.qr).toContain(cashier.code);
  expect(cashier.qrSvg).toContain('<svg');
  expect(cashier.items.map((item) => item.kind)).toEqual(['goods', 'freight', 'service', 'total', 'deposit']);

  const [lineId = 0] = await bankTransfers(server, [{ amountVnd: cashier.dueVnd, memo: `CK ${cashier.code}` }]);
  await claim(order.asBuyer, number);
  expect((await order.asBuyer.call(getMyOrder, { params: { number: order.number } })).data.status).toBe(
    'depositReview',
  );
  expect(await postings(server)).toEqual([
    ['bankLineImported', 'bank', 14_165, 0],
    ['bankLineImported', 'receipts', 0, 14_165],
  ]);

  const reviewer = await server.as(await aStaff(server, 'financeReviewer'));
  const review = (await reviewer.call(getReview, { params: { number } })).data;
  expect(review).toMatchObject({
    allowedActions: ['hold', 'approve', 'reject', 'requestOverride'],
    warnings: [],
    claimedVnd: cashier.dueVnd,
  });
  expect(review.candidates[0]).toMatchObject({ lineId, score: 100 });
  expect((await reviewer.call(listReviews, { query: { purpose: 'deposit' } })).data.content[0]).toMatchObject({
    number,
    hint: 'exact',
    isOverdue: false,
  });

  const approved = await reviewer.call(approvePayment, {
    params: { number },
    body: { bankLineId: lineId, opinion: 'ok' },
    idempotencyKey: 'once',
  });
  const again = await reviewer.call(approvePayment, {
    params: { number },
    body: { bankLineId: lineId, opinion: 'ok' },
    idempotencyKey: 'once',
  });
  expect(approved.status).toBe(200);
  expect(again.data).toEqual(approved.data);
  expect((await postings(server)).slice(2)).toEqual([
    ['paymentApproved', 'receipts', 14_165, 0],
    ['paymentApproved', 'depositsHeld', 0, 14_165],
  ]);
  const view = (await order.asBuyer.call(getMyOrder, { params: { number: order.number } })).data;
  expect(view).toMatchObject({
    status: 'stockingPending',
    paidFen: 14_165,
    dueFen: 0,
    duePaymentNumber: null,
    money: { paidFen: 14_165, consumedFen: 0, heldFen: 14_165, refundedFen: 0 },
  });
  expect(view.history.map((row) => [row.event, row.from, row.to])).toEqual([
    ['placed', null, 'depositPending'],
    ['accepted', 'depositPending', 'depositPending'],
    ['depositClaimed', 'depositPending', 'depositReview'],
    ['depositApproved', 'depositReview', 'stockingPending'],
  ]);
  expect(view.history.every((row) => row.actorName !== '')).toBe(true);
  expect(await moneyProblems(server)).toEqual([]);
  expect(await brokenRules(server)).toEqual([]);
});

test('rejected with a reason, reviewed again, rejected, paid again, approved', async () => {
  const server = await testServer();
  const order = await anOrder(server, { stage: 'claimed' });
  const number = order.depositNumber ?? '';
  const reviewer = await server.as(await aStaff(server, 'financeReviewer'));
  const noReason = await reviewer.call(rejectPayment, { params: { number }, body: { reason: '  ' } });
  expect(noReason).toMatchObject({ status: 400, error: { code: 'order.reason_required' } });

  await reviewer.call(rejectPayment, { params: { number }, body: { reason: 'no such transfer' } });
  const rejected = (await order.asBuyer.call(getMyOrder, { params: { number: order.number } })).data;
  expect(rejected).toMatchObject({
    status: 'depositRejected',
    turn: 'buyer',
    allowedActions: ['payDeposit', 'cancel'],
  });
  expect(rejected.payments[0]).toMatchObject({
    status: 'unpaid',
    reviews: [{ outcome: 'rejected', opinion: 'no such transfer' }],
  });
  expect(rejected.actBy).not.toBeNull();

  expect((await reviewer.call(reReviewPayment, { params: { number }, body: { reason: 'found it' } })).status).toBe(200);
  expect((await reviewer.call(reReviewPayment, { params: { number }, body: { reason: 'twice' } })).status).toBe(409);
  expect(await claim(order.asBuyer, number)).toMatchObject({ status: 409, error: { code: 'payment.not_payable' } });
  await reviewer.call(rejectPayment, { params: { number }, body: { reason: 'still nothing' } });

  expect((await claim(order.asBuyer, number, { remitter: 'TRAN B' })).data).toMatchObject({
    status: 'pendingApproval',
    remitter: 'TRAN B',
    dueAt: null,
  });
  await payClaimed(server, number, order.asBuyer);
  expect((await order.asBuyer.call(getMyOrder, { params: { number: order.number } })).data).toMatchObject({
    status: 'stockingPending',
  });
  expect(await moneyProblems(server)).toEqual([]);
  expect(await brokenRules(server)).toEqual([]);
});

test('too little approves in part: the rest is due with a new code, then closes the gap; what is closed unpaid goes to the wallet', async () => {
  const server = await testServer();
  const order = await anOrder(server, { stage: 'claimed' });
  const number = order.depositNumber ?? '';
  const before = (await order.asBuyer.call(getCashier, { params: { number } })).data;
  const partVnd = Math.floor(before.dueVnd / 3);
  await payClaimed(server, number, order.asBuyer, { amountVnd: partVnd });
  const part = (await order.asBuyer.call(getCashier, { params: { number } })).data;
  expect(part).toMatchObject({ status: 'unpaid', dueVnd: before.dueVnd - partVnd });
  expect(part.code).not.toBe(before.code);
  expect(part.dueFen).toBeLessThan(before.dueFen);
  expect((await order.asBuyer.call(getMyOrder, { params: { number: order.number } })).data.status).toBe(
    'depositPending',
  );

  const cancelled = (
    await order.asBuyer.call(cancelOrder, { params: { number: order.number }, body: { reason: 'changed my mind' } })
  ).data;
  expect(cancelled).toMatchObject({
    status: 'closed',
    closeReason: 'changed my mind',
    money: { heldFen: 0, refundedFen: before.dueFen - part.dueFen },
  });
  expect((await order.asBuyer.call(getMyWallet)).data).toMatchObject({
    balanceFen: before.dueFen - part.dueFen,
    entries: [{ event: 'orderClosed', orderNumber: order.number }],
  });
  expect(
    (await order.asBuyer.call(cancelOrder, { params: { number: order.number }, body: { reason: 'again' } })).status,
  ).toBe(409);
  expect(await claim(order.asBuyer, number, { amountVnd: 1000 })).toMatchObject({
    status: 409,
    error: { code: 'payment.not_payable' },
  });
  expect(await moneyProblems(server)).toEqual([]);
  expect(await brokenRules(server)).toEqual([]);
});

test('a surplus goes to the wallet, at the rate of the day it came', async () => {
  const server = await testServer();
  const order = await anOrder(server, { stage: 'claimed' });
  const number = order.depositNumber ?? '';
  const due = (await order.asBuyer.call(getCashier, { params: { number } })).data;
  await transaction(server.db, (tx) => addExchangeRate(tx, { rateVndPerCnyMicros: 3_600_000_000n, createdBy: null }));
  await payClaimed(server, number, order.asBuyer, { amountVnd: due.dueVnd + 360_000 });
  expect((await order.asBuyer.call(getMyWallet)).data.balanceFen).toBe(10_000);
  expect((await order.asBuyer.call(getMyOrder, { params: { number: order.number } })).data.money).toMatchObject({
    paidFen: due.dueFen,
    heldFen: due.dueFen,
  });
  expect(await moneyProblems(server)).toEqual([]);
  expect(await brokenRules(server)).toEqual([]);
});

test('one transfer for two deposits: the rest stays for the second, its surplus goes to the wallet', async () => {
  const server = await testServer();
  const buyer = await aBuyer(server);
  const [first, second] = [
    await anOrder(server, { buyer, stage: 'claimed' }),
    await anOrder(server, { buyer, stage: 'claimed' }),
  ];
  const dues = await Promise.all(
    [first, second].map(
      async (order) => (await order.asBuyer.call(getCashier, { params: { number: order.depositNumber ?? '' } })).data,
    ),
  );
  const total = dues.reduce((sum, due) => sum + due.dueVnd, 0);
  const [lineId = 0] = await bankTransfers(server, [
    { amountVnd: total + 3575, memo: dues.map((due) => due.code).join(' ') },
  ]);
  const reviewer = await server.as(await aStaff(server, 'financeReviewer'));
  await reviewer.call(approvePayment, { params: { number: first.depositNumber ?? '' }, body: { bankLineId: lineId } });
  expect((await first.asBuyer.call(getMyWallet)).data.balanceFen).toBe(0);
  await reviewer.call(approvePayment, { params: { number: second.depositNumber ?? '' }, body: { bankLineId: lineId } });
  expect((await first.asBuyer.call(getMyWallet)).data.balanceFen).toBeGreaterThanOrEqual(99);
  expect((await second.asBuyer.call(getMyOrder, { params: { number: second.number } })).data.status).toBe(
    'stockingPending',
  );
  expect(await moneyProblems(server)).toEqual([]);
  expect(await brokenRules(server)).toEqual([]);
});

test('wrong input changes nothing and says what is wrong', async () => {
  const server = await testServer();
  const order = await anOrder(server);
  const number = order.depositNumber ?? '';
  const body = { remitter: 'A', bank: 'VCB', amountVnd: 1000, screenshotIds: [] };
  for (const amountVnd of [0, -1, 1.5, 1e15]) {
    expect(
      await order.asBuyer.call(claimBankTransfer, { params: { number }, body: { ...body, amountVnd } }),
    ).toMatchObject({ status: 400, error: { code: 'payment.amount_invalid' } });
  }
  expect(
    await order.asBuyer.call(claimBankTransfer, { params: { number }, body: { ...body, amountVnd: '1,000' as never } }),
  ).toMatchObject({ status: 400, error: { code: 'payment.amount_invalid' } });
  expect(
    await order.asBuyer.call(claimBankTransfer, { params: { number }, body: { ...body, remitter: ' ' } }),
  ).toMatchObject({ status: 400, error: { code: 'payment.remitter_empty' } });
  expect(
    await order.asBuyer.call(claimBankTransfer, { params: { number }, body: { ...body, bank: '' } }),
  ).toMatchObject({ status: 400, error: { code: 'payment.bank_empty' } });
  expect(
    await order.asBuyer.call(claimBankTransfer, { params: { number }, body: { ...body, screenshotIds: [999_999] } }),
  ).toMatchObject({ status: 404 });

  const stranger = await server.as(await aBuyer(server));
  expect(await stranger.call(getMyOrder, { params: { number: order.number } })).toMatchObject({
    status: 404,
    error: { code: 'order.not_found' },
  });
  expect(await stranger.call(getCashier, { params: { number } })).toMatchObject({
    status: 404,
    error: { code: 'payment.not_found' },
  });
  expect(await stranger.call(claimBankTransfer, { params: { number }, body })).toMatchObject({ status: 404 });
  expect(await stranger.call(cancelOrder, { params: { number: order.number }, body: { reason: 'x' } })).toMatchObject({
    status: 404,
  });
  expect((await stranger.call(getOrder, { params: { number: order.number } })).status).toBe(403);

  const differing = (await claim(order.asBuyer, number, { amountVnd: 1000 })).data;
  expect(differing.status).toBe('pendingApproval');
  const reviewer = await server.as(await aStaff(server, 'financeReviewer'));
  expect((await reviewer.call(getReview, { params: { number } })).data.warnings).toEqual([
    'amountDiffers',
    'lineNotFound',
  ]);
  expect(await reviewer.call(approvePayment, { params: { number }, body: { bankLineId: 77 } })).toMatchObject({
    status: 404,
    error: { code: 'payment.line_not_found' },
  });
  expect(await moneyProblems(server)).toEqual([]);
  expect(await brokenRules(server)).toEqual([]);
});

test('nobody accepts, refuses or reviews what is their own', async () => {
  const server = await testServer();
  const admin = await aStaff(server, 'administrator');
  const own = await anOrder(server, { buyer: admin, stage: 'placed' });
  expect(await own.asBuyer.call(acceptOrder, { params: { number: own.number } })).toMatchObject({
    status: 403,
    error: { code: 'order.own_order' },
  });
  expect(await own.asBuyer.call(refuseOrder, { params: { number: own.number }, body: { reason: 'x' } })).toMatchObject({
    status: 403,
  });
  const claimed = await anOrder(server, { buyer: admin, stage: 'claimed' });
  const number = claimed.depositNumber ?? '';
  expect((await claimed.asBuyer.call(getReview, { params: { number } })).data.allowedActions).toEqual([]);
  expect(await claimed.asBuyer.call(approvePayment, { params: { number }, body: { bankLineId: 1 } })).toMatchObject({
    status: 403,
    error: { code: 'payment.own_payment' },
  });
  expect(await claimed.asBuyer.call(rejectPayment, { params: { number }, body: { reason: 'x' } })).toMatchObject({
    status: 403,
  });
});
