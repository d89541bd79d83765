import { createHmac } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { buffer } from 'node:stream/consumers';
import {
  acceptBag,
  addCarrier,
  addressOf,
  addToBag,
  askCarrierCourse,
  askCarrierWaybill,
  assignBag,
  cancelCarrierWaybill,
  carrierLabel,
  type CarrierEvent,
  carrierSignatureHeader,
  carrierTimestampHeader,
  type CarrierView,
  dispatchBag,
  dispatchShipment,
  editCarrier,
  getCarrierWaybill,
  getMyShipment,
  getPacking,
  listCarriers,
  makeBag,
  sealBag,
  takeCarrierEvent,
  trackShipment,
} from '@kouan/contract';
import { expect, test } from 'vitest';
import { aStaff, anAdmin } from '../../../test/actors.ts';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { anOutside } from '../../../test/outside-shop.ts';
import { aPicture as aPng } from '../../../test/uploads.ts';
import { aShipment, aStockedOrder, brokenRules, payShipment } from '../../../test/stock.ts';
import { allJobs } from '../../app.ts';

const secret = 'an-agreed-secret-of-both';
const sign = (timestamp: string, text: string, key = secret) =>
  createHmac('sha256', key).update(`${timestamp}.${text}`).digest('hex');

/** A carrier of the outside world: checks every signature, and makes one waybill for one key. */
function aCarrierServer() {
  const asked: { path: string; key: string | undefined; body: Record<string, unknown> }[] = [];
  const made = new Map<string, string>();
  const plan = { failures: 0, refuse: false, photo: Buffer.from([]) as Buffer };
  const answer: RequestListener = (request, reply) => {
    void buffer(request).then((bytes) => {
      const text = bytes.toString('utf8');
      const timestamp = String(request.headers[carrierTimestampHeader]);
      const key = request.headers['idempotency-key'];
      const path = request.url ?? '';
      const send = (status: number, body: object) =>
        reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      // Its photos of deliveries lie open, at addresses that nobody guesses.
      if (request.method === 'GET' && path.startsWith('/proofs/'))
        return reply
          .writeHead(200, { 'content-type': path.endsWith('.png') ? 'image/png' : 'text/html' })
          .end(path.endsWith('.png') ? plan.photo : '<p>');
      if (request.headers[carrierSignatureHeader] !== sign(timestamp, text)) return send(401, { message: 'unsigned' });
      asked.push({ path, key: typeof key === 'string' ? key : undefined, body: JSON.parse(text) });
      if (path.endsWith('/label'))
        return reply.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF-1.4 label of the carrier');
      if (path.endsWith('/track')) return send(200, { events: [] });
      if (path.endsWith('/cancel')) return send(200, {});
      const number = made.get(String(key)) ?? `VTP${made.size + 1}0042`;
      if (plan.refuse) return send(422, { message: 'no such ward' });
      made.set(String(key), number);
      // The waybill was made, and the answer is lost.
      if (plan.failures-- > 0) return reply.writeHead(503).end();
      return send(200, { trackingNumber: number });
    });
  };
  return { answer, asked, made, plan };
}

async function tell(
  server: TestServer,
  carrier: CarrierView,
  event: object,
  changes: { key?: string; ageSeconds?: number } = {},
) {
  const text = JSON.stringify(event);
  const timestamp = String(Math.floor(Date.now() / 1000) - (changes.ageSeconds ?? 0));
  const send = (signature: string) =>
    server.app.inject({
      method: 'POST',
      url: carrier.eventPath,
      payload: text,
      headers: {
        'content-type': 'application/json',
        'accept-language': 'en',
        [carrierTimestampHeader]: timestamp,
        [carrierSignatureHeader]: signature,
      },
    });
  const signature = sign(timestamp, text, changes.key);
  const reply = await send(signature);
  return { code: reply.json().code ?? reply.json().outcome, repeat: () => send(signature) };
}

test('a signed carrier makes one waybill however often it is asked, prints its label and takes it back', async () => {
  const carrierServer = aCarrierServer();
  const { outside } = await anOutside(carrierServer.answer);
  const server = await testServer({}, outside);
  const admin = await server.as(await anAdmin(server));
  const order = await aStockedOrder(server);
  const shipment = await aShipment(order, [2]);
  await payShipment(server, order, shipment);
  const { keeper } = order;
  const params = { number: shipment.number };
  const http = { name: 'Nhanh Express', kind: 'http' as const, baseUrl: 'https://api.nhanh.test/v1' };
  const bare = await admin.call(addCarrier, { body: http });
  const plain = await admin.call(addCarrier, { body: { ...http, baseUrl: 'http://api.nhanh.test', secret } });
  const { data: carrier } = await admin.call(addCarrier, { body: { ...http, secret } });
  const { data: manual } = await admin.call(addCarrier, { body: { name: 'Xe tải nhà', kind: 'manual' } });
  const twice = await admin.call(addCarrier, { body: { name: 'NHANH express', kind: 'manual' } });
  const byKeeper = await keeper.call(addCarrier, { body: { name: 'x', kind: 'manual' } });

  // The first answer is lost: the queue asks again with the same key.
  carrierServer.plan.failures = 1;
  const asked = await keeper.call(askCarrierWaybill, { params, body: { carrierId: carrier.id } });
  await expect(server.runJobs()).rejects.toThrow('503');
  const between = await keeper.call(getCarrierWaybill, { params });
  expect(between.data.waybill).toMatchObject({ state: 'asked', problem: 'noAnswer' });
  const { rows } = await server.db.$client.query<{ id: string }>('select id from carrier_waybills');
  await allJobs(server.kit)['makeWaybill']?.({ waybillId: Number(rows[0]?.id) } as never);
  const made = await keeper.call(getCarrierWaybill, { params });
  const label = await server.app.inject({
    url: addressOf(carrierLabel, { params }),
    headers: { authorization: keeper.token ?? '' },
  });
  const again = await keeper.call(askCarrierWaybill, { params, body: { carrierId: carrier.id } });
  await keeper.call(cancelCarrierWaybill, { params });
  await server.runJobs();
  const cancelled = await keeper.call(getCarrierWaybill, { params });
  carrierServer.plan.refuse = true;
  await keeper.call(askCarrierWaybill, { params, body: { carrierId: carrier.id } });
  await server.runJobs();
  const refused = await keeper.call(getCarrierWaybill, { params });
  const numberless = await keeper.call(askCarrierWaybill, { params, body: { carrierId: manual.id } });
  const byHand = await keeper.call(askCarrierWaybill, {
    params,
    body: { carrierId: manual.id, trackingNumber: 'XT-1' },
  });
  const { data: list } = await keeper.call(listCarriers);
  const edited = await admin.call(editCarrier, {
    params: { id: carrier.id },
    body: { name: 'Nhanh', isActive: false, baseUrl: http.baseUrl },
  });
  const { rows: stored } = await server.db.$client.query<{ sealed_secret: string }>(
    'select sealed_secret from carriers',
  );

  expect([bare.error?.code, plain.error?.code, twice.error?.code, byKeeper.status]).toEqual([
    ...['carrier.secret_missing', 'carrier.address_wrong', 'carrier.name_taken', 403],
  ]);
  expect([asked.data.waybill?.state, between.data.waybill?.state, made.data.waybill?.state]).toEqual([
    ...['asked', 'asked', 'made'],
  ]);
  const calls = carrierServer.asked.filter(({ path }) => path === '/v1/waybills');
  expect(calls[0]?.key).toMatch(/^[\w-]{20,}$/);
  expect(calls[1]?.key).toBe(calls[0]?.key);
  expect(carrierServer.made.size).toBe(1);
  expect(calls[0]?.body).toMatchObject({
    shipmentNumber: shipment.number,
    consigneeName: 'Trần Văn Long',
    packages: 1,
  });
  expect(JSON.stringify(calls[0]?.body)).not.toMatch(/Fen|buyer/);
  expect([label.statusCode, label.body]).toEqual([200, '%PDF-1.4 label of the carrier']);
  expect([again.error?.code, cancelled.data.waybill?.state]).toEqual(['carrier.waybill_there', 'cancelled']);
  expect(refused.data.waybill).toMatchObject({ state: 'failed', problem: 'no such ward' });
  expect(numberless.error?.code).toBe('shipment.tracking_empty');
  expect(byHand.data.waybill).toMatchObject({ carrier: 'Xe tải nhà', state: 'made', trackingNumber: 'XT-1' });
  expect(JSON.stringify([list, edited.data, stored])).not.toContain(secret);
  expect(edited.data).toMatchObject({ name: 'Nhanh', isActive: false, hasSecret: true });
});

test('what a carrier tells is signed, taken once and in any order; a delivery it tells delivers', async () => {
  const carrierServer = aCarrierServer();
  carrierServer.plan.photo = await aPng();
  const { outside } = await anOutside(carrierServer.answer);
  const server = await testServer({}, outside);
  const admin = await server.as(await anAdmin(server));
  const order = await aStockedOrder(server);
  const shipment = await aShipment(order, [2]);
  await payShipment(server, order, shipment);
  const params = { number: shipment.number };
  const keeper = await server.as(await aStaff(server, 'warehouseKeeper'));
  const { data: carrier } = await admin.call(addCarrier, {
    body: { name: 'Nhanh Express', kind: 'http', baseUrl: 'https://api.nhanh.test/v1', secret },
  });
  await keeper.call(askCarrierWaybill, { params, body: { carrierId: carrier.id } });
  await server.runJobs();
  const trackingNumber = (await keeper.call(getCarrierWaybill, { params })).data.waybill?.trackingNumber ?? '';
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  const event = (eventId: string, kind: CarrierEvent['kind'], minutes: number): CarrierEvent => ({
    ...{ eventId, trackingNumber, kind, at: at(minutes), place: 'Bưu cục Cầu Giấy' },
  });
  const early = await tell(server, carrier, event('e0', 'delivered', 1));
  const waiting = await order.asBuyer.call(getMyShipment, { params });
  await keeper.call(dispatchShipment, { params, body: { carrier: 'Nhanh Express', trackingNumber } });

  const out = await tell(server, carrier, event('e3', 'outForDelivery', 30));
  const picked = await tell(server, carrier, event('e1', 'pickedUp', 10));
  const repeated = await picked.repeat();
  const known = await tell(server, carrier, { ...event('e1', 'pickedUp', 10), place: 'elsewhere' });
  const forged = await tell(server, carrier, event('e4', 'delivered', 40), { key: 'another-secret-of-nobody' });
  const old = await tell(server, carrier, event('e5', 'delivered', 40), { ageSeconds: 600 });
  const foreign = await tell(server, carrier, { ...event('e6', 'delivered', 40), trackingNumber: 'VTP-NONE' });
  const odd = await tell(server, carrier, { hello: 1 });
  const unknown = await tell(
    server,
    { ...carrier, eventPath: addressOf(takeCarrierEvent, { params: { code: 'x' } }) },
    {},
  );
  const proof = { receiverName: ' Chị Hoa ', proofId: 'POD-7', photoUrl: 'https://files.nhanh.test/proofs/a7.png' };
  const delivered = await tell(server, carrier, { ...event('e7', 'delivered', 60), proof });
  const jobs = await server.runJobs();
  const shown = await order.asBuyer.call(getMyShipment, { params });
  const packing = await keeper.call(getPacking, { params });
  const retold = await tell(server, carrier, {
    ...event('e9', 'delivered', 61),
    proof: { receiverName: 'somebody else' },
  });
  const photo = await server.app.inject({ url: shown.data.delivery?.photos[0]?.url ?? '' });
  const late = await tell(server, carrier, event('e8', 'onTheWay', 20));
  const course = await server.visitor.call(trackShipment, { params: { code: shipment.trackingCode } });
  await keeper.call(askCarrierCourse, { params });
  expect(await server.runJobs()).toContain('trackWaybill');

  expect([early.code, waiting.data.state]).toEqual(['taken', 'ready']);
  expect([out.code, picked.code, known.code, delivered.code, late.code]).toEqual([
    ...['taken', 'taken', 'known', 'taken', 'taken'],
  ]);
  expect([repeated.statusCode, forged.code, old.code, foreign.code, odd.code, unknown.code]).toEqual([
    ...[409, 'carrier.event_unsigned', 'carrier.event_too_old', 'carrier.waybill_missing'],
    ...['carrier.event_not_readable', 'carrier.event_unsigned'],
  ]);
  expect(jobs).toContain('fetchProof');
  expect(shown.data.delivery).toMatchObject({ receiverName: 'Chị Hoa', toldBy: 'Nhanh Express', proofNumber: 'POD-7' });
  expect([photo.statusCode, String(photo.headers['content-type'])]).toEqual([200, 'image/png']);
  expect(packing.data.delivery).toMatchObject({ receiverName: 'Chị Hoa', by: 'Nhanh Express', proofNumber: 'POD-7' });
  expect(packing.data.photos.filter(({ kind }) => kind === 'delivery')).toHaveLength(1);
  // What was told first stays.
  expect([retold.code, (await order.asBuyer.call(getMyShipment, { params })).data.delivery?.receiverName]).toEqual([
    ...['taken', 'Chị Hoa'],
  ]);
  expect(course.data.state).toBe('delivered');
  expect(course.data.steps.map(({ step }) => step)).toEqual([
    ...['created', 'packing', 'dispatched', 'pickedUp', 'onTheWay', 'outForDelivery', 'delivered'],
  ]);
  expect(await brokenRules(server)).toEqual([]);
});

test('a photo of a delivery that is none, or cannot be had, is given up; the proof stays, and the bag offers the waybill', async () => {
  const carrierServer = aCarrierServer();
  const { outside, asked } = await anOutside(carrierServer.answer);
  const server = await testServer({}, outside);
  const admin = await server.as(await anAdmin(server));
  const order = await aStockedOrder(server);
  const shipment = await aShipment(order, [2]);
  await payShipment(server, order, shipment);
  const { keeper } = order;
  const params = { number: shipment.number };
  const { data: carrier } = await admin.call(addCarrier, {
    body: { name: 'Nhanh Express', kind: 'http', baseUrl: 'https://api.nhanh.test/v1', secret },
  });
  await keeper.call(askCarrierWaybill, { params, body: { carrierId: carrier.id } });
  await server.runJobs();
  const trackingNumber = (await keeper.call(getCarrierWaybill, { params })).data.waybill?.trackingNumber ?? '';

  // In a bag the cooperative is offered the waybill for its hand-over.
  const { data: bag } = await keeper.call(makeBag, { body: {} });
  const byBag = { params: { number: bag.number } };
  await keeper.call(addToBag, { ...byBag, body: { shipmentNumber: shipment.number } });
  await keeper.call(sealBag, { ...byBag, body: { grams: 800, sealNumber: 'S-3' } });
  const user = await aStaff(server, 'cooperative');
  await keeper.call(assignBag, { ...byBag, body: { cooperativeId: user.id } });
  const offered = await (await server.as(user)).call(acceptBag, byBag);
  await keeper.call(dispatchBag, byBag);
  expect(offered.data.shipments[0]?.waybill).toEqual({ carrier: 'Nhanh Express', trackingNumber });

  const event = { eventId: 'd1', trackingNumber, kind: 'delivered', at: new Date().toISOString() };
  const plain = { ...event, proof: { receiverName: 'Anh Long', photoUrl: 'http://files.nhanh.test/proofs/1.png' } };
  const refused = await tell(server, carrier, plain);
  const proof = { receiverName: 'Anh Long', photoUrl: 'https://files.nhanh.test/proofs/1.html' };
  const told = await tell(server, carrier, { ...event, proof });
  await server.runJobs();
  const shown = await order.asBuyer.call(getMyShipment, { params });

  expect([refused.code, told.code]).toEqual(['carrier.event_not_readable', 'taken']);
  expect(asked).toContain('files.nhanh.test/proofs/1.html');
  expect(shown.data).toMatchObject({ state: 'delivered', delivery: { receiverName: 'Anh Long', photos: [] } });
  const { rows } = await server.db.$client.query<{ photo_url: string }>('select photo_url from shipment_receipts');
  expect(rows).toEqual([{ photo_url: '' }]);
  expect(await brokenRules(server)).toEqual([]);
});
