import { cancelOrder, getCashier, getOrderWork, placeOrder, rejectPayment } from '@kouan/contract';
import { expect, test } from 'vitest';
import { aBuyer, aStaff } from '../../../test/actors.ts';
import { aCase } from '../../../test/cases.ts';
import { type Caller, testServer } from '../../../test/harness.ts';
import { anOrder, anOrderWish, claim, payClaimed } from '../../../test/orders.ts';
import { aProduct } from '../../../test/products.ts';
import { aPicture, orderNow } from '../../../test/stock.ts';

test('an order tells its time, its remarks, why it was cancelled or refunded, its vouchers, and what reviews said and when', async () => {
  const server = await testServer();
  const product = await aProduct(server);
  const order = await anOrder(server, { product });
  const number = order.depositNumber ?? '';
  const voucher = await aPicture(server, order.asBuyer);
  await claim(order.asBuyer, number, { screenshotIds: [voucher.id] });
  const reviewer = await server.as(await aStaff(server, 'financeReviewer'));
  await reviewer.call(rejectPayment, { params: { number }, body: { reason: 'The code is missing' } });
  await claim(order.asBuyer, number, { screenshotIds: [voucher.id] });
  await payClaimed(server, number, order.asBuyer);
  await aCase(order, { kind: 'cancel', reason: 'My customer went away' });

  const other = await server.as(await aBuyer(server));
  const placed = await other.call(placeOrder, {
    body: { ...(await anOrderWish(other, product)), remarks: 'Only in red, please' },
  });
  const cancelled = await other.call(cancelOrder, {
    params: { number: placed.data.number },
    body: { reason: 'Ordered twice' },
  });

  expect(await orderNow(order)).toMatchObject({
    placedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    refundReason: 'My customer went away',
    payments: [
      {
        reviews: [
          { outcome: 'rejected', opinion: 'The code is missing', at: expect.any(String) },
          { outcome: 'approved', at: expect.any(String) },
        ],
      },
    ],
  });
  expect((await order.asBuyer.call(getCashier, { params: { number } })).data.screenshots).toMatchObject([
    { id: voucher.id, url: expect.stringContaining('signature=') },
  ]);
  const keeper = await server.as(await aStaff(server, 'warehouseKeeper'));
  const ofOrder = { params: { number: order.number } };
  const vouchersFor = async (by: Caller) =>
    (await by.call(getOrderWork, ofOrder)).data.vouchers.map(({ screenshots }) => screenshots.length);
  expect(await vouchersFor(reviewer)).toContain(1);
  // Who packs goods has no business with the banks of buyers.
  expect(await vouchersFor(keeper)).toEqual([]);
  expect(cancelled.data).toMatchObject({
    remarks: 'Only in red, please',
    closeReason: 'Ordered twice',
    refundReason: '',
  });
});
