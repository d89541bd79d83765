import {
  type BodyOf,
  cancelShipment,
  confirmDelivery,
  createShipment,
  dispatchShipment,
  getMyShipment,
  getMyWallet,
  getPacking,
  quoteShipment,
  recordDelivery,
  rejectPayment,
} from '@kouan/contract';
import { expect, test } from 'vitest';
import { aBuyer, aStaff } from '../../../test/actors.ts';
import { testServer } from '../../../test/harness.ts';
import { claim, payClaimed } from '../../../test/orders.ts';
import {
  aPicture,
  aShipment,
  aShipmentWish,
  aStockedOrder,
  brokenRules,
  orderNow,
  payShipment,
  stockNow,
} from '../../../test/stock.ts';

const dispatch = { carrier: 'Kouan Express', trackingNumber: 'KX-1' };

test('a part is shipped, paid, dispatched and delivered, then the rest; the order ends to the fen', async () => {
  const server = await testServer();
  const order = await aStockedOrder(server);

  const first = await aShipment(order, [1, 2]);
  expect(await orderNow(order)).toMatchObject({
    status: 'finalPending',
    lines: [
      { available: 3, frozen: 1 },
      { available: 4, frozen: 2 },
    ],
  });
  await payShipment(server, order, first);
  const sent = await order.keeper.call(dispatchShipment, { params: { number: first.number }, body: dispatch });
  const arrived = await order.asBuyer.call(confirmDelivery, { params: { number: first.number } });
  const between = await orderNow(order);
  const second = await aShipment(order, [3, 4]);
  await payShipment(server, order, second);
  await order.keeper.call(dispatchShipment, {
    params: { number: second.number },
    body: { ...dispatch, trackingNumber: 'KX-2' },
  });
  // Staff who say that it was delivered prove it: who received it, and a photo.
  const staffs = { params: { number: second.number }, body: { receiverName: 'Lê Thị Hoa', photoIds: [] as number[] } };
  expect((await order.keeper.call(recordDelivery, staffs)).error?.code).toBe('bag.proof_missing');
  staffs.body.photoIds.push((await aPicture(server, order.keeper)).id);
  await order.keeper.call(recordDelivery, staffs);
  const { data: proof } = await order.keeper.call(getPacking, { params: staffs.params });
  expect(proof).toMatchObject({ delivery: { receiverName: 'Lê Thị Hoa' } });
  expect(proof.photos.filter(({ kind }) => kind === 'delivery')).toHaveLength(1);
  const end = await orderNow(order);

  expect(sent.data).toMatchObject({ state: 'inTransit', carrier: 'Kouan Express', trackingNumber: 'KX-1' });
  expect(arrived.data).toMatchObject({ state: 'delivered', allowedActions: [] });
  expect(between).toMatchObject({ status: 'finalPending', money: { heldFen: expect.any(Number) } });
  expect(end).toMatchObject({
    status: 'completed',
    lines: [
      { shipped: 4, available: 0 },
      { shipped: 6, available: 0 },
    ],
  });
  expect(end.money).toEqual({
    paidFen: end.totalFen + feesOf(first) + feesOf(second),
    consumedFen: end.totalFen + feesOf(first) + feesOf(second),
    heldFen: 0,
    refundedFen: 0,
  });
  expect(await brokenRules(server)).toEqual([]);
});

const feesOf = ({ fees }: { fees: readonly { feeFen: number }[] }): number =>
  fees.reduce((sum, { feeFen }) => sum + feeFen, 0);

test('each mode needs its fields, each with its message', async () => {
  const server = await testServer();
  const order = await aStockedOrder(server);
  const wish = await aShipmentWish(order, [1]);
  const fieldsOf = async (changes: Partial<BodyOf<typeof createShipment>>) =>
    (await order.asBuyer.call(createShipment, { body: { ...wish, ...changes } })).error?.fields;

  expect(await fieldsOf({ consigneeName: ' ', contact: '', address: '' })).toEqual({
    consigneeName: 'User name cannot be empty',
    contact: 'Contact cannot be empty',
    address: 'Address cannot be empty',
  });
  expect(await fieldsOf({ mode: 'marketplace', address: '' })).toEqual({
    marketplaceOrderNumber: 'Order number cannot be empty',
    orderScreenshotId: 'Order screenshot cannot be empty',
    waybillImageId: 'Waybill image cannot be empty',
  });
  expect(await fieldsOf({ contact: '12' })).toEqual({ contact: 'Enter a correct phone number' });
  expect((await stockNow(order)).every(({ frozen }) => frozen === 0)).toBe(true);
});

test('a marketplace shipment keeps its proofs private to it', async () => {
  const server = await testServer();
  const order = await aStockedOrder(server);
  const [screenshot, waybill] = [await aPicture(server, order.asBuyer), await aPicture(server, order.asBuyer)];
  const body = {
    ...(await aShipmentWish(order, [1])),
    mode: 'marketplace' as const,
    address: '',
    marketplaceOrderNumber: 'TT-77',
    orderScreenshotId: screenshot.id,
    waybillImageId: waybill.id,
  };

  const made = await order.asBuyer.call(createShipment, { body });
  const reused = await order.asBuyer.call(createShipment, {
    body: { ...body, amountFen: (await aShipmentWish(order, [1])).amountFen },
  });

  expect(made.data).toMatchObject({
    mode: 'marketplace',
    marketplaceOrderNumber: 'TT-77',
    orderScreenshot: { id: screenshot.id },
    waybillImage: { id: waybill.id },
  });
  expect(reused).toMatchObject({ status: 404, error: { code: 'file.not_found' } });
  expect((await server.app.inject({ url: screenshot.url })).statusCode).toBe(404);
});

test("an amount other than the server's, too many units and a stranger are refused", async () => {
  const server = await testServer();
  const order = await aStockedOrder(server);
  const wish = await aShipmentWish(order, [1]);
  const stranger = await server.as(await aBuyer(server));

  const cheaper = await order.asBuyer.call(createShipment, { body: { ...wish, amountFen: wish.amountFen - 1 } });
  const tooMany = await order.asBuyer.call(quoteShipment, {
    body: {
      orderNumber: order.number,
      lines: [{ lineId: wish.lines[0]?.lineId ?? 0, quantity: 5 }],
      destination: 'hanoi',
      services: [],
    },
  });
  const theirs = await stranger.call(createShipment, { body: wish });
  const made = await aShipment(order, [1]);
  const seen = await stranger.call(getMyShipment, { params: { number: made.number } });
  const cancelled = await stranger.call(cancelShipment, {
    params: { number: made.number },
    body: { reason: 'mine now' },
  });

  expect(cheaper).toMatchObject({
    status: 409,
    error: { code: 'shipment.totals_changed', details: { amountFen: wish.amountFen } },
  });
  expect(tooMany).toMatchObject({ status: 400, error: { code: 'shipment.quantity_insufficient' } });
  expect([theirs, seen, cancelled].map(({ status }) => status)).toEqual([404, 404, 404]);
});

test('twenty at once for the last pieces never take more than there are', async () => {
  const server = await testServer();
  const order = await aStockedOrder(server, { quantities: [3] });
  const body = await aShipmentWish(order, [1]);
  await Promise.all(Array.from({ length: 12 }, () => server.db.execute('select pg_sleep(0.02)')));

  const replies = await Promise.all(Array.from({ length: 20 }, () => order.asBuyer.call(createShipment, { body })));

  const made = replies.filter(({ status }) => status === 201).length;
  expect(made).toBeGreaterThan(0);
  expect(made).toBeLessThanOrEqual(3);
  expect(
    replies
      .filter(({ status }) => status !== 201)
      .every(
        ({ error }) => error?.code === 'shipment.quantity_insufficient' || error?.code === 'shipment.totals_changed',
      ),
  ).toBe(true);
  expect((await orderNow(order)).lines[0]).toMatchObject({ frozen: made, available: 3 - made });
  expect(await brokenRules(server)).toEqual([]);
});

test('a paid shipment that is cancelled gives stock, share and money back once', async () => {
  const server = await testServer();
  const order = await aStockedOrder(server);
  const shipment = await aShipment(order, [2, 3]);
  await payShipment(server, order, shipment);
  const input = { params: { number: shipment.number }, body: { reason: 'the customer does not want it' } };

  const replies = await Promise.all([
    order.asBuyer.call(cancelShipment, input),
    order.asBuyer.call(cancelShipment, input),
  ]);
  const wallet = await order.asBuyer.call(getMyWallet);
  const late = await order.keeper.call(dispatchShipment, { params: { number: shipment.number }, body: dispatch });

  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]));
  expect(wallet.data.balanceFen).toBe(shipment.amountFen);
  expect(late).toMatchObject({ status: 409, error: { code: 'order.move_not_allowed' } });
  expect(await orderNow(order)).toMatchObject({
    status: 'finalPending',
    lines: [
      { available: 4, frozen: 0 },
      { available: 6, frozen: 0 },
    ],
  });
  expect(await brokenRules(server)).toEqual([]);
});

test('a rejected final payment is paid again; one in review cannot be cancelled', async () => {
  const server = await testServer();
  const order = await aStockedOrder(server);
  const shipment = await aShipment(order, [1]);
  const number = shipment.paymentNumber ?? '';
  const without = await claim(order.asBuyer, number);
  const { id } = await aPicture(server, order.asBuyer);
  await claim(order.asBuyer, number, { screenshotIds: [id] });
  const inReview = await order.asBuyer.call(cancelShipment, {
    params: { number: shipment.number },
    body: { reason: 'no' },
  });
  const reviewer = await server.as(await aStaff(server, 'financeReviewer'));
  const rejected = await reviewer.call(rejectPayment, {
    params: { number },
    body: { reason: 'The picture shows another amount' },
  });
  const afterwards = await orderNow(order);
  const again = await claim(order.asBuyer, number, { screenshotIds: [id] });
  await payClaimed(server, number, order.asBuyer);

  expect(without).toMatchObject({ status: 400, error: { code: 'payment.screenshot_required' } });
  expect(inReview).toMatchObject({ status: 409, error: { code: 'shipment.cannot_cancel' } });
  expect(rejected.status).toBe(200);
  expect(afterwards.status).toBe('finalRejected');
  expect(again.data).toMatchObject({ status: 'pendingApproval', screenshots: [{ id }] });
  expect((await orderNow(order)).status).toBe('shipmentPending');
  expect(await brokenRules(server)).toEqual([]);
});

test('a shipment that nobody pays ends after a day, one that nobody confirms arrives after fifteen; each once', async () => {
  const server = await testServer();
  const order = await aStockedOrder(server);
  const unpaid = await aShipment(order, [1]);
  const paid = await aShipment(order, [0, 2]);
  await payShipment(server, order, paid);
  await order.keeper.call(dispatchShipment, { params: { number: paid.number }, body: dispatch });

  await server.moveClock({ hours: 23 });
  // Nothing but the reminder.
  expect(await server.runTimers()).toBe(1);
  await server.moveClock({ hours: 2 });
  await Promise.all([server.runTimers(), server.runTimers()]);
  // The sessions of a day ago are over by then.
  await server.moveClock({ hours: 15 * 24 });
  await Promise.all([server.runTimers(), server.runTimers()]);

  const fresh = { ...order, asBuyer: await server.as(order.buyer) };
  const states = await Promise.all(
    [unpaid, paid].map(({ number }) => fresh.asBuyer.call(getMyShipment, { params: { number } })),
  );
  expect(states.map(({ data }) => data.state)).toEqual(['cancelled', 'delivered']);
  const view = await orderNow(fresh);
  expect(view.history.filter(({ event }) => event === 'shipmentExpired' || event === 'delivered')).toHaveLength(2);
  // What was not shipped went back to the store meanwhile.
  expect(view.lines).toMatchObject([
    { available: 0, frozen: 0, returned: 4 },
    { shipped: 2, available: 0, returned: 4 },
  ]);
  expect(await brokenRules(server)).toEqual([]);
});

test("dispatching needs a carrier, a number, the permission and somebody else's order", async () => {
  const server = await testServer();
  const order = await aStockedOrder(server);
  const shipment = await aShipment(order, [1]);
  const params = { number: shipment.number };
  const unpaid = await order.keeper.call(dispatchShipment, { params, body: dispatch });
  await payShipment(server, order, shipment);

  const nameless = await order.keeper.call(dispatchShipment, { params, body: { carrier: ' ', trackingNumber: '' } });
  const asBuyer = await order.asBuyer.call(dispatchShipment, { params, body: dispatch });

  expect(unpaid).toMatchObject({ status: 409, error: { code: 'order.move_not_allowed' } });
  expect(nameless.error?.fields).toEqual({
    carrier: 'Logistics company cannot be empty',
    trackingNumber: 'Tracking number cannot be empty',
  });
  expect(asBuyer).toMatchObject({ status: 403 });
});
