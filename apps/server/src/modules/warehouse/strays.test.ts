import {
  assignStray,
  batchLabel,
  addShelves,
  addWaybills,
  claimStray,
  decideStrayClaim,
  findMyParcel,
  getParcel,
  getStray,
  keepUnowned,
  listMyStrayClaims,
  listStrays,
  makePhoneLink,
  openPhoneLink,
  parcelLabel,
  receiveParcel,
  scanParcel,
  sendPhonePhoto,
  shelfLabel,
} from '@kouan/contract';
import { expect, test } from 'vitest';
import { aBuyer, aStaff } from '../../../test/actors.ts';
import { type Caller, testServer, type TestServer } from '../../../test/harness.ts';
import { codesOn, faultsOf, printed } from '../../../test/paper.ts';
import { aBoughtOrder, scanned, wholeReceipt } from '../../../test/parcels.ts';
import { aPicture, aStockedOrder, brokenRules, orderNow } from '../../../test/stock.ts';
import { aPicture as pictureBytes, sendParts } from '../../../test/uploads.ts';

async function aStray(server: TestServer, keeper: Caller, waybill: string, note = 'black shirts, no name on it') {
  const photo = await aPicture(server, keeper);
  const body = { note, photoIds: [photo.id] };
  const { data, status } = await keeper.call(keepUnowned, { params: { waybill }, body });
  expect(status).toBe(200);
  const list = (await keeper.call(listStrays, { query: { waybill: data.waybill } })).data.content;
  return { id: list[0]?.id ?? 0, photo };
}

test('a parcel that nobody knows is kept with photos, and its likely order is suggested and gets it', async () => {
  const server = await testServer();
  const order = await aBoughtOrder(server, { waybills: ['YT8800112233'] });
  const other = await aBoughtOrder(server, { waybills: ['SF1234567890'], keeper: order.keeper });
  const params = { waybill: 'YT8800112243' };
  expect(await order.keeper.call(keepUnowned, { params, body: { note: 'x', photoIds: [] } })).toMatchObject({
    status: 400,
    error: { code: 'warehouse.photo_required' },
  });
  const { id } = await aStray(server, order.keeper, 'YT8800112243');
  expect((await order.keeper.call(keepUnowned, { params, body: { note: 'x', photoIds: [1] } })).error?.code).toBe(
    'warehouse.parcel_known',
  );

  const view = (await order.keeper.call(getStray, { params: { id } })).data;
  expect(view).toMatchObject({ state: 'kept', kind: 'parcel', photos: [{}], claims: [] });
  expect(view.matches[0]).toMatchObject({
    orderNumber: order.number,
    waybill: 'YT8800112233',
    inTransit: 10,
    reasons: expect.arrayContaining(['waybill']),
  });
  expect(view.matches.some((match) => match.orderNumber === other.number)).toBe(false);
  expect(
    (
      await order.keeper.call(receiveParcel, {
        params,
        body: {
          grams: 1,
          cm3: 1,
          photoIds: [],
          orders: [
            { number: order.number, lines: [{ lineId: 1, quantity: 1, photoIds: [] }], short: [], shortPhotoIds: [] },
          ],
        },
      })
    ).error?.code,
  ).toBe('warehouse.parcel_unowned');

  const assign = () => order.keeper.call(assignStray, { params: { id }, body: { orderNumber: order.number } });
  const replies = await Promise.all([assign(), assign(), assign()]);
  expect(replies.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409]);
  const parcel = await scanned(order.keeper, 'YT8800112243');
  expect(parcel).toMatchObject({ state: 'arrived', orderNumbers: [order.number] });
  await order.keeper.call(receiveParcel, { params, body: wholeReceipt(parcel) });
  expect((await orderNow(order)).status).toBe('finalPending');
  expect(await brokenRules(server)).toEqual([]);
});

test('a kept parcel finds its order by itself once somebody enters its waybill', async () => {
  const server = await testServer();
  const order = await aBoughtOrder(server, { waybills: [] });
  const { id } = await aStray(server, order.keeper, 'JD0099887766');
  await order.keeper.call(addWaybills, {
    params: { number: order.number },
    body: { waybillNumbers: ['jd0099887766'] },
  });
  expect((await order.keeper.call(getStray, { params: { id } })).data).toMatchObject({
    state: 'assigned',
    orderNumber: order.number,
  });
  expect((await order.keeper.call(scanParcel, { body: { waybill: 'JD0099887766' } })).data.parcel).toMatchObject({
    state: 'arrived',
  });
});

test('only an order that was bought and waits for goods gets goods without owner', async () => {
  const server = await testServer();
  const stocked = await aStockedOrder(server);
  const { id } = await aStray(server, stocked.keeper, 'JD0011223344');
  const assign = (orderNumber: string, by: Caller = stocked.keeper) =>
    by.call(assignStray, { params: { id }, body: { orderNumber } });
  expect((await assign(stocked.number)).error?.code).toBe('warehouse.nothing_in_transit');
  expect((await assign('D261103ABCDEFG')).error?.code).toBe('order.not_found');
  expect((await assign(stocked.number, stocked.asBuyer)).status).toBe(403);
  expect(
    (await stocked.keeper.call(assignStray, { params: { id: 999 }, body: { orderNumber: stocked.number } })).error
      ?.code,
  ).toBe('warehouse.stray_not_found');
});

test('buyers see photos only for a plausible waybill, claim with proof for their own order, and staff decide', async () => {
  const server = await testServer();
  const order = await aBoughtOrder(server, { waybills: ['YT5500000001'] });
  const { id, photo } = await aStray(server, order.keeper, 'YT5511223344');
  const stranger = await server.as(await aBuyer(server));
  const find = (caller: Caller, waybill: string) => caller.call(findMyParcel, { body: { waybill } });

  expect((await find(order.asBuyer, 'yt5500000001')).data).toMatchObject({
    mine: { state: 'expected', orderNumbers: [order.number] },
    strays: [],
  });
  expect((await find(stranger, 'YT5500000001')).data).toEqual({ mine: null, strays: [] });
  expect((await find(order.asBuyer, 'YT551122')).data.strays).toEqual([]);
  expect((await find(order.asBuyer, 'YT5511229999')).data.strays).toEqual([]);
  const near = (await find(order.asBuyer, 'YT5511223345')).data;
  expect(near).toMatchObject({
    mine: null,
    strays: [{ id, waybillEnd: '3344', photos: [{ id: photo.id, url: expect.stringContaining('signature=') }] }],
  });
  expect(JSON.stringify(near)).not.toContain('YT5511223344');

  const proof = await aPicture(server, order.asBuyer);
  const claim = (caller: Caller, changes: object = {}) =>
    caller.call(claimStray, {
      body: {
        strayId: id,
        waybill: 'YT5511223345',
        orderNumber: order.number,
        proof: 'the seller sent this',
        photoIds: [proof.id],
        ...changes,
      },
    });
  expect((await claim(order.asBuyer, { waybill: 'SF9999999999' })).error?.code).toBe('warehouse.stray_not_found');
  expect((await claim(order.asBuyer, { photoIds: [] })).status).toBe(400);
  expect((await claim(order.asBuyer, { proof: ' ' })).status).toBe(400);
  expect((await claim(stranger)).error?.code).toBe('order.not_found');
  const claimed = await claim(order.asBuyer);
  expect(claimed).toMatchObject({ status: 201, data: { state: 'requested', orderNumber: order.number } });
  expect((await claim(order.asBuyer)).error?.code).toBe('warehouse.claim_open');
  expect((await stranger.call(listMyStrayClaims, { query: {} })).data.totalElements).toBe(0);

  const view = (await order.keeper.call(getStray, { params: { id } })).data;
  expect(view.claims).toMatchObject([{ proof: 'the seller sent this', photos: [{ id: proof.id }] }]);
  const decide = (isAccepted: boolean, opinion = '', by = order.keeper) =>
    by.call(decideStrayClaim, { params: { id: claimed.data.id }, body: { isAccepted, opinion } });
  expect((await decide(true, '', order.asBuyer)).status).toBe(403);
  expect((await decide(false)).error?.code).toBe('order.reason_required');
  const decisions = await Promise.all([decide(true), decide(false, 'not convincing'), decide(true)]);
  expect(decisions.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409]);
  const state = (await order.asBuyer.call(listMyStrayClaims, { query: {} })).data.content[0]?.state;
  const kept = (await order.keeper.call(getStray, { params: { id } })).data.state;
  expect([state, kept]).toEqual(state === 'accepted' ? ['accepted', 'assigned'] : ['declined', 'kept']);
  expect(await brokenRules(server)).toEqual([]);
});

test('nobody tries all waybills: after sixty in an hour it ends', async () => {
  const server = await testServer();
  const buyer = await server.as(await aBuyer(server));
  let last = 200;
  for (let at = 0; at < 61; at++)
    last = (await buyer.call(findMyParcel, { body: { waybill: `YT77000000${at}` } })).status;
  expect(last).toBe(429);
});

test("a phone adds photos to one parcel for a quarter of an hour, as the keeper's, and can do nothing else", async () => {
  const server = await testServer();
  const order = await aBoughtOrder(server, { waybills: ['YT6600000001'] });
  const params = { waybill: 'YT6600000001' };
  const link = (await order.keeper.call(makePhoneLink, { params })).data;
  const token = link.url.split('/').at(-1) ?? '';
  expect(link.qrSvg).toContain('<svg');
  const page = (await server.visitor.call(openPhoneLink, { params: { token } })).data;
  expect(page).toMatchObject({ waybillEnd: '0001', photoCount: 0 });
  expect(JSON.stringify(page)).not.toContain(order.number);

  const path = sendPhonePhoto.path.replace(':token', token);
  const data = await pictureBytes('jpeg');
  const sent = await sendParts(server, server.visitor, { path, parts: [{ name: 'a.jpg', type: 'image/jpeg', data }] });
  expect(sent).toMatchObject({ status: 200, body: { photoCount: 1 } });
  expect((await order.keeper.call(getParcel, { params })).data.photos).toHaveLength(1);
  const script = await sendParts(server, server.visitor, {
    path,
    parts: [{ name: 'a.jpg', type: 'image/jpeg', data: '<script>' }],
  });
  expect(script).toMatchObject({ status: 400, body: { code: 'file.not_a_picture' } });

  expect((await server.visitor.call(getParcel, { params }, { authorization: token })).status).toBe(401);
  expect((await server.visitor.call(openPhoneLink, { params: { token: 'A'.repeat(32) } })).error?.code).toBe(
    'warehouse.phone_link_ended',
  );
  expect((await order.asBuyer.call(makePhoneLink, { params })).status).toBe(403);
  await server.moveClock({ hours: 1 });
  const late = await sendParts(server, server.visitor, { path, parts: [{ name: 'a.jpg', type: 'image/jpeg', data }] });
  expect(late).toMatchObject({ status: 404, body: { code: 'warehouse.phone_link_ended' } });
});

test('labels of a parcel, a batch and a shelf are one page of their size, and a scanner reads both codes', async () => {
  const server = await testServer();
  const order = await aBoughtOrder(server, { waybills: ['YT7700000001'] });
  const parcel = await scanned(order.keeper, 'YT7700000001');
  const { data } = await order.keeper.call(receiveParcel, {
    params: { waybill: parcel.waybill },
    body: wholeReceipt(parcel),
  });
  const get = async (url: string, caller: Caller = order.keeper) =>
    server.app.inject({ url, headers: { authorization: caller.token ?? '', 'accept-language': 'vi' } });
  const number = data.batches[0]?.number ?? '';
  await order.keeper.call(addShelves, { body: { codes: ['A-01-02'], note: 'cạnh cửa 靠门' } });
  const pages = [
    [parcelLabel.path.replace(':waybill', parcel.waybill), '60x40', parcel.waybill],
    [batchLabel.path.replace(':number', number), '100x150', number],
    [shelfLabel.path.replace(':code', 'A-01-02'), '60x40', 'A-01-02'],
  ] as const;
  for (const [path, size, code] of pages) {
    const reply = await get(`${path}?size=${size}`);
    expect(reply).toMatchObject({ statusCode: 200, headers: { 'content-type': 'application/pdf' } });
    const sheets = await printed(reply.rawPayload);
    expect(sheets.map(({ widthMm, heightMm }) => `${Math.round(widthMm)}x${Math.round(heightMm)}`)).toEqual([size]);
    const [sheet] = sheets;
    expect(sheet && faultsOf(sheet, { edgeMm: 1.5 })).toEqual([]);
    expect(sheet && (await codesOn(sheet)).map(({ text }) => text)).toEqual([code, code]);
  }
  expect((await get(`${pages[0][0]}?size=A3`)).statusCode).toBe(400);
  expect((await get(`${pages[1][0].replace(number, 'K000')}?size=60x40`)).statusCode).toBe(404);
  expect((await get(`${pages[0][0]}?size=60x40`, order.asBuyer)).statusCode).toBe(403);
});

test('staff without the right see the list of goods without owner at most', async () => {
  const server = await testServer();
  const service = await server.as(await aStaff(server, 'customerService'));
  const finance = await server.as(await aStaff(server, 'financeReviewer'));
  expect((await service.call(listStrays, { query: {} })).status).toBe(200);
  expect((await service.call(assignStray, { params: { id: 1 }, body: { orderNumber: 'D261103ABCDEFG' } })).status).toBe(
    403,
  );
  expect((await finance.call(listStrays, { query: {} })).status).toBe(403);
});
