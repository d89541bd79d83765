import {
  askWithdrawal,
  cancelWithdrawal,
  getMyWallet,
  listBankAccounts,
  listMyWithdrawals,
  listWithdrawals,
  recordWithdrawalDone,
  recordWithdrawalFailed,
} from '@kouan/contract';
import { expect, test } from 'vitest';
import { aBuyer, aStaff } from '../../../test/actors.ts';
import { aCase, approve } from '../../../test/cases.ts';
import { testServer } from '../../../test/harness.ts';
import { anOrder } from '../../../test/orders.ts';
import { brokenRules } from '../../../test/stock.ts';

/** A buyer with money in the wallet: a refunded deposit. */
async function aWallet() {
  const server = await testServer();
  const order = await anOrder(server, { stage: 'paid' });
  const { number } = await aCase(order, { kind: 'cancel' });
  const { refundFen } = await approve(server, number);
  const finance = await server.as(await aStaff(server, 'financeReviewer'));
  const [account] = (await finance.call(listBankAccounts)).data;
  return { server, buyer: order.asBuyer, balanceFen: refundFen, finance, bankAccountId: account?.id ?? 0 };
}
const to = { bank: 'Vietcombank', accountNumber: '0071001234567', accountName: 'NGUYEN VAN A' };

test('wallet money is asked for, leaves the wallet at once, and is transferred with its reference', async () => {
  const { server, buyer, balanceFen, finance, bankAccountId } = await aWallet();

  const asked = await buyer.call(askWithdrawal, { body: { ...to, amountFen: balanceFen - 100 } });
  const params = { id: asked.data.id };
  const open = await finance.call(listWithdrawals, { query: { state: 'pending' } });
  const body = { reference: 'FT-77', bankAccountId };
  const replies = await Promise.all([
    finance.call(recordWithdrawalDone, { params, body }),
    finance.call(recordWithdrawalFailed, { params, body: { reason: 'wrong account' } }),
    finance.call(recordWithdrawalDone, { params, body }),
  ]);

  expect(asked.data).toMatchObject({ state: 'pending', accountNumber: '0071*****4567' });
  expect(open.data.content).toMatchObject([{ accountNumber: to.accountNumber, amountFen: balanceFen - 100 }]);
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  const [mine] = (await buyer.call(listMyWithdrawals, { query: {} })).data.content;
  const wallet = (await buyer.call(getMyWallet)).data;
  expect(wallet.balanceFen).toBe(mine?.state === 'done' ? 100 : balanceFen);
  expect(wallet.entries.map(({ event }) => event)).toContain('withdrawalAsked');
  expect(await brokenRules(server)).toEqual([]);
});

test('however many ask at once, nobody withdraws more than the wallet holds', async () => {
  const { server, buyer, balanceFen } = await aWallet();
  const amountFen = Math.floor(balanceFen / 2);
  await Promise.all(Array.from({ length: 12 }, () => server.db.execute('select pg_sleep(0.02)')));

  const replies = await Promise.all(
    Array.from({ length: 8 }, () => buyer.call(askWithdrawal, { body: { ...to, amountFen } })),
  );

  expect(replies.filter(({ status }) => status === 201)).toHaveLength(2);
  expect(replies.filter(({ error }) => error?.code === 'wallet.insufficient')).toHaveLength(6);
  expect((await buyer.call(getMyWallet)).data.balanceFen).toBe(balanceFen - 2 * amountFen);
  expect(await brokenRules(server)).toEqual([]);
});

test('a withdrawal that cannot be transferred is back in the wallet; others see none of it', async () => {
  const { server, buyer, balanceFen, finance } = await aWallet();
  const { data } = await buyer.call(askWithdrawal, { body: { ...to, amountFen: balanceFen } });
  const stranger = await server.as(await aBuyer(server));

  const failed = await finance.call(recordWithdrawalFailed, {
    params: { id: data.id },
    body: { reason: 'The account does not exist' },
  });
  const bad = await buyer.call(askWithdrawal, { body: { ...to, amountFen: 0 } });
  const unknown = await finance.call(recordWithdrawalFailed, { params: { id: 999_999 }, body: { reason: 'x' } });

  expect(failed.data).toMatchObject({ state: 'failed', failure: 'The account does not exist' });
  expect([bad, unknown].map(({ status, error }) => [status, error?.code])).toEqual([
    [400, 'wallet.amount_invalid'],
    [404, 'wallet.withdrawal_not_found'],
  ]);
  expect((await buyer.call(getMyWallet)).data.balanceFen).toBe(balanceFen);
  expect((await stranger.call(listMyWithdrawals, { query: {} })).data).toEqual({ content: [], totalElements: 0 });
  expect((await stranger.call(listWithdrawals, { query: {} })).status).toBe(403);
  expect(await brokenRules(server)).toEqual([]);
});

test('a withdrawal that waits is taken back once; whoever transfers it at the same moment is before or after', async () => {
  const { server, buyer, balanceFen, finance, bankAccountId } = await aWallet();
  const stranger = await server.as(await aBuyer(server));
  const ask = async () => (await buyer.call(askWithdrawal, { body: { ...to, amountFen: balanceFen } })).data.id;

  const id = await ask();
  const hidden = await stranger.call(cancelWithdrawal, { params: { id } });
  const replies = await Promise.all(Array.from({ length: 6 }, () => buyer.call(cancelWithdrawal, { params: { id } })));
  expect([hidden.status, hidden.error?.code]).toEqual([404, 'wallet.withdrawal_not_found']);
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409]);
  expect((await buyer.call(getMyWallet)).data).toMatchObject({ balanceFen });

  const params = { id: await ask() };
  const [done, cancelled] = await Promise.all([
    finance.call(recordWithdrawalDone, { params, body: { reference: 'FT-78', bankAccountId } }),
    buyer.call(cancelWithdrawal, { params }),
  ]);
  expect([done.status, cancelled.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
  const wallet = (await buyer.call(getMyWallet)).data;
  expect(wallet.balanceFen).toBe(done.status === 200 ? 0 : balanceFen);
  expect(wallet.entries.map(({ event }) => event)).toContain('withdrawalCancelled');
  expect(await brokenRules(server)).toEqual([]);
});
