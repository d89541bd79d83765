import {
  actInSandbox,
  downloadDailyProofs,
  getWorkbench,
  listDailyProofs,
  recordWithdrawalDone,
  signDailyProof,
  startTrade,
  stateBalance,
  askWithdrawal,
} from '@kouan/contract';
import { formatDay } from '@kouan/domain';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { aBuyer, aStaff } from '../../../test/actors.ts';
import { aCase, approve } from '../../../test/cases.ts';
import { testServer } from '../../../test/harness.ts';
import { anOrder, bankTransfers } from '../../../test/orders.ts';
import { brokenRules } from '../../../test/stock.ts';
import { currentTime } from '../../platform/clock.ts';

const account = 'bank:1';
const day = (text: string, by: number) => new Date(Date.parse(text) + by * 86_400_000).toISOString().slice(0, 10);

test('each business day of an account is proved, differs or is missing; a person stands for it, and a difference alarms', async () => {
  const server = await testServer();
  const financeUser = await aStaff(server, 'financeReviewer');
  const finance = async () => server.as(financeUser);
  const today = formatDay(await currentTime(server.db), 'Asia/Ho_Chi_Minh');
  const state = async (of: string, amount: number) =>
    (await finance()).call(stateBalance, { body: { account, day: of, amount } });
  const alarms = async () =>
    (await (await finance()).call(getWorkbench)).data.find(({ name }) => name === 'proofs')?.count;

  expect((await state(day(today, 1), 5)).error?.code).toBe('ledger.day_not_over');
  expect((await state(today, 1_000_000)).data).toMatchObject({ state: 'opening', stated: 1_000_000, book: 1_000_000 });
  await server.moveClock({ hours: 24 });
  const next = day(today, 1);
  await bankTransfers(server, [{ amountVnd: 250_000, memo: 'no code' }], financeUser);
  const missing = await (await finance()).call(listDailyProofs, { query: { account, from: next, to: next } });
  expect(missing.data.content).toEqual([]);

  expect((await state(next, 1_200_000)).data).toMatchObject({
    state: 'differs',
    openingDay: today,
    moneyIn: 250_000,
    book: 1_250_000,
    difference: -50_000,
    explanation: [
      { reason: 'unexplained', amount: -50_000 },
      { reason: 'unmatched', amount: 250_000 },
    ],
  });
  expect(await alarms()).toBe(1);
  const sign = async (stated: number, book: number, note?: string) =>
    (await finance()).call(signDailyProof, { body: { account, day: next, stated, book, ...(note ? { note } : {}) } });
  expect((await sign(1_200_000, 1)).error?.code).toBe('ledger.proof_changed');
  expect((await sign(1_200_000, 1_250_000)).error?.code).toBe('ledger.reason_required');
  expect((await sign(1_200_000, 1_250_000, 'a charge of the bank')).data).toMatchObject({
    signedNote: 'a charge of the bank',
  });
  expect(await alarms()).toBe(0);

  await server.moveClock({ hours: 48 });
  const later = day(today, 3);
  const proved = (await state(later, 1_200_000)).data;
  expect(proved).toMatchObject({ state: 'proved', openingDay: next, difference: 0 });
  const { data } = await (await finance()).call(listDailyProofs, { query: { account, from: today, to: later } });
  expect(data.content.map((one) => [one.day, one.state])).toEqual([
    [later, 'proved'],
    [day(today, 2), 'missing'],
    [next, 'differs'],
    [today, 'opening'],
  ]);
  expect((await state(next, 1_250_000)).data).toMatchObject({ state: 'proved', signedAt: null, history: [{}, {}] });

  const { token = '' } = await finance();
  const sheet = await server.app.inject({ url: downloadDailyProofs.path, headers: { authorization: token } });
  expect([sheet.statusCode, sheet.rawPayload.subarray(0, 2).toString()]).toEqual([200, 'PK']);
  const stranger = await server.as(await aBuyer(server));
  expect((await stranger.call(listDailyProofs, { query: {} })).status).toBe(403);
  await expect(server.db.execute(sql`update stated_balances set amount = 1`)).rejects.toThrow('stated_balances');
  await expect(server.db.execute(sql`truncate ledger_entries, proof_sign_offs`)).rejects.toThrow('ledger_entries');
  expect(await brokenRules(server)).toEqual([]);
});

test('what was paid out leaves the books on its day; a payout that waits explains a balance that is short', async () => {
  const server = await testServer();
  const order = await anOrder(server, { stage: 'paid' });
  const { number } = await aCase(order, { kind: 'cancel' });
  const { refundFen } = await approve(server, number);
  const to = { bank: 'Vietcombank', accountNumber: '0071001234567', accountName: 'NGUYEN VAN A' };
  const asked = await order.asBuyer.call(askWithdrawal, { body: { ...to, amountFen: refundFen } });
  const financeUser = await aStaff(server, 'financeReviewer');
  const today = formatDay(await currentTime(server.db), 'Asia/Ho_Chi_Minh');
  const state = async (of: string, amount: number) =>
    (await server.as(financeUser)).call(stateBalance, { body: { account, day: of, amount } });
  await state(today, 90_000_000);
  await server.moveClock({ hours: 24 });
  const short = 90_000_000 - asked.data.amountVnd;
  expect((await state(day(today, 1), short)).data.explanation).toEqual([
    { reason: 'payoutsPending', amount: -asked.data.amountVnd },
  ]);
  await (
    await server.as(financeUser)
  ).call(recordWithdrawalDone, {
    params: { id: asked.data.id },
    body: { reference: 'FT-9', bankAccountId: 1 },
  });
  expect((await state(day(today, 1), short)).data).toMatchObject({
    state: 'proved',
    moneyOut: asked.data.amountVnd,
    book: short,
  });
  expect(await brokenRules(server)).toEqual([]);
});

test('a gateway is asked for its balance when a day is over, once; what its books cannot explain differs', async () => {
  const server = await testServer();
  const pay = async () => {
    const order = await anOrder(server);
    const params = { number: order.depositNumber ?? '' };
    const { tradeNumber } = (await order.asBuyer.call(startTrade, { params, body: { method: 'online' } })).data;
    await order.asBuyer.call(actInSandbox, { params: { number: tradeNumber }, body: { act: 'succeed' } });
    return order.view.depositFen;
  };
  const reviewer = await aStaff(server, 'financeReviewer');
  const proofs = async () =>
    (await (await server.as(reviewer)).call(listDailyProofs, { query: { account: 'gateway:sandbox' } })).data.content;
  const today = formatDay(await currentTime(server.db), 'Asia/Ho_Chi_Minh');
  const first = await pay();
  await server.runTimers();
  await server.runJobs();
  expect(await proofs()).toMatchObject([{ day: day(today, -1), stated: 0, state: 'opening' }]);

  await server.moveClock({ hours: 24 });
  const second = await pay();
  await Promise.all([server.runTimers(), server.runTimers()]);
  await server.runJobs();
  const [proved] = await proofs();
  expect(proved).toMatchObject({ day: today, stated: first, book: first, state: 'proved', difference: 0 });
  expect(proved?.history).toMatchObject([{ amount: first, source: 'gateway', by: '' }]);

  await server.db.execute(
    sql`update sandbox_trades set refunded_fen = 100 where number in (select min(number) from sandbox_trades)`,
  );
  await (
    await server.as(reviewer)
  ).call(stateBalance, {
    body: { account: 'gateway:sandbox', day: day(today, 1), amount: first + second - 7 },
  });
  await server.moveClock({ hours: 24 });
  await server.runTimers();
  await server.runJobs();
  expect((await proofs())[0]).toMatchObject({ day: day(today, 1), stated: first + second - 7, state: 'differs' });
  await server.moveClock({ hours: 24 });
  await server.runTimers();
  await server.runJobs();
  expect((await proofs())[0]).toMatchObject({ day: day(today, 2), stated: first + second - 100, difference: -100 });
  expect(await brokenRules(server)).toEqual([]);
});
