import {
  actInSandbox,
  listBankAccounts,
  recordPayoutDone,
  recordPayoutFailed,
  retryPayout,
  sendPayoutToWallet,
  startTrade,
} from '@kouan/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { aStaff } from '../../../test/actors.ts';
import { aCase, approve, caseNow } from '../../../test/cases.ts';
import { testServer } from '../../../test/harness.ts';
import { anOrder } from '../../../test/orders.ts';
import { brokenRules } from '../../../test/stock.ts';

/** An order whose deposit came through the sandbox, cancelled, its refund approved: back to where it came from. */
async function aGatewayPayout(method: 'alipay' | 'digitalRmb' = 'alipay') {
  const server = await testServer();
  const order = await anOrder(server);
  const params = { number: order.depositNumber ?? '' };
  const { data } = await order.asBuyer.call(startTrade, { params, body: { method } });
  await order.asBuyer.call(actInSandbox, { params: { number: data.tradeNumber }, body: { act: 'succeed' } });
  const { number } = await aCase(order, { kind: 'cancel', refundTo: 'source' });
  const finance = await server.as(await aStaff(server, 'financeReviewer'));
  const { payouts } = await approve(server, number);
  const id = payouts[0]?.id ?? 0;
  return {
    server,
    order,
    finance,
    payout: { number, id },
    tradeNumber: data.tradeNumber,
    now: () => caseNow(finance, number),
    refundedAtGateway: async () =>
      (await server.db.execute<{ refunded_fen: string }>(sql`select refunded_fen from sandbox_trades`)).rows[0]
        ?.refunded_fen,
  };
}

test('what came through a gateway goes back through it by itself, once', async () => {
  const { server, order, payout, now, refundedAtGateway } = await aGatewayPayout();
  expect(await now()).toMatchObject({ state: 'approved', payouts: [{ state: 'pending' }] });
  expect(await server.runJobs()).toContain('aftersales.gatewayPayout');
  expect(await now()).toMatchObject({
    state: 'paid',
    payouts: [{ state: 'done', reference: `${payout.number}-${payout.id}` }],
  });
  await server.runJobs();
  expect(await refundedAtGateway()).toBe(String(order.view.depositFen));
  expect(await brokenRules(server)).toEqual([]);
});

test('a refund that is under way at the institution is asked for again until it is given: one refund', async () => {
  const { server, order, now, refundedAtGateway } = await aGatewayPayout('digitalRmb');
  await server.runJobs();
  expect(await now()).toMatchObject({ state: 'approved', payouts: [{ state: 'pending' }] });
  const { rows } = await server.db.execute<{ waits: boolean }>(
    sql`select start_after > now() + interval '4 minutes' as waits from jobs.job where name = 'aftersales.gatewayPayout' and state = 'created'`,
  );
  expect(rows).toEqual([{ waits: true }]);
  expect(await server.runJobs()).toContain('aftersales.gatewayPayout');
  expect(await now()).toMatchObject({ state: 'paid', payouts: [{ state: 'done' }] });
  expect(await refundedAtGateway()).toBe(String(order.view.depositFen));
  expect(await brokenRules(server)).toEqual([]);
});

test('what a gateway is giving back is left to it: staff neither pay it out nor call it failed, until a day without an answer', async () => {
  const { server, finance, payout, now, refundedAtGateway, order } = await aGatewayPayout('digitalRmb');
  await server.runJobs();
  expect((await now()).payouts).toMatchObject([{ state: 'pending', atGatewayUntil: expect.any(String) }]);
  const byHand = () =>
    Promise.all([
      finance.call(recordPayoutDone, { params: payout, body: { reference: 'by hand', bankAccountId: 1 } }),
      finance.call(recordPayoutFailed, { params: payout, body: { reason: 'no' } }),
      finance.call(retryPayout, { params: payout }),
      finance.call(sendPayoutToWallet, { params: payout }),
    ]);
  expect((await byHand()).map(({ error }) => error?.code)).toEqual([
    ...['refund.at_gateway', 'refund.at_gateway', 'refund.not_failed', 'refund.not_failed'],
  ]);
  await server.db.execute(sql`update refund_payouts set asked_at = app_now() - interval '25 hours'`);
  expect((await now()).payouts).toMatchObject([{ state: 'pending', atGatewayUntil: null }]);
  await server.runJobs();
  expect(await now()).toMatchObject({ state: 'paid', payouts: [{ state: 'done', atGatewayUntil: null }] });
  expect(await refundedAtGateway()).toBe(String(order.view.depositFen));
  expect(await brokenRules(server)).toEqual([]);
});

test('what staff called failed after a day is asked of the gateway again when it is tried again, and given once', async () => {
  const { server, order, finance, payout, now, refundedAtGateway } = await aGatewayPayout('digitalRmb');
  await server.runJobs();
  await server.db.execute(sql`update refund_payouts set asked_at = app_now() - interval '25 hours'`);
  const failed = await finance.call(recordPayoutFailed, { params: payout, body: { reason: 'nobody answers' } });
  expect(failed.data.payouts).toMatchObject([{ state: 'failed', atGatewayUntil: null }]);
  const retried = await finance.call(retryPayout, { params: payout });
  expect(retried.data.payouts).toMatchObject([{ state: 'pending', atGatewayUntil: null }]);
  await server.runJobs();
  await server.runJobs();
  expect(await now()).toMatchObject({ state: 'paid', payouts: [{ state: 'done' }] });
  expect(await refundedAtGateway()).toBe(String(order.view.depositFen));
  expect(await brokenRules(server)).toEqual([]);
});

test('a gateway that refuses leaves the refund failed for staff to try again; then it is one refund', async () => {
  const { server, order, finance, payout, tradeNumber, now, refundedAtGateway } = await aGatewayPayout();
  await server.db.execute(sql`update sandbox_trades set refunded_fen = 1 where number = ${tradeNumber}`);
  await server.runJobs();
  expect(await now()).toMatchObject({
    state: 'payoutFailed',
    payouts: [{ state: 'failed', failure: `sandbox ${payout.number}-${payout.id}` }],
  });
  await server.db.execute(sql`update sandbox_trades set refunded_fen = 0 where number = ${tradeNumber}`);
  expect((await finance.call(retryPayout, { params: payout })).status).toBe(200);
  await server.runJobs();
  expect(await now()).toMatchObject({ state: 'paid', payouts: [{ state: 'done' }] });
  expect(await refundedAtGateway()).toBe(String(order.view.depositFen));
  expect(await brokenRules(server)).toEqual([]);
});

test('staff who recorded it first are right: the answer of the gateway changes nothing after', async () => {
  const { server, finance, payout, now } = await aGatewayPayout();
  const [account] = (await finance.call(listBankAccounts)).data;
  const both = await Promise.all([
    finance.call(recordPayoutDone, {
      params: payout,
      body: { reference: 'by hand', bankAccountId: account?.id ?? 0 },
    }),
    finance.call(recordPayoutFailed, { params: payout, body: { reason: 'no' } }),
  ]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const before = await now();
  await server.runJobs();
  expect((await now()).payouts).toEqual(before.payouts);
  expect(await brokenRules(server)).toEqual([]);
});
