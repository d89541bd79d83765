import {
  dispatchShipment,
  getMyShipment,
  getWatchList,
  listBatches,
  listParcels,
  receiveGoods,
  receiveParcel,
  settleBatchWeight,
  settleWeightCheck,
} from '@kouan/contract';
import { expect, test } from 'vitest';
import { testServer } from '../../../test/harness.ts';
import { aBoughtOrder, scanned, wholeReceipt } from '../../../test/parcels.ts';
import { aProduct } from '../../../test/products.ts';
import { aShipment, brokenRules, orderNow, payShipment, receiptOf, stockNow } from '../../../test/stock.ts';

test('a parcel far from its sellers’ weight is held for a check: its goods are in stock, and leave once it is settled', async () => {
  const server = await testServer();
  const order = await aBoughtOrder(server, { waybills: ['YT6600000001'] });
  const parcel = await scanned(order.keeper, 'YT6600000001');
  const params = { waybill: 'YT6600000001' };
  // Ten pieces of 320 g by their page: 3,200 g, and 960 g more would still pass.
  const received = await order.keeper.call(receiveParcel, { params, body: { ...wholeReceipt(parcel), grams: 4_161 } });
  const held = await order.keeper.call(listParcels, { query: { alert: 'weightHeld' } });
  const stock = await stockNow(order);
  const view = await orderNow(order);
  const shipment = await aShipment({ ...order, view }, [2]);
  await payShipment(server, order, shipment);
  const byNumber = { params: { number: shipment.number } };
  const leave = () =>
    order.keeper.call(dispatchShipment, { ...byNumber, body: { carrier: 'KX', trackingNumber: 'KX-1' } });
  const stuck = await leave();
  const shown = await order.asBuyer.call(getMyShipment, byNumber);
  const silent = await order.keeper.call(settleWeightCheck, { params, body: { reason: ' ' } });
  const byBuyer = await order.asBuyer.call(settleWeightCheck, { params, body: { reason: 'mine' } });
  const settled = await order.keeper.call(settleWeightCheck, {
    params,
    body: { reason: 'thicker box, counted again' },
  });
  const again = await order.keeper.call(settleWeightCheck, { params, body: { reason: 'again' } });
  const gone = await leave();

  expect(received.data).toMatchObject({
    alert: 'weightHeld',
    weightCheck: { state: 'held', sellerGrams: 3_200, borderGrams: 4_161, settledAt: null },
  });
  expect(held.data.content.map(({ waybill }) => waybill)).toEqual(['YT6600000001']);
  expect(stock.flatMap((row) => row.batches).map(({ isWeightChecked }) => isWeightChecked)).toEqual([true, true]);
  expect(stuck.error).toMatchObject({ code: 'shipment.goods_held', message: expect.stringContaining('YT6600000001') });
  expect(shown.data).toMatchObject({ state: 'ready', check: { stage: 'border' } });
  expect([silent.status, byBuyer.status, again.error?.code]).toEqual([400, 403, 'warehouse.no_weight_check']);
  expect(settled.data).toMatchObject({
    alert: null,
    weightCheck: { state: 'settled', reason: 'thicker box, counted again', settledBy: expect.stringMatching(/./) },
  });
  expect(gone.data.state).toBe('inTransit');
  expect((await order.keeper.call(listParcels, { query: { alert: 'weightHeld' } })).data.totalElements).toBe(0);

  // Within the tolerance, or where nobody says what the goods weigh, nothing is held.
  const near = await aBoughtOrder(server, { waybills: ['YT6600000002'], keeper: order.keeper });
  const unknown = await aBoughtOrder(server, {
    waybills: ['YT6600000003'],
    keeper: order.keeper,
    product: await aProduct(server, { isWeightEstimated: true }),
  });
  for (const [waybill, grams] of [
    ['YT6600000002', 4_160],
    ['YT6600000003', 9_000],
  ] as const) {
    const body = { ...wholeReceipt(await scanned(order.keeper, waybill)), grams };
    const { data } = await order.keeper.call(receiveParcel, { params: { waybill }, body });
    expect(data.weightCheck).toBeNull();
  }
  expect([near.number, unknown.number]).toHaveLength(2);
  expect(await brokenRules(server)).toEqual([]);
});

test('goods received by their order are compared batch by batch: one far from its seller’s weight is held until it is settled', async () => {
  const server = await testServer();
  const order = await aBoughtOrder(server, { waybills: ['YT6600000011'] });
  const [first, second] = receiptOf(await orderNow(order)).lines;
  if (!first || !second) throw new Error('the order has two lines');
  // Four pieces of 320 g by their page, six of the other: 1,280 g and 1,920 g, each with 30 percent more at least.
  const lines = [
    { ...first, grams: 1_781 },
    { ...second, grams: 2_496 },
  ];
  const received = await order.keeper.call(receiveGoods, { params: { number: order.number }, body: { lines } });
  const heldOnly = async () => (await order.keeper.call(listBatches, { query: { isHeld: true } })).data.content;
  const [held] = await heldOnly();
  const watched = (await order.keeper.call(getWatchList)).data;
  const shown = (await stockNow(order)).flatMap((row) => row.batches);
  const view = await orderNow(order);
  const heavy = await aShipment({ ...order, view }, [2]);
  const light = await aShipment({ ...order, view: await orderNow(order) }, [0, 2]);
  for (const shipment of [heavy, light]) await payShipment(server, order, shipment);
  const leave = ({ number }: { number: string }) =>
    order.keeper.call(dispatchShipment, {
      params: { number },
      body: { carrier: 'KX', trackingNumber: `KX-${number}` },
    });
  const free = await leave(light);
  const stuck = await leave(heavy);
  const mine = await order.asBuyer.call(getMyShipment, { params: { number: heavy.number } });
  const params = { number: held?.number ?? '' };
  const body = { reason: 'thicker box, weighed again' };
  const silent = await order.keeper.call(settleBatchWeight, { params, body: { reason: ' ' } });
  const byBuyer = await order.asBuyer.call(settleBatchWeight, { params, body });
  const unknown = await order.keeper.call(settleBatchWeight, { params: { number: 'K0' }, body });
  const settled = await order.keeper.call(settleBatchWeight, { params, body });
  const again = await order.keeper.call(settleBatchWeight, { params, body });
  const gone = await leave(heavy);

  expect(new Map(received.data.batches.map((one) => [one.quantity, one.isWeightChecked]))).toEqual(
    new Map([
      [4, true],
      [6, false],
    ]),
  );
  expect(held).toMatchObject({ quantity: 4, grams: 1_781, heldSellerGrams: 1_280 });
  expect(watched).toMatchObject([{ kind: 'batchHeld', name: held?.number, number: order.number, percent: 39 }]);
  expect(new Map(shown.map((one) => [one.quantity, one.heldSellerGrams]))).toEqual(
    new Map([
      [4, 1_280],
      [6, null],
    ]),
  );
  expect(free.data.state).toBe('inTransit');
  expect(stuck.error).toMatchObject({ code: 'shipment.batch_held', message: expect.stringContaining(params.number) });
  expect(mine.data).toMatchObject({ state: 'ready', check: { stage: 'border' } });
  expect([silent.status, byBuyer.status, unknown.error?.code, again.error?.code]).toEqual([
    ...[400, 403, 'warehouse.batch_not_found', 'warehouse.no_weight_check'],
  ]);
  expect(settled.data).toMatchObject({ number: params.number, isWeightChecked: false, heldSellerGrams: null });
  expect(gone.data.state).toBe('inTransit');
  expect(await heldOnly()).toEqual([]);
  expect(await brokenRules(server)).toEqual([]);
});
