import {
  actInSandbox,
  type BodyOf,
  cancelOrder,
  confirmCard,
  getCashier,
  getMyOrder,
  getMyWallet,
  getReview,
  getSandboxTrade,
  notifyTrade,
  refreshTrade,
  rejectPayment,
  approvePayment,
  startCard,
  startTrade,
} from '@kouan/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { aBuyer, aStaff } from '../../../test/actors.ts';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { anOrder, claim } from '../../../test/orders.ts';
import { brokenRules } from '../../../test/stock.ts';
import { sandboxGateway } from './sandbox-gateway.ts';
import { sandboxInstitution } from './sandbox-institution.ts';
import { signNotice } from './sandbox-trades.ts';

type Act = BodyOf<typeof actInSandbox>['act'];
type Method = BodyOf<typeof startTrade>['method'];
const warm = (server: TestServer) =>
  Promise.all(Array.from({ length: 10 }, () => server.db.execute(sql`select pg_sleep(0.05)`)));

/** A deposit on its way through the sandbox. */
async function aTrade(server: TestServer, method: Method = 'online') {
  const order = await anOrder(server);
  const params = { number: order.depositNumber ?? '' };
  const opened = await order.asBuyer.call(startTrade, { params, body: { method } });
  const { tradeNumber, payUrl } = opened.data;
  return {
    order,
    params,
    opened,
    tradeNumber,
    payUrl,
    act: (act: Act) => order.asBuyer.call(actInSandbox, { params: { number: tradeNumber }, body: { act } }),
    refresh: () => order.asBuyer.call(refreshTrade, { params, body: {} }),
    cashier: async () => (await order.asBuyer.call(getCashier, { params })).data,
    status: async () => (await order.asBuyer.call(getMyOrder, { params: { number: order.number } })).data.status,
    wallet: async () => (await order.asBuyer.call(getMyWallet)).data.balanceFen,
    notify: (body: BodyOf<typeof notifyTrade>) =>
      server.visitor.call(notifyTrade, { params: { gateway: 'sandbox' }, body }),
    signed: (more: object = {}) => {
      const notice = JSON.stringify({ tradeNumber, ...more });
      return { notice, signature: signNotice(server.kit.secret, notice) };
    },
  };
}

test.each(['online', 'alipay', 'digitalRmb'] as const)(
  '%s: paid at the gateway, told by its notice, approved at once',
  async (method) => {
    const server = await testServer();
    const trade = await aTrade(server, method);
    expect(trade.payUrl).toBe(`/sandboxCashier/${trade.tradeNumber}`);
    expect((await trade.cashier()).methods.every(({ isOpen }) => isOpen)).toBe(true);
    expect((await trade.act('succeed')).data.state).toBe('paid');
    expect(await trade.cashier()).toMatchObject({ status: 'paid', method });
    expect(await trade.status()).toBe('stockingPending');
    expect(await trade.act('succeed')).toMatchObject({ status: 409, error: { code: 'payment.not_payable' } });
    expect(await brokenRules(server)).toEqual([]);
  },
);

test('the same trade is opened once, however often the button is pressed', async () => {
  const server = await testServer();
  const { order, params, tradeNumber } = await aTrade(server);
  await warm(server);
  const replies = await Promise.all(
    Array.from({ length: 5 }, () => order.asBuyer.call(startTrade, { params, body: { method: 'online' } })),
  );
  expect(new Set(replies.map(({ data }) => data.tradeNumber))).toEqual(new Set([tradeNumber]));
});

test('the same notice eight times at once and out of order, with a lie about the amount: one effect', async () => {
  const server = await testServer();
  const trade = await aTrade(server);
  await server.db.execute(sql`update sandbox_trades set state = 'paid', paid_fen = amount_fen, paid_at = app_now()`);
  await warm(server);
  const replies = await Promise.all(
    Array.from({ length: 8 }, (_, at) =>
      trade.notify(trade.signed({ at, amountFen: 1, state: at % 2 ? 'paid' : 'pending' })),
    ),
  );
  expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect(replies[0]?.data).toEqual({ answer: 'success' });
  expect(await trade.cashier()).toMatchObject({ status: 'paid', dueFen: 0 });
  expect(await trade.wallet()).toBe(0);
  expect((await server.db.execute(sql`select 1 from payment_receipts`)).rows).toHaveLength(1);
  expect(await brokenRules(server)).toEqual([]);
});

test('a notice is believed only with its signature', async () => {
  const server = await testServer();
  const trade = await aTrade(server);
  expect((await trade.act('wrongSignature')).status).toBe(200);
  expect(await trade.cashier()).toMatchObject({ status: 'unpaid' });
  const { notice, signature } = trade.signed();
  for (const body of [
    { notice, signature: '' },
    { notice, signature: signature.replace(/^./, 'x') },
    { notice: `${notice} `, signature },
    { notice: 'null', signature: '0'.repeat(64) },
  ])
    expect(await trade.notify(body)).toMatchObject({ status: 400, error: { code: 'payment.notice_invalid' } });
  expect(
    (await server.visitor.call(notifyTrade, { params: { gateway: 'other' }, body: { notice, signature } })).status,
  ).toBe(404);
  expect(await trade.status()).toBe('depositPending');
  expect((await trade.refresh()).data.status).toBe('paid');
  expect(await brokenRules(server)).toEqual([]);
});

test('failed or expired at the gateway: the payment can be paid again; told twice: once', async () => {
  const server = await testServer();
  for (const act of ['fail', 'expire'] as const) {
    const trade = await aTrade(server);
    await trade.act(act);
    expect((await trade.refresh()).data).toMatchObject({ status: 'unpaid' });
    const again = await trade.order.asBuyer.call(startTrade, { params: trade.params, body: { method: 'alipay' } });
    expect(again.data.tradeNumber).toBe(`${trade.params.number}_2`);
    await trade.order.asBuyer.call(actInSandbox, {
      params: { number: again.data.tradeNumber },
      body: { act: 'notifyTwice' },
    });
    expect(await trade.cashier()).toMatchObject({ status: 'paid', method: 'alipay' });
  }
  expect(await brokenRules(server)).toEqual([]);
});

test('another amount than was asked for is never approved by itself: a reviewer sees it and decides', async () => {
  const server = await testServer();
  const reviewer = await server.as(await aStaff(server, 'financeReviewer'));
  const [approved, rejected] = [await aTrade(server), await aTrade(server)];
  for (const trade of [approved, rejected]) {
    const { dueFen } = await trade.cashier();
    await trade.act('wrongAmount');
    expect(await trade.cashier()).toMatchObject({ status: 'pendingApproval' });
    expect((await reviewer.call(getReview, { params: trade.params })).data.receipt).toMatchObject({
      method: 'online',
      amountFen: dueFen + 100,
      tradeNumber: trade.tradeNumber,
    });
  }
  expect((await reviewer.call(approvePayment, { params: approved.params, body: {} })).data.status).toBe('paid');
  expect(await approved.wallet()).toBe(100);
  const { dueFen } = await rejected.cashier();
  await reviewer.call(rejectPayment, { params: rejected.params, body: { reason: 'not yours' } });
  expect(await rejected.wallet()).toBe(dueFen + 100);
  expect(await rejected.status()).toBe('depositRejected');
  expect(await brokenRules(server)).toEqual([]);
});

test('no notice: the trade is asked for before it is closed, and found paid', async () => {
  const server = await testServer();
  const [paid, open] = [await aTrade(server), await aTrade(server)];
  await paid.act('noNotice');
  expect(await paid.cashier()).toMatchObject({ status: 'unpaid' });
  await server.moveClock({ hours: 0.6 });
  await server.runTimers();
  expect(await server.runJobs()).toContain('payments.closeTrade');
  const later = await server.as(paid.order.buyer);
  expect((await later.call(getCashier, { params: paid.params })).data.status).toBe('paid');
  const { rows } = await server.db.execute(sql`select state from sandbox_trades where number = ${open.tradeNumber}`);
  expect(rows).toEqual([{ state: 'closed' }]);
  expect(await brokenRules(server)).toEqual([]);
});

test('money that arrives after the order was closed goes to the wallet, once', async () => {
  const server = await testServer();
  const trade = await aTrade(server);
  const { dueFen } = await trade.cashier();
  await trade.act('late');
  expect((await trade.refresh()).data.status).toBe('unpaid');
  await server.moveClock({ hours: 31 });
  for (let turn = 0; turn < 3; turn++) {
    await server.runTimers();
    await server.runJobs();
  }
  const later = await server.as(trade.order.buyer);
  expect((await later.call(getMyOrder, { params: { number: trade.order.number } })).data.status).toBe('closed');
  expect((await later.call(getMyWallet)).data.balanceFen).toBe(dueFen);
  await trade.notify(trade.signed());
  expect((await later.call(getMyWallet)).data.balanceFen).toBe(dueFen);
  expect(await brokenRules(server)).toEqual([]);
});

test('paid at the gateway and cancelled at the same moment: one wins, no fen is lost', async () => {
  const server = await testServer();
  for (let run = 0; run < 3; run++) {
    const trade = await aTrade(server);
    const { dueFen } = await trade.cashier();
    await warm(server);
    await Promise.all([
      trade.act('succeed'),
      trade.order.asBuyer.call(cancelOrder, { params: { number: trade.order.number }, body: { reason: 'no' } }),
    ]);
    const status = await trade.status();
    expect(['closed', 'stockingPending']).toContain(status);
    expect(await trade.wallet()).toBe(status === 'closed' ? dueFen : 0);
  }
  expect(await brokenRules(server)).toEqual([]);
});

test('a payment that was claimed or paid otherwise meanwhile: the gateway’s money goes to the wallet', async () => {
  const server = await testServer();
  const trade = await aTrade(server);
  const { dueFen } = await trade.cashier();
  await claim(trade.order.asBuyer, trade.params.number);
  await trade.act('succeed');
  expect(await trade.cashier()).toMatchObject({ status: 'pendingApproval', method: 'bankTransfer' });
  expect(await trade.wallet()).toBe(dueFen);
  expect(await brokenRules(server)).toEqual([]);
});

test('others see nothing, what cannot be paid is refused, and too little time is no trade', async () => {
  const server = await testServer();
  const trade = await aTrade(server);
  const stranger = await server.as(await aBuyer(server));
  const number = { params: { number: trade.tradeNumber } };
  expect((await stranger.call(startTrade, { params: trade.params, body: { method: 'online' } })).status).toBe(404);
  expect((await stranger.call(getSandboxTrade, number)).status).toBe(404);
  expect((await stranger.call(actInSandbox, { ...number, body: { act: 'succeed' } })).status).toBe(404);
  expect((await trade.order.asBuyer.call(getSandboxTrade, number)).data).toMatchObject({ state: 'pending' });
  await server.db.execute(sql`update payments set due_at = app_now() + interval '4 minutes'`);
  await server.db.execute(sql`update gateway_trades set expires_at = app_now()`);
  expect(
    await trade.order.asBuyer.call(startTrade, { params: trade.params, body: { method: 'online' } }),
  ).toMatchObject({ status: 409, error: { code: 'payment.time_nearly_over' } });
});

test('without the sandbox no method of a gateway is open and its page leads nowhere', async () => {
  const server = await testServer({ hasSandboxPayments: false });
  const order = await anOrder(server);
  const params = { number: order.depositNumber ?? '' };
  const { data } = await order.asBuyer.call(getCashier, { params });
  expect(data.methods.filter(({ isOpen }) => isOpen).map(({ method }) => method)).toEqual(['bankTransfer', 'wallet']);
  expect(await order.asBuyer.call(startTrade, { params, body: { method: 'online' } })).toMatchObject({
    status: 409,
    error: { code: 'payment.method_closed' },
  });
  const number = { params: { number: `${params.number}_1` } };
  expect((await order.asBuyer.call(getSandboxTrade, number)).status).toBe(404);
  const card = {
    realName: 'A',
    phone: '0912345678',
    idNumber: '123456',
    cardType: 'debit',
    cardNumber: '6222021234567890',
    expiry: '12/99',
    cvv: '123',
  } as const;
  expect((await order.asBuyer.call(startCard, { params, body: card })).error?.code).toBe('payment.method_closed');
  expect(
    (
      await order.asBuyer.call(confirmCard, {
        params,
        body: { tradeNumber: `${params.number}_1`, smsCode: '246810', paymentPassword: '123456' },
      })
    ).status,
  ).toBe(404);
});

test('the sandbox gives back at most what was paid', async () => {
  const server = await testServer();
  const trade = await aTrade(server);
  const { dueFen } = await trade.cashier();
  const gateway = sandboxGateway(server.db, server.kit.secret);
  expect(await gateway.refund({ tradeNumber: trade.tradeNumber, amountFen: 1n, requestNumber: 'R0' })).toBe('failed');
  await trade.act('succeed');
  const half = BigInt(dueFen) / 2n;
  const refunds = await Promise.all(
    Array.from({ length: 4 }, (_, index) =>
      gateway.refund({ tradeNumber: trade.tradeNumber, amountFen: half, requestNumber: `R${index + 1}` }),
    ),
  );
  expect(refunds.toSorted()).toEqual(['done', 'done', 'failed', 'failed']);
  const again = `R${refunds.indexOf('done') + 1}`;
  expect(await gateway.refund({ tradeNumber: trade.tradeNumber, amountFen: half, requestNumber: again })).toBe('done');
  const { rows } = await server.db.execute(sql`select refunded_fen from sandbox_trades`);
  expect(rows).toEqual([{ refunded_fen: String(half * 2n) }]);
});

test('digital RMB: an order is created, opened, paid, and given back in parts, as its institution tells', async () => {
  const server = await testServer();
  const { order, params, tradeNumber, act, cashier } = await aTrade(server, 'digitalRmb');
  const institution = sandboxInstitution(server.db, server.kit.secret);
  const now = async () => (await institution.queryOrder(tradeNumber)).state;
  expect(await now()).toBe('created');
  expect((await order.asBuyer.call(getSandboxTrade, { params: { number: tradeNumber } })).data.state).toBe('pending');
  expect(await now()).toBe('pending');
  const { dueFen } = await cashier();
  const whole = BigInt(dueFen);
  const back = (requestNumber: string, amountFen: bigint) =>
    institution.refundOrder({ tradeNumber, amountFen, requestNumber });
  expect(await back('R0', 1n)).toBe('refused');
  await act('succeed');
  expect(await now()).toBe('paid');
  expect(await cashier()).toMatchObject({ status: 'paid', method: 'digitalRmb' });
  expect((await server.db.execute(sql`select gateway from payment_receipts`)).rows).toEqual([
    { gateway: 'digitalRmb' },
  ]);

  const asked = await Promise.all(['R1', 'R2'].map((number) => back(number, whole - 1n)));
  expect(asked.toSorted()).toEqual(['refunding', 'refused']);
  expect(await now()).toBe('refunding');
  const first = asked[0] === 'refunding' ? 'R1' : 'R2';
  const again = await Promise.all(Array.from({ length: 4 }, () => back(first, whole - 1n)));
  expect(again).toEqual(Array(4).fill('refunded'));
  expect(await now()).toBe('paid');
  expect(await institution.balance()).toBe(1n);
  expect([await back('R3', 1n), await now(), await back('R3', 1n), await now()]).toEqual([
    ...['refunding', 'refunding', 'refunded', 'refunded'],
  ]);
  expect((await order.asBuyer.call(refreshTrade, { params, body: {} })).data.status).toBe('paid');
  expect(await brokenRules(server)).toEqual([]);
});

test('digital RMB: an order that nobody pays is closed and can be paid anew; its notice needs its signature', async () => {
  const server = await testServer();
  const trade = await aTrade(server, 'digitalRmb');
  const institution = sandboxInstitution(server.db, server.kit.secret);
  const { notice, signature } = trade.signed();
  expect(institution.verify({ notice, signature })).toBe(trade.tradeNumber);
  expect(institution.verify({ notice, signature: '0'.repeat(64) })).toBeUndefined();
  await institution.closeOrder(trade.tradeNumber);
  expect(await institution.queryOrder(trade.tradeNumber)).toEqual({ state: 'closed', paid: null });
  expect((await trade.refresh()).data.status).toBe('unpaid');
  const again = await trade.order.asBuyer.call(startTrade, { params: trade.params, body: { method: 'digitalRmb' } });
  expect(again.data.tradeNumber).toBe(`${trade.params.number}_2`);
  expect((await institution.queryOrder(again.data.tradeNumber)).state).toBe('created');
});
