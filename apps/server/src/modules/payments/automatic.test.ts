import {
  approvePayment,
  getAutomaticTerms,
  getCashier,
  getMyOrder,
  getMyWallet,
  getReview,
  reReviewPayment,
  setAutomaticTerms,
} from '@kouan/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { aBuyer, anAdmin, aStaff } from '../../../test/actors.ts';
import { aBank } from '../../../test/bank.ts';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { anOrder, bankTransfers, claim, type OrderChanges } from '../../../test/orders.ts';
import { brokenRules } from '../../../test/stock.ts';
import { approveWithLine } from './approve-exact.ts';

const warm = (server: TestServer) =>
  Promise.all(Array.from({ length: 10 }, () => server.db.execute(sql`select pg_sleep(0.05)`)));

/** A server whose business lets the system approve up to this. */
async function automatic(ceilingFen: number) {
  const server = await testServer();
  const admin = await server.as(await anAdmin(server));
  await admin.call(setAutomaticTerms, { body: { ceilingFen } });
  const reviewer = await server.as(await aStaff(server, 'financeReviewer'));
  return { server, admin, reviewer };
}

async function dueOrder(server: TestServer, changes: OrderChanges = {}) {
  const order = await anOrder(server, changes);
  const number = order.depositNumber ?? '';
  const { data: due } = await order.asBuyer.call(getCashier, { params: { number } });
  const status = async () => (await order.asBuyer.call(getCashier, { params: { number } })).data.status;
  return { ...order, depositNumber: number, due, status };
}

const ledgerOf = async (server: TestServer, orderId: number) =>
  (
    await server.db.execute(sql`select t.event, e.account, e.debit_fen, e.credit_fen from ledger_entries e
      join ledger_transactions t on t.id = e.transaction_id where t.order_id = ${orderId} order by e.account, e.debit_fen`)
  ).rows;

test('off at first: an exact hit waits for a person', async () => {
  const server = await testServer();
  const bank = await aBank(server);
  const order = await dueOrder(server, { stage: 'claimed' });
  await bank.send({ amountVnd: order.due.dueVnd, description: order.due.code });
  expect(await server.runJobs()).not.toContain('payments.approveExact');
  expect(await order.status()).toBe('pendingApproval');
});

test('an exact hit below the ceiling is approved like by a person, once, and says so', async () => {
  const { server, admin, reviewer } = await automatic(1_000_000);
  const bank = await aBank(server);
  const buyer = await aBuyer(server);
  const order = await dueOrder(server, { stage: 'claimed', buyer });
  await bank.send({ amountVnd: order.due.dueVnd, description: `CK ${order.due.code}` });
  expect(await server.runJobs()).toContain('payments.approveExact');

  expect(await order.status()).toBe('paid');
  const { data: review } = await reviewer.call(getReview, { params: { number: order.depositNumber } });
  expect(review.reviews).toMatchObject([{ outcome: 'approved', reviewerName: '', isAutomatic: true }]);
  expect((await order.asBuyer.call(getMyOrder, { params: { number: order.number } })).data.status).toBe(
    'stockingPending',
  );
  expect((await admin.call(getAutomaticTerms)).data).toMatchObject({ ceilingFen: 1_000_000, approvedCount: 1 });

  const { rows } = await server.db.execute<{ id: string }>(sql`select id from bank_lines`);
  for (let again = 0; again < 3; again++) await approveWithLine(server.db, Number(rows[0]?.id));
  const kept = await server.db.execute(sql`select 1 from payment_reviews`);
  expect(kept.rows.length).toBe(1);

  const byHand = await anOrder(server, { buyer: await aBuyer(server), stage: 'accepted' });
  await admin.call(setAutomaticTerms, { body: { ceilingFen: 0 } });
  await claim(byHand.asBuyer, byHand.depositNumber ?? '');
  const { data: due } = await byHand.asBuyer.call(getCashier, { params: { number: byHand.depositNumber ?? '' } });
  const [bankLineId = 0] = await bankTransfers(server, [{ amountVnd: due.dueVnd, memo: due.code }]);
  await reviewer.call(approvePayment, { params: { number: byHand.depositNumber ?? '' }, body: { bankLineId } });
  expect(await ledgerOf(server, order.id)).toEqual(await ledgerOf(server, byHand.id));
  expect(await brokenRules(server)).toEqual([]);
});

test('money that is there before its claim, and money of a statement, are approved as well', async () => {
  const { server } = await automatic(1_000_000);
  const bank = await aBank(server);
  const early = await dueOrder(server);
  await bank.send({ amountVnd: early.due.dueVnd, description: early.due.code });
  await server.runJobs();
  expect(await early.status()).toBe('unpaid');
  await claim(early.asBuyer, early.depositNumber);
  await server.runJobs();
  expect(await early.status()).toBe('paid');

  const listed = await dueOrder(server, { stage: 'claimed' });
  await bankTransfers(server, [{ amountVnd: listed.due.dueVnd, memo: listed.due.code }]);
  await server.runJobs();
  expect(await listed.status()).toBe('paid');
  expect(await brokenRules(server)).toEqual([]);
});

test('above the ceiling, another amount, payer or code, a second transfer or a warning: a person decides', async () => {
  const { server, admin } = await automatic(1_000_000);
  const bank = await aBank(server);
  const waits = async (what: string, prepare: (order: Awaited<ReturnType<typeof dueOrder>>) => Promise<unknown>) => {
    const order = await dueOrder(server);
    await prepare(order);
    await server.runJobs();
    expect([what, await order.status()]).toEqual([what, 'pendingApproval']);
  };
  const told = (order: { due: { dueVnd: number; code: string } }, changes: object = {}) =>
    bank.send({ amountVnd: order.due.dueVnd, description: order.due.code, ...changes });
  const claimed = (order: { asBuyer: Parameters<typeof claim>[0]; depositNumber: string }, changes: object = {}) =>
    claim(order.asBuyer, order.depositNumber, changes);

  await waits('less', async (order) => {
    await claimed(order);
    await told(order, { amountVnd: order.due.dueVnd - 1 });
  });
  await waits('more', async (order) => {
    await claimed(order);
    await told(order, { amountVnd: order.due.dueVnd + 1 });
  });
  await waits('payer', async (order) => {
    await claimed(order);
    await told(order, { payer: 'SOMEBODY ELSE' });
  });
  await waits('no code', async (order) => {
    await claimed(order);
    await told(order, { description: 'tien hang' });
  });
  await waits('code with an error', async (order) => {
    await claimed(order);
    await told(order, { description: `${order.due.code.slice(0, 5)}${order.due.code.slice(6)}` });
  });
  await waits('two transfers', async (order) => {
    await told(order);
    await told(order);
    await claimed(order);
  });
  await waits('amount claimed', async (order) => {
    await claimed(order, { amountVnd: order.due.dueVnd + 5 });
    await told(order);
  });
  await claim(...(await anOther(server, 'SAME-1')));
  await waits('serial number used', async (order) => {
    await claimed(order, { serialNumber: 'same 1' });
    await told(order);
  });
  await admin.call(setAutomaticTerms, { body: { ceilingFen: 100 } });
  await waits('ceiling', async (order) => {
    await claimed(order);
    await told(order);
  });
  expect(await brokenRules(server)).toEqual([]);
});

async function anOther(server: TestServer, serialNumber: string) {
  const order = await anOrder(server);
  return [order.asBuyer, order.depositNumber ?? '', { serialNumber }] as const;
}

test('what was taken back is never approved by itself again', async () => {
  const { server, reviewer } = await automatic(1_000_000);
  const bank = await aBank(server);
  const order = await dueOrder(server, { stage: 'claimed' });
  await bank.send({ amountVnd: order.due.dueVnd, description: order.due.code });
  await server.runJobs();
  expect(await order.status()).toBe('paid');

  await reviewer.call(reReviewPayment, { params: { number: order.depositNumber }, body: { reason: 'look again' } });
  const { rows } = await server.db.execute<{ id: string }>(sql`select id from bank_lines`);
  await approveWithLine(server.db, Number(rows[0]?.id));
  await server.runJobs();
  expect(await order.status()).toBe('pendingApproval');
  const approved = await reviewer.call(approvePayment, {
    params: { number: order.depositNumber },
    body: { bankLineId: Number(rows[0]?.id) },
  });
  expect(approved.status).toBe(200);
  expect(await brokenRules(server)).toEqual([]);
});

test('a person and the system approve at the same moment: one approval', async () => {
  const { server, reviewer } = await automatic(1_000_000);
  for (let round = 0; round < 4; round++) {
    const order = await dueOrder(server, { stage: 'claimed' });
    const [lineId = 0] = await bankTransfers(server, [{ amountVnd: order.due.dueVnd, memo: order.due.code }]);
    await warm(server);
    await Promise.all([
      approveWithLine(server.db, lineId),
      reviewer.call(approvePayment, { params: { number: order.depositNumber }, body: { bankLineId: lineId } }),
      approveWithLine(server.db, lineId),
    ]);
    expect(await order.status()).toBe('paid');
    const { rows } = await server.db.execute(
      sql`select 1 from payment_reviews r join payments p on p.id = r.payment_id where p.number = ${order.depositNumber}`,
    );
    expect(rows.length).toBe(1);
  }
  expect(await brokenRules(server)).toEqual([]);
});

test('only who may edit the settings sets the ceiling, within its limits', async () => {
  const { server, admin, reviewer } = await automatic(0);
  expect((await reviewer.call(setAutomaticTerms, { body: { ceilingFen: 5 } })).status).toBe(403);
  for (const ceilingFen of [-1, 1.5, 1_000_001, '5' as never])
    expect((await admin.call(setAutomaticTerms, { body: { ceilingFen } })).status).toBe(400);
  expect((await reviewer.call(getAutomaticTerms)).data).toMatchObject({ ceilingFen: 0, approvedCount: 0 });
  const { rows } = await server.db.execute(
    sql`select changed_by from parameter_changes where key = 'automaticCeilingFen'`,
  );
  expect(rows.length).toBe(1);
});

test('several transfers that bring exactly what is due are one approval, by a person or by nobody, and one reversal', async () => {
  const { server, reviewer } = await automatic(1_000_000);
  const bank = await aBank(server);
  const alone = await dueOrder(server, { stage: 'claimed' });
  const first = Math.floor(alone.due.dueVnd / 3);
  await bank.send({ amountVnd: first, description: alone.due.code });
  await server.runJobs();
  expect(await alone.status()).toBe('pendingApproval');
  await bank.send({ amountVnd: alone.due.dueVnd - first, description: `CK ${alone.due.code}` });
  await server.runJobs();
  expect(await alone.status()).toBe('paid');
  const { rows } = await server.db.execute(sql`select score from automatic_approvals`);
  expect(rows).toHaveLength(2);
  expect(await brokenRules(server)).toEqual([]);

  const parts = async (difference: number) => {
    const order = await dueOrder(server, { stage: 'claimed' });
    const { dueVnd, code } = order.due;
    const payer = 'TRAN THI B';
    const bankLineIds = await bankTransfers(server, [
      { amountVnd: 50_000, memo: code, payer },
      { amountVnd: dueVnd - 90_000, memo: code, payer },
      { amountVnd: 40_000 + difference, memo: code, payer },
    ]);
    const params = { number: order.depositNumber };
    const shown = (await reviewer.call(getReview, { params })).data.together;
    expect(shown).toEqual({ lineIds: bankLineIds, sumVnd: dueVnd + difference, dueVnd, differenceVnd: difference });
    const replies = await Promise.all(
      [1, 2].map(() => reviewer.call(approvePayment, { params, body: { bankLineIds } })),
    );
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const cashier = (await order.asBuyer.call(getCashier, { params })).data;
    const wallet = (await order.asBuyer.call(getMyWallet, { query: {} })).data.balanceFen;
    return { order, params, cashier, wallet, bankLineIds };
  };
  const less = await parts(-30_000);
  expect(less.cashier).toMatchObject({ status: 'unpaid', dueVnd: 30_000 });
  expect(less.cashier.code).not.toBe(less.order.due.code);
  const more = await parts(70_000);
  expect([more.cashier.status, more.wallet > 0]).toEqual(['paid', true]);
  expect(await brokenRules(server)).toEqual([]);

  const exact = await parts(0);
  expect([exact.cashier.status, exact.wallet]).toEqual(['paid', 0]);
  for (const found of [exact, more]) {
    const again = await reviewer.call(reReviewPayment, { params: found.params, body: { reason: 'look again' } });
    expect(again.status).toBe(200);
    const left = await server.db.execute<{ full: boolean }>(
      sql`select left_vnd = amount_vnd as full from bank_lines where id = any(${sql.param(found.bankLineIds)}::bigint[])`,
    );
    expect(left.rows.map(({ full }) => full)).toEqual([true, true, true]);
  }
  expect((await more.order.asBuyer.call(getMyWallet, { query: {} })).data.balanceFen).toBe(0);
  const second = await reviewer.call(approvePayment, {
    params: exact.params,
    body: { bankLineIds: exact.bankLineIds.toReversed() },
  });
  expect(second.data.status).toBe('paid');
  expect(await brokenRules(server)).toEqual([]);
});
