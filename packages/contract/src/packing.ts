import { bagStates } from '@kouan/domain';
import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { labelSizes } from './parcels.ts';
import {
  cm3,
  count,
  FileRef,
  grams,
  id,
  languages,
  moment,
  oneOf,
  orNull,
  requiredText,
  shipmentNumber,
  Texts,
} from './words.ts';

/** What a photo of a shipment shows: the packed parcel, the scale with it, or the proof that it was delivered. */
export const shipmentPhotoKinds = ['parcel', 'scale', 'delivery'] as const;
export type ShipmentPhotoKind = (typeof shipmentPhotoKinds)[number];
/** Photos that the warehouse takes before the dispatch. */
export const packingPhotoKinds = ['parcel', 'scale'] as const satisfies readonly ShipmentPhotoKind[];
export type PackingPhotoKind = (typeof packingPhotoKinds)[number];
export const maxShipmentPhotos = 30;
const photoIds = Type.Array(id, { maxItems: 9 });
const byNumber = Type.Object({ number: shipmentNumber });

/** `held`: its weight is far from what was expected; `released`: somebody looked again and said why it may go. */
export const packingStates = ['packed', 'held', 'released'] as const;

/** The same of its weight in Vietnam. */
export const arrivalStates = ['weighed', 'held', 'released'] as const;

/** Links of the weight chain, in the order in which goods pass them. */
export const weightStages = ['seller', 'border', 'packed', 'bag', 'vietnam'] as const;

/** Goods to be taken from the shelves, the oldest batch first. `shelf` is empty where none is kept. */
const PickLine = Type.Object({
  batchNumber: Type.String(),
  shelf: Type.String(),
  storedAt: moment,
  quantity: count,
  title: Texts,
  specValues: Type.Array(Texts),
  imageUrl: Type.String(),
});
/** `isOutlier` compares with `expectedGrams`; of a bag both are the bag's. */
const WeightLink = Type.Object({
  stage: oneOf(weightStages),
  grams: count,
  expectedGrams: orNull(count),
  isOutlier: Type.Boolean(),
  at: orNull(moment),
  by: Type.String(),
});
export const PackingView = Type.Object({
  number: shipmentNumber,
  /** What the batches of its goods weigh. */
  expectedGrams: count,
  pickList: Type.Array(PickLine),
  packing: orNull(
    Type.Object({
      state: oneOf(packingStates),
      packages: count,
      grams: count,
      cm3: count,
      packedAt: moment,
      packedBy: Type.String(),
      releasedBy: Type.String(),
      releaseReason: Type.String(),
    }),
  ),
  photos: Type.Array(Type.Object({ kind: oneOf(shipmentPhotoKinds), file: FileRef })),
  weights: Type.Array(WeightLink),
  /** Whether photos of parcel and scale must be there before the dispatch. */
  needsPhotos: Type.Boolean(),
  /** `by`: the person, or the carrier that told it. `proofNumber` is the carrier's. */
  delivery: orNull(
    Type.Object({
      receiverName: Type.String(),
      note: Type.String(),
      at: moment,
      by: Type.String(),
      proofNumber: Type.String(),
    }),
  ),
});
export type PackingView = Static<typeof PackingView>;

export const getPacking = endpoint({
  method: 'GET',
  path: '/api/staff/shipments/:number/packing',
  permission: 'shipment:list',
  params: byNumber,
  reply: PackingView,
  errors: ['shipment.not_found'],
});
/** What was packed. Repeated until the dispatch: the newest counts, photos add up, every weight is kept. */
export const packShipment = endpoint({
  method: 'POST',
  path: '/api/staff/shipments/:number/packing',
  permission: 'shipment:dispatch',
  idempotent: true,
  params: byNumber,
  body: Type.Object({
    packages: Type.Integer({ minimum: 1, maximum: 999 }),
    grams,
    cm3,
    parcelPhotoIds: photoIds,
    scalePhotoIds: photoIds,
  }),
  reply: PackingView,
  errors: ['shipment.not_found', 'shipment.not_ready', 'shipment.photos_too_many', 'file.not_found'],
});
/** Somebody has looked at a shipment that was held for its weight and says why it may go. */
export const releaseShipment = endpoint({
  method: 'POST',
  path: '/api/staff/shipments/:number/packing/release',
  permission: 'shipment:dispatch',
  idempotent: true,
  params: byNumber,
  body: Type.Object({ reason: requiredText(500, 'order.reason_required') }),
  reply: PackingView,
  errors: ['shipment.not_found', 'shipment.not_held', 'order.reason_required'],
});

/** PDFs for the parcel, in the caller's language or the one asked for. */
const paperQuery = Type.Object({ language: Type.Optional(oneOf(languages)) });
export const packingList = endpoint({
  method: 'GET',
  path: '/api/staff/shipments/:number/packingList',
  permission: 'shipment:list',
  params: byNumber,
  query: paperQuery,
  download: true,
  errors: ['shipment.not_found'],
});
export const shipmentWaybill = endpoint({
  method: 'GET',
  path: '/api/staff/shipments/:number/waybill',
  permission: 'shipment:list',
  params: byNumber,
  query: paperQuery,
  download: true,
  errors: ['shipment.not_found'],
});

/** A link for a phone, good for some minutes, that adds photos of this kind to this shipment and does nothing else. */
export const makeShipmentPhoneLink = endpoint({
  method: 'POST',
  path: '/api/staff/shipments/:number/phoneLink',
  permission: 'shipment:dispatch',
  params: byNumber,
  body: Type.Object({ kind: oneOf(packingPhotoKinds) }),
  reply: Type.Object({ url: Type.String(), qrSvg: Type.String(), expiresAt: moment }),
  errors: ['shipment.not_found'],
});
const phoneToken = Type.Object({ token: Type.String({ pattern: '^[\\w-]{20,100}$' }) });
const ShipmentPhonePage = Type.Object({
  numberEnd: Type.String(),
  kind: oneOf(packingPhotoKinds),
  photoCount: count,
  expiresAt: moment,
});
export const openShipmentPhoneLink = endpoint({
  method: 'GET',
  path: '/api/shipmentPhotos/:token',
  permission: 'open',
  params: phoneToken,
  reply: ShipmentPhonePage,
  errors: ['warehouse.phone_link_ended'],
});
/** Field `file`: JPG, PNG, WebP or GIF. */
export const sendShipmentPhoto = endpoint({
  method: 'POST',
  path: '/api/shipmentPhotos/:token',
  permission: 'open',
  upload: true,
  params: phoneToken,
  reply: ShipmentPhonePage,
  errors: [
    'warehouse.phone_link_ended',
    'shipment.photos_too_many',
    'file.missing',
    'file.not_a_picture',
    'file.too_large',
    'file.name_not_allowed',
  ],
});

export const bagNumber = Type.String({ pattern: '^G[0-9A-HJKMNP-TV-Z]{13}$' });
export const bagState = oneOf(bagStates);
export const bagLabelQuery = Type.Object({ size: oneOf(labelSizes) });
