import { receiveGoods, recordPurchase } from '@kouan/contract';
import { expect, test } from 'vitest';
import { aStaff } from '../../../test/actors.ts';
import { testServer } from '../../../test/harness.ts';
import { anOrder } from '../../../test/orders.ts';
import { aPicture, brokenRules, orderNow, purchaseOf, receiptOf } from '../../../test/stock.ts';

test('a day that no calendar has, the same waybill twice and the same photo twice are no failures of ours', async () => {
  const server = await testServer();
  const order = await anOrder(server, { stage: 'paid' });
  const keeper = await server.as(await aStaff(server, 'warehouseKeeper'));
  const params = { number: order.number };
  const whole = purchaseOf(order.view);

  for (const expectedOn of ['2099-02-31', '2099-13-01', '0000-01-01', '2099-00-10']) {
    expect(await keeper.call(recordPurchase, { params, body: { ...whole, expectedOn } })).toMatchObject({
      status: 400,
    });
  }
  const bought = await keeper.call(recordPurchase, {
    params,
    body: { ...whole, waybillNumbers: ['YT1', 'YT1'], costFen: Number.MAX_SAFE_INTEGER },
  });
  const photo = await aPicture(server, keeper);
  const [first, second] = receiptOf(bought.data).lines;
  if (!first || !second) throw new Error('the order has two lines');
  const received = await keeper.call(receiveGoods, {
    params,
    body: { lines: [{ ...first, photoIds: [photo.id, photo.id] }] },
  });
  const others = await keeper.call(receiveGoods, { params, body: { lines: [{ ...second, photoIds: [photo.id] }] } });

  expect(bought.status).toBe(200);
  expect(received.data.batches?.[0]?.photos).toHaveLength(1);
  expect(others).toMatchObject({ status: 404, error: { code: 'file.not_found' } });
  expect((await orderNow(order)).lines[1]).toMatchObject({ available: 0 });
  expect(await brokenRules(server)).toEqual([]);
});
