import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { BatchView } from './warehouse.ts';
import {
  cm3,
  count,
  FileRef,
  grams,
  id,
  moment,
  oneOf,
  optionalText,
  orderNumber,
  orNull,
  pageOf,
  pageQuery,
  quantity,
  requiredText,
  Texts,
} from './words.ts';

/** `expected` on its way · `arrived` scanned at the border, not counted yet · `received` · `unowned` arrived, no order is known for it */
export const parcelStates = ['expected', 'arrived', 'received', 'unowned'] as const;
export type ParcelState = (typeof parcelStates)[number];
/**
 * `notScanned` the carrier has not scanned it for two days · `notReceived` the carrier says that it was signed for, we have
 * not counted it · `weightHeld` it weighs something else than its seller says: its goods stay until somebody has looked
 */
export const parcelAlerts = ['notScanned', 'notReceived', 'weightHeld'] as const;
export type ParcelAlert = (typeof parcelAlerts)[number];

/** A waybill number as somebody typed or scanned it. */
export const anyWaybill = requiredText(60, 'warehouse.waybill_invalid');
const byWaybill = Type.Object({ waybill: anyWaybill });
const photoIds = Type.Array(id, { maxItems: 9 });

export const ParcelRow = Type.Object({
  waybill: Type.String(),
  state: oneOf(parcelStates),
  alert: orNull(oneOf(parcelAlerts)),
  storeName: Type.String(),
  orderNumbers: Type.Array(Type.String()),
  registeredAt: moment,
  firstScanAt: orNull(moment),
  signedAt: orNull(moment),
  arrivedAt: orNull(moment),
  receivedAt: orNull(moment),
});
export type ParcelRow = Static<typeof ParcelRow>;

/** `waybill`: the beginning or the end of a number. `minDays`: known for at least so many days. The oldest first. */
export const listParcels = endpoint({
  method: 'GET',
  path: '/api/staff/parcels',
  permission: 'warehouse:list',
  query: Type.Object({
    ...pageQuery,
    waybill: optionalText(60),
    store: optionalText(100),
    state: Type.Optional(oneOf(parcelStates)),
    alert: Type.Optional(oneOf(parcelAlerts)),
    minDays: Type.Optional(Type.Integer({ minimum: 1, maximum: 3650 })),
  }),
  reply: pageOf(ParcelRow),
});

const ParcelLine = Type.Object({
  id,
  title: Texts,
  specValues: Type.Array(Texts),
  imageUrl: Type.String(),
  ordered: count,
  inTransit: count,
});
export type ParcelLine = Static<typeof ParcelLine>;
export const ParcelView = Type.Object({
  ...ParcelRow.properties,
  grams: orNull(count),
  cm3: orNull(count),
  note: Type.String(),
  receivedBy: Type.String(),
  photos: Type.Array(FileRef),
  orders: Type.Array(
    Type.Object({
      number: orderNumber,
      storeName: Type.String(),
      buyerCode: Type.String(),
      buyerName: Type.String(),
      /** What is on its way; a parcel may hold all of it or a part. */
      lines: Type.Array(ParcelLine),
    }),
  ),
  batches: Type.Array(BatchView),
  /** What it weighed at the border against what its sellers say; null where it agreed or nothing is known. */
  weightCheck: orNull(
    Type.Object({
      state: oneOf(['held', 'settled']),
      sellerGrams: count,
      borderGrams: count,
      heldAt: moment,
      settledAt: orNull(moment),
      settledBy: Type.String(),
      reason: Type.String(),
    }),
  ),
});
export type ParcelView = Static<typeof ParcelView>;

export const getParcel = endpoint({
  method: 'GET',
  path: '/api/staff/parcels/:waybill',
  permission: 'warehouse:list',
  params: byWaybill,
  reply: ParcelView,
  errors: ['warehouse.parcel_not_found'],
});

/** A scan at the border: the parcel has arrived. `parcel` is null for a waybill that nobody knows. */
export const scanParcel = endpoint({
  method: 'POST',
  path: '/api/staff/parcels/scan',
  permission: 'warehouse:receive',
  body: Type.Object({ waybill: anyWaybill }),
  reply: Type.Object({ waybill: Type.String(), parcel: orNull(ParcelView) }),
  errors: ['warehouse.waybill_invalid'],
});

/**
 * A parcel that was scanned without a network: when, what it weighed, its photos. Told again with the same key it changes
 * nothing more. `replaces`: this weight and size count, whatever somebody else found meanwhile.
 */
export const arriveParcel = endpoint({
  method: 'POST',
  path: '/api/staff/parcels/:waybill/arrival',
  permission: 'warehouse:receive',
  idempotent: true,
  params: byWaybill,
  body: Type.Object({
    scannedAt: moment,
    grams: Type.Optional(grams),
    cm3: Type.Optional(cm3),
    photoIds,
    replaces: Type.Boolean(),
  }),
  reply: ParcelView,
  errors: [
    'warehouse.parcel_not_found',
    'warehouse.parcel_received',
    'warehouse.parcel_unowned',
    'warehouse.measured_otherwise',
    'warehouse.photos_too_many',
    'file.not_found',
  ],
});

/** What the carrier says of a parcel. */
export const markParcel = endpoint({
  method: 'POST',
  path: '/api/staff/parcels/:waybill/carrier',
  permission: 'warehouse:purchase',
  idempotent: true,
  params: byWaybill,
  body: Type.Object({ event: oneOf(['firstScan', 'signed']) }),
  reply: ParcelRow,
  errors: ['warehouse.parcel_not_found'],
});

/** Further parcels of an order that was bought. */
export const addWaybills = endpoint({
  method: 'POST',
  path: '/api/staff/orders/:number/waybills',
  permission: 'warehouse:purchase',
  idempotent: true,
  params: Type.Object({ number: orderNumber }),
  body: Type.Object({ waybillNumbers: Type.Array(requiredText(60), { minItems: 1, maxItems: 50 }) }),
  reply: Type.Object({ added: count, known: count }),
  errors: ['order.not_found', 'warehouse.not_purchased', 'warehouse.waybill_invalid'],
});

/**
 * Field `file`: the template filled in. Good rows are taken, the others come back with what is wrong. `wasKnown`: the same
 * file was read before; what is known already changes nothing.
 */
export const importWaybills = endpoint({
  method: 'POST',
  path: '/api/staff/parcels/import',
  permission: 'warehouse:purchase',
  upload: true,
  reply: Type.Object({
    wasKnown: Type.Boolean(),
    added: count,
    known: count,
    problems: Type.Array(
      Type.Object({ row: count, order: Type.String(), waybill: Type.String(), message: Type.String() }),
    ),
  }),
  errors: ['file.missing', 'file.too_large', 'warehouse.waybills_not_readable', 'warehouse.waybills_too_many'],
});
export const waybillTemplate = endpoint({
  method: 'GET',
  path: '/api/staff/parcels/template',
  permission: 'warehouse:purchase',
  download: true,
});

/**
 * What was found in a parcel. Weight and volume are of the whole parcel; lines that were measured on their own say so, the
 * others share the rest by their quantity. Units that did not come stay on their way unless they are closed as short.
 */
export const receiveParcel = endpoint({
  method: 'POST',
  path: '/api/staff/parcels/:waybill/receive',
  permission: 'warehouse:receive',
  idempotent: true,
  params: byWaybill,
  body: Type.Object({
    grams,
    cm3,
    note: optionalText(500),
    photoIds,
    orders: Type.Array(
      Type.Object({
        number: orderNumber,
        lines: Type.Array(
          Type.Object({
            lineId: id,
            quantity,
            grams: Type.Optional(grams),
            cm3: Type.Optional(cm3),
            photoIds,
          }),
          { maxItems: 500 },
        ),
        short: Type.Array(Type.Object({ lineId: id, quantity, reason: oneOf(['missing', 'damaged', 'wrongGoods']) }), {
          maxItems: 500,
        }),
        /** Why units are closed as short; needed then. Photos for what came damaged or wrong. */
        shortReason: optionalText(500),
        shortPhotoIds: photoIds,
      }),
      { maxItems: 50 },
    ),
    /** What exceeded the orders, or all of it: kept with photos until somebody claims it. */
    surplus: Type.Optional(Type.Object({ note: requiredText(500), photoIds })),
  }),
  reply: ParcelView,
  errors: [
    'warehouse.parcel_not_found',
    'warehouse.parcel_received',
    'warehouse.parcel_unowned',
    'warehouse.nothing_received',
    'warehouse.measures_too_small',
    'warehouse.photo_required',
    'warehouse.photos_missing',
    'warehouse.quantity_too_large',
    'warehouse.line_not_found',
    'warehouse.line_twice',
    'warehouse.own_order',
    'order.not_found',
    'order.reason_required',
    'case.photo_required',
    'file.not_found',
  ],
});

/** A parcel that no order is known for is kept with at least one photo. */
export const keepUnowned = endpoint({
  method: 'POST',
  path: '/api/staff/parcels/:waybill/unowned',
  permission: 'warehouse:receive',
  idempotent: true,
  params: byWaybill,
  body: Type.Object({ note: requiredText(500), store: optionalText(100), photoIds }),
  reply: ParcelView,
  errors: ['warehouse.parcel_known', 'warehouse.photo_required', 'warehouse.waybill_invalid', 'file.not_found'],
});
/** Somebody has looked at a parcel that was held for its weight, and says why its goods may leave. */
export const settleWeightCheck = endpoint({
  method: 'POST',
  path: '/api/staff/parcels/:waybill/weightCheck',
  permission: 'warehouse:receive',
  idempotent: true,
  params: byWaybill,
  body: Type.Object({ reason: requiredText(500, 'order.reason_required') }),
  reply: ParcelView,
  errors: ['warehouse.parcel_not_found', 'warehouse.no_weight_check', 'order.reason_required'],
});
export const addParcelPhotos = endpoint({
  method: 'POST',
  path: '/api/staff/parcels/:waybill/photos',
  permission: 'warehouse:receive',
  idempotent: true,
  params: byWaybill,
  body: Type.Object({ photoIds: Type.Array(id, { minItems: 1, maxItems: 9 }) }),
  reply: ParcelView,
  errors: ['warehouse.parcel_not_found', 'warehouse.photos_too_many', 'file.not_found'],
});

/** Labels to print. A parcel's: one of itself; a batch's: one of its goods. */
export const labelSizes = ['60x40', '100x150'] as const;
export type LabelSize = (typeof labelSizes)[number];
const labelQuery = Type.Object({ size: oneOf(labelSizes) });
export const parcelLabel = endpoint({
  method: 'GET',
  path: '/api/staff/parcels/:waybill/label',
  permission: 'warehouse:list',
  params: byWaybill,
  query: labelQuery,
  download: true,
  errors: ['warehouse.parcel_not_found'],
});
export const batchLabel = endpoint({
  method: 'GET',
  path: '/api/staff/batches/:number/label',
  permission: 'warehouse:list',
  params: Type.Object({ number: requiredText(30) }),
  query: labelQuery,
  download: true,
  errors: ['warehouse.batch_not_found'],
});

/** A link for a phone, good for some minutes, that adds photos to this parcel and does nothing else. */
export const makePhoneLink = endpoint({
  method: 'POST',
  path: '/api/staff/parcels/:waybill/phoneLink',
  permission: 'warehouse:receive',
  params: byWaybill,
  reply: Type.Object({ url: Type.String(), qrSvg: Type.String(), expiresAt: moment }),
  errors: ['warehouse.parcel_not_found'],
});
export const maxParcelPhotos = 30;
const phoneToken = Type.Object({ token: Type.String({ pattern: '^[\\w-]{20,100}$' }) });
const PhonePage = Type.Object({ waybillEnd: Type.String(), photoCount: count, expiresAt: moment });
export const openPhoneLink = endpoint({
  method: 'GET',
  path: '/api/parcelPhotos/:token',
  permission: 'open',
  params: phoneToken,
  reply: PhonePage,
  errors: ['warehouse.phone_link_ended'],
});
/** Field `file`: JPG, PNG, WebP or GIF. */
export const sendPhonePhoto = endpoint({
  method: 'POST',
  path: '/api/parcelPhotos/:token',
  permission: 'open',
  upload: true,
  params: phoneToken,
  reply: PhonePage,
  errors: [
    'warehouse.phone_link_ended',
    'warehouse.photos_too_many',
    'file.missing',
    'file.not_a_picture',
    'file.too_large',
    'file.name_not_allowed',
  ],
});
