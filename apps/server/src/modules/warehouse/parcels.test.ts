import {
  addWaybills,
  arriveParcel,
  closeShort,
  getParcel,
  importWaybills,
  listParcels,
  markParcel,
  receiveGoods,
  receiveParcel,
  recordPurchase,
  scanParcel,
  waybillTemplate,
} from '@kouan/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { aStaff } from '../../../test/actors.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';
import { anOrder } from '../../../test/orders.ts';
import { aBoughtOrder, scanned, waybillSheet, wholeReceipt } from '../../../test/parcels.ts';
import { aPicture, brokenRules, orderNow, purchaseOf, receiptOf, stockNow } from '../../../test/stock.ts';
import { sendParts } from '../../../test/uploads.ts';
import { downloadedRows } from '../../../test/workbook.ts';

const warmUp = (server: TestServer) =>
  Promise.all(Array.from({ length: 8 }, () => server.db.execute(sql`select pg_sleep(0.02)`)));

test('a scanned parcel with the goods of two orders becomes the batches of both, and their weight is its weight', async () => {
  const server = await testServer();
  const first = await aBoughtOrder(server, { waybills: ['YT 8800-1'] });
  const second = await aBoughtOrder(server, { waybills: ['yt8800-1', 'YT8800-2'], keeper: first.keeper });
  const photo = await aPicture(server, first.keeper);

  const parcel = await scanned(first.keeper, ' yt8800-1 ');
  expect(parcel).toMatchObject({ waybill: 'YT8800-1', state: 'arrived', arrivedAt: expect.any(String) });
  expect(parcel.orders.map(({ number, lines }) => [number, lines.map(({ inTransit }) => inTransit)])).toEqual([
    [first.number, [4, 6]],
    [second.number, [4, 6]],
  ]);

  const reply = await first.keeper.call(receiveParcel, {
    params: { waybill: 'YT8800-1' },
    body: { ...wholeReceipt(parcel), photoIds: [photo.id] },
  });
  expect(reply.data).toMatchObject({ state: 'received', grams: 5000, cm3: 60_000, photos: [{ id: photo.id }] });
  expect(reply.data.batches).toHaveLength(4);
  expect(reply.data.batches.reduce((sum, batch) => sum + batch.grams, 0)).toBe(5000);
  expect(reply.data.batches.reduce((sum, batch) => sum + batch.cm3, 0)).toBe(60_000);
  for (const order of [first, second]) expect((await orderNow(order)).status).toBe('finalPending');
  expect(await brokenRules(server)).toEqual([]);
});

test('two people who receive the same parcel at once make one receipt, and the same request twice too', async () => {
  const server = await testServer();
  const order = await aBoughtOrder(server, { waybills: ['SF100200300'] });
  const other = await server.as(await aStaff(server, 'warehouseKeeper'));
  const body = wholeReceipt(await scanned(order.keeper, 'SF100200300'));
  const input = { params: { waybill: 'SF100200300' }, body };
  await warmUp(server);

  const replies = await Promise.all([
    order.keeper.call(receiveParcel, { ...input, idempotencyKey: 'desk-1' }),
    other.call(receiveParcel, { ...input, idempotencyKey: 'desk-2' }),
    order.keeper.call(receiveParcel, input),
    other.call(receiveParcel, input),
  ]);

  expect(replies.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409, 409]);
  expect(replies.flatMap(({ error }) => error?.code ?? [])).toEqual(Array(3).fill('warehouse.parcel_received'));
  expect(await stockNow(order)).toMatchObject([
    { available: 6, inTransit: 0, batchCount: 1 },
    { available: 4, inTransit: 0, batchCount: 1 },
  ]);
  const desk = replies[0]?.status === 200 ? order.keeper : other;
  const key = replies[0]?.status === 200 ? 'desk-1' : 'desk-2';
  const again = await desk.call(receiveParcel, { ...input, idempotencyKey: key });
  if (replies[0]?.status === 200 || replies[1]?.status === 200) expect(again.status).toBe(200);
  expect(await brokenRules(server)).toEqual([]);
});

test('what came damaged is closed as short with photos, what did not come stays on its way, what exceeds is kept', async () => {
  const server = await testServer();
  const order = await aBoughtOrder(server, { waybills: ['ZTO5550001', 'ZTO5550002'] });
  const parcel = await scanned(order.keeper, 'ZTO5550001');
  const [first, second] = parcel.orders[0]?.lines ?? [];
  if (!first || !second) throw new Error('the order has two lines');
  const [damage, surplus] = [await aPicture(server, order.keeper), await aPicture(server, order.keeper)];
  const params = { waybill: 'ZTO5550001' };
  const wanted = (changes: object, extra: object = {}) => ({
    params,
    body: {
      grams: 900,
      cm3: 8000,
      photoIds: [],
      orders: [
        {
          number: order.number,
          lines: [
            { lineId: first.id, quantity: 3, grams: 500, cm3: 5000, photoIds: [] },
            { lineId: second.id, quantity: 1, photoIds: [] },
          ],
          short: [{ lineId: first.id, quantity: 1, reason: 'damaged' as const }],
          shortReason: 'crushed in transit',
          shortPhotoIds: [damage.id],
          ...changes,
        },
      ],
      ...extra,
    },
  });

  const refused = [
    await order.keeper.call(receiveParcel, wanted({ shortPhotoIds: [] })),
    await order.keeper.call(receiveParcel, wanted({ shortReason: ' ' })),
    await order.keeper.call(receiveParcel, wanted({}, { surplus: { note: 'two more shirts', photoIds: [] } })),
    await order.keeper.call(receiveParcel, wanted({}, { grams: 500 })),
    await order.keeper.call(receiveParcel, wanted({ lines: [], short: [] })),
    await order.keeper.call(receiveParcel, wanted({ lines: [{ lineId: first.id, quantity: 7, photoIds: [] }] })),
    await order.keeper.call(receiveParcel, wanted({ number: 'D261103ABCDEFG' })),
  ];
  expect(refused.map(({ error }) => error?.code)).toEqual([
    'case.photo_required',
    'order.reason_required',
    'warehouse.photo_required',
    'warehouse.measures_too_small',
    'warehouse.nothing_received',
    'warehouse.quantity_too_large',
    'order.not_found',
  ]);
  expect((await scanned(order.keeper, 'ZTO5550001')).state).toBe('arrived');

  const reply = await order.keeper.call(
    receiveParcel,
    wanted({}, { surplus: { note: 'two more shirts', photoIds: [surplus.id] } }),
  );
  expect(reply.data).toMatchObject({ state: 'received' });
  expect(reply.data.batches.map(({ grams }) => grams).sort((a, b) => a - b)).toEqual([400, 500]);
  expect((await orderNow(order)).lines).toMatchObject([
    { available: 3, inTransit: 0, short: 1 },
    { available: 1, inTransit: 5, short: 0 },
  ]);
  const { rows } = await server.db.execute(sql`select kind, state, note from strays`);
  expect(rows).toEqual([{ kind: 'surplus', state: 'kept', note: 'two more shirts' }]);
  expect(await brokenRules(server)).toEqual([]);
});

test('scans of a device without network arrive once, at their own moment; what others found meanwhile is a conflict', async () => {
  const server = await testServer();
  const order = await aBoughtOrder(server, { waybills: ['YT7000001', 'YT7000002'] });
  const photo = await aPicture(server, order.keeper);
  const params = { waybill: 'YT7000001' };
  await server.moveClock({ hours: 1 });
  const now = (await scanned(order.keeper, 'YT7000002')).arrivedAt ?? '';
  const scannedAt = new Date(new Date(now).getTime() - 40 * 60_000).toISOString();
  const body = { scannedAt, grams: 2500, cm3: 30_000, photoIds: [photo.id], replaces: false };
  await warmUp(server);

  // The answer was lost on the way, so the device tells it again, twice at once.
  const told = await Promise.all(
    Array.from({ length: 3 }, () => order.keeper.call(arriveParcel, { params, body, idempotencyKey: 'device-1' })),
  );
  expect(told.every(({ status }) => status === 200 || status === 409)).toBe(true);
  const again = await order.keeper.call(arriveParcel, { params, body, idempotencyKey: 'device-1' });
  expect(again.data).toMatchObject({ state: 'arrived', grams: 2500, cm3: 30_000, photos: [{ id: photo.id }] });
  expect(new Date(again.data.arrivedAt ?? '').toISOString()).toBe(scannedAt);

  const other = { ...body, grams: 2600, photoIds: [] };
  const refused = await order.keeper.call(arriveParcel, { params, body: other });
  expect(refused).toMatchObject({
    status: 409,
    error: { code: 'warehouse.measured_otherwise', details: { grams: 2500, cm3: 30_000 } },
  });
  const taken = await order.keeper.call(arriveParcel, { params, body: { ...other, replaces: true } });
  expect(taken.data.grams).toBe(2600);
  // A clock that is wrong by years is not believed.
  const params2 = { waybill: 'YT7000002' };
  await order.keeper.call(arriveParcel, { params: params2, body: { ...other, scannedAt: '2001-01-01T00:00:00Z' } });
  expect((await order.keeper.call(getParcel, { params: params2 })).data.arrivedAt).toBe(now);

  await order.keeper.call(receiveParcel, { params, body: wholeReceipt(again.data) });
  const late = await order.keeper.call(arriveParcel, { params, body: other });
  const unknown = await order.keeper.call(arriveParcel, { params: { waybill: 'ZZ404' }, body: other });
  const stranger = await order.asBuyer.call(arriveParcel, { params, body: other });
  expect([late, unknown, stranger].map(({ error }) => error?.code)).toEqual([
    'warehouse.parcel_received',
    'warehouse.parcel_not_found',
    'permission.missing',
  ]);
  expect(await brokenRules(server)).toEqual([]);
});

test('an unknown waybill opens nothing, garbage is refused, and nobody without the permission scans or receives', async () => {
  const server = await testServer();
  const order = await aBoughtOrder(server, { waybills: ['YT3000001'] });
  const finance = await server.as(await aStaff(server, 'financeReviewer'));
  const service = await server.as(await aStaff(server, 'customerService'));
  const body = wholeReceipt(await scanned(order.keeper, 'YT3000001'));

  expect((await order.keeper.call(scanParcel, { body: { waybill: 'yt 999' } })).data).toEqual({
    waybill: 'YT999',
    parcel: null,
  });
  for (const waybill of ['', '  ', '运单', "'; drop table parcels", 'A'.repeat(61), '__proto__'])
    expect(await order.keeper.call(scanParcel, { body: { waybill } })).toMatchObject({ status: 400 });
  for (const caller of [order.asBuyer, finance, service]) {
    expect((await caller.call(scanParcel, { body: { waybill: 'YT3000001' } })).status).toBe(403);
    expect((await caller.call(receiveParcel, { params: { waybill: 'YT3000001' }, body })).status).toBe(403);
  }
  expect(await order.keeper.call(receiveParcel, { params: { waybill: 'YT404' }, body })).toMatchObject({
    status: 404,
    error: { code: 'warehouse.parcel_not_found' },
  });
  expect((await orderNow(order)).status).toBe('stocking');
});

test('parcels that no carrier scanned for two days and those that were signed for but not received stand out', async () => {
  const server = await testServer();
  const order = await aBoughtOrder(server, { waybills: ['YT1000001', 'YT1000002', 'YT1000003'] });
  let keeper = order.keeper;
  const found = async (query: object) =>
    (await keeper.call(listParcels, { query })).data.content.map(({ waybill, alert }) => [waybill, alert]);
  await order.keeper.call(markParcel, { params: { waybill: 'YT1000002' }, body: { event: 'firstScan' } });
  expect(await found({ alert: 'notScanned' })).toEqual([]);
  await server.moveClock({ hours: 49 });
  // The sessions of two days ago have ended.
  keeper = await server.as(await aStaff(server, 'warehouseKeeper'));
  await keeper.call(markParcel, { params: { waybill: 'YT1000003' }, body: { event: 'signed' } });

  expect(await found({ alert: 'notScanned' })).toEqual([['YT1000001', 'notScanned']]);
  expect(await found({ alert: 'notReceived' })).toEqual([['YT1000003', 'notReceived']]);
  expect(await found({ minDays: 2 })).toHaveLength(3);
  expect(await found({ minDays: 3 })).toEqual([]);
  expect(await found({ waybill: '0002' })).toEqual([['YT1000002', null]]);
  expect(await found({ waybill: 'yt1000' })).toHaveLength(3);
  expect(await found({ waybill: '%' })).toEqual([]);
  expect(await found({ store: order.view.storeName })).toHaveLength(3);
  expect(await found({ store: 'nobody' })).toEqual([]);
  expect(await found({ state: 'arrived' })).toEqual([]);

  const parcel = await scanned(keeper, 'YT1000003');
  expect(parcel.alert).toBe('notReceived');
  await keeper.call(receiveParcel, { params: { waybill: 'YT1000003' }, body: wholeReceipt(parcel) });
  expect(await found({ alert: 'notReceived' })).toEqual([]);
  const buyer = await server.as(order.buyer);
  expect((await buyer.call(listParcels, { query: {} })).status).toBe(403);
});

test('waybills come with the purchase, later one by one, and each order knows a parcel once', async () => {
  const server = await testServer();
  const order = await anOrder(server, { stage: 'paid' });
  const keeper = await server.as(await aStaff(server, 'warehouseKeeper'));
  const params = { number: order.number };
  const add = (waybillNumbers: string[]) => keeper.call(addWaybills, { params, body: { waybillNumbers } });

  expect(await add(['YT1'])).toMatchObject({ status: 409, error: { code: 'warehouse.not_purchased' } });
  const wrong = await keeper.call(recordPurchase, {
    params,
    body: { ...purchaseOf(order.view), waybillNumbers: ['运单'] },
  });
  expect(wrong).toMatchObject({ status: 400, error: { code: 'warehouse.waybill_invalid' } });
  await keeper.call(recordPurchase, { params, body: { ...purchaseOf(order.view), waybillNumbers: ['YT100'] } });
  expect((await add(['yt100', 'YT 200', 'YT200'])).data).toEqual({ added: 1, known: 1 });
  expect(
    await keeper.call(addWaybills, { params: { number: 'D261103ABCDEFG' }, body: { waybillNumbers: ['YT9'] } }),
  ).toMatchObject({ status: 404 });
  expect((await order.asBuyer.call(addWaybills, { params, body: { waybillNumbers: ['YT9'] } })).status).toBe(403);
});

test('a sheet of waybills: good rows go ahead, bad ones say why, and the same file is known the second time', async () => {
  const server = await testServer();
  const order = await aBoughtOrder(server, { waybills: [] });
  const unpaid = await anOrder(server, { stage: 'paid' });
  const buyer = await sendParts(server, order.asBuyer, {
    path: importWaybills.path,
    parts: [{ name: 'a.xlsx', data: 'x' }],
  });
  const sheet = await waybillSheet([
    [order.number, 'YT700001', '', 1],
    ['990011223344', 'yt 700002', 1, ''],
    [order.number, 'YT700001', '', ''],
    ['D261103ABCDEFG', 'YT700003', '', ''],
    [unpaid.number, 'YT700004', '', ''],
    [order.number, '运单', '', ''],
    ['__proto__', 'YT700005', '', ''],
  ]);
  const send = (data: Buffer | string) =>
    sendParts(server, order.keeper, { path: importWaybills.path, parts: [{ name: 'waybills.xlsx', data }] });

  const first = await send(sheet);
  expect(first.body).toMatchObject({ wasKnown: false, added: 2, known: 0 });
  expect((first.body as unknown as { problems: unknown[] }).problems).toMatchObject([
    { row: 4, message: 'The same line was given twice' },
    { row: 5, order: 'D261103ABCDEFG', waybill: 'YT700003', message: 'There is no such order' },
    { row: 6, message: 'This order has not been purchased yet' },
    { row: 7, message: 'A waybill number has 3 to 40 letters, digits or hyphens' },
    { row: 8 },
  ]);
  expect((await send(sheet)).body).toMatchObject({ wasKnown: true, added: 0, known: 2 });
  const list = (await order.keeper.call(listParcels, { query: {} })).data.content;
  expect(list).toMatchObject([
    { waybill: 'YT700001', alert: 'notReceived', orderNumbers: [order.number] },
    { waybill: 'YT700002', alert: null, firstScanAt: expect.any(String), signedAt: null },
  ]);
  expect(buyer.status).toBe(403);
  for (const data of ['not a workbook', Buffer.from([0x50, 0x4b, 3, 4, 0xff])])
    expect(await send(data)).toMatchObject({ status: 400, body: { code: 'warehouse.waybills_not_readable' } });
  const long = await waybillSheet(Array.from({ length: 2001 }, (_, at) => [order.number, `YT${at}000`]));
  expect(await send(long)).toMatchObject({ status: 400, body: { code: 'warehouse.waybills_too_many' } });
  expect((await downloadedRows(server, order.keeper, waybillTemplate.path))[0]).toHaveLength(4);
});

test('two thousand waybills of a sheet are registered within seconds', async () => {
  const server = await testServer();
  const order = await aBoughtOrder(server, { waybills: [] });
  const sheet = await waybillSheet(Array.from({ length: 2000 }, (_, at) => [order.number, `YT9${at}000`]));
  const started = Date.now();
  const reply = await sendParts(server, order.keeper, {
    path: importWaybills.path,
    parts: [{ name: 'w.xlsx', data: sheet }],
  });
  expect(reply.body).toMatchObject({ added: 2000, problems: [] });
  expect(Date.now() - started).toBeLessThan(8000);
});

test("goods that are received by their order end the order's parcels, but not one that waits for another order", async () => {
  const server = await testServer();
  const first = await aBoughtOrder(server, { waybills: ['YT4000001', 'YT4000002'] });
  const second = await aBoughtOrder(server, { waybills: ['YT4000002'], keeper: first.keeper });
  await first.keeper.call(receiveGoods, { params: { number: first.number }, body: receiptOf(first.view) });
  const states = (await first.keeper.call(listParcels, { query: {} })).data.content.map(({ waybill, state }) => [
    waybill,
    state,
  ]);
  expect(states).toEqual([
    ['YT4000001', 'received'],
    ['YT4000002', 'expected'],
  ]);
  const missing = second.view.lines.map(({ id, inTransit }) => ({
    lineId: id,
    quantity: inTransit,
    reason: 'missing' as const,
  }));
  const lost = { lines: missing, reason: 'the carrier lost it', photoIds: [] };
  await first.keeper.call(closeShort, { params: { number: second.number }, body: lost });
  expect((await first.keeper.call(listParcels, { query: { state: 'received' } })).data.totalElements).toBe(2);
  expect(await brokenRules(server)).toEqual([]);
});

test('a parcel of which nothing is expected any more is kept as surplus', async () => {
  const server = await testServer();
  const order = await aBoughtOrder(server, { waybills: ['YT4100001'] });
  await order.keeper.call(receiveGoods, { params: { number: order.number }, body: receiptOf(order.view) });
  const params = { waybill: 'YT4100002' };
  await order.keeper.call(addWaybills, { params: { number: order.number }, body: { waybillNumbers: ['YT4100002'] } });
  expect((await scanned(order.keeper, 'YT4100002')).orders[0]?.lines).toEqual([]);
  const empty = { grams: 300, cm3: 900, photoIds: [], orders: [] };
  expect((await order.keeper.call(receiveParcel, { params, body: empty })).error?.code).toBe(
    'warehouse.nothing_received',
  );

  const photo = await aPicture(server, order.keeper);
  const body = { ...empty, surplus: { note: 'a gift of the seller', photoIds: [photo.id] } };
  expect((await order.keeper.call(receiveParcel, { params, body })).data).toMatchObject({
    state: 'received',
    batches: [],
  });
  expect(await brokenRules(server)).toEqual([]);
});
