import { expect, test } from 'vitest';
import { aRow, aSheet, draftNow, goodsOf, sendSheet } from '../../../test/drafts.ts';
import { testServer } from '../../../test/harness.ts';
import { aStockedOrder } from '../../../test/stock.ts';

test('1,000 rows are checked in one call', async () => {
  const server = await testServer();
  const order = await aStockedOrder(server, { quantities: [600, 600] });
  const goods = goodsOf(order);
  const rows = Array.from({ length: 1000 }, (_, at) =>
    aRow(goods[at % 2] ?? '', at % 100 === 7 ? { contact: '' } : {}),
  );
  const sent = await sendSheet(server, order.asBuyer, await aSheet(rows));
  const { counts } = await draftNow(order.asBuyer, sent.body.number);
  expect(counts).toEqual({ all: 1000, good: 990, bad: 10, submitted: 0 });
});
