import { getWatchList, getWorkbench, getWorkbenchFigures, workQueueNames } from '@kouan/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { aBuyer, anAdmin, aStaff } from '../../../test/actors.ts';
import { aCase } from '../../../test/cases.ts';
import { testServer } from '../../../test/harness.ts';
import { anOrder, bankTransfers } from '../../../test/orders.ts';
import { aStockedOrder } from '../../../test/stock.ts';
import { transaction } from '../../platform/db.ts';

test('each queue counts and adds up what waits, since when the first one does, and how long it may', async () => {
  const server = await testServer();
  const [first, second] = [await anOrder(server, { stage: 'placed' }), await anOrder(server, { stage: 'placed' })];
  const claimed = await anOrder(server, { stage: 'claimed' });
  await aCase(await anOrder(server, { stage: 'paid' }), { kind: 'cancel' });
  const admin = await server.as(await anAdmin(server));

  const { data } = await admin.call(getWorkbench);
  const queue = (name: string) => data.find((one) => one.name === name);

  expect(data.map(({ name }) => name)).toEqual(workQueueNames);
  expect(queue('accept')).toMatchObject({
    count: 2,
    sumFen: first.view.totalFen + second.view.totalFen,
    limitHours: 24,
    since: first.view.placedAt,
  });
  expect(queue('deposit')).toMatchObject({ count: 1, sumFen: claimed.view.depositFen, limitHours: 1 });
  expect(queue('cases')).toMatchObject({ count: 1, sumFen: claimed.view.depositFen, limitHours: 48 });
  expect(queue('withdrawals')).toEqual({ name: 'withdrawals', count: 0, sumFen: 0, since: null, limitHours: null });
});

test('everybody sees the queues that their permissions open, and no other', async () => {
  const server = await testServer();
  const namesFor = async (user: { id: number }) =>
    (await (await server.as(user)).call(getWorkbench)).data.map(({ name }) => name);
  expect(await namesFor(await aStaff(server, 'contentEditor'))).toEqual(['captures']);
  expect(await namesFor(await aStaff(server, 'warehouseKeeper'))).toEqual([
    'accept',
    'purchase',
    'receive',
    'dispatch',
    'questions',
    'adjustments',
  ]);
  expect(await namesFor(await aStaff(server, 'financeReviewer'))).toContain('withdrawals');
  expect(await namesFor(await aBuyer(server))).toEqual([]);
  expect((await server.visitor.call(getWorkbench)).status).toBe(401);
});

test('among a great many finished payments the reviews that wait are found by their index', async () => {
  const server = await testServer();
  await anOrder(server, { stage: 'claimed' });
  const explain = (select: string): Promise<string> =>
    transaction(server.db, async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(sql.raw(`explain ${select}`));
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
  expect(
    await explain(
      `select count(*), sum(amount_fen) from payments where status = 'pendingApproval' and purpose = 'final'`,
    ),
  ).toMatch(/payments_(review|open)/);
  expect(await explain(`select count(*) from orders where accepted_at is null and closed_at is null`)).toContain(
    'orders_accept_by',
  );
  expect(await explain(`select order_id from order_lines where in_transit > 0`)).toContain('order_lines_in_transit');
  expect(await explain(`select count(*) from registrations where status = 'pending'`)).toMatch(
    /registrations_(pending|status)/,
  );
  expect(await explain(`select sum(amount_fen) from refund_payouts where state in ('pending', 'failed')`)).toContain(
    'refund_payouts_waiting',
  );
});

test('the figures above: money of 14 days by purpose, orders of today, stock by age and what goes back soon', async () => {
  const server = await testServer();
  const paid = await aStockedOrder(server);
  const admin = await server.as(await anAdmin(server));
  const figures = async () => (await admin.call(getWorkbenchFigures)).data;
  const first = await figures();
  expect(first.money?.days).toHaveLength(14);
  expect(first.money).toMatchObject({ todayFen: paid.view.depositFen, weekAgoFen: 0 });
  expect(first.money?.days.at(-1)).toMatchObject({ depositFen: paid.view.depositFen, finalFen: 0 });
  expect(first.orders).toEqual({ today: 1, yesterday: 0 });
  expect(first.stock).toEqual({
    units: 10,
    ages: [
      { age: 'days3', units: 10 },
      { age: 'days7', units: 0 },
      { age: 'older', units: 0 },
    ],
    returningUnits: 0,
  });
  expect(first.rate.rateVndPerCnyMicros).toBe(first.rate.beforeMicros);

  await server.moveClock({ hours: 6 * 24 });
  const keeper = await server.as(await aStaff(server, 'warehouseKeeper'));
  const later = (await keeper.call(getWorkbenchFigures)).data;
  expect(later.money).toBeNull();
  expect(later.orders).toEqual({ today: 0, yesterday: 0 });
  expect(later.stock).toMatchObject({ units: 10, returningUnits: 10 });
  expect(later.stock?.ages.find(({ age }) => age === 'days7')?.units).toBe(10);
  const buyer = (await (await server.as(await aBuyer(server))).call(getWorkbenchFigures)).data;
  expect(buyer).toMatchObject({ money: null, orders: null, stock: null });
});

test('what is in no queue is told to whoever may see it: money nobody claimed, stores that are late, payments short', async () => {
  const server = await testServer();
  const claimed = await anOrder(server, { stage: 'claimed' });
  const late = await anOrder(server, { stage: 'paid' });
  await bankTransfers(server, [{ amountVnd: 777_000, memo: 'no code' }]);
  const admin = await anAdmin(server);
  const listFor = async (user: { id: number }) => (await (await server.as(user)).call(getWatchList)).data;
  expect(await listFor(admin)).toEqual([]);

  await server.moveClock({ hours: 2 });
  await server.db.execute(
    sql`update payments set credited_fen = 100, credited_vnd = 35750 where number = ${claimed.depositNumber}`,
  );
  await server.db.execute(
    sql`update orders set status = 'stocking', expected_stocking_on = '2026-01-01' where number = ${late.number}`,
  );
  await server.db.execute(sql`
    with one as (insert into parcels (waybill_number) values ('YTWEIGHT1') returning id)
    insert into parcel_weight_checks (parcel_id, seller_grams, border_grams) select id, 2000, 2360 from one`);
  expect(await listFor(admin)).toMatchObject([
    { kind: 'shortPaid', number: claimed.depositNumber, sumFen: claimed.view.depositFen - 100 },
    { kind: 'lateStore', orders: 1, buyers: 1, sumFen: late.view.totalFen, sumVnd: null },
    { kind: 'weightHeld', name: 'YTWEIGHT1', percent: 18, orders: 0 },
    { kind: 'strangeMoney', sumVnd: 777_000 },
  ]);
  const keeper = await listFor(await aStaff(server, 'warehouseKeeper'));
  expect(keeper.map(({ kind }) => kind)).toEqual(['lateStore', 'weightHeld']);
  expect(await listFor(await aBuyer(server))).toEqual([]);
});
