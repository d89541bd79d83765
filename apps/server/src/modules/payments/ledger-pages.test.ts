import {
  askManualEntry,
  askReversal,
  confirmManualEntry,
  declineManualEntry,
  listAccountBalances,
  listBankAccounts,
  listJournal,
  listManualEntries,
  listMargins,
  listStorePayables,
  recordPurchase,
} from '@kouan/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { aBuyer, aStaff } from '../../../test/actors.ts';
import { testServer } from '../../../test/harness.ts';
import { anOrder } from '../../../test/orders.ts';
import { brokenRules, purchaseOf } from '../../../test/stock.ts';

/** An order that was bought for one yuan less than quoted, and two people of finance. */
async function aBoughtOrder() {
  const server = await testServer();
  const order = await anOrder(server, { stage: 'paid' });
  const keeper = await server.as(await aStaff(server, 'warehouseKeeper'));
  const body = purchaseOf(order.view);
  const bought = await keeper.call(recordPurchase, {
    params: { number: order.number },
    body: { ...body, costFen: body.costFen - 100 },
  });
  expect(bought.error).toBeUndefined();
  const finance = await server.as(await aStaff(server, 'financeReviewer'));
  const second = await server.as(await aStaff(server, 'financeReviewer'));
  const bankAccountId = (await finance.call(listBankAccounts)).data[0]?.id ?? 0;
  const payable = (await finance.call(listStorePayables, { query: {} })).data.content[0];
  return { server, order, finance, second, bankAccountId, payable, costFen: body.costFen - 100 };
}

test('the journal shows whole transactions, by account, order, buyer and day; the chart balances', async () => {
  const { order, finance, costFen } = await aBoughtOrder();
  const { data: all } = await finance.call(listJournal, { query: {} });
  const { data: byAccount } = await finance.call(listJournal, { query: { account: 'storePayable' } });
  const { data: byOrder } = await finance.call(listJournal, { query: { orderNumber: order.number } });
  const { data: accounts } = await finance.call(listAccountBalances, { query: {} });

  expect(byAccount).toMatchObject({ totalElements: 1, content: [{ event: 'purchaseRecorded', label: 'Purchase' }] });
  expect(byAccount.content[0]?.entries).toContainEqual(
    expect.objectContaining({ account: 'storePayable', label: 'Payable to stores', debitFen: 0, creditFen: costFen }),
  );
  expect(byOrder.content.map(({ event }) => event)).toEqual(['purchaseRecorded', 'paymentApproved']);
  expect(all.content.map(({ event }) => event)).toContain('bankLineImported');
  for (const { entries } of all.content)
    expect(entries.reduce((sum, { debitFen, creditFen }) => sum + debitFen - creditFen, 0)).toBe(0);
  expect(accounts.content.reduce((sum, { balanceFen }) => sum + balanceFen, 0)).toBe(0);
  expect(accounts.content[0]).toMatchObject({ group: 'asset' });
  expect((await finance.call(listJournal, { query: { buyerCode: 'B999999' } })).data.totalElements).toBe(0);
  expect((await finance.call(listJournal, { query: { from: '2099-01-01' } })).data.totalElements).toBe(0);
  expect(await finance.call(listJournal, { query: { from: '2026-02-02', to: '2026-02-01' } })).toMatchObject({
    status: 400,
    error: { code: 'ledger.period_invalid' },
  });
});

test('the trial balance adds up both sides of all accounts, of all days or of chosen ones', async () => {
  const { server, finance } = await aBoughtOrder();
  const balances = async (query: { from?: string; to?: string }) =>
    (await finance.call(listAccountBalances, { query })).data;
  const { content, totals } = await balances({});
  const { rows } = await server.db.execute<{ debit: string; credit: string; day: string }>(sql`
    select (select sum(debit_fen) from ledger_entries) as debit, (select sum(credit_fen) from ledger_entries) as credit,
      to_char(max(created_at) at time zone 'Asia/Ho_Chi_Minh', 'YYYY-MM-DD') as day from ledger_transactions`);
  const day = rows[0]?.day ?? '';
  expect(totals.debitFen).toBeGreaterThan(0);
  expect(totals).toEqual({ debitFen: Number(rows[0]?.debit), creditFen: Number(rows[0]?.credit), differenceFen: 0 });
  expect(content.reduce((sum, { debitFen }) => sum + debitFen, 0)).toBe(totals.debitFen);
  expect(content.reduce((sum, { creditFen }) => sum + creditFen, 0)).toBe(totals.creditFen);

  // All that this order moved is of the last days; the past and the future hold nothing.
  expect(await balances({ from: '2001-01-01', to: day })).toMatchObject({ totals });
  const none = { content: [], totalElements: 0, totals: { debitFen: 0, creditFen: 0, differenceFen: 0 } };
  expect(await balances({ to: '2001-01-01' })).toEqual(none);
  expect(await balances({ from: '2099-01-01' })).toEqual(none);
  const ofDay = await balances({ from: day, to: day });
  expect(ofDay.totals.differenceFen).toBe(0);
  expect(ofDay.content.reduce((sum, { debitFen }) => sum + debitFen, 0)).toBe(ofDay.totals.debitFen);
  for (const query of [{ from: '2026-02-02', to: '2026-02-01' }, { from: 'yesterday' }])
    expect(await finance.call(listAccountBalances, { query })).toMatchObject({
      status: 400,
      error: { code: 'ledger.period_invalid' },
    });
  const stranger = await server.as(await aBuyer(server));
  expect((await stranger.call(listAccountBalances, { query: {} })).status).toBe(403);
});

test('the margin of an order is what the ledger gained with it', async () => {
  const { order, finance, costFen } = await aBoughtOrder();
  const { data } = await finance.call(listMargins, { query: { orderNumber: order.number.toLowerCase() } });
  expect(data).toMatchObject({
    totalElements: 1,
    content: [{ orderNumber: order.number, serviceFen: 0, purchaseFen: 100, lossesFen: 0, costFen }],
  });
  expect(data.content[0]?.marginFen).toBe(100 + (data.content[0]?.exchangeFen ?? 0));
});

test('a store is paid by two people, and a mistake is taken back by a reversal of two people, once', async () => {
  const { server, finance, second, bankAccountId, payable, costFen } = await aBoughtOrder();
  expect(payable).toMatchObject({ owedFen: costFen, creditFen: costFen });
  const body = {
    kind: 'storePaid' as const,
    storeId: payable?.storeId,
    bankAccountId,
    amountFen: costFen,
    reason: 'voucher 7',
  };

  const asked = await finance.call(askManualEntry, { body });
  const params = { id: asked.data.id };
  expect(asked).toMatchObject({ status: 201, data: { state: 'asked', mayDecide: false, transactionId: null } });
  expect((await finance.call(listStorePayables, { query: {} })).data.owedFen).toBe(costFen);
  expect(await finance.call(confirmManualEntry, { params, body: {} })).toMatchObject({
    status: 403,
    error: { code: 'ledger.second_person' },
  });
  const [waiting] = (await second.call(listManualEntries, { query: { state: 'asked' } })).data.content;
  expect(waiting).toMatchObject({ id: params.id, mayDecide: true, reason: 'voucher 7' });
  const replies = await Promise.all([
    second.call(confirmManualEntry, { params, body: {} }),
    second.call(confirmManualEntry, { params, body: {} }),
    finance.call(declineManualEntry, { params, body: {} }),
  ]);
  expect(replies.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);

  // Whichever came first: the ledger says so, and a payment that stands is taken back.
  const state = (await second.call(listManualEntries, { query: {} })).data.content[0]?.state;
  const owedFen = (await finance.call(listStorePayables, { query: {} })).data.owedFen;
  expect(owedFen).toBe(state === 'done' ? 0 : costFen);
  expect(await brokenRules(server)).toEqual([]);
});

test('only what people wrote is reversed by people; the rest names where it is corrected', async () => {
  const { server, order, finance, second, bankAccountId } = await aBoughtOrder();
  const asked = await finance.call(askManualEntry, {
    body: { kind: 'costPaid', bankAccountId, amountFen: 250, reason: 'bank fee' },
  });
  const paid = await second.call(confirmManualEntry, { params: { id: asked.data.id }, body: {} });
  const id = paid.data.transactionId ?? 0;
  const reason = 'typed twice';

  const reversal = await second.call(askReversal, { params: { id }, body: { reason } });
  const again = await finance.call(askReversal, { params: { id }, body: { reason } });
  const done = await finance.call(confirmManualEntry, { params: { id: reversal.data.id }, body: {} });

  expect(again).toMatchObject({ status: 409, error: { code: 'ledger.already_reversed' } });
  expect(done).toMatchObject({
    status: 200,
    data: { kind: 'reversal', reversesId: id, amountFen: 250, state: 'done' },
  });
  const { data: costs } = await finance.call(listJournal, { query: { account: 'costs' } });
  expect(costs.content.map(({ event, reversesId }) => [event, reversesId])).toEqual([
    ['reversal', id],
    ['costPaid', null],
  ]);
  const { data: journal } = await finance.call(listJournal, { query: { orderNumber: order.number } });
  const purchase = journal.content[0];
  expect(await finance.call(askReversal, { params: { id: purchase?.id ?? 0 }, body: { reason } })).toMatchObject({
    status: 409,
    error: { code: 'ledger.not_reversible' },
  });
  expect(await finance.call(askReversal, { params: { id: 999_999 }, body: { reason } })).toMatchObject({ status: 404 });
  expect(await brokenRules(server)).toEqual([]);
});

test('manual entries need an amount, a reason, a store that exists and the right to correct', async () => {
  const { server, finance, bankAccountId } = await aBoughtOrder();
  const body = { kind: 'storePaid' as const, storeId: 1, bankAccountId, amountFen: 100, reason: 'voucher' };
  const codeOf = async (changes: object) =>
    (await finance.call(askManualEntry, { body: { ...body, ...changes } })).error?.code;
  expect(await codeOf({ storeId: 999_999 })).toBe('ledger.store_not_found');
  expect(await codeOf({ storeId: undefined })).toBe('ledger.store_not_found');
  expect(await codeOf({ bankAccountId: 999_999 })).toBe('payment.account_not_found');
  expect(await finance.call(askManualEntry, { body: { ...body, amountFen: 0 } })).toMatchObject({
    status: 400,
    error: { fields: { amountFen: 'Enter an amount above 0' } },
  });
  expect((await finance.call(askManualEntry, { body: { ...body, reason: '  ' } })).status).toBe(400);
  const service = await server.as(await aStaff(server, 'customerService'));
  expect((await service.call(askManualEntry, { body })).status).toBe(403);
  const buyer = await server.as(await aBuyer(server));
  expect((await buyer.call(listJournal, { query: {} })).status).toBe(403);
});

test.each([
  'update ledger_entries set debit_fen = debit_fen',
  'delete from ledger_entries',
  'update ledger_transactions set note = note',
  'delete from ledger_transactions',
])('the database itself refuses: %s', async (statement) => {
  const { server } = await aBoughtOrder();
  await expect(server.db.execute(sql.raw(statement))).rejects.toMatchObject({
    cause: { code: expect.stringMatching(/^(23001|42804)$/) },
  });
});
