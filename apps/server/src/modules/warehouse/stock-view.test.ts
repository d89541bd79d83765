import { expect, test } from 'vitest';
import { testServer } from '../../../test/harness.ts';
import { aShipment, aStockedOrder, stockNow } from '../../../test/stock.ts';

test('stock has its four quantities, its earliest batch and how many batches there are; a batch says whose it is', async () => {
  const server = await testServer();
  const order = await aStockedOrder(server);
  await aShipment(order, [1]);

  const rows = await stockNow(order);
  const row = rows.find(({ frozen }) => frozen === 1);

  expect(rows).toHaveLength(2);
  expect(row).toMatchObject({ available: 3, inTransit: 0, frozen: 1, afterSales: 0, batchCount: 1 });
  expect(row?.batches).toMatchObject([
    {
      number: expect.stringMatching(/^K\d{6}/),
      orderNumber: order.number,
      quantity: 4,
      storedAt: row?.earliestBatchAt,
      expectedOn: '2099-01-01',
    },
  ]);
});
