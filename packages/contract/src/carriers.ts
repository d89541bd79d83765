import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { count, id, moment, oneOf, optionalText, orNull, requiredText, shipmentNumber } from './words.ts';

/** `manual`: somebody writes the number down. `http`: a signed interface makes waybills and tells of the course. */
export const carrierKinds = ['manual', 'http'] as const;
export type CarrierKind = (typeof carrierKinds)[number];

/** Headers of every call, ours and theirs: seconds since 1970, and the HMAC-SHA256 of `timestamp.body` in hex. */
/** What a carrier does not say itself: it gives no answer, or does not take a waybill back. */
export const carrierProblems = ['noAnswer', 'notCancelled'] as const;
export type CarrierProblem = (typeof carrierProblems)[number];

export const carrierTimestampHeader = 'x-kouan-timestamp';
export const carrierSignatureHeader = 'x-kouan-signature';
const maxEventBytes = 16_384;

export const CarrierView = Type.Object({
  id,
  code: Type.String(),
  name: Type.String(),
  kind: oneOf(carrierKinds),
  baseUrl: Type.String(),
  /** The secret itself is never shown again. */
  hasSecret: Type.Boolean(),
  isActive: Type.Boolean(),
  /** Where the carrier tells of the course of its waybills; empty for a manual one. */
  eventPath: Type.String(),
  waybillCount: count,
  eventCount: count,
  lastEventAt: orNull(moment),
  lastProblem: Type.String(),
});
export type CarrierView = Static<typeof CarrierView>;

export const listCarriers = endpoint({
  method: 'GET',
  path: '/api/staff/carriers',
  permission: 'settings:list',
  or: ['shipment:dispatch'],
  reply: Type.Array(CarrierView),
});
const secret = Type.Optional(
  Type.String({ minLength: 16, maxLength: 200, pattern: '^\\S+$', errorCode: 'carrier.secret_short' }),
);
const carrierErrors = [
  'carrier.name_taken',
  'carrier.address_wrong',
  'carrier.secret_missing',
  'carrier.too_many',
] as const;
export const addCarrier = endpoint({
  method: 'POST',
  path: '/api/staff/carriers',
  permission: 'settings:edit',
  idempotent: true,
  status: 201,
  body: Type.Object({ name: requiredText(100), kind: oneOf(carrierKinds), baseUrl: optionalText(300), secret }),
  reply: CarrierView,
  errors: carrierErrors,
});
/** Without `secret` the one that is kept stays. */
export const editCarrier = endpoint({
  method: 'PUT',
  path: '/api/staff/carriers/:id',
  permission: 'settings:edit',
  idempotent: true,
  params: Type.Object({ id }),
  body: Type.Object({ name: requiredText(100), isActive: Type.Boolean(), baseUrl: optionalText(300), secret }),
  reply: CarrierView,
  errors: ['carrier.not_found', ...carrierErrors],
});

/** What must be there before a dispatch, and how far a weight may be off. */
export const DispatchTerms = Type.Object({
  needsPhotos: Type.Boolean(),
  tolerancePercent: Type.Integer({ minimum: 0, maximum: 100 }),
  toleranceGrams: Type.Integer({ minimum: 0, maximum: 100_000 }),
});
export type DispatchTerms = Static<typeof DispatchTerms>;
export const getDispatchTerms = endpoint({
  method: 'GET',
  path: '/api/staff/dispatchTerms',
  permission: 'settings:list',
  or: ['shipment:dispatch'],
  reply: DispatchTerms,
});
export const setDispatchTerms = endpoint({
  method: 'PUT',
  path: '/api/staff/dispatchTerms',
  permission: 'settings:edit',
  body: DispatchTerms,
  reply: DispatchTerms,
});

/** `asked`: on its way to the carrier · `made` · `failed`: the carrier refused, or did not answer in time · `cancelled` */
export const waybillStates = ['asked', 'made', 'failed', 'cancelling', 'cancelled'] as const;
export type WaybillState = (typeof waybillStates)[number];
export const CarrierWaybillView = Type.Object({
  carrier: Type.String(),
  /** Whether the carrier itself can be asked for label and course. */
  hasInterface: Type.Boolean(),
  state: oneOf(waybillStates),
  trackingNumber: Type.String(),
  /** Empty, one of `carrierProblems`, or a refusal in the carrier's own words. */
  problem: Type.String(),
  askedAt: moment,
});
export type CarrierWaybillView = Static<typeof CarrierWaybillView>;
export const getCarrierWaybill = endpoint({
  method: 'GET',
  path: '/api/staff/shipments/:number/carrierWaybill',
  permission: 'shipment:list',
  params: Type.Object({ number: shipmentNumber }),
  reply: Type.Object({ waybill: orNull(CarrierWaybillView) }),
  errors: ['shipment.not_found'],
});
/** Asks a carrier with an interface for a waybill; the answer comes later. A failed one may be asked for again. */
export const askCarrierWaybill = endpoint({
  method: 'POST',
  path: '/api/staff/shipments/:number/carrierWaybill',
  permission: 'shipment:dispatch',
  idempotent: true,
  params: Type.Object({ number: shipmentNumber }),
  body: Type.Object({
    carrierId: id,
    /** Of a manual carrier. */
    trackingNumber: optionalText(60),
  }),
  reply: Type.Object({ waybill: orNull(CarrierWaybillView) }),
  errors: [
    'shipment.not_found',
    'shipment.not_ready',
    'shipment.not_packed',
    'carrier.not_found',
    'carrier.waybill_there',
    'shipment.tracking_empty',
  ],
});
export const cancelCarrierWaybill = endpoint({
  method: 'POST',
  path: '/api/staff/shipments/:number/carrierWaybill/cancel',
  permission: 'shipment:dispatch',
  idempotent: true,
  params: Type.Object({ number: shipmentNumber }),
  reply: Type.Object({ waybill: orNull(CarrierWaybillView) }),
  errors: ['shipment.not_found', 'carrier.waybill_missing'],
});
/** Asks the carrier where its parcel is; what it answers joins the course. */
export const askCarrierCourse = endpoint({
  method: 'POST',
  path: '/api/staff/shipments/:number/carrierWaybill/track',
  permission: 'shipment:dispatch',
  params: Type.Object({ number: shipmentNumber }),
  reply: Type.Object({ waybill: orNull(CarrierWaybillView) }),
  errors: ['shipment.not_found', 'carrier.waybill_missing'],
});
/** The carrier's own label, as its interface gives it. */
export const carrierLabel = endpoint({
  method: 'GET',
  path: '/api/staff/shipments/:number/carrierWaybill/label',
  permission: 'shipment:list',
  params: Type.Object({ number: shipmentNumber }),
  download: true,
  errors: ['shipment.not_found', 'carrier.waybill_missing', 'carrier.no_answer'],
});

/** What a carrier tells of a parcel on its way. */
export const carrierEventKinds = ['pickedUp', 'onTheWay', 'outForDelivery', 'deliveryFailed', 'delivered'] as const;
export type CarrierEventKind = (typeof carrierEventKinds)[number];
/** `eventId` is the carrier's own: the same event told again changes nothing. Events may come in any order. */
export const CarrierEvent = Type.Object({
  eventId: requiredText(100),
  trackingNumber: requiredText(60),
  kind: oneOf(carrierEventKinds),
  at: moment,
  place: Type.Optional(Type.String({ maxLength: 100 })),
  /** Of a delivery: who received it, a photo at the carrier's (https, JPG, PNG or WebP, at most 2 MB), its own number of the proof. */
  proof: Type.Optional(
    Type.Object({
      receiverName: requiredText(100),
      photoUrl: Type.Optional(Type.String({ maxLength: 2000, pattern: '^https://' })),
      proofId: Type.Optional(Type.String({ maxLength: 100 })),
    }),
  ),
});
export type CarrierEvent = Static<typeof CarrierEvent>;
/**
 * Where a carrier tells of each step, in the form of `CarrierEvent`. The signature covers the bytes; it is taken within five
 * minutes of its moment, and once.
 */
export const takeCarrierEvent = endpoint({
  method: 'POST',
  path: '/api/carriers/:code/events',
  permission: 'open',
  signedBytes: maxEventBytes,
  params: Type.Object({ code: Type.String({ maxLength: 40 }) }),
  body: Type.Unknown(),
  reply: Type.Object({ outcome: oneOf(['taken', 'known']) }),
  errors: [
    'carrier.event_unsigned',
    'carrier.event_too_old',
    'carrier.event_repeated',
    'carrier.event_not_readable',
    'carrier.waybill_missing',
  ],
});
