import { getCashier, listMyOrders } from '@kouan/contract';
import { expect, test } from 'vitest';
import { testServer } from '../../../test/harness.ts';
import { anOrder, claim } from '../../../test/orders.ts';

test('a cashier that was opened and left leaves the order waiting; the list of orders leads back to the same payment', async () => {
  const server = await testServer();
  const order = await anOrder(server);
  const opened = await order.asBuyer.call(getCashier, { params: { number: order.depositNumber ?? '' } });

  const [left] = (await order.asBuyer.call(listMyOrders, { query: {} })).data.content;
  const claimed = await claim(order.asBuyer, left?.duePaymentNumber ?? '');
  const [continued] = (await order.asBuyer.call(listMyOrders, { query: {} })).data.content;

  expect(opened.data).toMatchObject({ status: 'unpaid' });
  expect(left).toMatchObject({
    number: order.number,
    status: 'depositPending',
    duePaymentNumber: order.depositNumber,
    allowedActions: ['payDeposit', 'cancel'],
  });
  expect(claimed.data).toMatchObject({ number: order.depositNumber, status: 'pendingApproval' });
  expect(continued).toMatchObject({ status: 'depositReview' });
});
