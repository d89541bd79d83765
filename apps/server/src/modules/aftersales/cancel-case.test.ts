import {
  approveCase,
  getCase,
  getCaseOptions,
  getMyCase,
  getMyWallet,
  listBankAccounts,
  listMyCases,
  openCase,
  recordPayoutDone,
  recordPayoutFailed,
  recordPurchase,
  rejectCase,
  reReviewCase,
  retryPayout,
  sendPayoutToWallet,
} from '@kouan/contract';
import { expect, test } from 'vitest';
import { aBuyer, anAdmin, aStaff } from '../../../test/actors.ts';
import { aCase, approve, caseNow } from '../../../test/cases.ts';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { anOrder } from '../../../test/orders.ts';
import { brokenRules, orderNow, purchaseOf } from '../../../test/stock.ts';

async function aPaidOrder() {
  const server = await testServer();
  return { server, order: await anOrder(server, { stage: 'paid' }) };
}
const staff = async (server: TestServer, role: 'financeReviewer' | 'customerService' | 'warehouseKeeper') =>
  server.as(await aStaff(server, role));

test('a buyer who asks to cancel before the purchase gets the whole deposit into the wallet', async () => {
  const { server, order } = await aPaidOrder();
  const keeper = await staff(server, 'warehouseKeeper');
  const before = await order.asBuyer.call(getCaseOptions, { params: { number: order.number } });

  const opened = await aCase(order, { kind: 'cancel', reasonCode: 'takesTooLong', reason: 'I need it tomorrow' });
  const waiting = await orderNow(order);
  const purchase = await keeper.call(recordPurchase, {
    params: { number: order.number },
    body: purchaseOf(order.view),
  });
  const twice = await order.asBuyer.call(openCase, {
    body: {
      orderNumber: order.number,
      kind: 'cancel',
      reasonCode: 'other',
      reason: 'again',
      refundTo: 'wallet',
      fileIds: [],
    },
  });
  await approve(server, opened.number);

  expect(before.data).toMatchObject({ cancel: { refundFen: order.view.depositFen }, return: null, afterSales: [] });
  expect(opened).toMatchObject({ state: 'requested', kind: 'cancel', waitsFor: 'platform', isOverdue: false });
  expect(waiting).toMatchObject({ status: 'refunding', turn: 'platform', actBy: opened.dueAt });
  expect([purchase, twice].map(({ status, error }) => [status, error?.code])).toEqual([
    [409, 'order.move_not_allowed'],
    [409, 'order.move_not_allowed'],
  ]);
  expect((await order.asBuyer.call(getMyWallet)).data.balanceFen).toBe(order.view.depositFen);
  expect(await orderNow(order)).toMatchObject({
    status: 'refunded',
    lines: [{ cancelled: 4 }, { cancelled: 6 }],
    money: { heldFen: 0, refundedFen: order.view.depositFen },
    history: expect.arrayContaining([
      expect.objectContaining({ event: 'cancelRequested', reason: 'I need it tomorrow' }),
      expect.objectContaining({ event: 'caseApproved' }),
    ]),
  });
  expect(await brokenRules(server)).toEqual([]);
});

test('a rejected cancelling lets the order go on, is looked at again while nothing was bought, and becomes final', async () => {
  const { server, order } = await aPaidOrder();
  const { number } = await aCase(order, { kind: 'cancel' });
  const params = { number };
  const service = await staff(server, 'customerService');

  const silent = await service.call(rejectCase, { params, body: { reason: ' ' } });
  const rejected = await service.call(rejectCase, { params, body: { reason: 'Already packed' } });
  const between = (await orderNow(order)).status;
  const again = await service.call(reReviewCase, { params, body: { reason: 'The store stopped it' } });
  const reopened = (await orderNow(order)).status;
  await service.call(rejectCase, { params, body: { reason: 'It left after all' } });
  const keeper = await staff(server, 'warehouseKeeper');
  await keeper.call(recordPurchase, { params: { number: order.number }, body: purchaseOf(order.view) });
  const late = await service.call(reReviewCase, { params, body: { reason: 'too late' } });
  await server.moveClock({ hours: 7 * 24 + 1 });
  await Promise.all([server.runTimers(), server.runTimers()]);

  expect(silent).toMatchObject({ status: 400, error: { code: 'order.reason_required' } });
  expect(rejected.data).toMatchObject({ state: 'rejected', opinion: 'Already packed', finalAt: expect.any(String) });
  expect([between, reopened]).toEqual(['stockingPending', 'refunding']);
  expect(again.data).toMatchObject({ state: 'requested', finalAt: null });
  expect(late).toMatchObject({ status: 409, error: { code: 'order.move_not_allowed' } });
  const end = await caseNow(await staff(server, 'customerService'), number);
  expect(end.state).toBe('rejectedFinal');
  expect(end.events.filter(({ event }) => event === 'rejectionFinal')).toHaveLength(1);
  expect((await orderNow({ ...order, asBuyer: await server.as(order.buyer) })).status).toBe('stocking');
  expect(await brokenRules(server)).toEqual([]);
});

test('a refund to the source is transferred by staff; one that fails is retried, or goes to the wallet once', async () => {
  const { server, order } = await aPaidOrder();
  const { number } = await aCase(order, { kind: 'cancel', refundTo: 'source' });
  const approved = await approve(server, number);
  const finance = await staff(server, 'financeReviewer');
  const [payout] = approved.payouts;
  const params = { number, id: payout?.id ?? 0 };
  const [account] = (await finance.call(listBankAccounts)).data;

  const failed = await finance.call(recordPayoutFailed, { params, body: { reason: 'Account closed' } });
  const status = (await orderNow(order)).status;
  const early = await finance.call(recordPayoutDone, {
    params,
    body: { reference: 'FT1', bankAccountId: account?.id ?? 0 },
  });
  const retries = await Promise.all([
    finance.call(retryPayout, { params }),
    finance.call(retryPayout, { params }),
    finance.call(sendPayoutToWallet, { params }),
  ]);

  expect(approved).toMatchObject({ state: 'approved', refundFen: order.view.depositFen, waitsFor: 'platform' });
  expect(payout).toMatchObject({
    state: 'pending',
    amountFen: order.view.depositFen,
    amountVnd: order.view.depositVnd,
    remitter: 'Nguyễn Văn A',
    bank: 'Vietcombank',
  });
  expect(failed.data).toMatchObject({ state: 'payoutFailed', finalAt: expect.any(String) });
  expect(status).toBe('refundFailed');
  expect(early).toMatchObject({ status: 409, error: { code: 'refund.not_pending' } });
  expect(retries.filter(({ status: code }) => code === 200)).toHaveLength(1);
  expect(await brokenRules(server)).toEqual([]);

  if (retries[2].status !== 200) {
    const done = await finance.call(recordPayoutDone, {
      params,
      body: { reference: 'FT1', bankAccountId: account?.id ?? 0 },
    });
    expect(done.data).toMatchObject({ state: 'paid', payouts: [{ state: 'done', reference: 'FT1' }] });
  }
  expect(await orderNow(order)).toMatchObject({ status: 'refunded', money: { refundedFen: order.view.depositFen } });
  expect(await brokenRules(server)).toEqual([]);
});

test('a payout that stays failed for 7 days goes to the wallet by itself, once', async () => {
  const { server, order } = await aPaidOrder();
  const { number } = await aCase(order, { kind: 'cancel', refundTo: 'source' });
  const { payouts } = await approve(server, number);
  const finance = await staff(server, 'financeReviewer');
  await finance.call(recordPayoutFailed, {
    params: { number, id: payouts[0]?.id ?? 0 },
    body: { reason: 'No such account' },
  });

  await server.moveClock({ hours: 7 * 24 - 1 });
  await server.runTimers();
  const before = await caseNow(await staff(server, 'financeReviewer'), number);
  await server.moveClock({ hours: 2 });
  await Promise.all([server.runTimers(), server.runTimers()]);
  await server.runTimers();

  expect(before.state).toBe('payoutFailed');
  const asBuyer = await server.as(order.buyer);
  expect((await asBuyer.call(getMyCase, { params: { number } })).data).toMatchObject({
    state: 'paid',
    payouts: [{ state: 'wallet' }],
  });
  expect((await asBuyer.call(getMyWallet)).data.balanceFen).toBe(order.view.depositFen);
  expect((await orderNow({ ...order, asBuyer })).status).toBe('refunded');
  expect(await brokenRules(server)).toEqual([]);
});

test('above the ceiling a second person approves the same; nobody approves twice or their own', async () => {
  const server = await testServer();
  // A deposit of more than 500 CNY.
  const order = await anOrder(server, { stage: 'paid', quantities: [80, 80] });
  expect(order.view.depositFen).toBeGreaterThan(50_000);
  const { number } = await aCase(order, { kind: 'cancel' });
  const params = { number };
  const [first, second] = [await staff(server, 'customerService'), await staff(server, 'customerService')];
  const body = { refundFen: order.view.depositFen, opinion: 'The buyer is right' };

  const wrong = await first.call(approveCase, { params, body: { ...body, refundFen: body.refundFen - 1 } });
  const proposed = await first.call(approveCase, { params, body });
  const alone = await first.call(approveCase, { params, body });
  const tooSmall = await second.call(approveCase, { params, body });
  const undecided = (await orderNow(order)).status;
  const finance = await staff(server, 'financeReviewer');
  const replies = await Promise.all(Array.from({ length: 50 }, () => finance.call(approveCase, { params, body })));

  expect(wrong).toMatchObject({ status: 409, error: { code: 'case.refund_changed' } });
  expect(proposed.data).toMatchObject({
    state: 'requested',
    pending: { refundFen: order.view.depositFen },
    proposal: { needsSecond: true, ceilingFen: 50_000 },
  });
  expect([alone, tooSmall].map(({ status, error }) => [status, error?.code])).toEqual([
    [403, 'case.second_person_required'],
    [403, 'case.second_person_required'],
  ]);
  expect(undecided).toBe('refunding');
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(replies.filter(({ error }) => error?.code === 'case.not_open')).toHaveLength(49);
  expect((await order.asBuyer.call(getMyWallet)).data.balanceFen).toBe(order.view.depositFen);
  expect(await brokenRules(server)).toEqual([]);
});

test("another buyer's case is not there, staff need the permission, and a buyer's word is bounded", async () => {
  const { server, order } = await aPaidOrder();
  const body = {
    orderNumber: order.number,
    kind: 'cancel' as const,
    reasonCode: 'other' as const,
    reason: 'Too slow',
    refundTo: 'wallet' as const,
    fileIds: [],
  };
  const stranger = await server.as(await aBuyer(server));
  const theirs = await stranger.call(openCase, { body });
  const noReason = await order.asBuyer.call(openCase, { body: { ...body, reason: '  ' } });
  const otherKind = await order.asBuyer.call(openCase, { body: { ...body, reasonCode: 'timeUp' } });
  const early = await order.asBuyer.call(openCase, { body: { ...body, kind: 'return' } });
  const { number } = await aCase(order, { kind: 'cancel' });

  const keys = Array.from({ length: 3 }, () =>
    order.asBuyer.call(openCase, { body: { ...body, reason: 'With a key' }, idempotencyKey: 'cancel-1' }),
  );
  expect(new Set((await Promise.all(keys)).map(({ status }) => status))).toEqual(new Set([409]));
  const seen = await stranger.call(getMyCase, { params: { number } });
  const options = await stranger.call(getCaseOptions, { params: { number: order.number } });
  const asStaff = await order.asBuyer.call(getCase, { params: { number } });
  const keeper = await staff(server, 'warehouseKeeper');
  const decided = await keeper.call(approveCase, { params: { number }, body: { refundFen: 1 } });

  expect(
    [theirs, noReason, otherKind, early, seen, options, asStaff, decided].map(({ status, error }) => [
      status,
      error?.code,
    ]),
  ).toEqual([
    [404, 'order.not_found'],
    [400, 'order.reason_required'],
    [400, 'case.reason_not_known'],
    [409, 'order.move_not_allowed'],
    [404, 'case.not_found'],
    [404, 'order.not_found'],
    [403, 'permission.missing'],
    [403, 'permission.missing'],
  ]);
  expect((await stranger.call(listMyCases, { query: {} })).data).toEqual({ content: [], totalElements: 0 });
  expect(await brokenRules(server)).toEqual([]);
});

test('an administrator decides no case of an order of their own', async () => {
  const server = await testServer();
  const admin = await anAdmin(server);
  const order = await anOrder(server, { stage: 'paid', buyer: admin });
  const { number } = await aCase(order, { kind: 'cancel' });

  const reply = await order.asBuyer.call(approveCase, {
    params: { number },
    body: { refundFen: order.view.depositFen },
  });

  expect(reply).toMatchObject({ status: 403, error: { code: 'case.own_case' } });
});

test('a purchase and a request to cancel at the same moment: one of them wins', async () => {
  const { server, order } = await aPaidOrder();
  const keeper = await staff(server, 'warehouseKeeper');
  await Promise.all(Array.from({ length: 12 }, () => server.db.execute('select pg_sleep(0.02)')));

  const replies = await Promise.all([
    keeper.call(recordPurchase, { params: { number: order.number }, body: purchaseOf(order.view) }),
    order.asBuyer.call(openCase, {
      body: {
        orderNumber: order.number,
        kind: 'cancel',
        reasonCode: 'other',
        reason: 'Changed my mind',
        refundTo: 'wallet',
        fileIds: [],
      },
    }),
  ]);

  expect(replies.filter(({ status }) => status < 300)).toHaveLength(1);
  expect(replies.filter(({ status }) => status === 409)).toHaveLength(1);
  expect(['stocking', 'refunding']).toContain((await orderNow(order)).status);
  expect(await brokenRules(server)).toEqual([]);
});
