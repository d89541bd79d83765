import {
  agreeReplacement,
  answerOffer,
  confirmReplacement,
  countCases,
  endReplacement,
  getCase,
  getMyCase,
  listCases,
  listStorePayables,
  offerRemedy,
  openCase,
  recordReplacementBought,
  recordReplacementReceived,
  recordReplacementSent,
  recordReturnedToStore,
  recordSentBack,
} from '@kouan/contract';
import { expect, test } from 'vitest';
import { aBuyer, aStaff } from '../../../test/actors.ts';
import { aCase, aDeliveredOrder, approve, caseNow, dispatch } from '../../../test/cases.ts';
import { type TestServer, testServer } from '../../../test/harness.ts';
import {
  aPicture,
  aShipment,
  aStockedOrder,
  brokenRules,
  orderNow,
  payShipment,
  stockNow,
} from '../../../test/stock.ts';

const body = {};

async function aReplacementWish(server: TestServer, remedy: 'refund' | 'replace' | 'resend' = 'replace') {
  const order = await aDeliveredOrder(server);
  const photo = await aPicture(server, order.asBuyer);
  const line = order.view.lines[0];
  if (!line) throw new Error('the order has a line');
  const opened = await aCase(order, {
    kind: 'afterSales',
    reasonCode: 'damaged',
    remedy,
    shipmentNumber: order.shipment.number,
    lines: [{ lineId: line.id, quantity: 2 }],
    fileIds: [photo.id],
  });
  const service = await server.as(await aStaff(server, 'customerService'));
  const params = { number: opened.number };
  const agree = (as: 'replace' | 'resend' = 'replace') =>
    service.call(agreeReplacement, { params, body: { remedy: as, opinion: 'New ones come' } });
  const bought = (costFen = 0) =>
    service.call(recordReplacementBought, {
      params,
      body: { costFen, sellerOrderNumber: 'TB-99', expectedDays: 6 },
    });
  const received = () => order.keeper.call(recordReplacementReceived, { params, body: { photoIds: [] } });
  const sent = () =>
    order.keeper.call(recordReplacementSent, {
      params,
      body: { carrier: 'Viettel Post', trackingNumber: 'VT-1', photoIds: [] },
    });
  return { order, line, opened, service, params, agree, bought, received, sent };
}

test('pieces are replaced: owed, bought, in after-sales stock, sent and confirmed, with who acts next at each step', async () => {
  const server = await testServer();
  const { order, line, opened, service, params, agree, bought, received, sent } = await aReplacementWish(server);
  expect(opened).toMatchObject({ remedy: 'replace', state: 'requested', waitsFor: 'platform' });
  const payable = async () => {
    const finance = await server.as(await aStaff(server, 'financeReviewer'));
    return (await finance.call(listStorePayables, { query: {} })).data.owedFen;
  };
  const owedBefore = await payable();
  const shippedBefore = (await orderNow(order)).lines[0];

  const agreed = await agree();
  expect(agreed.data).toMatchObject({
    state: 'replacing',
    replacing: 'owed',
    waitsFor: 'platform',
    refundFen: 0,
    opinion: 'New ones come',
  });
  expect(agreed.data.dueAt).not.toBeNull();
  expect((await orderNow(order)).status).toBe('completed');
  expect((await sent()).error?.code).toBe('case.replacement_not_so');

  expect((await bought(1_200)).data).toMatchObject({
    replacing: 'bought',
    replacement: { costFen: 1_200, sellerOrderNumber: 'TB-99' },
  });
  expect(await payable()).toBe(owedBefore + 1_200);
  const known = await order.asBuyer.call(getMyCase, { params });
  expect(known.data.replacement).toMatchObject({ costFen: null, sellerOrderNumber: '', state: 'bought' });

  // Who receives them finds the case, by its number and in the list.
  expect((await order.keeper.call(getCase, { params })).data).toMatchObject({
    allowedActions: ['recordSentBack', 'replacementReceived'],
  });
  const waiting = await order.keeper.call(listCases, { query: { queue: 'replacing' } });
  expect(waiting.data.content.map(({ number }) => number)).toEqual([params.number]);
  expect((await received()).data).toMatchObject({ replacing: 'received', waitsFor: 'platform' });
  expect((await stockNow(order)).reduce((sum, { afterSales }) => sum + afterSales, 0)).toBe(2);
  expect((await orderNow(order)).status).toBe('completed');
  expect((await received()).error?.code).toBe('case.replacement_not_so');
  expect(await brokenRules(server)).toEqual([]);

  const gone = await sent();
  expect(gone.data).toMatchObject({ replacing: 'sent', waitsFor: 'buyer', replacement: { trackingNumber: 'VT-1' } });
  expect((await stockNow(order)).reduce((sum, { afterSales }) => sum + afterSales, 0)).toBe(0);
  const stranger = await server.as(await aBuyer(server));
  const arrived = { params, body: { isRight: true, fileIds: [] } };
  expect((await stranger.call(confirmReplacement, arrived)).error?.code).toBe('case.not_found');
  const done = await order.asBuyer.call(confirmReplacement, arrived);
  expect(done.data).toMatchObject({ state: 'paid', remedy: 'replace', replacing: 'delivered', waitsFor: 'none' });
  expect((await orderNow(order)).lines[0]).toMatchObject({ id: line.id, shipped: shippedBefore?.shipped });
  expect((await service.call(recordSentBack, { params, body: { lines: [], photoIds: [] } })).status).toBe(403);
  expect(await brokenRules(server)).toEqual([]);
});

test('an exchange: what came back goes to the store before the new pieces are received, and these take its place', async () => {
  const server = await testServer();
  const { order, line, params, agree, received, sent } = await aReplacementWish(server);
  const lines = [{ lineId: line.id, quantity: 1 }];
  await agree();
  await order.keeper.call(recordSentBack, { params, body: { lines, photoIds: [] } });
  expect((await received()).error?.code).toBe('case.goods_still_here');
  await order.keeper.call(recordReturnedToStore, { params, body: { lines, photoIds: [] } });
  expect((await received()).status).toBe(200);
  expect(await brokenRules(server)).toEqual([]);
  const late = await order.keeper.call(recordSentBack, { params, body: { lines, photoIds: [] } });
  expect(late.error?.code).toBe('case.not_open');
  await sent();
  expect(await brokenRules(server)).toEqual([]);

  await server.moveClock({ hours: 15 * 24 + 1 });
  await server.runTimers();
  const asBuyer = await server.as(order.buyer);
  expect((await asBuyer.call(getMyCase, { params })).data).toMatchObject({ state: 'paid', replacing: 'delivered' });
  expect((await orderNow({ ...order, asBuyer })).lines[0]).toMatchObject({ shipped: 4, returned: 0, afterSales: 0 });
  expect(await brokenRules(server)).toEqual([]);
});

test('what cannot be had, or came wrong again, makes the case undecided; then money can be given', async () => {
  const server = await testServer();
  const { order, service, params, agree, bought, received, sent } = await aReplacementWish(server, 'resend');
  expect((await agree('replace')).error?.code).toBe('case.remedy_not_asked');
  await agree('resend');
  expect((await agree('resend')).error?.code).toBe('case.not_open');
  await bought(900);
  const end = await service.call(endReplacement, { params, body: { reason: 'Sold out' } });
  expect(end.data).toMatchObject({ state: 'requested', replacing: 'ended', waitsFor: 'platform' });
  expect((await orderNow(order)).status).toBe('refunding');
  expect(await brokenRules(server)).toEqual([]);

  await agree('resend');
  await bought(700);
  await received();
  expect((await service.call(endReplacement, { params, body: { reason: 'Too late' } })).error?.code).toBe(
    'case.replacement_not_so',
  );
  await sent();
  const wrong = { isRight: false, fileIds: [] };
  expect((await order.asBuyer.call(confirmReplacement, { params, body: wrong })).error?.code).toBe(
    'case.text_required',
  );
  const refused = await order.asBuyer.call(confirmReplacement, { params, body: { ...wrong, text: 'Blue again' } });
  expect(refused.data).toMatchObject({ state: 'requested', replacing: 'ended' });
  const back = { lines: [{ lineId: order.view.lines[0]?.id ?? 0, quantity: 1 }], photoIds: [] };
  expect((await order.keeper.call(recordSentBack, { params, body: back })).status).toBe(200);
  expect(await brokenRules(server)).toEqual([]);
  const paid = await approve(server, params.number);
  expect(paid).toMatchObject({ state: 'paid', remedy: 'refund' });
  expect(paid.refundFen).toBeGreaterThan(0);
  expect((await orderNow(order)).status).toBe('completed');
  expect(await brokenRules(server)).toEqual([]);
});

test('staff offer another remedy; the buyer says yes or no, and only what they want is carried out', async () => {
  const server = await testServer();
  const { order, service, params, agree } = await aReplacementWish(server, 'refund');
  const offer = (changes: object) =>
    service.call(offerRemedy, { params, body: { remedy: 'replace' as const, text: 'New ones?', ...changes } });
  const answer = (isAccepted: boolean) => order.asBuyer.call(answerOffer, { params, body: { isAccepted } });
  expect((await answer(true)).error?.code).toBe('case.no_offer');
  expect((await offer({ remedy: 'refund' })).error?.code).toBe('case.amount_not_allowed');
  expect((await agree()).error?.code).toBe('case.remedy_not_asked');

  expect((await offer({})).data).toMatchObject({ waitsFor: 'buyer', dueAt: null, offer: { remedy: 'replace' } });
  const declined = await answer(false);
  expect(declined.data).toMatchObject({ remedy: 'refund', offer: null, waitsFor: 'platform' });
  await offer({ remedy: 'refund', refundFen: 500 });
  expect((await answer(true)).data).toMatchObject({ remedy: 'refund', wantFen: 500 });
  await offer({});
  expect((await answer(true)).data).toMatchObject({ remedy: 'replace', waitsFor: 'platform' });
  expect((await agree()).data).toMatchObject({ state: 'replacing' });
  const counts = (await service.call(countCases, { ...body })).data;
  expect(counts.find(({ queue }) => queue === 'replacing')).toMatchObject({ count: 1 });
  const events = (await caseNow(service, params.number)).events.map(({ event }) => event);
  expect(events).toEqual(expect.arrayContaining(['offered', 'offerDeclined', 'offerAccepted', 'replacementAgreed']));
  expect(await brokenRules(server)).toEqual([]);
});

test('pieces are replaced only after the delivery, and never by the buyer themselves', async () => {
  const server = await testServer();
  const order = await aStockedOrder(server);
  const shipment = await aShipment(order, [4, 6]);
  await payShipment(server, order, shipment);
  await dispatch(order.keeper, shipment.number);
  const lines = [{ lineId: order.view.lines[0]?.id ?? 0, quantity: 1 }];
  const wish = { kind: 'afterSales' as const, reasonCode: 'missing' as const, shipmentNumber: shipment.number, lines };
  const opened = await aCase(order, { ...wish, remedy: 'resend' });
  const service = await server.as(await aStaff(server, 'customerService'));
  const input = { params: { number: opened.number }, body: { remedy: 'resend' as const } };
  expect((await service.call(agreeReplacement, input)).error?.code).toBe('case.not_delivered');
  expect((await order.asBuyer.call(agreeReplacement, input)).status).toBe(403);
  const cancel = { orderNumber: order.number, reason: 'x', refundTo: 'wallet' as const, fileIds: [] };
  const odd = await order.asBuyer.call(openCase, { body: { ...cancel, ...wish, remedy: 'gift' as 'resend' } });
  expect(odd.status).toBe(400);
});
