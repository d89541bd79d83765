import {
  addressOf,
  answerCase,
  approveCase,
  askCase,
  claimCase,
  claimDefect,
  chooseRefundTarget,
  countCases,
  downloadEvidence,
  downloadMyEvidence,
  getCaseOptions,
  getMyCase,
  getMyWallet,
  listCases,
  openCase,
  quoteCase,
  recordReturnedToStore,
  recordSentBack,
  rejectCase,
  releaseCase,
  reReviewCase,
} from '@kouan/contract';
import { expect, test } from 'vitest';
import { closed, darkShare, faultsOf, longText, printed, textOn } from '../../../test/paper.ts';
import { aBuyer, aStaff } from '../../../test/actors.ts';
import { aCase, aDeliveredOrder, approve, caseNow, dispatch } from '../../../test/cases.ts';
import { type Caller, type TestServer, testServer } from '../../../test/harness.ts';
import {
  aPicture,
  aShipment,
  aStockedOrder,
  brokenRules,
  orderNow,
  payShipment,
  stockNow,
} from '../../../test/stock.ts';

const staff = async (server: TestServer, role: 'financeReviewer' | 'customerService' | 'warehouseKeeper') =>
  server.as(await aStaff(server, role));

async function aClaim(server: TestServer, quantity = 2) {
  const order = await aDeliveredOrder(server);
  const photo = await aPicture(server, order.asBuyer);
  const line = order.view.lines[0];
  if (!line) throw new Error('the order has a line');
  const wish = {
    kind: 'afterSales' as const,
    reasonCode: 'quality' as const,
    reason: 'The seams open',
    shipmentNumber: order.shipment.number,
    lines: [{ lineId: line.id, quantity }],
    fileIds: [photo.id],
  };
  return { order, photo, line, wish, opened: await aCase(order, wish) };
}

test('a claim after the delivery gives the whole value of its units back, borne by the store', async () => {
  const server = await testServer();
  const { order, line, photo, opened } = await aClaim(server);
  const waiting = await orderNow(order);
  const valueFen = order.view.totalFen;
  const goodsFen = 2 * line.unitPriceFen;

  const decided = await approve(server, opened.number, { bornBy: 'store' });
  const refundFen = Math.round((valueFen * goodsFen) / order.view.goodsFen);

  expect(opened).toMatchObject({
    state: 'requested',
    quantity: 2,
    shipmentNumber: order.shipment.number,
    files: [{ id: photo.id, url: expect.stringContaining('signature=') }],
    allowedActions: ['answer', 'chooseTarget'],
  });
  expect(waiting.status).toBe('refunding');
  expect(decided).toMatchObject({ state: 'paid', refundFen, bornBy: 'store', items: [{ kind: 'claimed' }] });
  expect((await order.asBuyer.call(getMyWallet)).data.balanceFen).toBe(refundFen);
  const end = await orderNow(order);
  expect(end).toMatchObject({ status: 'completed', refundedFen: refundFen });
  expect(end.money.paidFen).toBe(end.money.consumedFen + end.money.heldFen + end.money.refundedFen);
  expect(await brokenRules(server)).toEqual([]);
});

test('a unit is claimed once, within its time, with the proof that its reason needs', async () => {
  const server = await testServer();
  const { order, line, wish } = await aClaim(server, 3);
  const call = async (changes: object) => {
    const reply = await order.asBuyer.call(openCase, {
      body: { orderNumber: order.number, refundTo: 'wallet', ...wish, fileIds: [], reasonCode: 'missing', ...changes },
    });
    return [reply.status, reply.error?.code];
  };

  expect(await call({})).toEqual([400, 'case.quantity_too_large']);
  expect(await call({ lines: [{ lineId: line.id, quantity: 1 }], reasonCode: 'damaged' })).toEqual([
    400,
    'case.photo_required',
  ]);
  expect(await call({ lines: undefined })).toEqual([400, 'case.lines_required']);
  expect(await call({ lines: [1, 1].map((quantity) => ({ lineId: line.id, quantity })) })).toEqual([
    400,
    'case.line_twice',
  ]);
  expect(await call({ shipmentNumber: 'S261103ABCDEFG' })).toEqual([404, 'shipment.not_found']);
  expect(await call({ lines: [{ lineId: line.id, quantity: 1 }], wantFen: 99_999_999 })).toEqual([
    400,
    'case.want_too_large',
  ]);
  const options = await order.asBuyer.call(getCaseOptions, { params: { number: order.number } });
  expect(options.data.afterSales).toMatchObject([
    { shipmentNumber: order.shipment.number, lines: [{ lineId: line.id, left: 1 }, { left: 6 }] },
  ]);
  const both = await Promise.all([
    call({ lines: [{ lineId: line.id, quantity: 1 }] }),
    call({ lines: [{ lineId: line.id, quantity: 1 }] }),
  ]);
  expect(both.toSorted(([a], [b]) => Number(a) - Number(b))).toEqual([
    [201, undefined],
    [400, 'case.quantity_too_large'],
  ]);

  await server.moveClock({ hours: 7 * 24 + 1 });
  const later = await server.as(order.buyer);
  const late = await later.call(openCase, {
    body: {
      orderNumber: order.number,
      refundTo: 'wallet',
      ...wish,
      fileIds: [],
      reasonCode: 'missing',
      lines: [{ lineId: order.view.lines[1]?.id ?? 0, quantity: 1 }],
    },
  });
  expect(late).toMatchObject({ status: 409, error: { code: 'order.move_not_allowed' } });
  expect(await brokenRules(server)).toEqual([]);
});

test('a part of the value may go back, never more than is left of the shipment, and the order stays completed', async () => {
  const server = await testServer();
  const { order, opened } = await aClaim(server, 4);
  const finance = await staff(server, 'financeReviewer');
  const params = { number: opened.number };
  const { proposal } = await caseNow(finance, opened.number);

  const tooMuch = await finance.call(quoteCase, { params, body: { amountFen: proposal.capFen + 1 } });
  const nothing = await finance.call(approveCase, { params, body: { amountFen: 0, refundFen: 0 } });
  const decided = await approve(server, opened.number, { amountFen: 100, bornBy: 'platform' });

  expect(proposal.capFen).toBe(order.view.totalFen + feesOf(order.shipment));
  expect([tooMuch, nothing].map(({ status, error }) => [status, error?.code])).toEqual([
    [400, 'case.amount_not_allowed'],
    [400, 'case.amount_not_allowed'],
  ]);
  expect(decided).toMatchObject({ state: 'paid', refundFen: 100, bornBy: 'platform' });
  expect((await orderNow(order)).status).toBe('completed');
  expect(await brokenRules(server)).toEqual([]);
});

const feesOf = ({ fees }: { fees: readonly { feeFen: number }[] }): number =>
  fees.reduce((sum, { feeFen }) => sum + feeFen, 0);

test('an order of which every unit was refunded whole is refunded; the payments are given back newest first', async () => {
  const server = await testServer();
  const order = await aDeliveredOrder(server);
  const { number } = await aCase(order, {
    kind: 'afterSales',
    reasonCode: 'missing',
    shipmentNumber: order.shipment.number,
    lines: order.view.lines.map(({ id, ordered }) => ({ lineId: id, quantity: ordered })),
    refundTo: 'source',
  });

  const decided = await approve(server, number);

  const [first, second] = decided.payouts;
  expect(decided).toMatchObject({ state: 'approved', refundFen: order.view.totalFen });
  expect(first).toMatchObject({ paymentNumber: order.shipment.paymentNumber, amountFen: order.shipment.amountFen });
  expect(second).toMatchObject({
    paymentNumber: order.depositNumber,
    amountFen: order.view.totalFen - order.shipment.amountFen,
  });
  expect(decided.refundVnd).toBe((first?.amountVnd ?? 0) + (second?.amountVnd ?? 0));
  expect((await orderNow(order)).status).toBe('refunding');
  expect(await brokenRules(server)).toEqual([]);
});

test('staff ask back, the clock stands still, the buyer answers with proof; two people do not collide', async () => {
  const server = await testServer();
  const { order, opened } = await aClaim(server);
  const params = { number: opened.number };
  const [one, other] = [await staff(server, 'customerService'), await staff(server, 'customerService')];

  const claimed = await one.call(claimCase, { params });
  const collision = await other.call(claimCase, { params });
  const blocked = await other.call(rejectCase, { params, body: { reason: 'no' } });
  const asked = await one.call(askCase, { params, body: { text: 'Please show the label' } });
  const proof = await aPicture(server, order.asBuyer);
  const answered = await order.asBuyer.call(answerCase, {
    params,
    body: { text: 'Here it is', fileIds: [proof.id] },
  });
  const target = await order.asBuyer.call(chooseRefundTarget, { params, body: { refundTo: 'source' } });
  await one.call(releaseCase, { params });
  const taken = await other.call(claimCase, { params });

  expect(claimed.data.allowedActions).toEqual(['release', 'ask', 'approve', 'reject', 'offer', 'prepareStoreClaim']);
  expect([collision, blocked].map(({ status, error }) => [status, error?.code])).toEqual([
    [409, 'case.claimed_by_other'],
    [409, 'case.claimed_by_other'],
  ]);
  expect(asked.data).toMatchObject({ waitsFor: 'buyer', dueAt: null });
  expect(answered.data).toMatchObject({ waitsFor: 'platform', dueAt: expect.any(String), claimedBy: '' });
  expect(answered.data.events.map(({ event }) => event)).toEqual(['opened', 'claimed', 'asked', 'answered']);
  expect(answered.data.events.at(-1)?.files).toMatchObject([{ id: proof.id }]);
  expect(target.data.refundTo).toBe('source');
  expect(taken.status).toBe(200);
  const counts = await other.call(countCases);
  expect(counts.data).toMatchObject([
    { queue: 'open', count: 1 },
    { queue: 'mine', count: 1 },
    { queue: 'asked', count: 0 },
    { queue: 'replacing', count: 0 },
    { queue: 'payout', count: 0 },
    { queue: 'store', count: 0 },
    { queue: 'rejected', count: 0 },
    { queue: 'done', count: 0 },
  ]);
  expect((await other.call(listCases, { query: { queue: 'mine', blurry: opened.number } })).data.totalElements).toBe(1);
  expect((await other.call(listCases, { query: { blurry: '%' } })).data.totalElements).toBe(0);
});

test('goods that the buyer sends back lie in after-sales until they go to the store', async () => {
  const server = await testServer();
  const { order, line, opened } = await aClaim(server);
  const params = { number: opened.number };
  const body = (quantity: number) => ({ lines: [{ lineId: line.id, quantity }], photoIds: [], note: 'By post' });

  const early = await order.keeper.call(recordReturnedToStore, { params, body: body(1) });
  const tooMany = await order.keeper.call(recordSentBack, { params, body: body(3) });
  const back = await order.keeper.call(recordSentBack, { params, body: body(2) });
  const stock = await stockNow(order);
  await approve(server, opened.number);
  const gone = await order.keeper.call(recordReturnedToStore, { params, body: body(2) });

  expect([early, tooMany].map(({ status, error }) => [status, error?.code])).toEqual([
    [400, 'case.quantity_too_large'],
    [400, 'case.quantity_too_large'],
  ]);
  expect(back.data).toMatchObject({ lines: [{ sentBack: 2, returned: 0 }] });
  expect(stock).toMatchObject([{ afterSales: 2, available: 0 }]);
  expect(gone.data).toMatchObject({ lines: [{ sentBack: 2, returned: 2 }] });
  expect(await orderNow(order)).toMatchObject({
    status: 'completed',
    lines: [{ shipped: 2, afterSales: 0, returned: 2 }, { shipped: 6 }],
  });
  expect(await stockNow(order)).toEqual([]);
  expect(await brokenRules(server)).toEqual([]);
});

test('defective stock is frozen out of shipments; rejected it is available again, approved it goes back with its deposit', async () => {
  const server = await testServer();
  const order = await aStockedOrder(server);
  const photo = await aPicture(server, order.keeper);
  const again = await aPicture(server, order.keeper);
  const line = order.view.lines[0];
  const claim = (photoIds: number[], quantity = 3) =>
    order.keeper.call(claimDefect, {
      params: { number: order.number },
      body: { reasonCode: 'damaged', reason: 'Wet box', lines: [{ lineId: line?.id ?? 0, quantity }], photoIds },
    });

  const bare = await claim([]);
  const tooMany = await claim([photo.id], 5);
  const claimed = await claim([photo.id]);
  const service = await staff(server, 'customerService');
  const [opened] = (await service.call(listCases, { query: { orderNumber: order.number } })).data.content;
  const params = { number: opened?.number ?? '' };
  const own = await order.keeper.call(recordReturnedToStore, {
    params,
    body: { lines: [{ lineId: line?.id ?? 0, quantity: 1 }], photoIds: [] },
  });
  await service.call(rejectCase, { params, body: { reason: 'Only the box' } });
  const freed = await orderNow(order);
  const reopened = await service.call(reReviewCase, { params, body: { reason: 'It is the goods' } });
  const decided = await approve(server, params.number, {}, service);
  await order.keeper.call(recordReturnedToStore, {
    params,
    body: { lines: [{ lineId: line?.id ?? 0, quantity: 3 }], photoIds: [again.id] },
  });

  expect([bare, tooMany, own].map(({ status, error }) => [status, error?.code])).toEqual([
    [400, 'case.photo_required'],
    [400, 'case.quantity_too_large'],
    [409, 'case.not_open'],
  ]);
  expect(claimed.data).toMatchObject({
    status: 'finalPending',
    lines: [{ available: 1, afterSales: 3 }, { available: 6 }],
  });
  expect(freed.lines[0]).toMatchObject({ available: 4, afterSales: 0 });
  expect(reopened.data).toMatchObject({ state: 'requested' });
  expect(decided.refundFen).toBe(decided.depositShareFen);
  expect(await orderNow(order)).toMatchObject({
    lines: [{ available: 1, afterSales: 0, returned: 3 }, { available: 6 }],
  });
  const rest = await aShipment(order, [1, 6]);
  await payShipment(server, order, rest);
  await dispatch(order.keeper, rest.number);
  expect(await brokenRules(server)).toEqual([]);
});

test('a claim of goods on the road waits with them; a rejection shows when all else is done', async () => {
  const server = await testServer();
  const order = await aStockedOrder(server);
  const shipment = await aShipment(order, [4, 6]);
  await payShipment(server, order, shipment);
  await dispatch(order.keeper, shipment.number);
  const { number } = await aCase(order, {
    kind: 'afterSales',
    reasonCode: 'missing',
    shipmentNumber: shipment.number,
    lines: [{ lineId: order.view.lines[0]?.id ?? 0, quantity: 1 }],
  });
  const onTheRoad = (await orderNow(order)).status;
  const service = await staff(server, 'customerService');
  await service.call(rejectCase, { params: { number }, body: { reason: 'It is still on its way' } });
  await server.moveClock({ hours: 15 * 24 + 1 });
  await server.runTimers();
  await server.runTimers();

  const asBuyer = await server.as(order.buyer);
  expect(onTheRoad).toBe('shipping');
  expect((await asBuyer.call(getMyCase, { params: { number } })).data.state).toBe('rejectedFinal');
  expect((await orderNow({ ...order, asBuyer })).status).toBe('completed');
  expect(await brokenRules(server)).toEqual([]);
});

test('the evidence of a case is a paper in each language for its buyer and the staff, with its photos, and for nobody else', async () => {
  const server = await testServer();
  const { order, opened } = await aClaim(server);
  const params = { number: opened.number };
  const service = await staff(server, 'customerService');
  await service.call(askCase, { params, body: { text: 'Chiếc nào bị hở đường may?' } });
  const proof = await aPicture(server, order.asBuyer);
  const longAnswer = longText('cn', 1000);
  await order.asBuyer.call(answerCase, { params, body: { text: longAnswer, fileIds: [proof.id] } });
  const paper = (caller: Caller, url: string) =>
    server.app.inject({ url, headers: { authorization: caller.token ?? '' } });

  const [chinese, vietnamese] = await Promise.all(
    (['cn', 'vi'] as const).map((language) =>
      paper(order.asBuyer, addressOf(downloadMyEvidence, { params, query: { language } })),
    ),
  );
  for (const reply of [chinese, vietnamese]) {
    expect(reply?.headers['content-type']).toBe('application/pdf');
    expect(reply?.headers['content-disposition']).toBe(`attachment; filename="case-${opened.number}.pdf"`);
    const text = reply?.rawPayload.toString('latin1') ?? '';
    // Two pictures inside, as JPEG.
    expect(text.match(/\/DCTDecode/g)).toHaveLength(2);
  }
  for (const [reply, words] of [
    [chinese, ['售后凭证', '质量问题', '过程记录', longAnswer, '照片']],
    [vietnamese, ['Hồ sơ hậu mãi', 'Diễn biến', 'Chiếc nào bị hở đường may?', longAnswer, 'Ảnh']],
  ] as const) {
    // Pages of text, the last one of photos, all drawn without a fault and every word readable.
    const sheets = await printed(reply?.rawPayload ?? Buffer.alloc(0));
    for (const sheet of sheets) expect(faultsOf(sheet, { edgeMm: 5 })).toEqual([]);
    const photos = sheets.at(-1);
    const all = sheets.map((sheet) => textOn(sheet)).join('');
    for (const word of words) expect(all).toContain(closed(word));
    expect(all).toContain(opened.number);
    // Both photos stand side by side below the heading.
    expect(photos && darkShare(photos, { left: 17, top: 28, right: 60, bottom: 80 })).toBeGreaterThan(0.9);
    expect(photos && darkShare(photos, { left: 111, top: 28, right: 150, bottom: 80 })).toBeGreaterThan(0.9);
  }
  const ofStaff = await paper(service, addressOf(downloadEvidence, { params, query: { language: 'en' } }));
  expect([ofStaff.statusCode, ofStaff.headers['content-disposition']]).toEqual([
    200,
    `inline; filename="case-${opened.number}.pdf"`,
  ]);
  const stranger = await server.as(await aBuyer(server));
  const others = await paper(stranger, addressOf(downloadMyEvidence, { params, query: {} }));
  const asStaff = await paper(order.asBuyer, addressOf(downloadEvidence, { params, query: {} }));
  expect([others.statusCode, asStaff.statusCode]).toEqual([404, 403]);
}, 90_000);
