import { addressOf, downloadMyStock, getMyOrder, listMyStock, recordPurchase } from '@kouan/contract';
import { expect, test } from 'vitest';
import { aStaff } from '../../../test/actors.ts';
import { testServer } from '../../../test/harness.ts';
import { anOrder } from '../../../test/orders.ts';
import { aProduct } from '../../../test/products.ts';
import { aShipment, aStockedOrder, purchaseOf } from '../../../test/stock.ts';
import { downloadedRows } from '../../../test/workbook.ts';
import { stockSheetRows } from './stock-sheet.ts';

const addressFor = (query: object = {}) => addressOf(downloadMyStock, { query });

test('the workbook of the stock holds every batch with both clocks and what is on its way; its sums are those of the page', async () => {
  const server = await testServer();
  const title = { cn: '=2+2', en: '=2+2', vi: '=2+2' };
  const stocked = await aStockedOrder(server, { product: await aProduct(server, { title }) });
  await aShipment(stocked, [1]);
  const coming = await anOrder(server, { buyer: stocked.buyer, stage: 'paid', quantities: [9] });
  const keeper = await server.as(await aStaff(server, 'warehouseKeeper'));
  await keeper.call(recordPurchase, { params: { number: coming.number }, body: purchaseOf(coming.view) });
  await server.moveClock({ hours: 50 });
  const buyer = await server.as(stocked.buyer);

  const [headings = [], ...rows] = await downloadedRows(server, buyer, addressFor());
  const column = (heading: string) => rows.map((row) => row[headings.indexOf(heading)]);
  const sum = (heading: string) => column(heading).reduce<number>((all, value) => all + Number(value ?? 0), 0);

  const { totals, content } = (await buyer.call(listMyStock, { query: { size: 100 } })).data;
  expect({
    available: sum('Available'),
    inTransit: sum('In transit'),
    frozen: sum('Frozen'),
    afterSales: sum('After-sales'),
  }).toEqual(totals);
  const batches = content.flatMap((row) => row.batches.map(({ number }) => number));
  expect(batches).toHaveLength(2);
  expect(new Set(column('Batch').filter(Boolean))).toEqual(new Set(batches));
  const at = column('Batch').indexOf(batches[0]);
  expect([column('Goods')[at], column('Order')[at], column('Age (days)')[at]]).toEqual(["'=2+2", stocked.number, 2]);
  const moment = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/;
  const { autoReturnAt } = (await buyer.call(getMyOrder, { params: { number: stocked.number } })).data;
  expect(autoReturnAt).not.toBeNull();
  expect(column('Goes back by itself')[at]).toMatch(moment);
  expect(column('Store takes back until')[at]).toMatch(moment);
  const rest = column('In transit').indexOf(9);
  expect([column('Goods')[rest], column('Batch')[rest] ?? null]).toEqual(['Test thermos cup', null]);
});

test('age narrows the page and the workbook to what lies there so long', async () => {
  const server = await testServer();
  const old = await aStockedOrder(server, { quantities: [4] });
  await server.moveClock({ hours: 7 * 24 });
  await aStockedOrder(server, { buyer: old.buyer, quantities: [6] });
  const buyer = await server.as(old.buyer);
  const found = async (query: { days?: number; blurry?: string }) => {
    const { data } = await buyer.call(listMyStock, { query });
    const rows = (await downloadedRows(server, buyer, addressFor(query))).slice(1);
    expect(rows).toHaveLength(data.content.length);
    expect(data.totalElements).toBe(data.content.length);
    return [data.content.map(({ available }) => available), data.totals.available];
  };

  expect(await found({})).toEqual([[6, 4], 10]);
  expect(await found({ days: 7 })).toEqual([[4], 4]);
  expect(await found({ days: 7, blurry: 'thermos' })).toEqual([[4], 4]);
  expect(await found({ days: 7, blurry: 'nothing like it' })).toEqual([[], 0]);
  expect(await found({ days: 8 })).toEqual([[], 0]);
  for (const days of [0, -7, 3651, 1.5]) expect((await buyer.call(listMyStock, { query: { days } })).status).toBe(400);
});

test('nobody gets the stock of another buyer, and what is too much is said', async () => {
  const server = await testServer();
  const mine = await aStockedOrder(server);
  const theirs = await aStockedOrder(server, { quantities: [3] });
  const rows = (await downloadedRows(server, theirs.asBuyer, addressFor())).slice(1);
  expect(rows.map((row) => row[3])).toEqual([theirs.number]);
  expect((await server.visitor.call(downloadMyStock, { query: {} })).status).toBe(401);

  const hits = { buyerId: mine.buyer.id, lineIds: undefined, days: undefined };
  expect((await stockSheetRows(server.db, hits, 2)).map(({ kind }) => kind)).toEqual(['batch', 'batch']);
  expect((await stockSheetRows(server.db, hits, 1)).map(({ kind }) => kind)).toEqual(['batch', 'cut']);
});
