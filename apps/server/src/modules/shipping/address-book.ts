import { type addAddress as contract, type AddressView, type BodyOf, maxAddresses } from '@kouan/contract';
import { type FeeSchedule, normalizePhone } from '@kouan/domain';
import type { Tx } from '../../platform/db.ts';
import { assert, fail } from '../../platform/errors.ts';
import { onEvent } from '../../platform/outbox.ts';
import {
  type AddressKey,
  clearDefault,
  deleteAddress,
  getAddress,
  insertAddress,
  keepConsignee,
  lockAddresses,
  setDefault,
  updateAddress,
} from './address-queries.ts';
import type { AddressFields, AddressRow } from './address-tables.ts';
import { placeOfWard } from './vietnam-places.ts';

type Wish = BodyOf<typeof contract>;
const maxTries = 5;

/** Throws address.phone_invalid, address.ward_unknown, address.too_many. */
export async function addAddress(tx: Tx, buyerId: number, wish: Wish): Promise<AddressRow> {
  const fields = await checkedAddress(wish);
  for (let tries = 0; tries < maxTries; tries++) {
    const others = await lockAddresses(tx, buyerId);
    const slot = freeSlot(others);
    if (slot === undefined) fail('address.too_many', { limit: maxAddresses });
    const isDefault = wish.isDefault === true || others.every((one) => !one.isDefault);
    if (isDefault) await clearDefault(tx, buyerId);
    const row = await insertAddress(tx, { ...fields, buyerId, slot, isDefault });
    if (row) return row;
  }
  return fail('server.busy');
}

function freeSlot(taken: readonly AddressRow[]): number | undefined {
  const slots = new Set(taken.map(({ slot }) => slot));
  return Array.from({ length: maxAddresses }, (_, at) => at + 1).find((slot) => !slots.has(slot));
}

/** Throws address.not_found and what `addAddress` throws of the fields. */
export async function editAddress(tx: Tx, key: AddressKey, wish: Wish): Promise<AddressRow> {
  const fields = await checkedAddress(wish);
  await lockAddresses(tx, key.buyerId);
  const row = await updateAddress(tx, key, fields);
  if (wish.isDefault !== true || row.isDefault) return row;
  await clearDefault(tx, key.buyerId);
  await setDefault(tx, key);
  return { ...row, isDefault: true };
}

/** The newest of the others takes over when it was the default. Throws address.not_found. */
export async function removeAddress(tx: Tx, key: AddressKey): Promise<void> {
  const others = (await lockAddresses(tx, key.buyerId)).filter(({ id }) => id !== key.id);
  const { isDefault } = await deleteAddress(tx, key);
  const heir = others.at(-1);
  if (isDefault && heir) await setDefault(tx, { id: heir.id, buyerId: key.buyerId });
}

/** Whom an order is for stays with it as it was, whatever becomes of the address. */
export function keepConsignees(): void {
  onEvent('order.placed', async (tx, { orderId, buyerId, addressId }) => {
    if (addressId === null) return;
    const address = await getAddress(tx, { id: addressId, buyerId });
    await keepConsignee(tx, { orderId, name: address.name, phone: address.phone, address: addressText(address) });
  });
}

async function checkedAddress({ name, phone, wardCode, street, oldPlace = '' }: Wish): Promise<AddressFields> {
  const number = normalizePhone(phone);
  if (number === undefined) fail('address.phone_invalid', {}, { phone: 'address.phone_invalid' });
  const place = await placeOfWard(wardCode);
  if (place === undefined) fail('address.ward_unknown', {}, { wardCode: 'address.ward_unknown' });
  const { wardName, provinceCode, provinceName } = place;
  return {
    name: name.trim(),
    phone: number,
    street: street.trim(),
    oldPlace: oldPlace.trim(),
    wardCode,
    wardName,
    provinceCode,
    provinceName,
  };
}

type AddressParts = Pick<AddressRow, 'street' | 'wardName' | 'provinceName' | 'oldPlace'>;
/** As it is written on parcels; the former name stands behind it, as drivers often know that one. At most 300 signs. */
export function addressText({ street, wardName, provinceName, oldPlace }: AddressParts): string {
  const today = `${street}, ${wardName}, ${provinceName}`;
  const both = `${today} (cũ: ${oldPlace})`;
  return oldPlace === '' || both.length > maxAddressText ? today : both;
}
const maxAddressText = 300;

export function toAddressView(row: AddressRow, fees: FeeSchedule): AddressView {
  const { buyerId: _buyer, slot: _slot, createdAt: _created, ...shown } = row;
  return { ...shown, text: addressText(row), destination: zoneOf(fees, row.provinceCode) };
}

/** The freight zone of a province: the one that names it, or the one for all others. */
function zoneOf({ logistics: { zones } }: FeeSchedule, provinceCode: string): string {
  const zone =
    zones.find(({ provinceCodes }) => provinceCodes.includes(provinceCode)) ??
    zones.find(({ provinceCodes }) => provinceCodes.length === 0) ??
    zones[0];
  assert(zone, 'a fee schedule has destinations');
  return zone.code;
}
