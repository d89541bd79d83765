import {
  addLinesToCart,
  addToCart,
  approvePayment,
  cancelOrder,
  claimBankTransfer,
  createShipment,
  editCartLine,
  getMyCart,
  keepGoodsOfInterest,
  dispatchShipment,
  getMyOrder,
  makeQuote,
  payFromWallet,
  placeOrder,
  raiseCartLines,
  receiveGoods,
  recordPurchase,
  rejectPayment,
  startTrade,
} from '@kouan/contract';
import { beforeAll, expect, test } from 'vitest';
import { aBuyer, aStaff } from './actors.ts';
import { aCase } from './cases.ts';
import { type Caller, type TestServer, testServer } from './harness.ts';
import { anOrder, anOrderWish } from './orders.ts';
import { aProduct } from './products.ts';
import { aShipment, aShipmentWish, aStockedOrder, brokenRules, payShipment, purchaseOf } from './stock.ts';

let server: TestServer;
let stocked: Awaited<ReturnType<typeof aStockedOrder>>;
beforeAll(async () => {
  server = await testServer();
  stocked = await aStockedOrder(server);
});

/** Sends what no page would send. */
const send = async (caller: Caller, to: { method: string; path: string }, body: string) => {
  const reply = await server.app.inject({
    method: to.method as 'POST',
    url: to.path,
    headers: { authorization: caller.token ?? '', 'content-type': 'application/json' },
    payload: body,
  });
  return reply.statusCode;
};
const at = (endpoint: { method: string; path: string }, number: string) => ({
  method: endpoint.method,
  path: endpoint.path.replace(':number', number),
});

const noQuantities = [
  '0',
  '-1',
  '1.5',
  '1e9',
  '2147483648',
  '1e308',
  '9007199254740993',
  '"1"',
  '"1e3"',
  '"１"',
  'true',
  'null',
  '[1]',
  '{}',
];

test.each(noQuantities)('a quantity of %s is refused wherever goods are counted', async (quantity) => {
  const order = stocked;
  const lineId = order.view.lines[0]?.id ?? 0;
  const skuId = order.view.lines[0]?.skuId ?? 0;
  const wish = await aShipmentWish(order, [1]);
  const shipped = JSON.stringify({ ...wish, lines: [{ lineId, quantity: 7777 }] }).replace('7777', quantity);
  const replies = [
    await send(order.asBuyer, addToCart, `{"skuId":${skuId},"quantity":${quantity}}`),
    await send(order.asBuyer, addLinesToCart, `{"lines":[{"skuId":${skuId},"quantity":${quantity}}]}`),
    await send(order.asBuyer, raiseCartLines, `{"lines":[{"skuId":${skuId},"quantity":${quantity}}]}`),
    await send(order.asBuyer, editCartLine, `{"id":1,"quantity":${quantity}}`),
    await send(order.asBuyer, keepGoodsOfInterest, `{"lines":[{"skuId":${skuId},"quantity":${quantity}}]}`),
    await send(
      order.asBuyer,
      placeOrder,
      `{"quoteId":"q","totalFen":1,"destination":"hanoi","lines":[{"skuId":${skuId},"quantity":${quantity}}]}`,
    ),
    await send(order.asBuyer, makeQuote, `{"lines":[{"skuId":${skuId},"quantity":${quantity}}]}`),
    await send(order.asBuyer, createShipment, shipped),
    await send(
      order.keeper,
      at(receiveGoods, order.number),
      `{"lines":[{"lineId":${lineId},"quantity":${quantity},"grams":1,"cm3":1,"packages":1,"photoIds":[]}]}`,
    ),
  ];
  expect(replies).toEqual(replies.map(() => 400));
  const cart = await order.asBuyer.call(getMyCart, { query: { page: 0, size: 10 } });
  expect(cart.data.totalElements).toBe(0);
});

test('prices, totals, rates, statuses and owners in a body change nothing', async () => {
  const buyer = await aBuyer(server);
  const asBuyer = await server.as(buyer);
  const wish = await anOrderWish(asBuyer, await aProduct(server));
  const lies = {
    ...{ status: 'completed', depositFen: 1, goodsFen: 1, freightFen: 0, serviceFen: 0, paidFen: 1e9 },
    ...{ buyerId: 1, ownerId: 1, currency: 'USD', rateVndPerCnyMicros: 1, createdAt: '2020-01-01', reviewer: 1 },
  };
  const lines = wish.lines.map((line) => ({ ...line, unitPriceFen: 1, storeId: 1, status: 'shipped' }));
  const reply = await server.app.inject({
    method: 'POST',
    url: placeOrder.path,
    headers: { authorization: asBuyer.token ?? '' },
    payload: { ...wish, ...lies, lines },
  });
  expect([201, 400]).toContain(reply.statusCode);
  const { number } =
    reply.statusCode === 201 ? reply.json<{ number: string }>() : (await asBuyer.call(placeOrder, { body: wish })).data;
  const { data } = await asBuyer.call(getMyOrder, { params: { number } });
  expect(data).toMatchObject({ status: 'depositPending', totalFen: wish.totalFen, paidFen: 0, isAccepted: false });
  expect(data.lines.map(({ unitPriceFen }) => unitPriceFen)).toEqual([1_250, 1_250]);
  expect(await send(asBuyer, { method: 'GET', path: `/api/orders/${number}?status=completed` }, '')).toBeLessThan(401);
  expect((await asBuyer.call(getMyOrder, { params: { number } })).data.status).toBe('depositPending');
});

test('no step is left out: buying, receiving, shipping, paying and dispatching before their time are refused', async () => {
  const order = await anOrder(server);
  const keeper = await server.as(await aStaff(server, 'warehouseKeeper'));
  const finance = await server.as(await aStaff(server, 'financeReviewer'));
  const { number, view } = order;
  const early = [
    await keeper.call(recordPurchase, { params: { number }, body: purchaseOf(view) }),
    await keeper.call(receiveGoods, {
      params: { number },
      body: {
        lines: [{ lineId: view.lines[0]?.id ?? 0, quantity: 1, grams: 1, cm3: 1, packages: 1, photoIds: [] }],
      },
    }),
    await finance.call(approvePayment, { params: { number: order.depositNumber ?? '' }, body: {} }),
    await order.asBuyer.call(createShipment, {
      body: {
        ...{ orderNumber: number, lines: [{ lineId: view.lines[0]?.id ?? 0, quantity: 1 }], destination: 'hanoi' },
        ...{ services: [], mode: 'address', consigneeName: 'Trần Văn Long', contact: '0912 345 678' },
        ...{ address: 'Số 18 ngõ 95, Hà Nội', amountFen: 1 },
      },
    }),
  ];
  // Nothing is on its way and nothing is available: goods that are not there are a wrong quantity.
  expect(early.map(({ status }) => status)).toEqual([409, 400, 409, 400]);

  const shipment = await aShipment(stocked, [4, 6]);
  const params = { number: shipment.number };
  const body = { carrier: 'Kouan Express', trackingNumber: 'KX-1' };
  expect((await stocked.keeper.call(dispatchShipment, { params, body })).status).toBe(409);
  expect((await stocked.asBuyer.call(cancelOrder, { params: stocked, body: { reason: 'no' } })).status).toBe(409);
  await payShipment(server, stocked, shipment);
  expect((await stocked.keeper.call(dispatchShipment, { params, body })).status).toBe(200);
  expect((await stocked.keeper.call(dispatchShipment, { params, body })).status).toBe(409);
  expect(await brokenRules(server)).toEqual([]);
});

test.each([
  ['grams', '-1'],
  ['grams', 'NaN'],
  ['grams', '1e15'],
  ['cm3', '0.5'],
  ['cm3', '-3'],
  ['packages', '-1'],
  ['packages', '0'],
  ['packages', '1e9'],
])('a batch with %s of %s is refused', async (field, value) => {
  const { number, keeper, view } = stocked;
  const line = { lineId: view.lines[0]?.id ?? 0, quantity: 1, grams: 1, cm3: 1, packages: 1, photoIds: [] };
  const body = JSON.stringify({ lines: [{ ...line, [field]: 7777 }] }).replace('7777', value);
  expect(await send(keeper, at(receiveGoods, number), body)).toBe(400);
});

test('a reason or a remark of a megabyte is refused, a short one of the same kind is taken', async () => {
  const order = await anOrder(server, { stage: 'claimed' });
  const finance = await server.as(await aStaff(server, 'financeReviewer'));
  const long = 'x'.repeat(1_000_000);
  const number = order.depositNumber ?? '';
  expect(await send(finance, at(rejectPayment, number), JSON.stringify({ reason: long }))).toBe(400);
  expect(await send(finance, at(rejectPayment, number), JSON.stringify({ reason: '' }))).toBe(400);
  expect(await send(finance, at(rejectPayment, number), JSON.stringify({ reason: 'no transfer' }))).toBe(200);
  const claim = { remitter: 'A', bank: 'B', amountVnd: 1000, screenshotIds: [], remarks: long };
  expect(await send(order.asBuyer, at(claimBankTransfer, number), JSON.stringify(claim))).toBe(400);
});

test.each(['0', '-5', '1.555', '1e15', '"1,000"', '"١٢"', 'null'])('nobody claims to have paid %s', async (amount) => {
  const order = await anOrder(server);
  const body = `{"remitter":"A","bank":"B","amountVnd":${amount},"screenshotIds":[]}`;
  expect(await send(order.asBuyer, at(claimBankTransfer, order.depositNumber ?? ''), body)).toBe(400);
});

test('what is closed, expired, refunding, paid or of somebody else is paid in no way', async () => {
  const closed = await anOrder(server);
  await closed.asBuyer.call(cancelOrder, { params: closed, body: { reason: 'no' } });
  const refunding = await anOrder(server, { stage: 'paid' });
  await aCase(refunding, { kind: 'cancel' });
  const paid = await anOrder(server, { stage: 'paid' });
  const other = await server.as(await aBuyer(server));
  const theirs = await anOrder(server);
  const pay = async (caller: Caller, number: string) => {
    const params = { number };
    const claim = { remitter: 'A', bank: 'B', amountVnd: 100_000, screenshotIds: [] };
    return [
      (await caller.call(claimBankTransfer, { params, body: claim })).status,
      (await caller.call(payFromWallet, { params, body: {} })).status,
      (await caller.call(startTrade, { params, body: { method: 'online' } })).status,
    ];
  };
  for (const order of [closed, refunding, paid])
    expect(await pay(order.asBuyer, order.depositNumber ?? '')).toEqual([409, 409, 409]);
  expect(await pay(other, theirs.depositNumber ?? '')).toEqual([404, 404, 404]);

  const late = await anOrder(server);
  await server.moveClock({ hours: 25 });
  await server.runTimers();
  expect(await pay(await server.as(late.buyer), late.depositNumber ?? '')).toEqual([409, 409, 409]);
  expect(await brokenRules(server)).toEqual([]);
});

test('neighbours of an order number lead nowhere, and numbers do not follow each other', async () => {
  const [first, second] = [await anOrder(server), await anOrder(server)];
  const stranger = await server.as(await aBuyer(server));
  const tail = (number: string) => number.slice(7);
  expect(tail(first.number)).not.toBe(tail(second.number));
  for (const number of [first.number, second.number, `${first.number.slice(0, -1)}0`, `${first.number.slice(0, -1)}1`])
    expect((await stranger.call(getMyOrder, { params: { number } })).status).toBe(404);
});
