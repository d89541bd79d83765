import {
  cancelShipment,
  changeDraft,
  changeDraftRow,
  discardDraft,
  downloadDraftProblems,
  getDraft,
  getMyShipment,
  listDraftPictures,
  listDrafts,
  listMyShipments,
  submitDraftRows,
} from '@kouan/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { aBuyer } from '../../../test/actors.ts';
import {
  aDraft,
  aMarketRow,
  aRow,
  aSheet,
  draftNow,
  goodsOf,
  sendDraftPicture,
  sendSheet,
} from '../../../test/drafts.ts';
import { type Caller, testServer } from '../../../test/harness.ts';
import { aStockedOrder, brokenRules, orderNow } from '../../../test/stock.ts';
import { downloadedRows } from '../../../test/workbook.ts';

const problemsOf = async (caller: Caller, number: string) =>
  Object.fromEntries(
    (await draftNow(caller, number)).rows.map(({ row, problems }) => [
      row,
      problems.map(({ place, message }) => `${place}: ${message}`),
    ]),
  );
const ascending = (a: number, b: number) => a - b;
const goodRows = async (caller: Caller, number: string) =>
  (await draftNow(caller, number, { show: 'good' })).rows.map(({ row, amountFen }) => ({ row, amountFen }));

test('every row says what is wrong with it; nothing is shipped, and a mended row is good', async () => {
  const server = await testServer();
  const order = await aStockedOrder(server);
  const [first = '', second = ''] = goodsOf(order);
  const twin = aRow(first, { address: '1 Hàng Bài' });
  const number = await aDraft(server, order.asBuyer, [
    twin,
    twin,
    aRow(first, { contact: '', consigneeName: '', address: ' ' }),
    aRow(first, { contact: '12', quantity: '1.5', mode: 'by plane', destination: 'mars' }),
    aRow('blue shoes', { quantity: 0 }),
    aRow(second, { quantity: 7 }),
    aMarketRow(second, 'TT-1'),
    aMarketRow(second, 'TT-1', { consigneeName: 'Somebody else' }),
    aMarketRow(first, ''),
  ]);

  expect(await problemsOf(order.asBuyer, number)).toEqual({
    2: [],
    3: ['row: The same as row 2'],
    4: [
      'consigneeName: User name cannot be empty',
      'contact: Contact cannot be empty',
      'address: Address cannot be empty',
    ],
    5: [
      'mode: Choose the shipment mode',
      'contact: Enter a correct phone number',
      'destination: There is no such destination',
      'quantity: The quantity must be a whole number of at least 1',
    ],
    6: [
      'goods: These goods are not in your stock. Choose from the list',
      'quantity: The quantity must be a whole number of at least 1',
    ],
    7: ['quantity: Insufficient available quantity, 6 available'],
    8: ['orderScreenshotId: Order screenshot cannot be empty', 'waybillImageId: Waybill image cannot be empty'],
    9: [
      'orderScreenshotId: Order screenshot cannot be empty',
      'waybillImageId: Waybill image cannot be empty',
      'marketplaceOrderNumber: The order number is the same as in row 8',
    ],
    10: [
      'marketplaceOrderNumber: Order number cannot be empty',
      'orderScreenshotId: Order screenshot cannot be empty',
      'waybillImageId: Waybill image cannot be empty',
    ],
  });
  expect((await order.asBuyer.call(listMyShipments, { query: {} })).data.totalElements).toBe(0);

  const mended = await order.asBuyer.call(changeDraftRow, { params: { number, row: 7 }, body: { quantity: '6' } });
  const near = await draftNow(order.asBuyer, number, { show: 'bad' });
  expect(mended.status).toBe(204);
  expect((await problemsOf(order.asBuyer, number))[7]).toEqual([]);
  expect(near.counts).toEqual({ all: 9, good: 2, bad: 7, submitted: 0 });
  expect(near.rows.map(({ row }) => row)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test('good rows become shipments, each once however often they are sent; bad ones stay', async () => {
  const server = await testServer();
  const order = await aStockedOrder(server);
  const [first = '', second = ''] = goodsOf(order);
  const number = await aDraft(server, order.asBuyer, [
    aRow(first, { quantity: 2, remarks: 'ring twice' }),
    aRow(first, { contact: '' }),
    aRow(second, { quantity: 3 }),
    aRow(second, { quantity: 3 }),
  ]);
  const rows = await goodRows(order.asBuyer, number);
  const { slip } = await draftNow(order.asBuyer, number);
  const send = () => order.asBuyer.call(submitDraftRows, { params: { number }, body: { rows } });

  const answers = await Promise.all([send(), send(), send()]);
  const again = await send();
  const made = await order.asBuyer.call(listMyShipments, { query: {} });
  const after = await draftNow(order.asBuyer, number);

  expect(rows.map(({ row }) => row)).toEqual([2, 4, 5]);
  expect(slip).toMatchObject({
    shipments: 3,
    quantity: 8,
    amountFen: rows.reduce((sum, row) => sum + row.amountFen, 0),
  });
  expect(new Set([...answers, again].map(({ data }) => JSON.stringify(data.rows))).size).toBe(1);
  expect(again.data.rows.every(({ problem, shipments }) => problem === null && shipments.length === 1)).toBe(true);
  expect(made.data.content.map(({ amountFen }) => amountFen).toSorted(ascending)).toEqual(
    rows.map(({ amountFen }) => amountFen).toSorted(ascending),
  );
  expect(made.data.content.map(({ remarks }) => remarks)).toEqual(['', '', 'ring twice']);
  expect(after.counts).toEqual({ all: 4, good: 0, bad: 1, submitted: 3 });
  expect((await orderNow(order)).lines).toMatchObject([
    { frozen: 2, available: 2 },
    { frozen: 6, available: 0 },
  ]);
  expect(
    await order.asBuyer.call(changeDraftRow, { params: { number, row: 2 }, body: { quantity: '1' } }),
  ).toMatchObject({ status: 409, error: { code: 'shipment.row_submitted' } });
  expect(await brokenRules(server)).toEqual([]);
});

test('a row that costs something else by now, or whose goods are gone, is told and not shipped', async () => {
  const server = await testServer();
  const order = await aStockedOrder(server);
  const [first = '', second = ''] = goodsOf(order);
  const number = await aDraft(server, order.asBuyer, [aRow(first, { quantity: 4 }), aRow(second)]);
  const rows = await goodRows(order.asBuyer, number);
  const other = await aDraft(server, order.asBuyer, [aRow(first, { quantity: 1 })]);
  await order.asBuyer.call(submitDraftRows, {
    params: { number: other },
    body: { rows: await goodRows(order.asBuyer, other) },
  });

  const { data } = await order.asBuyer.call(submitDraftRows, {
    params: { number },
    body: { rows: rows.map(({ row, amountFen }) => ({ row, amountFen: row === 3 ? amountFen + 1 : amountFen })) },
  });

  expect(data.rows).toMatchObject([
    { row: 2, shipments: [], problem: 'Insufficient available quantity, 3 available' },
    { row: 3, shipments: [], problem: expect.stringMatching(/^The amount has changed: ¥/) },
  ]);
  expect((await order.asBuyer.call(listMyShipments, { query: {} })).data.totalElements).toBe(1);
});

test('pictures find their order by name, are asked for until they are there, and belong to the shipment then', async () => {
  const server = await testServer();
  const order = await aStockedOrder(server);
  const stranger = await server.as(await aBuyer(server));
  const [first = '', second = ''] = goodsOf(order);
  const number = await aDraft(server, order.asBuyer, [
    aMarketRow(first, 'TT-77', { quantity: 2 }),
    aMarketRow(second, 'TT-77'),
    aMarketRow(first, 'SP-8'),
  ]);
  for (const name of ['p/TT-77 截图.png', 'p/TT-77 面单.png', 'p/SP-8.png', 'p/holiday.png'])
    await sendDraftPicture(server, order.asBuyer, { number, query: { name } });

  const between = await draftNow(order.asBuyer, number);
  expect(between.pictures).toEqual({ sent: 4, needed: 4, matched: 3, unmatched: ['p/holiday.png'] });
  expect(between.rows.map(({ problems }) => problems.map(({ message }) => message))).toEqual([
    [],
    [],
    ['Waybill image cannot be empty'],
  ]);
  expect((await order.asBuyer.call(listDraftPictures, { params: { number } })).data.map(({ name }) => name)).toEqual([
    'p/TT-77 截图.png',
    'p/TT-77 面单.png',
    'p/SP-8.png',
    'p/holiday.png',
  ]);

  const own = await sendDraftPicture(server, order.asBuyer, { number, query: { row: 4, kind: 'waybill' } });
  const rows = await goodRows(order.asBuyer, number);
  const { data } = await order.asBuyer.call(submitDraftRows, { params: { number }, body: { rows } });
  const [shipment = ''] = data.rows[0]?.shipments ?? [];
  const seen = await order.asBuyer.call(getMyShipment, { params: { number: shipment } });

  expect(own.status).toBe(200);
  expect(data.rows.map(({ problem }) => problem)).toEqual([null, null, null]);
  expect(seen.data).toMatchObject({ mode: 'marketplace', marketplaceOrderNumber: 'TT-77', quantity: 2 });
  const picture = await server.app.inject({ url: seen.data.waybillImage?.url ?? '' });
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png']);
  expect((await sendDraftPicture(server, stranger, { number, query: { name: 'x.png' } })).status).toBe(404);

  await order.asBuyer.call(discardDraft, { params: { number } });
  await server.runJobs();
  expect((await server.app.inject({ url: seen.data.waybillImage?.url ?? '' })).statusCode).toBe(200);
  const left = await server.db.execute(sql`select id from files where record_kind = 'shipmentDraft'`);
  // Two of each order that was shipped; the holiday is gone.
  expect(left.rows).toHaveLength(4);
  expect(await brokenRules(server)).toEqual([]);
});

test('the same sheet twice is refused, also at the same moment; thrown away it may come again', async () => {
  const server = await testServer();
  const order = await aStockedOrder(server);
  const data = await aSheet([aRow(goodsOf(order)[0] ?? '')]);

  const replies = await Promise.all([1, 2, 3].map(() => sendSheet(server, order.asBuyer, data)));
  const number = replies.find(({ status }) => status === 201)?.body.number ?? '';
  const late = await sendSheet(server, order.asBuyer, data, 'renamed.xlsx');
  const elsewhere = await sendSheet(server, await server.as(await aBuyer(server)), data);
  await order.asBuyer.call(discardDraft, { params: { number } });
  const anew = await sendSheet(server, order.asBuyer, data);

  expect(replies.map(({ status }) => status).toSorted(ascending)).toEqual([201, 409, 409]);
  expect(late).toMatchObject({ status: 409, body: { code: 'shipment.file_sent_already', details: { draft: number } } });
  expect(elsewhere.status).toBe(201);
  expect(anew.status).toBe(201);
});

test('a marketplace order that is on its way already is recognised, until that shipment is cancelled', async () => {
  const server = await testServer();
  const order = await aStockedOrder(server);
  const [first = ''] = goodsOf(order);
  const send = async (orderNumber: string) => {
    const number = await aDraft(server, order.asBuyer, [aMarketRow(first, orderNumber)]);
    for (const kind of ['screenshot', 'waybill'] as const)
      await sendDraftPicture(server, order.asBuyer, { number, query: { row: 2, kind } });
    return number;
  };
  const number = await send('TT-5');
  const { data } = await order.asBuyer.call(submitDraftRows, {
    params: { number },
    body: { rows: await goodRows(order.asBuyer, number) },
  });
  const [shipment] = data.rows[0]?.shipments ?? [];

  const second = await send('tt-5');
  const refused = await problemsOf(order.asBuyer, second);
  await order.asBuyer.call(cancelShipment, { params: { number: shipment ?? '' }, body: { reason: 'sent anew' } });

  expect(refused).toEqual({
    2: [`marketplaceOrderNumber: This order number was shipped already with ${shipment}`],
  });
  expect(await problemsOf(order.asBuyer, second)).toEqual({ 2: [] });
});

test('units come from the oldest batches of all orders; a row over two orders becomes two shipments', async () => {
  const server = await testServer();
  const buyer = await aBuyer(server);
  const older = await aStockedOrder(server, { buyer, quantities: [3] });
  await server.moveClock({ hours: 2 });
  const asBuyer = await server.as(buyer);
  const { product } = await productOf(server, older.number);
  const newer = await aStockedOrder(server, { buyer, product, quantities: [5] });
  const goods = goodsOf(older)[0] ?? '';
  const number = await aDraft(server, asBuyer, [
    aRow(goods, { quantity: 2 }),
    aRow(goods, { quantity: 4 }),
    aRow(goods, { quantity: 3 }),
  ]);

  const before = await draftNow(asBuyer, number);
  const { data } = await asBuyer.call(submitDraftRows, {
    params: { number },
    body: { rows: await goodRows(asBuyer, number) },
  });

  expect(before.slip).toMatchObject({ shipments: 3, quantity: 6 });
  expect(before.rows[2]?.problems.map(({ message }) => message)).toEqual([
    'Insufficient available quantity, 2 available',
  ]);
  expect(data.rows.map(({ shipments }) => shipments.length)).toEqual([1, 2]);
  const made = await asBuyer.call(listMyShipments, { query: {} });
  expect(made.data.content.map(({ orderNumber, quantity }) => [orderNumber, quantity]).toReversed()).toEqual([
    [older.number, 2],
    [older.number, 1],
    [newer.number, 3],
  ]);
  expect(await brokenRules(server)).toEqual([]);
});

async function productOf(server: Awaited<ReturnType<typeof testServer>>, orderNumber: string) {
  const { rows } = await server.db.execute<{ id: string; sku_id: string }>(
    sql`select s.product_id as id, s.id as sku_id from order_lines l join orders o on o.id = l.order_id join skus s on s.id = l.sku_id where o.number = ${orderNumber}`,
  );
  const found = rows.map((row) => ({ id: Number(row.sku_id) }));
  // Ordering needs of a product its SKUs alone.
  return { product: { id: rows[0]?.id, skus: found } as never };
}

test("optional services are the whole batch's; a stranger finds none of it", async () => {
  const server = await testServer();
  const order = await aStockedOrder(server);
  const stranger = await server.as(await aBuyer(server));
  const number = await aDraft(server, order.asBuyer, [aRow(goodsOf(order)[0] ?? '')]);
  const plain = await draftNow(order.asBuyer, number);

  await order.asBuyer.call(changeDraft, { params: { number }, body: { services: ['insurance', 'crate'] } });
  const served = await draftNow(order.asBuyer, number);
  const refused = await Promise.all([
    stranger.call(getDraft, { params: { number }, query: {} }),
    stranger.call(changeDraft, { params: { number }, body: { services: [] } }),
    stranger.call(changeDraftRow, { params: { number, row: 2 }, body: { contact: '0903555218' } }),
    stranger.call(submitDraftRows, { params: { number }, body: { rows: [{ row: 2, amountFen: 1 }] } }),
    stranger.call(listDraftPictures, { params: { number } }),
    stranger.call(discardDraft, { params: { number } }),
    stranger.call(downloadDraftProblems, { params: { number } }),
  ]);

  expect(served.slip.fees.map(({ kind }) => kind)).toEqual([
    ...plain.slip.fees.map(({ kind }) => kind),
    'crate',
    'insurance',
  ]);
  expect(served.slip.amountFen).toBeGreaterThan(plain.slip.amountFen);
  expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404, 404]);
  expect((await stranger.call(listDrafts)).data).toEqual([]);
  expect((await order.asBuyer.call(listDrafts)).data).toMatchObject([{ number, rows: 1, submitted: 0 }]);
});

test('rows with errors are downloaded in the form of the template and come back mended', async () => {
  const server = await testServer();
  const order = await aStockedOrder(server);
  const [first = ''] = goodsOf(order);
  const number = await aDraft(server, order.asBuyer, [aRow(first), aRow(first, { contact: '', remarks: '=1+1' })]);

  const rows = await downloadedRows(server, order.asBuyer, `/api/shipment-drafts/${number}/problems`);

  expect(rows).toHaveLength(2);
  expect(rows[0]?.at(-1)).toBe('Problems');
  expect(rows[1]?.[0]).toBe('To an address');
  expect(rows[1]?.slice(-2)).toEqual(["'=1+1", 'Contact cannot be empty']);
});

test('a draft is forgotten after a month', async () => {
  const server = await testServer();
  const order = await aStockedOrder(server);
  await aDraft(server, order.asBuyer, [aRow(goodsOf(order)[0] ?? '')]);
  await server.moveClock({ hours: 24 * 31 });
  await server.runTimers();

  expect((await (await server.as(order.buyer)).call(listDrafts)).data).toEqual([]);
});
