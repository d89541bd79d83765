import {
  acceptOrder,
  approvePayment,
  cancelOrder,
  getMyOrder,
  makeQuote,
  placeOrder,
  rejectPayment,
} from '@kouan/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { aBuyer, aStaff } from '../../../test/actors.ts';
import { type Caller, type TestServer, testServer } from '../../../test/harness.ts';
import { anOrder, anOrderWish, bankTransfers, claim, moneyProblems } from '../../../test/orders.ts';
import { aProduct } from '../../../test/products.ts';
import { brokenRules } from '../../../test/stock.ts';

/** Opens the pool's connections, so that what follows really happens at the same time. */
const warm = (server: TestServer) =>
  Promise.all(Array.from({ length: 10 }, () => server.db.execute(sql`select pg_sleep(0.05)`)));
const sorted = (replies: { status: number }[]) => replies.map((reply) => reply.status).toSorted((a, b) => a - b);

async function aClaimedPayment(server: TestServer) {
  const order = await anOrder(server, { stage: 'claimed' });
  const payment = order.view.payments[0];
  const { rows } = await server.db.execute<{ code: string }>(
    sql`select code from payments where number = ${order.depositNumber}`,
  );
  const [lineId = 0] = await bankTransfers(server, [{ amountVnd: payment?.dueVnd ?? 0, memo: rows[0]?.code ?? '' }]);
  return { order, number: order.depositNumber ?? '', lineId };
}

test('two reviewers at once: one outcome', async () => {
  const server = await testServer();
  const reviewers: Caller[] = [
    await server.as(await aStaff(server, 'financeReviewer')),
    await server.as(await aStaff(server, 'financeReviewer')),
  ];
  for (let run = 0; run < 4; run++) {
    const { order, number, lineId } = await aClaimedPayment(server);
    await warm(server);
    const replies = await Promise.all(
      reviewers.flatMap((reviewer, index) => [
        reviewer.call(approvePayment, { params: { number }, body: { bankLineId: lineId } }),
        ...(run % 2 === index ? [reviewer.call(rejectPayment, { params: { number }, body: { reason: 'no' } })] : []),
      ]),
    );
    expect(sorted(replies)).toEqual([200, 409, 409]);
    const { status } = (await order.asBuyer.call(getMyOrder, { params: { number: order.number } })).data;
    expect(['stockingPending', 'depositRejected']).toContain(status);
  }
  expect(await moneyProblems(server)).toEqual([]);
  expect(await brokenRules(server)).toEqual([]);
});

test('one bank line cannot pay two payments in full', async () => {
  const server = await testServer();
  const reviewer = await server.as(await aStaff(server, 'financeReviewer'));
  const [first, second] = [await aClaimedPayment(server), await anOrder(server, { stage: 'claimed' })];
  await warm(server);
  const replies = await Promise.all(
    [first.number, second.depositNumber ?? ''].map((number) =>
      reviewer.call(approvePayment, { params: { number }, body: { bankLineId: first.lineId } }),
    ),
  );
  expect(sorted(replies)).toEqual([200, 409]);
  expect(await moneyProblems(server)).toEqual([]);
  expect(await brokenRules(server)).toEqual([]);
});

test('paying and expiring at the same moment has one winner', async () => {
  const server = await testServer();
  const orders = await Promise.all(Array.from({ length: 5 }, () => anOrder(server)));
  const rest = await anOrder(server, { stage: 'claimed' });
  await server.moveClock({ hours: 25 });
  // Sessions of the day before have ended.
  const callers = await Promise.all([...orders, rest].map((order) => server.as(order.buyer)));
  const callerOf = (index: number): Caller => callers[index] ?? server.visitor;
  await warm(server);
  const [claims] = await Promise.all([
    Promise.all(orders.map((order, index) => claim(callerOf(index), order.depositNumber ?? '', { amountVnd: 1000 }))),
    server.runTimers(),
    server.runTimers(),
  ]);
  await server.runTimers();
  for (const [index, order] of orders.entries()) {
    const view = (await callerOf(index).call(getMyOrder, { params: { number: order.number } })).data;
    expect(view.status).toBe(claims[index]?.status === 200 ? 'depositReview' : 'closed');
    expect(view.history.filter((row) => row.event === 'depositExpired')).toHaveLength(view.status === 'closed' ? 1 : 0);
  }
  expect((await callerOf(orders.length).call(getMyOrder, { params: { number: rest.number } })).data.status).toBe(
    'depositReview',
  );
  expect(await moneyProblems(server)).toEqual([]);
  expect(await brokenRules(server)).toEqual([]);
});

test('accepting, cancelling and expiring at the same moment: the order tells one story', async () => {
  const server = await testServer();
  for (let run = 0; run < 3; run++) {
    const order = await anOrder(server, { stage: 'placed' });
    await server.moveClock({ hours: 25 });
    const staff = await server.as(await aStaff(server, 'customerService'));
    const asBuyer = await server.as(order.buyer);
    await warm(server);
    await Promise.all([
      staff.call(acceptOrder, { params: { number: order.number } }),
      asBuyer.call(cancelOrder, { params: { number: order.number }, body: { reason: 'no' } }),
      server.runTimers(),
    ]);
    await server.moveClock({ hours: 25 });
    await server.runTimers();
    const view = (await (await server.as(order.buyer)).call(getMyOrder, { params: { number: order.number } })).data;
    expect(view.status).toBe('closed');
    expect(view.history.filter((row) => row.to === 'closed')).toHaveLength(1);
    expect(view.allowedActions).toEqual([]);
  }
  expect(await moneyProblems(server)).toEqual([]);
  expect(await brokenRules(server)).toEqual([]);
});

test('an order that nobody accepted is closed once, after a day', async () => {
  const server = await testServer();
  const late = await anOrder(server, { stage: 'placed' });
  await server.moveClock({ hours: 23 });
  expect(await server.runTimers()).toBe(0);
  await server.moveClock({ hours: 2 });
  await server.runTimers();
  expect(
    (await (await server.as(late.buyer)).call(getMyOrder, { params: { number: late.number } })).data,
  ).toMatchObject({ status: 'closed', station: 1, turn: 'none' });
  expect(await server.runTimers()).toBe(0);
});

test('the same cart lines ordered from two tabs make one order', async () => {
  const server = await testServer();
  const asBuyer = await server.as(await aBuyer(server));
  const product = await aProduct(server);
  const wishes = await Promise.all([1, 2, 3].map(() => anOrderWish(asBuyer, product)));
  await warm(server);
  const replies = await Promise.all(
    wishes.map((wish) => asBuyer.call(placeOrder, { body: { ...wish, cartLineIds: [11, 12] } })),
  );
  expect(sorted(replies)).toEqual([201, 409, 409]);
  expect(replies.find((reply) => reply.status === 409)).toMatchObject({ error: { code: 'order.cart_changed' } });
});

test('a quote is bound to its buyer and ends', async () => {
  const server = await testServer();
  const [asBuyer, stranger] = [await server.as(await aBuyer(server)), await server.as(await aBuyer(server))];
  const wish = await anOrderWish(asBuyer, await aProduct(server));
  expect(await stranger.call(placeOrder, { body: wish })).toMatchObject({
    status: 409,
    error: { code: 'order.quote_expired' },
  });
  const open = (await server.visitor.call(makeQuote, { body: { lines: wish.lines } })).data;
  expect((await stranger.call(placeOrder, { body: { ...wish, quoteId: open.id } })).status).toBe(201);
  await server.moveClock({ hours: 1 });
  expect(await asBuyer.call(placeOrder, { body: wish })).toMatchObject({
    status: 409,
    error: { code: 'order.quote_expired' },
  });
});

test('a deadline that fails does not hold up those behind it', async () => {
  const server = await testServer();
  const [bad, unpaid, placed] = [
    await anOrder(server),
    await anOrder(server),
    await anOrder(server, { stage: 'placed' }),
  ];
  await server.db.execute(
    sql.raw(`
    create function fail_update() returns trigger language plpgsql as $$ begin raise exception 'broken row'; end $$;
    create trigger broken_row before update on orders for each row when (old.id = ${bad.id}) execute function fail_update()`),
  );
  await server.moveClock({ hours: 25 });
  await server.runTimers();
  const statusOf = async ({ buyer, number }: typeof bad) =>
    (await (await server.as(buyer)).call(getMyOrder, { params: { number } })).data.status;
  expect([await statusOf(bad), await statusOf(unpaid), await statusOf(placed)]).toEqual([
    'depositPending',
    'closed',
    'closed',
  ]);
});
