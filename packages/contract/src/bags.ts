import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { arrivalStates, bagLabelQuery, bagNumber, bagState, weightStages } from './packing.ts';
import { shipmentStates } from './shipping.ts';
import {
  count,
  FileRef,
  grams,
  id,
  moment,
  oneOf,
  optionalText,
  orNull,
  pageOf,
  pageQuery,
  requiredText,
  shipmentNumber,
} from './words.ts';

const byBag = Type.Object({ number: bagNumber });
const reason = requiredText(500, 'order.reason_required');

export const BagRow = Type.Object({
  number: bagNumber,
  state: bagState,
  isHeld: Type.Boolean(),
  /** How many of its shipments are held for what they weighed in Vietnam. */
  heldCount: count,
  hasProblem: Type.Boolean(),
  shipmentCount: count,
  deliveredCount: count,
  /** What its shipments weigh by their packing. */
  expectedGrams: count,
  grams: orNull(count),
  arrivedGrams: orNull(count),
  sealNumber: Type.String(),
  cooperative: Type.String(),
  isAccepted: Type.Boolean(),
  declarationNumber: Type.String(),
  createdAt: moment,
  dispatchedAt: orNull(moment),
  arrivedAt: orNull(moment),
});
export type BagRow = Static<typeof BagRow>;

export const bagEvents = [
  'made',
  'added',
  'removed',
  'sealed',
  'held',
  'released',
  'reopened',
  'assigned',
  'accepted',
  'declined',
  'dispatched',
  'customs',
  'arrived',
  'handedOver',
  'delivered',
  'problem',
  'solved',
] as const;
export const BagEvent = Type.Object({
  event: oneOf(bagEvents),
  by: Type.String(),
  text: Type.String(),
  shipmentNumber: Type.String(),
  photos: Type.Array(FileRef),
  at: moment,
});
/** What staff and the cooperative see of a customs line. */
export const CustomsLine = Type.Object({
  shipmentNumber,
  lineId: id,
  hsCode: Type.String(),
  description: Type.String(),
  quantity: count,
  unit: Type.String(),
  valueVnd: count,
  origin: Type.String(),
});
export type CustomsLine = Static<typeof CustomsLine>;

/** What a shipment weighed in Vietnam, against its packing. */
export const Arrival = Type.Object({
  state: oneOf(arrivalStates),
  grams: count,
  expectedGrams: count,
  at: moment,
  releaseReason: Type.String(),
});
export const BagView = Type.Object({
  ...BagRow.properties,
  weights: Type.Array(
    Type.Object({
      stage: oneOf(weightStages),
      grams: count,
      expectedGrams: count,
      isOutlier: Type.Boolean(),
      at: moment,
      by: Type.String(),
    }),
  ),
  shipments: Type.Array(
    Type.Object({
      number: shipmentNumber,
      state: oneOf(shipmentStates),
      isHeld: Type.Boolean(),
      consigneeName: Type.String(),
      packages: count,
      grams: count,
      arrival: orNull(Arrival),
      quantity: count,
      carrier: Type.String(),
      trackingNumber: Type.String(),
    }),
  ),
  customs: Type.Array(CustomsLine),
  events: Type.Array(BagEvent),
});
export type BagView = Static<typeof BagView>;

export const listBags = endpoint({
  method: 'GET',
  path: '/api/staff/bags',
  permission: 'shipment:list',
  query: Type.Object({ ...pageQuery, state: Type.Optional(bagState), blurry: optionalText(60) }),
  reply: pageOf(BagRow),
});
export const getBag = endpoint({
  method: 'GET',
  path: '/api/staff/bags/:number',
  permission: 'shipment:list',
  params: byBag,
  reply: BagView,
  errors: ['bag.not_found'],
});
/** The bag that a shipment lies in, with its weights; null when it lies in none. */
export const getShipmentBag = endpoint({
  method: 'GET',
  path: '/api/staff/shipments/:number/bag',
  permission: 'shipment:list',
  params: Type.Object({ number: shipmentNumber }),
  reply: Type.Object({
    bag: orNull(Type.Object({ number: bagNumber, state: bagState, weights: BagView.properties.weights })),
  }),
  errors: ['shipment.not_found'],
});
export const makeBag = endpoint({
  method: 'POST',
  path: '/api/staff/bags',
  permission: 'shipment:dispatch',
  idempotent: true,
  status: 201,
  body: Type.Object({}),
  reply: BagView,
});
/** A scan: the shipment, paid, packed and not held, goes into the bag. The same scan again changes nothing. */
export const addToBag = endpoint({
  method: 'POST',
  path: '/api/staff/bags/:number/shipments',
  permission: 'shipment:dispatch',
  idempotent: true,
  params: byBag,
  body: Type.Object({ shipmentNumber: requiredText(40, 'shipment.not_found') }),
  reply: BagView,
  errors: [
    'bag.not_found',
    'bag.move_not_allowed',
    'bag.shipment_in_bag',
    'bag.full',
    'shipment.not_found',
    'shipment.not_ready',
    'shipment.not_packed',
    'shipment.photos_missing',
    'shipment.held_for_check',
  ],
});
export const takeFromBag = endpoint({
  method: 'POST',
  path: '/api/staff/bags/:number/shipments/:shipment/remove',
  permission: 'shipment:dispatch',
  idempotent: true,
  params: Type.Object({ number: bagNumber, shipment: shipmentNumber }),
  reply: BagView,
  errors: ['bag.not_found', 'bag.move_not_allowed', 'shipment.not_found'],
});
/** Closed with its weight and seal; held when the weight is far from what its shipments weigh. */
export const sealBag = endpoint({
  method: 'POST',
  path: '/api/staff/bags/:number/seal',
  permission: 'shipment:dispatch',
  idempotent: true,
  params: byBag,
  body: Type.Object({ grams, sealNumber: requiredText(40, 'bag.seal_empty') }),
  reply: BagView,
  errors: ['bag.not_found', 'bag.move_not_allowed', 'bag.empty', 'bag.seal_used'],
});
export const reopenBag = endpoint({
  method: 'POST',
  path: '/api/staff/bags/:number/reopen',
  permission: 'shipment:dispatch',
  idempotent: true,
  params: byBag,
  body: Type.Object({ reason }),
  reply: BagView,
  errors: ['bag.not_found', 'bag.move_not_allowed', 'order.reason_required'],
});
export const releaseBag = endpoint({
  method: 'POST',
  path: '/api/staff/bags/:number/release',
  permission: 'shipment:dispatch',
  idempotent: true,
  params: byBag,
  body: Type.Object({ reason }),
  reply: BagView,
  errors: ['bag.not_found', 'bag.not_held', 'order.reason_required'],
});
/** A shipment that was held for its weight in Vietnam was looked at, and may go on. */
export const releaseArrival = endpoint({
  method: 'POST',
  path: '/api/staff/bags/:number/shipments/:shipment/release',
  permission: 'shipment:dispatch',
  idempotent: true,
  params: Type.Object({ number: bagNumber, shipment: shipmentNumber }),
  body: Type.Object({ reason }),
  reply: BagView,
  errors: ['bag.not_found', 'shipment.not_found', 'shipment.not_held', 'order.reason_required'],
});
export const assignBag = endpoint({
  method: 'POST',
  path: '/api/staff/bags/:number/assign',
  permission: 'shipment:dispatch',
  idempotent: true,
  params: byBag,
  body: Type.Object({ cooperativeId: id }),
  reply: BagView,
  errors: ['bag.not_found', 'bag.move_not_allowed', 'bag.held_for_check', 'bag.cooperative_not_found'],
});
/** The cooperative has taken it along: every shipment in it is dispatched, all of them or none. */
export const dispatchBag = endpoint({
  method: 'POST',
  path: '/api/staff/bags/:number/dispatch',
  permission: 'shipment:dispatch',
  idempotent: true,
  params: byBag,
  reply: BagView,
  errors: ['bag.not_found', 'bag.move_not_allowed', 'bag.not_accepted', 'bag.shipment_not_ready', 'shipment.own_order'],
});
/** What a cooperative reported has been looked into. */
export const solveBagProblem = endpoint({
  method: 'POST',
  path: '/api/staff/bags/:number/solve',
  permission: 'shipment:dispatch',
  idempotent: true,
  params: byBag,
  body: Type.Object({ reason }),
  reply: BagView,
  errors: ['bag.not_found', 'bag.no_problem', 'order.reason_required'],
});
export const bagLabel = endpoint({
  method: 'GET',
  path: '/api/staff/bags/:number/label',
  permission: 'shipment:list',
  params: byBag,
  query: bagLabelQuery,
  download: true,
  errors: ['bag.not_found'],
});
export const bagCustomsSheet = endpoint({
  method: 'GET',
  path: '/api/staff/bags/:number/customs',
  permission: 'shipment:list',
  params: byBag,
  download: true,
  errors: ['bag.not_found'],
});
export const listCooperatives = endpoint({
  method: 'GET',
  path: '/api/staff/cooperatives',
  permission: 'shipment:dispatch',
  reply: Type.Array(Type.Object({ id, name: Type.String() })),
});
