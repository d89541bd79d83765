import { listBatches, listOrderBatches, receiveGoods, recordPurchase } from '@kouan/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { aBuyer, aStaff } from '../../../test/actors.ts';
import { testServer } from '../../../test/harness.ts';
import { anOrder } from '../../../test/orders.ts';
import {
  aPicture,
  aStockedOrder,
  brokenRules,
  orderNow,
  purchaseOf,
  receiptOf,
  stockNow,
} from '../../../test/stock.ts';

test('a purchase puts the whole order on its way and owes the store what it really cost', async () => {
  const server = await testServer();
  const order = await anOrder(server, { stage: 'paid' });
  const keeper = await server.as(await aStaff(server, 'warehouseKeeper'));
  const body = { ...purchaseOf(order.view), costFen: order.view.goodsFen + order.view.freightFen - 300 };

  const reply = await keeper.call(recordPurchase, { params: { number: order.number }, body });
  const again = await keeper.call(recordPurchase, { params: { number: order.number }, body });

  expect(reply.data).toMatchObject({
    status: 'stocking',
    sellerOrderNumbers: ['990011223344'],
    expectedStockingOn: '2099-01-01',
  });
  expect(again).toMatchObject({ status: 409, error: { code: 'order.move_not_allowed' } });
  const { rows } = await server.db.execute(
    sql`select account, sum(debit_fen - credit_fen)::int as fen from ledger_entries e join ledger_transactions t on t.id = e.transaction_id where t.event = 'purchaseRecorded' group by account order by account`,
  );
  expect(rows).toEqual([
    { account: 'goodsAdvanced', fen: order.view.goodsFen + order.view.freightFen },
    { account: 'purchaseDifferences', fen: -300 },
    { account: 'storePayable', fen: -body.costFen },
  ]);
  expect(await stockNow(order)).toMatchObject([{ inTransit: 6 }, { inTransit: 4 }]);
  expect(await brokenRules(server)).toEqual([]);
});

test('a purchase that leaves something out without a reason, repeats a line or is expected in the past changes nothing', async () => {
  const server = await testServer();
  const order = await anOrder(server, { stage: 'paid' });
  const keeper = await server.as(await aStaff(server, 'warehouseKeeper'));
  const whole = purchaseOf(order.view);
  const call = (body: typeof whole) => keeper.call(recordPurchase, { params: { number: order.number }, body });

  const less = await call({
    ...whole,
    lines: whole.lines.map((line, at) => (at === 0 ? { ...line, quantity: 1 } : line)),
  });
  const missing = await call({ ...whole, lines: whole.lines.slice(1) });
  const twice = await call({ ...whole, lines: [...whole.lines, ...whole.lines.slice(0, 1)] });
  const foreign = await call({ ...whole, lines: [...whole.lines, { lineId: 999_999, quantity: 1 }] });
  const past = await call({ ...whole, expectedOn: '2020-01-01' });

  expect([less, missing, twice, foreign, past].map(({ status, error }) => [status, error?.code])).toEqual([
    [400, 'order.reason_required'],
    [400, 'warehouse.purchase_incomplete'],
    [400, 'warehouse.line_twice'],
    [400, 'warehouse.line_not_found'],
    [400, 'warehouse.expected_in_past'],
  ]);
  expect((await orderNow(order)).status).toBe('stockingPending');
});

test('goods arrive in batches with weight and photos until the stock is complete', async () => {
  const server = await testServer();
  const order = await anOrder(server, { stage: 'paid' });
  const keeper = await server.as(await aStaff(server, 'warehouseKeeper'));
  const bought = await keeper.call(recordPurchase, { params: { number: order.number }, body: purchaseOf(order.view) });
  const photo = await aPicture(server, keeper);
  const [first] = receiptOf(bought.data).lines;
  if (!first) throw new Error('the order has a line');

  const part = await keeper.call(receiveGoods, {
    params: { number: order.number },
    body: { lines: [{ ...first, quantity: 3, photoIds: [photo.id] }] },
  });
  const rest = await keeper.call(receiveGoods, { params: { number: order.number }, body: receiptOf(part.data.order) });

  expect(part.data).toMatchObject({ order: { status: 'stocking' }, batches: [{ quantity: 3, left: 3, grams: 1600 }] });
  expect(part.data.batches[0]?.photos).toMatchObject([{ id: photo.id, url: expect.stringContaining('signature=') }]);
  expect(rest.data.order).toMatchObject({
    status: 'finalPending',
    stockedAt: expect.any(String),
    autoReturnAt: expect.any(String),
  });
  expect(await stockNow(order)).toMatchObject([
    { available: 6, inTransit: 0, batchCount: 1 },
    { available: 4, inTransit: 0, batchCount: 2 },
  ]);
  expect((await server.app.inject({ url: photo.url })).statusCode).toBe(404);
  expect((await server.app.inject({ url: part.data.batches[0]?.photos[0]?.url ?? '' })).headers['content-type']).toBe(
    'image/png',
  );
  expect(await brokenRules(server)).toEqual([]);
});

test("more than is on its way, nobody's photo and a stranger are refused", async () => {
  const server = await testServer();
  const order = await aStockedOrder(server);
  const [line] = order.view.lines;
  const receipt = (changes: object) => ({
    params: { number: order.number },
    body: {
      lines: [{ lineId: line?.id ?? 0, quantity: 1, grams: 100, cm3: 100, packages: 1, photoIds: [], ...changes }],
    },
  });

  const tooMany = await order.keeper.call(receiveGoods, receipt({}));
  const fraction = await order.keeper.call(receiveGoods, receipt({ quantity: 1.5 }));
  const negative = await order.keeper.call(receiveGoods, receipt({ grams: -1 }));
  const asBuyer = await order.asBuyer.call(receiveGoods, receipt({}));
  const stranger = await server.as(await aBuyer(server));
  const others = await stranger.call(listOrderBatches, { params: { number: order.number } });
  const all = await stranger.call(listBatches, { query: {} });

  expect([tooMany, fraction, negative, asBuyer, others, all].map(({ status, error }) => [status, error?.code])).toEqual(
    [
      [400, 'warehouse.quantity_too_large'],
      [400, 'request.invalid'],
      [400, 'request.invalid'],
      [403, 'permission.missing'],
      [404, 'order.not_found'],
      [403, 'permission.missing'],
    ],
  );
  expect(await stockNow({ asBuyer: stranger })).toEqual([]);
});

test('one receipt sent twice with its key is one batch a line', async () => {
  const server = await testServer();
  const order = await anOrder(server, { stage: 'paid' });
  const keeper = await server.as(await aStaff(server, 'warehouseKeeper'));
  const bought = await keeper.call(recordPurchase, { params: { number: order.number }, body: purchaseOf(order.view) });
  const input = { params: { number: order.number }, body: receiptOf(bought.data), idempotencyKey: 'scan-1' };

  const replies = await Promise.all([
    keeper.call(receiveGoods, input),
    keeper.call(receiveGoods, input),
    keeper.call(receiveGoods, input),
  ]);

  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(replies[1]?.data).toEqual(replies[0]?.data);
  expect(replies[0]?.data.batches).toHaveLength(2);
  expect(await brokenRules(server)).toEqual([]);
});
