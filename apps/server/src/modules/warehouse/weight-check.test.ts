import { dispatchShipment, getMyShipment, listParcels, receiveParcel, settleWeightCheck } from '@kouan/contract';
import { expect, test } from 'vitest';
import { testServer } from '../../../test/harness.ts';
import { aBoughtOrder, scanned, wholeReceipt } from '../../../test/parcels.ts';
import { aProduct } from '../../../test/products.ts';
import { aShipment, brokenRules, orderNow, payShipment, stockNow } from '../../../test/stock.ts';

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
