import * as contract from '@kouan/contract';
import { beforeAll, expect, test } from 'vitest';
import { aBuyer } from '../../../test/actors.ts';
import { type Caller, type TestServer, testServer } from '../../../test/harness.ts';
import { anOrderWish } from '../../../test/orders.ts';
import { aProduct } from '../../../test/products.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
const someBuyer = async () => server.as(await aBuyer(server));
const find = async (query: { word: string; province?: string }) =>
  (await server.visitor.call(contract.findPlaces, { query })).data;
const wish = (changes: object = {}) => ({
  name: 'Nguyễn Văn An',
  phone: '0912 345 678',
  wardCode: '00004',
  street: '12 Phố Ví Dụ',
  ...changes,
});
const add = (caller: Caller, changes: object = {}) => caller.call(contract.addAddress, { body: wish(changes) });
const list = async (caller: Caller) => (await caller.call(contract.listAddresses)).data;

test('Vietnam has the 34 provinces of July 2025', async () => {
  const { data, headers } = await server.visitor.call(contract.listProvinces);
  expect(data).toHaveLength(34);
  expect(data[0]).toEqual({ code: '01', name: 'Thành phố Hà Nội' });
  expect(data.map(({ name }) => name)).not.toContain('Bắc Giang');
  expect(headers['cache-control']).toBe('public, max-age=3600');
});

test('wards are found with and without diacritics, words in any order, in one province or in all', async () => {
  const today = { wardCode: '00004', wardName: 'Phường Ba Đình', provinceCode: '01', provinceName: 'Thành phố Hà Nội' };
  for (const word of ['Phường Ba Đình', 'ba dinh ha noi', 'BA DINH', 'hà nội ba đình', 'ba đình'.normalize('NFD')])
    expect((await find({ word }))[0], word).toEqual({ ...today, oldName: null });
  const inProvince = await find({ word: 'phuong', province: '96' });
  expect(inProvince).toHaveLength(20);
  expect(new Set(inProvince.map(({ provinceCode }) => provinceCode))).toEqual(new Set(['96']));
  expect(await find({ word: 'khong co noi nay' })).toEqual([]);
  expect(await find({ word: '%_;' })).toEqual([]);
});

test('a former name leads to the ward of today, and is told as it was', async () => {
  expect((await find({ word: 'phuong 12 quan go vap' }))[0]).toEqual({
    wardCode: '26882',
    wardName: 'Phường An Hội Tây',
    provinceCode: '79',
    provinceName: 'Thành phố Hồ Chí Minh',
    oldName: 'Phường 12, Quận Gò Vấp, Thành phố Hồ Chí Minh',
  });
  // A province that is no more leads to the one that took it in.
  const formerProvince = await find({ word: 'My Loc Can Giuoc Long An' });
  expect(formerProvince[0]).toMatchObject({ provinceName: 'Tây Ninh', oldName: expect.stringContaining('Long An') });
});

test('an address keeps the names of today, the phone as +84 and the former place as typed', async () => {
  const buyer = await someBuyer();
  const { status, data } = await add(buyer, { oldPlace: ' Phường Cống Vị, Quận Ba Đình ' });
  expect(status).toBe(201);
  expect(data).toEqual({
    id: data.id,
    name: 'Nguyễn Văn An',
    phone: '+84912345678',
    wardCode: '00004',
    wardName: 'Phường Ba Đình',
    provinceCode: '01',
    provinceName: 'Thành phố Hà Nội',
    street: '12 Phố Ví Dụ',
    oldPlace: 'Phường Cống Vị, Quận Ba Đình',
    isDefault: true,
    text: '12 Phố Ví Dụ, Phường Ba Đình, Thành phố Hà Nội (cũ: Phường Cống Vị, Quận Ba Đình)',
    destination: 'north',
  });
  expect((await add(buyer, { wardCode: '26882', phone: '+84 28 3822 1234' })).data).toMatchObject({
    phone: '+842838221234',
    destination: 'south',
    isDefault: false,
  });
});

test('what is missing or unknown is refused with its own message', async () => {
  const buyer = await someBuyer();
  const code = async (changes: object) => {
    const { error } = await add(buyer, changes);
    return [error?.code, Object.keys(error?.fields ?? {})];
  };
  expect(await code({ phone: '12345' })).toEqual(['address.phone_invalid', ['phone']]);
  expect(await code({ wardCode: '99999' })).toEqual(['address.ward_unknown', ['wardCode']]);
  expect(await code({ wardCode: 'Ba Đình' })).toEqual(['address.ward_unknown', ['wardCode']]);
  expect(await code({ name: '  ' })).toEqual(['address.name_empty', ['name']]);
  expect(await code({ street: '' })).toEqual(['address.street_empty', ['street']]);
  expect((await add(buyer, { street: 'x'.repeat(151) })).status).toBe(400);
  expect(await list(buyer)).toEqual([]);
});

test('one address is the default: the first, then the one that is said to be, then the newest of the rest', async () => {
  const buyer = await someBuyer();
  const first = (await add(buyer)).data;
  const second = (await add(buyer, { street: '2' })).data;
  const third = (await add(buyer, { street: '3', isDefault: true })).data;
  expect((await list(buyer)).map(({ id, isDefault }) => [id, isDefault])).toEqual([
    [third.id, true],
    [second.id, false],
    [first.id, false],
  ]);
  const body = wish({ street: '1b', isDefault: true });
  expect((await buyer.call(contract.editAddress, { params: { id: first.id }, body })).data).toMatchObject({
    isDefault: true,
    street: '1b',
  });
  expect((await buyer.call(contract.removeAddress, { params: { id: first.id } })).status).toBe(204);
  expect((await list(buyer)).map(({ id, isDefault }) => [id, isDefault])).toEqual([
    [third.id, true],
    [second.id, false],
  ]);
});

test('an address book holds 50 addresses, also when many calls come at once', async () => {
  const buyer = await someBuyer();
  await list(buyer);
  const replies = await Promise.all(
    Array.from({ length: 12 }, (_, at) => add(buyer, { street: `${at}`, isDefault: true })),
  );
  expect(replies.filter(({ status }) => status === 201).length).toBeGreaterThan(0);
  expect((await list(buyer)).filter(({ isDefault }) => isDefault)).toHaveLength(1);
  for (let at = 0; at < 60; at++) {
    const { status, error } = await add(buyer, { street: `more ${at}` });
    if (status === 201) continue;
    expect([status, error?.code, error?.message]).toEqual([409, 'address.too_many', expect.stringContaining('50')]);
    break;
  }
  expect(await list(buyer)).toHaveLength(50);
});

test('the same key adds one address; another buyer sees and changes nothing', async () => {
  const [buyer, other] = [await someBuyer(), await someBuyer()];
  const twice = () => buyer.call(contract.addAddress, { body: wish(), idempotencyKey: 'address-once' });
  const { id } = (await twice()).data;
  expect((await twice()).data.id).toBe(id);
  expect(await list(other)).toEqual([]);
  const params = { id };
  expect((await other.call(contract.editAddress, { params, body: wish() })).error?.code).toBe('address.not_found');
  expect((await other.call(contract.removeAddress, { params })).error?.code).toBe('address.not_found');
  expect(await list(buyer)).toHaveLength(1);
});

test('the order keeps whom it is for as it was; a stranger’s address refuses the order', async () => {
  const [buyer, other] = [await someBuyer(), await someBuyer()];
  const address = (await add(buyer)).data;
  const foreign = (await add(other)).data;
  const product = await aProduct(server);
  const refused = await buyer.call(contract.placeOrder, {
    body: { ...(await anOrderWish(buyer, product)), addressId: foreign.id },
  });
  expect(refused.error?.code).toBe('address.not_found');

  const placed = await buyer.call(contract.placeOrder, {
    body: { ...(await anOrderWish(buyer, product)), addressId: address.id },
  });
  expect(placed.status).toBe(201);
  await buyer.call(contract.removeAddress, { params: { id: address.id } });
  const ask = (caller: Caller, number: string) => caller.call(contract.getOrderConsignee, { params: { number } });
  expect((await ask(buyer, placed.data.number)).data.consignee).toEqual({
    name: 'Nguyễn Văn An',
    phone: '+84912345678',
    text: '12 Phố Ví Dụ, Phường Ba Đình, Thành phố Hà Nội',
  });
  expect((await ask(other, placed.data.number)).error?.code).toBe('order.not_found');
  const without = await buyer.call(contract.placeOrder, { body: await anOrderWish(buyer, product) });
  expect((await ask(buyer, without.data.number)).data.consignee).toBeNull();
});
