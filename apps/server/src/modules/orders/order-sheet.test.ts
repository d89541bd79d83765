import { addressOf, downloadMyOrders, getMyOrder, listMyOrders } from '@kouan/contract';
import { expect, test } from 'vitest';
import { aBuyer } from '../../../test/actors.ts';
import { testServer } from '../../../test/harness.ts';
import { anOrder } from '../../../test/orders.ts';
import { aProduct } from '../../../test/products.ts';
import { downloadedRows } from '../../../test/workbook.ts';
import { transaction } from '../../platform/db.ts';
import { addExchangeRate } from '../settings/index.ts';
import { orderSheetRows } from './order-sheet.ts';

const addressFor = (query: object = {}) => addressOf(downloadMyOrders, { query });

test('the workbook of orders has a row for each line, sums of an order once, in whole fen and đồng', async () => {
  const server = await testServer();
  const buyer = await aBuyer(server);
  const title = { cn: '=1+1', en: '=1+1', vi: '=1+1' };
  const odd = await aProduct(server, { title, tiers: [{ minQuantity: 1, priceFen: 1_033n }] });
  const first = await anOrder(server, { buyer, product: odd, quantities: [7, 3] });
  const second = await anOrder(server, { buyer, quantities: [5], stage: 'placed' });
  // An order keeps the rate of its day.
  await transaction(server.db, (tx) => addExchangeRate(tx, { rateVndPerCnyMicros: 3_111_000_000n, createdBy: null }));

  const [headings = [], ...rows] = await downloadedRows(server, second.asBuyer, addressFor());
  const column = (heading: string) => rows.map((row) => row[headings.indexOf(heading)]);

  expect(column('Order')).toEqual([second.number, first.number, first.number]);
  expect(column('Goods')).toEqual(['Test thermos cup', "'=1+1", "'=1+1"]);
  expect(column('Pieces')).toEqual([5, 7, 3]);
  expect(column('Amount (CNY)').slice(1)).toEqual([72.31, 30.99]);
  expect(column('Status')).toEqual([
    'Deposit to be paid (Awaiting confirmation)',
    'Deposit to be paid',
    'Deposit to be paid',
  ]);
  const { content } = (await second.asBuyer.call(listMyOrders, { query: {} })).data;
  expect(column('Order total (CNY)').map((yuan) => (typeof yuan === 'number' ? Math.round(yuan * 100) : null))).toEqual(
    [content[0]?.totalFen, content[1]?.totalFen, null],
  );
  const { data } = await second.asBuyer.call(getMyOrder, { params: { number: first.number } });
  expect(content.map(({ totalVnd }) => totalVnd)).toEqual([second.view.totalVnd, first.view.totalVnd]);
  expect(column('Order total (VND)')).toEqual([second.view.totalVnd, first.view.totalVnd, null]);
  expect(column('Due now (VND)').slice(1)).toEqual([data.dueVnd, null]);
});

test('it holds the orders of the filter alone, and of nobody else', async () => {
  const server = await testServer();
  const first = await anOrder(server);
  const second = await anOrder(server, { buyer: first.buyer, stage: 'placed' });
  const foreign = await anOrder(server);
  const numbers = async (caller: typeof first.asBuyer, query: object) => [
    ...new Set((await downloadedRows(server, caller, addressFor(query))).slice(1).map(([number]) => number)),
  ];

  expect(await numbers(first.asBuyer, { number: second.number })).toEqual([second.number]);
  expect(await numbers(first.asBuyer, { turn: 'buyer' })).toEqual([first.number]);
  expect(await numbers(first.asBuyer, { status: 'closed' })).toEqual([]);
  expect(await numbers(first.asBuyer, { number: foreign.number })).toEqual([]);
  expect(await numbers(foreign.asBuyer, {})).toEqual([foreign.number]);
  expect((await server.visitor.call(downloadMyOrders, { query: {} })).status).toBe(401);
  expect((await first.asBuyer.call(downloadMyOrders, { query: { from: '2026-02-30' } })).error?.code).toBe(
    'order.date_invalid',
  );
});

test('what a workbook cannot hold is said in its last row; no order is cut in two', async () => {
  const server = await testServer();
  const first = await anOrder(server, { quantities: [4, 6] });
  const second = await anOrder(server, { buyer: first.buyer, quantities: [4, 6] });
  const filter = { buyerId: first.buyer.id, timeZone: 'UTC' };
  const shown = async (limits: { orders: number; rows: number }) =>
    (await orderSheetRows(server.db, { filter, viewer: { kind: 'buyer', id: first.buyer.id }, limits })).map((row) =>
      row.kind === 'line' ? row.order.number : `${row.shown} of ${row.total}`,
    );

  const whole = [second.number, second.number, first.number, first.number];
  expect(await shown({ orders: 2, rows: 4 })).toEqual(whole);
  expect(await shown({ orders: 1, rows: 4 })).toEqual([...whole.slice(0, 2), '1 of 2']);
  expect(await shown({ orders: 2, rows: 3 })).toEqual([...whole.slice(0, 2), '1 of 2']);
});
