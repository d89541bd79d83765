import { addressOf, cancelShipment, createShipment, quoteShipment } from '@kouan/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { secondProcess } from '../../../test/bank.ts';
import { aBuyer } from '../../../test/actors.ts';
import { type Caller, testServer } from '../../../test/harness.ts';
import { aShipment, aShipmentWish, aStockedOrder, brokenRules, orderNow } from '../../../test/stock.ts';

test('twenty buyers and twenty calls of its owner through two processes for the last piece: one shipment', async () => {
  const server = await testServer();
  const order = await aStockedOrder(server, { quantities: [1] });
  const other = await secondProcess(server);
  const body = await aShipmentWish(order, [1]);
  const headersOf = (caller: Caller) => ({ authorization: caller.token ?? '', 'content-type': 'application/json' });
  const headers = headersOf(order.asBuyer);
  const others: Caller[] = [];
  for (let at = 1; at < 20; at += 1) others.push(await server.as(await aBuyer(server)));
  const send = (app: typeof server.app, caller: Caller) =>
    app.inject({ method: 'POST', url: createShipment.path, headers: headersOf(caller), payload: JSON.stringify(body) });
  // Both pools are warm before it counts.
  await Promise.all([server.app, other.app].map((app) => app.inject({ url: '/api/shipments', headers })));

  const callers = [...Array.from({ length: 20 }, () => order.asBuyer), ...others];
  const replies = await Promise.all(callers.map((caller, at) => send(at % 2 ? server.app : other.app, caller)));
  await other.stop();

  expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  expect(replies.slice(20).map(({ statusCode }) => statusCode)).toEqual(Array(19).fill(404));
  expect((await orderNow(order)).lines[0]).toMatchObject({ frozen: 1, available: 0 });
  expect(await brokenRules(server)).toEqual([]);
});

test('a shipment cancelled through two processes at once gives its units back once', async () => {
  const server = await testServer();
  const order = await aStockedOrder(server, { quantities: [3] });
  const other = await secondProcess(server);
  const { number } = await aShipment(order, [2]);
  const cancel = (app: typeof server.app) =>
    app.inject({
      method: 'POST',
      url: addressOf(cancelShipment, { params: { number } }),
      headers: { authorization: order.asBuyer.token ?? '', 'content-type': 'application/json' },
      payload: JSON.stringify({ reason: 'not wanted' }),
    });

  const replies = await Promise.all(Array.from({ length: 8 }, (_, at) => cancel(at % 2 ? server.app : other.app)));
  await other.stop();

  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect((await orderNow(order)).lines[0]).toMatchObject({ frozen: 0, available: 3 });
  expect(await brokenRules(server)).toEqual([]);
});

test('however an order is split and cancelled, money and stock add up to the fen and the piece', async () => {
  const server = await testServer();
  const order = await aStockedOrder(server, { quantities: [23, 17] });
  let seed = 20_261_121;
  const dice = (sides: number) => (seed = (seed * 48_271) % 2_147_483_647) % sides;

  for (let step = 0; step < 12; step++) {
    const left = (await orderNow(order)).lines.map(({ available }) => available);
    const wanted = left.map((available) => dice(Math.min(4, available) + 1));
    if (wanted.every((quantity) => quantity === 0)) continue;
    const { number } = await aShipment(order, wanted);
    if (dice(3) === 0)
      await order.asBuyer.call(cancelShipment, { params: { number }, body: { reason: 'another way' } });
  }
  const rest = (await orderNow(order)).lines.map(({ available }) => available);
  if (rest.some((available) => available > 0)) await aShipment(order, rest);

  const { lines } = await orderNow(order);
  expect(lines).toMatchObject([
    { available: 0, frozen: 23 },
    { available: 0, frozen: 17 },
  ]);
  const nothing = await order.asBuyer.call(quoteShipment, {
    body: {
      orderNumber: order.number,
      lines: [{ lineId: lines[0]?.id ?? 0, quantity: 1 }],
      destination: 'hanoi',
      services: [],
    },
  });
  expect(nothing.error?.code).toBe('shipment.quantity_insufficient');
  expect(await brokenRules(server)).toEqual([]);
});

test('a hundred pieces go in a hundred shipments, some of them cancelled and made anew: nothing is lost or left', async () => {
  const server = await testServer();
  const order = await aStockedOrder(server, { quantities: [61, 39] });
  let seed = 19_700_101;
  const dice = (sides: number) => (seed = (seed * 48_271) % 2_147_483_647) % sides;
  const left: [number, number] = [61, 39];
  let made = 0;
  for (let at = 0; at < 100; at++) {
    const line = dice(left[0] + left[1]) < left[0] ? 0 : 1;
    const wanted = line === 0 ? [1, 0] : [0, 1];
    const { number } = await aShipment(order, wanted);
    made += 1;
    if (dice(10) === 0) {
      await order.asBuyer.call(cancelShipment, { params: { number }, body: { reason: 'another way' } });
      await aShipment(order, wanted);
      made += 1;
    }
    left[line] -= 1;
  }
  expect(made).toBeGreaterThan(100);
  expect((await orderNow(order)).lines).toMatchObject([
    { available: 0, frozen: 61 },
    { available: 0, frozen: 39 },
  ]);
  const { rows } = await server.db.execute<{ count: string }>(
    sql`select count(*) as count from payments where purpose = 'final' and status <> 'cancelled'`,
  );
  expect(rows[0]?.count).toBe('100');
  expect(await brokenRules(server)).toEqual([]);
});
