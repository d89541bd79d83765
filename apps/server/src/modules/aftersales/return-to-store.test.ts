import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  cancelShipment,
  cancelShipmentByStaff,
  changeNotificationChoice,
  createShipment,
  getCaseOptions,
  getMyWallet,
  listMyCases,
  quoteCase,
  rejectCase,
} from '@kouan/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { aBuyer, aStaff } from '../../../test/actors.ts';
import { aCase, approve, caseNow } from '../../../test/cases.ts';
import { type TestServer, testServer } from '../../../test/harness.ts';
import type { TestOrder } from '../../../test/orders.ts';
import { aShipment, aShipmentWish, aStockedOrder, brokenRules, orderNow, stockNow } from '../../../test/stock.ts';

const day = 24;
/** The sessions of some days ago are over. */
const anew = async <O extends TestOrder>(server: TestServer, order: O): Promise<O> => ({
  ...order,
  asBuyer: await server.as(order.buyer),
});
const casesOf = async ({ asBuyer }: Pick<TestOrder, 'asBuyer'>) =>
  (await asBuyer.call(listMyCases, { query: {} })).data.content;

async function mailsOf(server: TestServer): Promise<string[]> {
  const folder = join(server.folder, 'mail');
  const names = await readdir(folder).catch(() => []);
  return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
}

test('what is left 7 days after the stocking goes back to the store once, whatever the number of processes', async () => {
  const server = await testServer();
  const stocked = await aStockedOrder(server);
  await aShipment(stocked, [1]);

  await server.moveClock({ hours: 23 });
  const shipped = await anew(server, stocked);
  const paidSoon = await orderNow(shipped);
  await server.moveClock({ hours: 6 * day });
  await server.runTimers();
  const before = await orderNow(await anew(server, stocked));
  await server.moveClock({ hours: 2 });
  await Promise.all([server.runTimers(), server.runTimers(), server.runTimers()]);
  await server.runTimers();

  const order = await anew(server, stocked);
  const after = await orderNow(order);
  const [opened, ...others] = await casesOf(order);
  expect(paidSoon).toMatchObject({ status: 'finalPending', autoReturnAt: expect.any(String) });
  expect(before.lines).toMatchObject([{ available: 4 }, { available: 6 }]);
  expect(after).toMatchObject({
    status: 'refunding',
    autoReturnAt: null,
    lines: [
      { available: 0, returned: 4 },
      { available: 0, returned: 6 },
    ],
  });
  expect(after.history.filter(({ event }) => event === 'autoReturned')).toMatchObject([
    { actorKind: 'system', details: { case: opened?.number, quantity: 10 } },
  ]);
  expect(others).toEqual([]);
  expect(opened).toMatchObject({ kind: 'return', openedBy: 'system', reasonCode: 'timeUp', quantity: 10 });
  expect(await stockNow(order)).toEqual([]);
  expect(await brokenRules(server)).toEqual([]);
});

test('a clock that jumps back, or summer time that begins where the server stands, returns nothing sooner or twice', async () => {
  const server = await testServer();
  const stocked = await aStockedOrder(server);
  const zone = process.env['TZ'];
  const leftNow = async () => (await orderNow(await anew(server, stocked))).lines.map(({ available }) => available);
  const { autoReturnAt } = await orderNow(stocked);
  // An hour is missing in New York on the second Sunday of March.
  const march = Date.UTC(2027, 2, 11);
  const shift = Math.round((march - Date.now()) / 3_600_000);
  try {
    process.env['TZ'] = 'America/New_York';
    expect(new Date(march).getTimezoneOffset()).toBe(300);
    expect(new Date(march + 7 * day * 3_600_000).getTimezoneOffset()).toBe(240);
    await server.db.execute(
      sql`update orders set stocked_at = stocked_at + ${shift} * interval '1 hour', auto_return_at = auto_return_at + ${shift} * interval '1 hour'`,
    );
    expect(autoReturnAt).toEqual(expect.any(String));
    await server.moveClock({ hours: shift + 7 * day - 1 });
    await server.runTimers();
    const before = await leftNow();
    expect(before).toEqual(stocked.view.lines.map(({ ordered }) => ordered));
    await server.moveClock({ hours: -5 * day });
    await server.runTimers();
    expect(await leftNow()).toEqual(before);
    await server.moveClock({ hours: 5 * day + 2 });
    await server.runTimers();
    expect(await leftNow()).toEqual([0, 0]);
    await server.moveClock({ hours: -3 });
    await Promise.all([server.runTimers(), server.runTimers()]);
    await server.moveClock({ hours: 3 });
    await server.runTimers();
    expect(await casesOf(await anew(server, stocked))).toHaveLength(1);
  } finally {
    if (zone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = zone;
  }
  expect(await brokenRules(server)).toEqual([]);
});

test('of a return the deposit comes back less freight, service and return freight, itemised', async () => {
  const server = await testServer();
  const stocked = await aStockedOrder(server);
  await server.moveClock({ hours: 7 * day + 1 });
  await server.runTimers();
  const order = await anew(server, stocked);
  const [opened] = await casesOf(order);
  const number = opened?.number ?? '';
  const finance = await server.as(await aStaff(server, 'financeReviewer'));
  const { depositFen, freightFen, serviceFen } = order.view;

  const dear = await finance.call(quoteCase, { params: { number }, body: { returnFreightFen: depositFen } });
  const decided = await approve(server, number, { returnFreightFen: 400 });
  const refundFen = depositFen - freightFen - serviceFen - 400;

  expect(dear.data).toMatchObject({ refundFen: 0, capFen: depositFen });
  expect(decided).toMatchObject({
    state: 'paid',
    refundFen,
    items: [
      { kind: 'depositShare', amountFen: depositFen },
      { kind: 'freight', amountFen: -freightFen },
      { kind: 'service', amountFen: -serviceFen },
      { kind: 'returnFreight', amountFen: -400 },
    ],
  });
  expect((await order.asBuyer.call(getMyWallet)).data.balanceFen).toBe(refundFen);
  expect(await orderNow(order)).toMatchObject({
    status: 'refunded',
    money: { paidFen: depositFen, heldFen: 0, refundedFen: refundFen, consumedFen: depositFen - refundFen },
  });
  expect(await brokenRules(server)).toEqual([]);
});

test('frozen stock is not returned; freed after the time it goes at once', async () => {
  const server = await testServer();
  const stocked = await aStockedOrder(server);
  await server.moveClock({ hours: 6 * day + 20 });
  const late = await anew(server, stocked);
  const shipment = await aShipment(late, [2, 3]);
  await server.moveClock({ hours: 5 });
  await server.runTimers();
  const between = await orderNow(await anew(server, stocked));
  const cancelled = await (
    await anew(server, stocked)
  ).asBuyer.call(cancelShipment, {
    params: { number: shipment.number },
    body: { reason: 'no customer' },
  });
  await server.runTimers();

  const order = await anew(server, stocked);
  expect(between).toMatchObject({
    status: 'finalPending',
    lines: [
      { frozen: 2, returned: 2 },
      { frozen: 3, returned: 3 },
    ],
  });
  expect(cancelled.status).toBe(200);
  expect(await orderNow(order)).toMatchObject({ status: 'refunding', lines: [{ returned: 4 }, { returned: 6 }] });
  expect((await casesOf(order)).map(({ quantity }) => quantity)).toEqual([5, 5]);
  expect(await brokenRules(server)).toEqual([]);
});

test('what staff freed after the time has a day more', async () => {
  const server = await testServer();
  const stocked = await aStockedOrder(server);
  await server.moveClock({ hours: 6 * day + 20 });
  const shipment = await aShipment(await anew(server, stocked), [4, 6]);
  await server.moveClock({ hours: 5 });
  const keeper = await server.as(await aStaff(server, 'warehouseKeeper'));
  const silent = await keeper.call(cancelShipmentByStaff, {
    params: { number: shipment.number },
    body: { reason: ' ' },
  });
  const freed = await keeper.call(cancelShipmentByStaff, {
    params: { number: shipment.number },
    body: { reason: 'The carrier refuses these goods' },
  });
  await server.runTimers();
  const kept = await orderNow(await anew(server, stocked));
  await server.moveClock({ hours: day + 1 });
  await server.runTimers();

  expect(silent).toMatchObject({ status: 400, error: { code: 'order.reason_required' } });
  expect(freed.data).toMatchObject({ state: 'cancelled', allowedActions: [] });
  expect(kept.lines).toMatchObject([{ available: 4 }, { available: 6 }]);
  expect((await orderNow(await anew(server, stocked))).lines).toMatchObject([{ returned: 4 }, { returned: 6 }]);
  expect(await brokenRules(server)).toEqual([]);
});

test('a shipment that is placed while the time runs out takes its units, or none', async () => {
  const server = await testServer();
  const stocked = await aStockedOrder(server, { quantities: [5] });
  await server.moveClock({ hours: 7 * day + 1 });
  const order = await anew(server, stocked);
  const body = await aShipmentWish(order, [3]);
  await Promise.all(Array.from({ length: 12 }, () => server.db.execute('select pg_sleep(0.02)')));

  const [placed] = await Promise.all([
    order.asBuyer.call(createShipment, { body }),
    server.runTimers(),
    server.runTimers(),
  ]);
  await server.runTimers();

  const [line] = (await orderNow(order)).lines;
  expect(line).toMatchObject(
    placed.status === 201 ? { frozen: 3, returned: 2, available: 0 } : { frozen: 0, returned: 5, available: 0 },
  );
  expect(await brokenRules(server)).toEqual([]);
});

test('buyers are reminded by mail on day 3 and on day 6, each once, and not of what has left', async () => {
  const server = await testServer();
  const buyer = await aBuyer(server);
  await (await server.as(buyer)).call(changeNotificationChoice, { body: { mails: 'none' } });
  const stocked = await aStockedOrder(server, { buyer });
  await server.runJobs();
  const count = async () => (await mailsOf(server)).filter((mail) => mail.includes(stocked.number)).length;
  const run = async () => {
    await Promise.all([server.runTimers(), server.runTimers()]);
    await server.runJobs();
    return count();
  };

  const counts = [await run()];
  await server.moveClock({ hours: 3 * day });
  counts.push(await run(), await run());
  await server.moveClock({ hours: 3 * day });
  counts.push(await run(), await run());
  await server.moveClock({ hours: 2 * day });
  counts.push(await run());

  expect(counts).toEqual([0, 1, 1, 2, 2, 2]);
});

test('a buyer gives stock back before the time; a rejection that nobody looks at again keeps all', async () => {
  const server = await testServer();
  const order = await aStockedOrder(server);
  const options = await order.asBuyer.call(getCaseOptions, { params: { number: order.number } });
  const { number } = await aCase(order, { kind: 'return', reasonCode: 'notNeeded' });
  const service = await server.as(await aStaff(server, 'customerService'));

  await service.call(rejectCase, { params: { number }, body: { reason: 'Made to order' } });
  const rejected = (await orderNow(order)).status;
  await server.moveClock({ hours: 7 * day + 1 });
  await Promise.all([server.runTimers(), server.runTimers()]);

  const { depositFen, freightFen, serviceFen } = order.view;
  expect(options.data.return).toMatchObject({
    quantity: 10,
    depositShareFen: depositFen,
    refundFen: depositFen - freightFen - serviceFen,
    autoReturnAt: order.view.autoReturnAt,
  });
  expect(rejected).toBe('refundFailed');
  expect(await caseNow(await server.as(await aStaff(server, 'customerService')), number)).toMatchObject({
    state: 'rejectedFinal',
    refundFen: 0,
  });
  expect(await orderNow(await anew(server, order))).toMatchObject({
    status: 'closed',
    money: { heldFen: 0, refundedFen: 0, consumedFen: depositFen },
  });
  expect(await brokenRules(server)).toEqual([]);
});
