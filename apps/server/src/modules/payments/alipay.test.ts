import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCashier, getMyOrder, notifyAlipay, refreshTrade, startTrade } from '@kouan/contract';
import { afterAll, expect, test } from 'vitest';
import { alipayServer, noticeWaitsMinutes } from '../../../test/alipay-server.ts';
import { testServer } from '../../../test/harness.ts';
import { anOrder } from '../../../test/orders.ts';
import { brokenRules } from '../../../test/stock.ts';
import { ConfigError } from '../../platform/config.ts';
import { alipayGateway } from './alipay-gateway.ts';
import { readAlipayAccount } from './alipay-account.ts';
import { yuanOfFen } from './yuan-text.ts';

const stops: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const stop of stops) await stop();
});

/** A deposit whose buyer has chosen Alipay. */
async function anAlipayTrade() {
  const alipay = await alipayServer();
  stops.push(alipay.stop);
  const server = await testServer({ alipayFile: alipay.accountFile, baseUrl: 'https://kouan.test' });
  const order = await anOrder(server);
  const params = { number: order.depositNumber ?? '' };
  const opened = await order.asBuyer.call(startTrade, { params, body: { method: 'alipay' } });
  const { dueFen } = (await order.asBuyer.call(getCashier, { params })).data;
  return {
    alipay,
    server,
    order,
    params,
    opened: opened.data,
    due: yuanOfFen(BigInt(dueFen)),
    /** What Alipay's server sends. */
    tell: (form: string, type = 'application/x-www-form-urlencoded; charset=utf-8') =>
      server.app.inject({
        method: 'POST',
        url: notifyAlipay.path,
        headers: { 'content-type': type },
        payload: form,
      }),
    cashier: async () => (await order.asBuyer.call(getCashier, { params })).data,
    status: async () => (await order.asBuyer.call(getMyOrder, { params: { number: order.number } })).data.status,
  };
}

test('a trade leads to a signed payment page and a code to scan; its paid notice approves the payment', async () => {
  const { alipay, server, opened, due, params, tell, cashier, status } = await anAlipayTrade();
  const page = new URL(opened.payUrl);
  expect(page.searchParams.get('method')).toBe('alipay.trade.page.pay');
  expect(page.searchParams.get('notify_url')).toBe('https://kouan.test/api/gateways/alipay/notices');
  expect(page.searchParams.get('return_url')).toBe(`https://kouan.test/mallDdcCashier/${params.number}?returned=1`);
  expect(alipay.pageIsSigned(opened.payUrl)).toBe(true);
  expect(opened.scanSvg).toContain('<svg');
  expect(JSON.parse(page.searchParams.get('biz_content') ?? '')).toMatchObject({
    out_trade_no: opened.tradeNumber,
    total_amount: due,
    product_code: 'FAST_INSTANT_TRADE_PAY',
    time_expire: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
  });

  alipay.pay(opened.tradeNumber, due);
  const notice = alipay.notice(opened.tradeNumber);
  const replies = await Promise.all(Array.from({ length: 8 }, () => tell(notice)));
  expect(new Set(replies.map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(new Set(['200 success']));
  expect(replies[0]?.headers['content-type']).toContain('text/plain');
  expect(await cashier()).toMatchObject({ status: 'paid', method: 'alipay' });
  expect(await status()).toBe('stockingPending');
  expect(await brokenRules(server)).toEqual([]);
});

test('a notice is believed only with the signature, for our account and for a trade of ours, and never for its amount', async () => {
  const { alipay, opened, due, tell, cashier, server } = await anAlipayTrade();
  const { tradeNumber } = opened;
  const wrong = {
    unsigned: alipay.notice(tradeNumber, { after: { sign: '' } }),
    changed: alipay.notice(tradeNumber, { after: { total_amount: '0.02' } }),
    'another app': alipay.notice(tradeNumber, { changes: { app_id: '2021000000000009' } }),
    'another seller': alipay.notice(tradeNumber, { changes: { seller_id: '2088000000000009' } }),
    'not ours': alipay.notice('D0000000000000_1'),
    empty: '',
    garbage: '%%%=%E0%A4%A',
  };
  for (const [name, form] of Object.entries(wrong)) {
    const reply = await tell(form);
    expect([name, reply.statusCode >= 400, reply.body.includes('success')]).toEqual([name, true, false]);
  }
  expect((await tell('{}', 'application/json')).statusCode).toBeGreaterThanOrEqual(400);
  expect((await tell(`sign=${'a'.repeat(20_000)}`)).statusCode).toBe(413);

  // Signed by Alipay, and yet the trade is not paid: what counts is what it answers when asked.
  expect((await tell(alipay.notice(tradeNumber, { changes: { trade_status: 'TRADE_SUCCESS' } }))).body).toBe('success');
  expect((await cashier()).status).toBe('unpaid');
  alipay.pay(tradeNumber, due);
  expect((await tell(alipay.notice(tradeNumber, { changes: { total_amount: '999999.00' } }))).body).toBe('success');
  expect((await cashier()).status).toBe('paid');
  expect(await brokenRules(server)).toEqual([]);
});

test('a notice that was not taken comes again by the documented times, and works once', async () => {
  const { alipay, server, opened, due, tell, cashier, status } = await anAlipayTrade();
  const spentMinutes = noticeWaitsMinutes.reduce((sum, minutes) => sum + minutes, 0);
  expect([noticeWaitsMinutes.length, spentMinutes <= 25 * 60]).toEqual([8, true]);
  alipay.pay(opened.tradeNumber, due);
  const notice = alipay.notice(opened.tradeNumber);
  const waited: number[] = [];
  // Whoever cannot ask how the trade stands does not say that the notice was taken.
  alipay.setDown(true);
  const answers = await alipay.tellUntilTaken(notice, {
    tell,
    wait: async (minutes) => {
      await server.moveClock({ hours: minutes / 60 });
      waited.push(minutes);
      if (waited.length === 3) alipay.setDown(false);
    },
  });
  expect(waited).toEqual([2, 10, 10]);
  expect(answers.map((answer) => answer === 'success')).toEqual([false, false, false, true]);
  expect(await cashier()).toMatchObject({ status: 'paid', method: 'alipay' });
  expect(await status()).toBe('stockingPending');
  expect(await alipay.tellUntilTaken(notice, { tell, wait: async () => undefined })).toEqual(['success']);
  expect(await brokenRules(server)).toEqual([]);
});

test('without a notice the trade is asked for before it is closed; while Alipay is down nothing is lost', async () => {
  const { alipay, server, order, params, opened, due, cashier } = await anAlipayTrade();
  const { tradeNumber } = opened;
  alipay.setDown(true);
  const refreshed = await order.asBuyer.call(refreshTrade, { params, body: {} });
  expect(refreshed).toMatchObject({ status: 503, error: { code: 'payment.gateway_unavailable' } });
  const again = await order.asBuyer.call(startTrade, { params, body: { method: 'alipay' } });
  expect(again).toMatchObject({ status: 503, error: { code: 'payment.gateway_unavailable' } });
  expect((await cashier()).status).toBe('unpaid');
  alipay.setDown(false);

  alipay.pay(tradeNumber, due);
  alipay.asked.length = 0;
  await server.moveClock({ hours: 1 });
  await server.runTimers();
  await server.runJobs();
  expect(alipay.asked.map(({ method }) => method)).toEqual(['alipay.trade.query']);
  expect((await cashier()).status).toBe('paid');
  expect(await brokenRules(server)).toEqual([]);
});

test('a trade that nobody opened is closed at its end', async () => {
  const { alipay, server, opened, cashier } = await anAlipayTrade();
  alipay.asked.length = 0;
  await server.moveClock({ hours: 1 });
  await server.runTimers();
  await server.runJobs();
  expect(alipay.asked.map(({ method }) => method)).toEqual(['alipay.trade.query', 'alipay.trade.close']);
  const { rows } = await server.db.$client.query('select state from gateway_trades where number = $1', [
    opened.tradeNumber,
  ]);
  expect(rows).toEqual([{ state: 'closed' }]);
  expect((await cashier()).status).toBe('unpaid');
});

test('a refund is one request however often it is asked; more than was paid is refused; out of order is no answer', async () => {
  const alipay = await alipayServer();
  stops.push(alipay.stop);
  const gateway = alipayGateway(readAlipayAccount(alipay.accountFile), { baseUrl: 'https://kouan.test' });
  alipay.pay('D1_1', '10.00');
  const refund = (amountFen: bigint, requestNumber: string) =>
    gateway.refund({ tradeNumber: 'D1_1', amountFen, requestNumber });
  expect(await refund(705n, 'C1-1')).toBe('done');
  expect(await refund(705n, 'C1-1')).toBe('done');
  expect(await refund(300n, 'C1-2')).toBe('failed');
  expect([...(alipay.trades.get('D1_1')?.refunds ?? [])]).toEqual([['C1-1', '7.05']]);
  expect(await gateway.balance()).toBe(295n);
  alipay.setDown(true);
  await expect(refund(295n, 'C1-3')).rejects.toThrow('502');
  await expect(gateway.balance()).rejects.toThrow('502');
});

test.each([
  ['no file', undefined, 'cannot be read as JSON'],
  ['no JSON', 'appId=1', 'cannot be read as JSON'],
  ['no seller', JSON.stringify({ appId: '2021000000000001' }), '"sellerId" is missing or malformed'],
  [
    'a wrong key',
    JSON.stringify({
      appId: '2021000000000001',
      sellerId: '2088000000000001',
      privateKey: 'SECRET1',
      alipayPublicKey: 'SECRET2',
    }),
    'a key is no RSA key',
  ],
])('an account file with %s stops the start with one line that tells no key', (_, content, why) => {
  const path = join(mkdtempSync(join(tmpdir(), 'alipay-')), 'alipay.json');
  if (content !== undefined) writeFileSync(path, content);
  const read = () => readAlipayAccount(path);
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(why);
  expect(read).not.toThrow('SECRET');
});
