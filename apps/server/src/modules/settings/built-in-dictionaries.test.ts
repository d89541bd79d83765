import { listDictEntries } from '@kouan/contract';
import { orderStatuses, statusNumber, type OrderStatus } from '@kouan/domain';
import { beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../../test/harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

async function entriesOf(dictName: string): Promise<Map<string, string>> {
  const query = { dictName, page: 0, size: 9999 };
  const { data } = await server.visitor.call(listDictEntries, { query }, { 'accept-language': 'en' });
  return new Map(data.content.map(({ value, label }) => [value, label]));
}

test.each<[number, OrderStatus, string]>([
  [1, 'depositPending', 'Deposit to be paid'],
  [2, 'depositReview', 'Deposit paid, awaiting review'],
  [3, 'depositRejected', 'Deposit review failed'],
  [4, 'stockingPending', 'Deposit paid, awaiting stocking'],
  [5, 'stocking', 'Warehouse stocking'],
  [6, 'finalPending', 'Stocking complete, final payment pending'],
  [7, 'finalReview', 'Final payment paid, awaiting review'],
  [8, 'finalRejected', 'Final payment review failed'],
  [9, 'shipmentPending', 'Pending shipment'],
  [10, 'shipping', 'Shipping'],
  [11, 'completed', 'Completed'],
  [12, 'closed', 'Closed'],
  [13, 'refunding', 'Refunding'],
  [14, 'refunded', 'Refund success'],
  [15, 'refundFailed', 'Refund failure'],
])('order status %d is %s: %s', async (number, status, label) => {
  const entries = await entriesOf('order_status');
  expect(statusNumber(status)).toBe(number);
  expect([...entries.keys()]).toEqual([...orderStatuses]);
  expect(entries.get(status)).toBe(label);
});

test('payments have their methods and states by name', async () => {
  expect([...(await entriesOf('payment_method')).values()]).toEqual([
    'Bank transfer',
    'Online payment',
    'Quick payment',
    'Alipay',
    'Digital RMB',
    'Wallet',
  ]);
  expect([...(await entriesOf('payment_status'))]).toEqual([
    ['unpaid', 'Unpaid'],
    ['pendingApproval', 'Pending approval'],
    ['paid', 'Paid'],
  ]);
});
