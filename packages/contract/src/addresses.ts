import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { destinationCode } from './quotes.ts';
import { id, optionalText, orderNumber, orNull, requiredText } from './words.ts';

/** Addresses that one buyer keeps. */
export const maxAddresses = 50;

/** Official codes of Vietnam's provinces (two digits) and wards (five digits) since July 2025. */
const provinceCode = Type.String({ pattern: '^\\d{2}$' });
const wardCode = Type.String({ pattern: '^\\d{5}$', errorCode: 'address.ward_unknown' });

export const Province = Type.Object({ code: provinceCode, name: Type.String() });
export type Province = Static<typeof Province>;
export const listProvinces = endpoint({
  method: 'GET',
  path: '/api/places/provinces',
  permission: 'open',
  cacheSeconds: 3600,
  reply: Type.Array(Province),
});

/** A ward as it is today. `oldName` is the former ward, district and province by which it was found. */
export const Place = Type.Object({
  wardCode,
  wardName: Type.String(),
  provinceCode,
  provinceName: Type.String(),
  oldName: orNull(Type.String()),
});
export type Place = Static<typeof Place>;
/** Wards of today whose names have every word, with or without diacritics, then those whose former names have; the best 20. */
export const findPlaces = endpoint({
  method: 'GET',
  path: '/api/places',
  permission: 'open',
  cacheSeconds: 3600,
  query: Type.Object({
    word: Type.String({ minLength: 1, maxLength: 100 }),
    province: Type.Optional(provinceCode),
  }),
  reply: Type.Array(Place),
});

const addressFields = {
  name: requiredText(100, 'address.name_empty'),
  /** A Vietnamese number, kept as +84…, or a Chinese mobile. */
  phone: requiredText(30, 'address.phone_empty'),
  wardCode,
  street: requiredText(150, 'address.street_empty'),
  /** The former name as the buyer typed or chose it; kept beside the new one. */
  oldPlace: optionalText(200),
  isDefault: Type.Optional(Type.Boolean()),
};
export const AddressView = Type.Object({
  id,
  name: Type.String(),
  phone: Type.String(),
  wardCode: Type.String(),
  wardName: Type.String(),
  provinceCode: Type.String(),
  provinceName: Type.String(),
  street: Type.String(),
  oldPlace: Type.String(),
  isDefault: Type.Boolean(),
  /** The whole in one line, as it is written on parcels. */
  text: Type.String(),
  /** The freight zone that it lies in. */
  destination: destinationCode,
});
export type AddressView = Static<typeof AddressView>;

/** The default first, then the newest. */
export const listAddresses = endpoint({
  method: 'GET',
  path: '/api/addresses',
  permission: 'shipment:own',
  reply: Type.Array(AddressView),
});

const addressErrors = [
  'address.name_empty',
  'address.phone_empty',
  'address.phone_invalid',
  'address.ward_unknown',
  'address.street_empty',
] as const;
/** The first one becomes the default. */
export const addAddress = endpoint({
  method: 'POST',
  path: '/api/addresses',
  permission: 'shipment:own',
  idempotent: true,
  status: 201,
  body: Type.Object(addressFields),
  reply: AddressView,
  errors: [...addressErrors, 'address.too_many'],
});
export const editAddress = endpoint({
  method: 'PUT',
  path: '/api/addresses/:id',
  permission: 'shipment:own',
  params: Type.Object({ id: Type.Integer({ minimum: 1 }) }),
  body: Type.Object(addressFields),
  reply: AddressView,
  errors: [...addressErrors, 'address.not_found'],
});
/** The newest of the others becomes the default when it was that. */
export const removeAddress = endpoint({
  method: 'DELETE',
  path: '/api/addresses/:id',
  permission: 'shipment:own',
  status: 204,
  params: Type.Object({ id: Type.Integer({ minimum: 1 }) }),
  errors: ['address.not_found'],
});

/** Whom the buyer named when the order was placed; null when nobody. It stays as it was then. */
export const OrderConsignee = Type.Object({ name: Type.String(), phone: Type.String(), text: Type.String() });
export type OrderConsignee = Static<typeof OrderConsignee>;
export const getOrderConsignee = endpoint({
  method: 'GET',
  path: '/api/orders/:number/consignee',
  permission: 'shipment:own',
  params: Type.Object({ number: orderNumber }),
  reply: Type.Object({ consignee: orNull(OrderConsignee) }),
  errors: ['order.not_found'],
});
