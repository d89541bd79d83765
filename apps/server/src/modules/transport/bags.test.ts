import {
  acceptBag,
  addressOf,
  addToBag,
  arriveBag,
  assignBag,
  cancelShipment,
  confirmDelivery,
  customsSheet,
  declineBag,
  dispatchBag,
  dispatchShipment,
  getBag,
  getMyBag,
  getMyShipment,
  getPacking,
  getShipmentBag,
  handOverShipment,
  listBags,
  listCooperatives,
  listMyBags,
  makeBag,
  makeShipmentPhoneLink,
  openShipmentPhoneLink,
  packingList,
  proveDelivery,
  releaseArrival,
  releaseBag,
  releaseShipment,
  reopenBag,
  reportBagProblem,
  saveCustoms,
  sealBag,
  sendShipmentPhoto,
  setDispatchTerms,
  shipmentWaybill,
  solveBagProblem,
  takeFromBag,
  trackShipment,
  weighArrival,
} from '@kouan/contract';
import { expect, test } from 'vitest';
import { aStaff, anAdmin } from '../../../test/actors.ts';
import { aCooperative, aFilledBag, customsOf } from '../../../test/bags.ts';
import { type Caller, type TestServer, testServer } from '../../../test/harness.ts';
import { codesOn, faultsOf, printed, textOn } from '../../../test/paper.ts';
import { aPicture, aShipment, aStockedOrder, brokenRules, packGoods, payFinal } from '../../../test/stock.ts';
import { aPicture as aPng, sendParts } from '../../../test/uploads.ts';
import { downloadedRows } from '../../../test/workbook.ts';

const dispatch = { carrier: 'Kouan Express', trackingNumber: 'KX-1' };
const body = { reason: 'looked again: the box is a heavier one' };

async function pdfOf(server: TestServer, caller: Caller, url: string): Promise<Buffer> {
  const reply = await server.app.inject({ url, headers: { authorization: caller.token ?? '' } });
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/pdf']);
  return reply.rawPayload;
}

test('nothing leaves unpacked, without photos or with a strange weight; somebody looks again and says why it may go', async () => {
  const server = await testServer();
  const order = await aStockedOrder(server);
  const { keeper } = order;
  const shipment = await aShipment(order, [3, 2]);
  const params = { number: shipment.number };
  const send = async () => (await keeper.call(dispatchShipment, { params, body: dispatch })).error?.code;
  const early = await keeper.call(getPacking, { params });
  await payFinal(server, order, shipment);
  const unpacked = await send();
  const bare = await packGoods(server, keeper, shipment.number, {
    parcelPhotoIds: [],
    scalePhotoIds: [],
    grams: 1_900,
  });
  const unseen = await send();

  // The phone adds the parcel's photo: it needs no account, and reaches this shipment only.
  const { data: link } = await keeper.call(makeShipmentPhoneLink, { params, body: { kind: 'parcel' } });
  const token = { params: { token: link.url.split('/').at(-1) ?? '' } };
  const path = addressOf(sendShipmentPhoto, token);
  const sent = await sendParts(server, server.visitor, {
    path,
    parts: [{ name: 'p.png', type: 'image/png', data: await aPng() }],
  });
  const phone = await server.visitor.call(openShipmentPhoneLink, token);
  const oneSided = await send();
  const heavy = await packGoods(server, keeper, shipment.number, { grams: 2_201, parcelPhotoIds: [] });
  const held = await send();
  const silent = await keeper.call(releaseShipment, { params, body: { reason: ' ' } });
  const released = await keeper.call(releaseShipment, { params, body });
  const again = await keeper.call(releaseShipment, { params, body });
  const gone = await keeper.call(dispatchShipment, { params, body: dispatch });
  const late = await server.visitor.call(openShipmentPhoneLink, token);
  const asBuyer = await order.asBuyer.call(getPacking, { params });

  expect(early.data).toMatchObject({ expectedGrams: 2_000, packing: null, needsPhotos: true });
  expect(early.data.pickList.map(({ quantity, shelf }) => [quantity, shelf])).toEqual([
    [3, ''],
    [2, ''],
  ]);
  expect([unpacked, unseen, oneSided, held]).toEqual([
    'shipment.not_packed',
    'shipment.photos_missing',
    'shipment.photos_missing',
    'shipment.held_for_check',
  ]);
  expect(bare.packing).toMatchObject({ state: 'packed', grams: 1_900 });
  expect([sent.status, phone.data]).toMatchObject([
    200,
    { kind: 'parcel', photoCount: 1, numberEnd: shipment.number.slice(-4) },
  ]);
  expect(heavy.packing).toMatchObject({ state: 'held', grams: 2_201 });
  expect([silent.status, again.error?.code]).toEqual([400, 'shipment.not_held']);
  expect(released.data.packing).toMatchObject({ state: 'released', releaseReason: body.reason });
  expect(released.data.weights.map(({ stage, grams, isOutlier }) => [stage, grams, isOutlier]).slice(-3)).toEqual([
    ['border', 2_000, expect.any(Boolean)],
    ['packed', 1_900, false],
    ['packed', 2_201, true],
  ]);
  expect(released.data.photos.map(({ kind }) => kind).toSorted()).toEqual(['parcel', 'scale']);
  expect([gone.status, late.status, asBuyer.status]).toEqual([200, 404, 403]);

  // Off by the setting nothing is needed; what is held still stays.
  const admin = await server.as(await anAdmin(server));
  await admin.call(setDispatchTerms, { body: { needsPhotos: false, tolerancePercent: 0, toleranceGrams: 0 } });
  const plain = await aShipment(order, [1]);
  await payFinal(server, order, plain);
  const free = await keeper.call(dispatchShipment, { params: { number: plain.number }, body: dispatch });
  expect(free.data.state).toBe('inTransit');
  expect(await brokenRules(server)).toEqual([]);
});

test('a bag goes from scan to seal to cooperative, over the border and to the doors, weighed and told at every step', async () => {
  const server = await testServer();
  const { orders, shipments, keeper, number } = await aFilledBag(server);
  const own = await aCooperative(server);
  const other = await aCooperative(server);
  const params = { number };
  const [first, second] = shipments;

  const alone = await keeper.call(dispatchShipment, { params: { number: first.number }, body: dispatch });
  const sealed = await keeper.call(sealBag, { params, body: { grams: 1_700, sealNumber: ' vn-0042 ' } });
  const { data: cooperatives } = await keeper.call(listCooperatives);
  const assigned = await keeper.call(assignBag, { params, body: { cooperativeId: own.id } });
  const hasty = await keeper.call(dispatchBag, { params });
  const accepted = await own.caller.call(acceptBag, { params });
  const sent = await keeper.call(dispatchBag, { params });
  const early = await own.caller.call(arriveBag, { params, body: { grams: 1_690 } });
  const customs = await own.caller.call(saveCustoms, { params, body: customsOf(accepted.data) });
  const rows = await downloadedRows(server, own.caller, addressOf(customsSheet, { params }));
  const arrived = await own.caller.call(arriveBag, { params, body: { grams: 1_690 } });
  const unweighed = await own.caller.call(handOverShipment, {
    params: { number, shipment: first.number },
    body: { carrier: 'Viettel Post', trackingNumber: 'VTP-77' },
  });
  const weighed = await own.caller.call(weighArrival, {
    params: { number, shipment: first.number },
    body: { grams: 1_210 },
  });
  const twice = await own.caller.call(weighArrival, {
    params: { number, shipment: first.number },
    body: { grams: 1_220 },
  });
  const handed = await own.caller.call(handOverShipment, {
    params: { number, shipment: first.number },
    body: { carrier: 'Viettel Post', trackingNumber: 'VTP-77' },
  });
  const noPhoto = await own.caller.call(proveDelivery, {
    params: { number, shipment: first.number },
    body: { receiverName: 'Anh Long', photoIds: [] },
  });
  const { id: proofId } = await aPicture(server, own.caller);
  const proof = { receiverName: 'Anh Long', note: 'left with the guard', photoIds: [proofId] };
  const delivered = await own.caller.call(proveDelivery, { params: { number, shipment: first.number }, body: proof });
  // The buyer was faster: the proof follows.
  await orders[1].asBuyer.call(confirmDelivery, { params: { number: second.number } });
  const { id: laterId } = await aPicture(server, own.caller);
  const later = await own.caller.call(proveDelivery, {
    params: { number, shipment: second.number },
    body: { receiverName: 'Chị Hoa', photoIds: [laterId] },
  });
  const course = await server.visitor.call(trackShipment, { params: { code: first.trackingCode } });
  const strange = await Promise.all([
    other.caller.call(getMyBag, { params }),
    other.caller.call(acceptBag, { params }),
    other.caller.call(handOverShipment, { params: { number, shipment: first.number }, body: dispatch }),
    other.caller.call(proveDelivery, { params: { number, shipment: first.number }, body: proof }),
    other.caller.call(weighArrival, { params: { number, shipment: first.number }, body: { grams: 1 } }),
  ]);

  expect(alone.error).toMatchObject({ code: 'bag.shipment_in_bag', message: expect.stringContaining(number) });
  expect(sealed.data).toMatchObject({ state: 'sealed', isHeld: false, sealNumber: 'VN-0042', expectedGrams: 1_600 });
  expect(cooperatives.map(({ id }) => id)).toEqual(expect.arrayContaining([own.id, other.id]));
  expect([assigned.data.state, hasty.error?.code]).toEqual(['assigned', 'bag.not_accepted']);
  expect(sent.data).toMatchObject({ state: 'crossing', shipments: [{ state: 'inTransit' }, { state: 'inTransit' }] });
  expect(early.error?.code).toBe('bag.declaration_empty');
  expect(customs.data.customs).toHaveLength(3);
  expect(rows[1]).toEqual(
    expect.arrayContaining(['TK-10488', number, 'VN-0042', '61091000', 2, 'PCE', 1_250_000, 'CN']),
  );
  // What looks like a formula is a text.
  expect(String(rows[1]?.[5])).toMatch(/^'=/);
  expect(arrived.data).toMatchObject({ state: 'arrived', isHeld: false, arrivedGrams: 1_690 });
  expect([unweighed.error?.code, twice.error?.code]).toEqual(['shipment.not_weighed', 'shipment.weighed_already']);
  expect(weighed.data.shipments[0]?.arrival).toMatchObject({ state: 'weighed', grams: 1_210, expectedGrams: 1_200 });
  expect(handed.data.shipments[0]).toMatchObject({ carrier: 'Viettel Post', trackingNumber: 'VTP-77' });
  expect(noPhoto.error?.code).toBe('bag.proof_missing');
  expect(delivered.data.shipments[0]).toMatchObject({ state: 'delivered', receiverName: 'Anh Long' });
  expect(delivered.data.shipments[0]?.proof).toHaveLength(1);
  expect(later.data).toMatchObject({ deliveredCount: 2, shipments: [{}, { receiverName: 'Chị Hoa' }] });
  expect(course.data).toMatchObject({ state: 'delivered', carrier: 'Viettel Post', trackingNumber: 'VTP-77' });
  expect(course.data.steps.map(({ step }) => step)).toEqual([
    ...['created', 'packing', 'dispatched', 'arrived', 'handedOver', 'delivered'],
  ]);
  expect(course.data.steps[3]?.place).toEqual({ cn: '越南', en: 'Vietnam', vi: 'Việt Nam' });
  expect(JSON.stringify(course.data)).not.toMatch(/Long|0912 ?345|Cầu Giấy/);
  expect(strange.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  // Neither money nor orders nor buyers: only what crossing and delivery need.
  expect(JSON.stringify(accepted.data)).toContain('Cầu Giấy');
  expect(JSON.stringify(accepted.data)).not.toMatch(/Fen|amount|buyer|D\d{6}|B\d{6}/);
  expect((await keeper.call(getBag, { params })).data.weights.map(({ stage, grams }) => [stage, grams])).toEqual([
    ['bag', 1_700],
    ['vietnam', 1_690],
  ]);
  expect((await keeper.call(getShipmentBag, { params: { number: first.number } })).data.bag?.number).toBe(number);
  // Seller, border, packed and Vietnam, each with who weighed.
  const { data: packing } = await keeper.call(getPacking, { params: { number: first.number } });
  expect(packing.weights.map(({ stage, grams }) => [stage, grams])).toEqual([
    ...[
      ['seller', 960],
      ['border', 1_200],
      ['packed', 1_200],
      ['vietnam', 1_210],
    ],
  ]);
  const shown = await orders[0].asBuyer.call(getMyShipment, { params: { number: first.number } });
  expect(shown.data.delivery).toMatchObject({ receiverName: 'Anh Long', toldBy: expect.stringMatching(/./) });
  expect(shown.data.delivery?.photos).toHaveLength(1);
  expect(await brokenRules(server)).toEqual([]);
});

test('a shipment that weighs something else in Vietnam is held, its receipt by time waits, and staff say why it may go', async () => {
  const server = await testServer();
  const { orders, shipments, keeper, number } = await aFilledBag(server);
  const own = await aCooperative(server);
  const params = { number };
  await keeper.call(sealBag, { params, body: { grams: 1_600, sealNumber: 'S-9' } });
  await keeper.call(assignBag, { params, body: { cooperativeId: own.id } });
  const { data: bag } = await own.caller.call(acceptBag, { params });
  await keeper.call(dispatchBag, { params });
  await own.caller.call(saveCustoms, { params, body: customsOf(bag) });
  const inside = { params: { number, shipment: shipments[0].number } };
  const weigh = (grams: number) => own.caller.call(weighArrival, { ...inside, body: { grams } });
  const early = await weigh(1_200);
  await own.caller.call(arriveBag, { params, body: { grams: 1_600 } });
  const held = await weigh(1_401);
  const { id: photoId } = await aPicture(server, own.caller);
  const proof = { receiverName: 'Anh Long', photoIds: [photoId] };
  const stuck = [
    await own.caller.call(handOverShipment, { ...inside, body: dispatch }),
    await own.caller.call(proveDelivery, { ...inside, body: proof }),
  ];
  const shipmentOf = async (at: 0 | 1) =>
    (await (await server.as(orders[at].buyer)).call(getMyShipment, { params: { number: shipments[at].number } })).data;
  const [waiting, other] = [await shipmentOf(0), await shipmentOf(1)];
  const { data: list } = await keeper.call(listBags, { query: {} });

  // The other one is received by time; this one waits for the staff.
  await server.moveClock({ hours: 16 * 24 });
  await server.runTimers();
  const [still, received] = [await shipmentOf(0), await shipmentOf(1)];
  const staff = await server.as(await aStaff(server, 'warehouseKeeper'));
  const released = await staff.call(releaseArrival, { ...inside, body });
  const again = await staff.call(releaseArrival, { ...inside, body });
  const going = await shipmentOf(0);
  await server.runTimers();
  const kept = await shipmentOf(0);
  await server.moveClock({ hours: 16 * 24 });
  await server.runTimers();
  const last = await shipmentOf(0);

  expect(early.error?.code).toBe('bag.move_not_allowed');
  expect(held.data).toMatchObject({ heldCount: 1, shipments: [{ arrival: { state: 'held', grams: 1_401 } }, {}] });
  expect(stuck.map(({ error }) => error?.code)).toEqual(['shipment.held_for_check', 'shipment.held_for_check']);
  expect(list.content).toMatchObject([{ number, isHeld: false, heldCount: 1 }]);
  expect([waiting.check?.stage, other.check]).toEqual(['vietnam', null]);
  expect([still.state, still.check?.stage, received.state]).toEqual(['inTransit', 'vietnam', 'delivered']);
  expect(again.error?.code).toBe('shipment.not_held');
  expect(released.data).toMatchObject({
    heldCount: 0,
    shipments: [{ arrival: { state: 'released', releaseReason: body.reason } }, {}],
  });
  expect(released.data.events.slice(0, 2)).toMatchObject([
    { event: 'released', shipmentNumber: shipments[0].number, text: body.reason },
    { event: 'held', shipmentNumber: shipments[0].number, text: '1401 g / 1200 g' },
  ]);
  expect([going.check, kept.state, last.state]).toEqual([null, 'inTransit', 'delivered']);
  // The clock went on with what was left of it.
  const waitedMs = Date.parse(going.autoReceiveAt ?? '') - Date.parse(waiting.autoReceiveAt ?? '');
  expect(Math.round(waitedMs / 86_400_000)).toBe(16);
  expect(await brokenRules(server)).toEqual([]);
});

test('a bag that weighs too much is held at the seal and on arrival; declined, opened again, and told of problems', async () => {
  const server = await testServer();
  const { orders, shipments, keeper, number } = await aFilledBag(server);
  const own = await aCooperative(server);
  const params = { number };
  const assign = () => keeper.call(assignBag, { params, body: { cooperativeId: own.id } });
  const seal = { grams: 2_100, sealNumber: 'S-1' };
  const foreign = await keeper.call(assignBag, { params, body: { cooperativeId: orders[0].buyer.id } });
  const check = async () => {
    const mine = { params: { number: shipments[0].number } };
    return (await orders[0].asBuyer.call(getMyShipment, mine)).data.check?.stage ?? null;
  };
  const checks = [await check()];
  const held = await keeper.call(sealBag, { params, body: seal });
  checks.push(await check());
  const stuck = await assign();
  const opened = await keeper.call(reopenBag, { params, body });
  checks.push(await check());
  const { data: second } = await keeper.call(makeBag, { body: {} });
  const twice = await keeper.call(addToBag, {
    params: { number: second.number },
    body: { shipmentNumber: shipments[0].number },
  });
  const empty = await keeper.call(sealBag, { params: { number: second.number }, body: seal });
  const takenOut = await keeper.call(takeFromBag, { params: { number, shipment: shipments[1].number } });
  await keeper.call(addToBag, { params, body: { shipmentNumber: shipments[1].number } });
  await keeper.call(sealBag, { params, body: seal });
  checks.push(await check());
  const released = await keeper.call(releaseBag, { params, body });
  checks.push(await check());
  await assign();
  const declined = await own.caller.call(declineBag, { params, body: { reason: 'no lorry today' } });
  const mine = await own.caller.call(listMyBags, { query: {} });
  await assign();
  await own.caller.call(acceptBag, { params });
  const { id } = await aPicture(server, own.caller);
  const problem = await own.caller.call(reportBagProblem, {
    params,
    body: { text: 'wet corner', shipmentNumber: shipments[0].number, photoIds: [id] },
  });
  const solved = await keeper.call(solveBagProblem, { params, body });
  // Cancelled after it was sealed in: the whole bag stays.
  await orders[1].asBuyer.call(cancelShipment, { params: { number: shipments[1].number }, body: { reason: 'no' } });
  const blocked = await keeper.call(dispatchBag, { params });
  const still = await keeper.call(getBag, { params });

  expect(checks).toEqual([null, 'bag', null, 'bag', null]);
  expect([foreign.error?.code, stuck.error?.code]).toEqual(['bag.move_not_allowed', 'bag.held_for_check']);
  expect(held.data).toMatchObject({ isHeld: true, weights: [{ grams: 2_100, expectedGrams: 1_600, isOutlier: true }] });
  expect(opened.data).toMatchObject({ state: 'open', isHeld: false, grams: null, sealNumber: '' });
  expect([twice.error?.code, empty.error?.code]).toEqual(['bag.shipment_in_bag', 'bag.empty']);
  expect(takenOut.data.shipmentCount).toBe(1);
  expect(released.data).toMatchObject({ isHeld: false, state: 'sealed' });
  expect([declined.status, mine.data.totalElements]).toEqual([200, 0]);
  expect(problem.data).toMatchObject({
    hasProblem: true,
    events: [{ text: 'wet corner', photos: [{ isPicture: true }] }, {}, {}],
  });
  expect(solved.data.hasProblem).toBe(false);
  expect(blocked.error).toMatchObject({ code: 'bag.shipment_not_ready' });
  expect(still.data).toMatchObject({ state: 'assigned', shipments: [{ state: 'ready' }, { state: 'cancelled' }] });
  expect((await keeper.call(listBags, { query: { state: 'assigned' } })).data.content.map((bag) => bag.number)).toEqual(
    [number],
  );
  expect(await brokenRules(server)).toEqual([]);
});

test('packing list and waybill are printed in the language that is asked for, a label each package', async () => {
  const server = await testServer();
  const order = await aStockedOrder(server);
  const shipment = await aShipment(order, [1, 2]);
  await payFinal(server, order, shipment);
  await packGoods(server, order.keeper, shipment.number, { packages: 3 });
  const params = { number: shipment.number };
  const papers = await Promise.all([
    pdfOf(server, order.keeper, addressOf(packingList, { params, query: { language: 'cn' } })),
    pdfOf(server, order.keeper, addressOf(packingList, { params, query: { language: 'en' } })),
    pdfOf(server, order.keeper, addressOf(shipmentWaybill, { params, query: { language: 'vi' } })),
  ]);
  const [list, english, waybills] = await Promise.all(papers.map((paper) => printed(paper)));
  expect([list, english, waybills].map((sheets) => sheets?.length)).toEqual([1, 1, 3]);
  for (const [sheets, heading] of [
    [list, '装箱单'],
    [english, 'Packinglist'],
    [waybills, 'Ngườinhận'],
  ] as const)
    for (const sheet of sheets ?? []) {
      expect(textOn(sheet)).toContain(heading);
      expect(textOn(sheet)).toContain('TrầnVănLong');
      expect(faultsOf(sheet, { edgeMm: 4 })).toEqual([]);
      expect(new Set((await codesOn(sheet)).map(({ text }) => text))).toEqual(new Set([shipment.number]));
    }
  expect((await order.asBuyer.call(packingList, { params, query: {} })).status).toBe(403);
});
