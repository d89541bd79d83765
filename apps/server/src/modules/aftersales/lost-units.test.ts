import { closeShort, getMyWallet, listMyCases, receiveGoods, recordPurchase, rejectCase } from '@kouan/contract';
import { expect, test } from 'vitest';
import { aStaff } from '../../../test/actors.ts';
import { approve, caseNow } from '../../../test/cases.ts';
import { testServer } from '../../../test/harness.ts';
import { anOrder } from '../../../test/orders.ts';
import { aPicture, brokenRules, orderNow, purchaseOf, receiptOf, stockNow } from '../../../test/stock.ts';

async function aPaidOrder() {
  const server = await testServer();
  const order = await anOrder(server, { stage: 'paid' });
  const keeper = await server.as(await aStaff(server, 'warehouseKeeper'));
  return { server, order, keeper, params: { number: order.number } };
}
const casesOf = async ({ order }: Awaited<ReturnType<typeof aPaidOrder>>) =>
  (await order.asBuyer.call(listMyCases, { query: { orderNumber: order.number } })).data.content;

test('what could not be bought goes back with its deposit share; the rest of the order goes on', async () => {
  const world = await aPaidOrder();
  const { server, order, keeper, params } = world;
  const [first, second] = order.view.lines;
  const body = {
    ...purchaseOf(order.view),
    lines: [
      { lineId: first?.id ?? 0, quantity: 1 },
      { lineId: second?.id ?? 0, quantity: 6 },
    ],
  };

  const silent = await keeper.call(recordPurchase, { params, body });
  const bought = await keeper.call(recordPurchase, { params, body: { ...body, reason: 'Sold out in red' } });
  const [opened] = await casesOf(world);
  const decided = await approve(server, opened?.number ?? '');

  expect(silent).toMatchObject({ status: 400, error: { code: 'order.reason_required' } });
  expect(bought.data).toMatchObject({ status: 'stocking' });
  expect(opened).toMatchObject({ kind: 'notBought', state: 'requested', quantity: 3, reason: 'Sold out in red' });
  const wholeFen = order.view.depositFen;
  const goodsFen = 3 * (first?.unitPriceFen ?? 0);
  expect(decided).toMatchObject({
    state: 'paid',
    refundFen: Math.round((wholeFen * goodsFen) / order.view.goodsFen),
    items: [{ kind: 'depositShare' }],
  });
  expect((await order.asBuyer.call(getMyWallet)).data.balanceFen).toBe(decided.refundFen);
  await keeper.call(receiveGoods, { params, body: receiptOf(await orderNow(order)) });
  expect(await orderNow(order)).toMatchObject({
    status: 'finalPending',
    lines: [
      { available: 1, cancelled: 3, unshipped: 1 },
      { available: 6, cancelled: 0 },
    ],
    money: { refundedFen: decided.refundFen },
  });
  expect(await brokenRules(server)).toEqual([]);
});

test('an order of which nothing can be bought is refunded whole, and cannot be rejected', async () => {
  const world = await aPaidOrder();
  const { server, order, keeper, params } = world;
  const lines = order.view.lines.map(({ id }) => ({ lineId: id, quantity: 0 }));
  const body = { ...purchaseOf(order.view), lines, costFen: 0, sellerOrderNumbers: [], reason: 'The shop is closed' };

  const reply = await keeper.call(recordPurchase, { params, body });
  const [opened] = await casesOf(world);
  const service = await server.as(await aStaff(server, 'customerService'));
  const rejected = await service.call(rejectCase, {
    params: { number: opened?.number ?? '' },
    body: { reason: 'no' },
  });
  await approve(server, opened?.number ?? '');

  expect(reply.data).toMatchObject({ status: 'refunding', actBy: expect.any(String) });
  expect(rejected).toMatchObject({ status: 409, error: { code: 'case.cannot_reject' } });
  expect(await orderNow(order)).toMatchObject({
    status: 'refunded',
    allowedActions: [],
    money: { heldFen: 0, refundedFen: order.view.depositFen, consumedFen: 0 },
  });
  expect(await brokenRules(server)).toEqual([]);
});

test('a purchase needs every line, no more than was ordered, and a seller number for what was bought', async () => {
  const { server, order, keeper, params } = await aPaidOrder();
  const whole = purchaseOf(order.view);
  const call = async (changes: Partial<typeof whole>) =>
    (await keeper.call(recordPurchase, { params, body: { ...whole, ...changes } })).error?.code;

  expect(await call({ lines: whole.lines.slice(1) })).toBe('warehouse.purchase_incomplete');
  expect(await call({ lines: whole.lines.map((line) => ({ ...line, quantity: line.quantity + 1 })) })).toBe(
    'warehouse.purchase_incomplete',
  );
  expect(await call({ sellerOrderNumbers: [] })).toBe('warehouse.seller_number_required');
  expect((await orderNow(order)).status).toBe('stockingPending');
  expect(await brokenRules(server)).toEqual([]);
});

test('units that did not come, or came damaged, are closed short with photos; missing ones that turn up undo it', async () => {
  const world = await aPaidOrder();
  const { server, order, keeper, params } = world;
  const bought = await keeper.call(recordPurchase, { params, body: purchaseOf(order.view) });
  const [first, second] = receiptOf(bought.data).lines;
  if (!first || !second) throw new Error('the order has two lines');
  await keeper.call(receiveGoods, {
    params,
    body: {
      lines: [
        { ...first, quantity: 3 },
        { ...second, quantity: 5 },
      ],
    },
  });
  const photo = await aPicture(server, keeper);
  const damaged = { lines: [{ lineId: first.lineId, quantity: 1, reason: 'damaged' as const }], reason: 'Crushed' };

  const bare = await keeper.call(closeShort, { params, body: { ...damaged, photoIds: [] } });
  const tooMany = await keeper.call(closeShort, {
    params,
    body: { lines: [{ lineId: first.lineId, quantity: 2, reason: 'missing' }], reason: 'x', photoIds: [] },
  });
  await keeper.call(closeShort, { params, body: { ...damaged, photoIds: [photo.id] } });
  const closed = await keeper.call(closeShort, {
    params,
    body: {
      lines: [{ lineId: second.lineId, quantity: 1, reason: 'missing' }],
      reason: 'Not in the box',
      photoIds: [],
    },
  });
  const [missing, broken] = await casesOf(world);
  const service = await server.as(await aStaff(server, 'customerService'));
  const stocked = await orderNow(order);
  await service.call(rejectCase, { params: { number: missing?.number ?? '' }, body: { reason: 'It came later' } });
  const turnedUp = await orderNow(order);
  await keeper.call(receiveGoods, { params, body: receiptOf(turnedUp) });
  const decided = await approve(server, broken?.number ?? '');

  expect([bare, tooMany].map(({ status, error }) => [status, error?.code])).toEqual([
    [400, 'case.photo_required'],
    [400, 'warehouse.quantity_too_large'],
  ]);
  expect(closed.data).toMatchObject({ status: 'finalPending' });
  expect(stocked).toMatchObject({ stockedAt: expect.any(String), lines: [{ short: 1 }, { short: 1 }] });
  expect(turnedUp).toMatchObject({ status: 'stocking', stockedAt: null, autoReturnAt: null });
  expect(await caseNow(service, missing?.number ?? '')).toMatchObject({ state: 'rejectedFinal', depositShareFen: 0 });
  expect(decided).toMatchObject({
    state: 'paid',
    lines: [{ reason: 'damaged', quantity: 1 }],
    files: [{ id: photo.id }],
  });
  expect(await orderNow(order)).toMatchObject({
    status: 'finalPending',
    lines: [
      { available: 3, short: 1 },
      { available: 6, short: 0 },
    ],
  });
  expect(await stockNow(order)).toMatchObject([{ inTransit: 0 }, { inTransit: 0 }]);
  expect(await brokenRules(server)).toEqual([]);
});
