import {
  addShelves,
  approveBatch,
  answerQuestion,
  askBatch,
  type BatchView,
  countUnits,
  decideAdjustment,
  endStocktake,
  getMyBatchReview,
  getMyCase,
  getPickingList,
  getPlacedBatch,
  getStocktake,
  listAdjustments,
  listMyBatches,
  listOrderBatches,
  listQualityQuestions,
  listStocktakes,
  listStockReturns,
  placeBatch,
  proposeAdjustment,
  putQualityRule,
  receiveGoods,
  recordPurchase,
  rejectBatch,
  returnStock,
  startStocktake,
} from '@kouan/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { aBuyer, aStaff } from '../../../test/actors.ts';
import { approve, dispatch } from '../../../test/cases.ts';
import { type Caller, testServer, type TestServer } from '../../../test/harness.ts';
import { anOrder } from '../../../test/orders.ts';
import {
  aPicture,
  aShipment,
  aStockedOrder,
  brokenRules,
  orderNow,
  payShipment,
  purchaseOf,
  receiptOf,
  stockNow,
} from '../../../test/stock.ts';

type Stocked = Awaited<ReturnType<typeof aStockedOrder>>;
const batchesOf = async (order: Stocked): Promise<BatchView[]> => {
  const { data } = await order.asBuyer.call(listOrderBatches, { params: { number: order.number } });
  return data.toSorted((a, b) => a.quantity - b.quantity);
};
const numberOf = (batch: BatchView | undefined): string => batch?.number ?? '';
const put = (keeper: Caller, number: string, body: { shelf: string; from?: string; quantity?: number }) =>
  keeper.call(placeBatch, { params: { number }, body });
const placeNow = async (keeper: Caller, number: string) =>
  (await keeper.call(getPlacedBatch, { params: { number } })).data;
const decide = (by: Caller, id: number, isConfirmed = true) =>
  by.call(decideAdjustment, { params: { id }, body: { isConfirmed, opinion: 'looked everywhere' } });

/** Two shelves; six units of one batch lie on the first one, four of the other on none. */
async function aShelvedOrder(server: TestServer) {
  const order = await aStockedOrder(server);
  const second = await server.as(await aStaff(server, 'warehouseKeeper'));
  const prefix = `T${order.id}`;
  const [first, other] = [`${prefix}-1`, `${prefix}-2`];
  await order.keeper.call(addShelves, { body: { codes: [first, other] } });
  const [small, large] = await batchesOf(order);
  await put(order.keeper, numberOf(large), { shelf: first });
  return { ...order, second, prefix, first, other, small: numberOf(small), large: numberOf(large) };
}
type Shelved = Awaited<ReturnType<typeof aShelvedOrder>>;

/** A count of the order's shelves by its keeper, ended. */
async function counted(order: Shelved, lines: readonly { shelf: string; batch: string; quantity: number }[]) {
  const started = await order.keeper.call(startStocktake, { body: { shelfPrefix: order.prefix } });
  const params = { id: started.data.id };
  for (const body of lines) await order.keeper.call(countUnits, { params, body });
  return order.keeper.call(endStocktake, { params });
}

test('a batch is put away and moved by scan, the picking list says where it lies, the dispatch takes it off', async () => {
  const server = await testServer();
  const order = await aShelvedOrder(server);

  const again = await order.keeper.call(addShelves, {
    body: { codes: [order.first.toLowerCase(), `${order.prefix}-3`] },
  });
  const none = await put(order.keeper, order.large, { shelf: order.other });
  const moved = await put(order.keeper, order.large, {
    shelf: ` ${order.other.toLowerCase()} `,
    from: order.first,
    quantity: 2,
  });
  const tooMany = await put(order.keeper, order.large, { shelf: order.other, from: order.first, quantity: 5 });
  const unknown = await put(order.keeper, order.large, { shelf: 'NOWHERE' });

  expect(again.data).toEqual({ added: 1, known: 1 });
  expect(moved.data).toMatchObject({
    unshelved: 0,
    available: 6,
    shelves: [
      { code: order.first, quantity: 4 },
      { code: order.other, quantity: 2 },
    ],
  });
  expect([none, tooMany, unknown].map(({ status, error }) => [status, error?.code])).toEqual([
    [409, 'warehouse.nothing_to_place'],
    [400, 'warehouse.not_so_many_there'],
    [404, 'warehouse.shelf_not_found'],
  ]);

  const shipment = await aShipment(order, [1, 5]);
  const picking = await order.keeper.call(getPickingList, { params: { number: shipment.number } });
  expect(picking.data.map(({ shelf, quantity }) => [shelf, quantity])).toEqual([
    [order.first, 4],
    [order.other, 1],
    ['', 1],
  ]);
  expect((await order.asBuyer.call(getPickingList, { params: { number: shipment.number } })).status).toBe(403);
  await payShipment(server, order, shipment);
  await dispatch(order.keeper, shipment.number);
  expect(await placeNow(order.keeper, order.large)).toMatchObject({
    available: 1,
    unshelved: 0,
    shelves: [{ code: order.other, quantity: 1 }],
  });
  expect(await brokenRules(server)).toEqual([]);
});

test('a count is blind; what lies elsewhere is put right, what is missing costs us once a second person confirms it', async () => {
  const server = await testServer();
  const order = await aShelvedOrder(server);
  const { data: started } = await order.keeper.call(startStocktake, { body: { shelfPrefix: order.prefix } });
  const params = { id: started.id };
  const count = (shelf: string, quantity: number) =>
    order.keeper.call(countUnits, { params, body: { shelf, batch: order.large, quantity } });

  const early = await order.keeper.call(endStocktake, { params });
  const first = await count(order.first, 3);
  const elsewhere = await count(order.other, 1);
  const outside = await order.keeper.call(countUnits, { params, body: { shelf: '', batch: order.small, quantity: 4 } });
  expect([early, outside].map(({ error }) => error?.code)).toEqual([
    'warehouse.count_incomplete',
    'warehouse.shelf_not_counted',
  ]);
  expect(first.data).toMatchObject({ line: { counted: 3, expected: null }, lineCount: 1, countedCount: 1 });
  expect(elsewhere.data).toMatchObject({ line: { counted: 1, expected: null }, lineCount: 2 });
  expect((await order.second.call(getStocktake, { params })).data.lines.map(({ expected }) => expected)).toEqual([
    null,
    null,
  ]);

  const ended = await order.keeper.call(endStocktake, { params });
  expect(ended.data.lines.map(({ expected, counted: found }) => [expected, found])).toEqual([
    [6, 3],
    [0, 1],
  ]);
  const [adjustment] = ended.data.adjustments;
  expect(adjustment).toMatchObject({ kind: 'missing', quantity: 2, state: 'proposed', mayDecide: false });
  expect(await placeNow(order.keeper, order.large)).toMatchObject({ available: 6, unshelved: 2 });

  const own = await decide(order.keeper, adjustment?.id ?? 0);
  expect([own.status, own.error?.code]).toEqual([403, 'warehouse.second_person_required']);
  const { data: lost } = await decide(order.second, adjustment?.id ?? 0);
  expect(lost).toMatchObject({ state: 'confirmed', caseNumber: expect.stringMatching(/^R/) });
  expect(await stockNow(order)).toMatchObject([{ available: 4 }, { available: 4 }]);
  expect(await placeNow(order.keeper, order.large)).toMatchObject({ available: 4, unshelved: 0 });
  const { rows } = await server.db.execute(
    sql`select account from ledger_entries e join ledger_transactions t on t.id = e.transaction_id where t.event = 'unitsMissing' and t.order_id = ${order.id} order by account`,
  );
  expect(rows.map((row) => row['account'])).toEqual(['goodsAdvanced', 'writeOffs']);
  expect(await brokenRules(server)).toEqual([]);

  await approve(server, lost.caseNumber ?? '');
  const { data: found } = await order.asBuyer.call(getMyCase, { params: { number: lost.caseNumber ?? '' } });
  expect(found).toMatchObject({ kind: 'short', state: 'paid' });
  expect(found.refundFen).toBeGreaterThan(0);
  expect(await brokenRules(server)).toEqual([]);
});

test('missing units that turn up end their undecided case; after the refund, or never missed, they are kept without owner', async () => {
  const server = await testServer();
  const order = await aShelvedOrder(server);
  const third = await server.as(await aStaff(server, 'warehouseKeeper'));
  const before = (await orderNow(order)).status;
  const missing = await counted(order, [{ shelf: order.first, batch: order.large, quantity: 4 }]);
  const { data: lost } = await decide(order.second, missing.data.adjustments[0]?.id ?? 0);
  await put(order.keeper, order.large, { shelf: order.other });

  const surplus = await counted(order, [{ shelf: order.first, batch: order.large, quantity: 7 }]);
  const sameAsBefore = await decide(order.second, surplus.data.adjustments[0]?.id ?? 0);
  const { data: back } = await decide(third, surplus.data.adjustments[0]?.id ?? 0);

  expect(sameAsBefore.error?.code).toBe('case.own_case');
  expect(surplus.data.adjustments).toMatchObject([{ kind: 'surplus', quantity: 3 }]);
  expect(back).toMatchObject({ state: 'confirmed', strayId: expect.any(Number) });
  const { data: ended } = await order.asBuyer.call(getMyCase, { params: { number: lost.caseNumber ?? '' } });
  expect(ended).toMatchObject({ state: 'rejectedFinal', refundFen: 0 });
  expect(await stockNow(order)).toMatchObject([{ available: 6 }, { available: 4 }]);
  expect((await orderNow(order)).status).toBe(before);
  const { rows } = await server.db.execute(sql`select kind, state from strays where id = ${back.strayId}`);
  expect(rows).toEqual([{ kind: 'parcel', state: 'kept' }]);
  expect((await order.keeper.call(listAdjustments, { query: { batch: order.large } })).data.content).toMatchObject([
    { kind: 'surplus' },
    { kind: 'missing', isFound: true },
  ]);
  expect(await brokenRules(server)).toEqual([]);
});

test('two who confirm at once lose units once; frozen units count too and cannot be lost; goods may leave while others count', async () => {
  const server = await testServer();
  const order = await aShelvedOrder(server);
  const third = await server.as(await aStaff(server, 'warehouseKeeper'));
  const shipment = await aShipment(order, [0, 5]);
  const { data: started } = await order.keeper.call(startStocktake, { body: { shelfPrefix: order.prefix } });
  const params = { id: started.id };
  const count = (quantity: number) =>
    order.keeper.call(countUnits, { params, body: { shelf: order.first, batch: order.large, quantity } });
  await count(4);
  const ended = await order.keeper.call(endStocktake, { params });
  const id = ended.data.adjustments[0]?.id ?? 0;
  const frozen = await decide(order.second, id);
  expect([frozen.error?.code, frozen.error?.message]).toEqual(['warehouse.units_frozen', expect.stringContaining('1')]);
  await decide(third, id, false);
  const { data: list } = await third.call(listStocktakes, { query: {} });
  expect(list.content.find((row) => row.id === started.id)).toMatchObject({
    openCount: 0,
    countedCount: 1,
    lineCount: 1,
  });

  const photo = await aPicture(server, order.keeper);
  const wish = {
    batch: order.large,
    kind: 'missing' as const,
    quantity: 1,
    reason: 'crushed by a pallet',
    photoIds: [photo.id],
  };
  const without = await order.keeper.call(proposeAdjustment, { body: { ...wish, photoIds: [] } });
  const { data: proposed } = await order.keeper.call(proposeAdjustment, { body: wish });
  const twice = await order.keeper.call(proposeAdjustment, {
    body: { ...wish, photoIds: [(await aPicture(server, order.keeper)).id] },
  });
  expect([without, twice].map(({ error }) => error?.code)).toEqual([
    'warehouse.photo_required',
    'warehouse.adjustment_open',
  ]);
  expect(proposed.photos).toHaveLength(1);
  const both = await Promise.all([decide(order.second, proposed.id), decide(third, proposed.id)]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);

  const { data: again } = await order.keeper.call(startStocktake, { body: { shelfPrefix: '' } });
  const everything = { id: again.id };
  await payShipment(server, order, shipment);
  const [shipped, late] = await Promise.all([
    dispatch(order.keeper, shipment.number),
    third.call(countUnits, { params: everything, body: { shelf: '', batch: order.small, quantity: 4 } }),
  ]);
  expect([shipped.state, late.status]).toEqual(['inTransit', 200]);
  for (const line of again.lines.filter(({ batchNumber }) => batchNumber !== order.small)) {
    const place = await placeNow(third, line.batchNumber);
    const quantity =
      place.shelves.find(({ code }) => code === line.shelf)?.quantity ?? (line.shelf === '' ? place.unshelved : 0);
    await third.call(countUnits, {
      params: everything,
      body: { shelf: line.shelf, batch: line.batchNumber, quantity },
    });
  }
  const over = await third.call(endStocktake, { params: everything });
  expect(over.data).toMatchObject({ state: 'counted', adjustments: [] });
  expect(await stockNow(order)).toMatchObject([{ available: 0 }, { available: 4 }].slice(1));
  expect(await brokenRules(server)).toEqual([]);
});

test('goods of a category need their photos; the buyer asks, is answered, approves, rejects, or says nothing', async () => {
  const server = await testServer();
  const admin = await server.as(await aStaff(server, 'administrator'));
  await admin.call(putQualityRule, { body: { category: null, minimum: 1, shots: ['front', 'label'] } });
  const order = await anOrder(server, { stage: 'paid' });
  const keeperUser = await aStaff(server, 'warehouseKeeper');
  let keeper = await server.as(keeperUser);
  const { data: bought } = await keeper.call(recordPurchase, {
    params: { number: order.number },
    body: purchaseOf(order.view),
  });
  const receipt = receiptOf(bought);
  const few = await keeper.call(receiveGoods, { params: { number: order.number }, body: receipt });
  expect([few.status, few.error?.code]).toEqual([400, 'warehouse.photos_missing']);
  const lines = [];
  for (const line of receipt.lines)
    lines.push({ ...line, photoIds: [(await aPicture(server, keeper)).id, (await aPicture(server, keeper)).id] });
  await keeper.call(receiveGoods, { params: { number: order.number }, body: { lines } });
  await admin.call(putQualityRule, { body: { category: null, minimum: 0, shots: [] } });

  const [small, large] = await batchesOf({ ...order, keeper });
  expect(large).toMatchObject({ review: 'open', photos: [{ shot: 'front' }, { shot: 'label' }] });
  expect(Date.parse(large?.sellerReturnUntil ?? '') - Date.parse(large?.storedAt ?? '')).toBe(7 * 86_400_000);
  const params = { number: numberOf(large) };
  const stranger = await server.as(await aBuyer(server));
  expect((await stranger.call(getMyBatchReview, { params })).error?.code).toBe('warehouse.batch_not_found');

  await order.asBuyer.call(askBatch, { params, body: { text: 'Is the seam straight?' } });
  await server.moveClock({ hours: 72 });
  await server.runTimers();
  // Sessions ended meanwhile.
  keeper = await server.as(keeperUser);
  const asBuyer = await server.as(order.buyer);
  const asked = await keeper.call(listQualityQuestions, { query: {} });
  expect(asked.data.content.filter(({ batchNumber }) => batchNumber === params.number)).toMatchObject([
    { question: 'Is the seam straight?', photos: [{}, {}] },
  ]);
  const more = await aPicture(server, keeper);
  const answer = { params, body: { text: 'Yes, see the photo', photoIds: [more.id] } };
  expect((await keeper.call(answerQuestion, answer)).status).toBe(204);
  expect((await keeper.call(answerQuestion, { ...answer, body: { text: 'again', photoIds: [] } })).error?.code).toBe(
    'warehouse.review_closed',
  );

  const body = { quantity: 2, reasonCode: 'quality' as const, reason: 'The seam is crooked', fileIds: [] };
  const tooMany = await asBuyer.call(rejectBatch, { params, body: { ...body, quantity: 7 } });
  const { data: rejected } = await asBuyer.call(rejectBatch, { params, body });
  const late = await asBuyer.call(approveBatch, { params });
  expect([tooMany, late].map(({ error }) => error?.code)).toEqual([
    'case.quantity_too_large',
    'warehouse.review_closed',
  ]);
  expect(rejected.review).toMatchObject({
    state: 'rejected',
    caseNumber: rejected.caseNumber,
    batch: { photos: [{}, {}, {}] },
  });
  expect(rejected.review.events.map(({ event }) => event)).toEqual(['asked', 'answered', 'rejected']);
  expect(await stockNow({ asBuyer })).toMatchObject([{ available: 4, afterSales: 2 }, { available: 4 }]);
  const silent = await asBuyer.call(getMyBatchReview, { params: { number: numberOf(small) } });
  expect(silent.data).toMatchObject({ state: 'approved', events: [{ event: 'lapsed' }] });
  expect(await brokenRules(server)).toEqual([]);
});

test('before stock goes back by itself the buyer sees what each way costs, and gives several orders back at once', async () => {
  const server = await testServer();
  const buyer = await aBuyer(server);
  const [one, two] = [await aStockedOrder(server, { buyer }), await aStockedOrder(server, { buyer })];
  const { data: due } = await one.asBuyer.call(listStockReturns);
  expect(due.map(({ orderNumber, units }) => [orderNumber, units])).toEqual([
    [one.number, 10],
    [two.number, 10],
  ]);
  const [first] = due;
  if (!first) throw new Error('an order is due');
  expect(first.depositFen).toBe(one.view.depositFen);
  expect(first.refundFen).toBe(Math.max(0, one.view.depositFen - one.view.freightFen - one.view.serviceFen));
  expect(first.laterFen).toBeGreaterThanOrEqual(first.shipFen ?? Infinity);

  // Books that hold less than what lies there: an error of somebody's, told by `verify`, no error of this page.
  const { goodsFen } = two.view;
  await server.db.execute(sql`update orders set pot_goods_fen = 1 where id = ${two.id}`);
  const short = await one.asBuyer.call(listStockReturns);
  expect([short.status, short.data.length]).toEqual([200, 2]);
  expect((await brokenRules(server)).length).toBeGreaterThan(0);
  await server.db.execute(sql`update orders set pot_goods_fen = ${goodsFen} where id = ${two.id}`);

  const orderNumbers = [one.number, two.number];
  const wish = { body: { orderNumbers, reason: 'not sold', refundTo: 'wallet' as const } };
  const stranger = await server.as(await aBuyer(server));
  expect((await stranger.call(returnStock, wish)).error?.code).toBe('order.not_found');
  const replies = await Promise.all([one.asBuyer.call(returnStock, wish), one.asBuyer.call(returnStock, wish)]);
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  await server.moveClock({ hours: 24 * 8 });
  await server.runTimers();
  const { rows } = await server.db.execute(
    sql`select count(*)::int as cases from cases where order_id in (${one.id}, ${two.id})`,
  );
  expect(rows).toEqual([{ cases: 2 }]);
  const asBuyer = await server.as(buyer);
  expect((await asBuyer.call(listStockReturns)).data).toEqual([]);
  const [sku] = one.view.lines;
  expect((await asBuyer.call(listMyBatches, { query: { skuId: sku?.id ?? 1 } })).data.content).toEqual([]);
  expect(await brokenRules(server)).toEqual([]);
});
