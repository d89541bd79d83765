import { type Static, Type } from 'typebox';
import { Arrival, BagEvent, CustomsLine } from './bags.ts';
import { endpoint } from './endpoint.ts';
import { bagNumber, bagState } from './packing.ts';
import { shipmentModes, shipmentStates } from './shipping.ts';
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
  Texts,
} from './words.ts';

/** The side of a cooperative: bags that are assigned to it, and of their shipments what crossing and delivery need. */
const byBag = Type.Object({ number: bagNumber });
const byShipment = Type.Object({ number: bagNumber, shipment: shipmentNumber });
const photoIds = Type.Array(id, { maxItems: 9 });

export const CooperativeBagRow = Type.Object({
  number: bagNumber,
  state: bagState,
  isAccepted: Type.Boolean(),
  isHeld: Type.Boolean(),
  heldCount: count,
  hasProblem: Type.Boolean(),
  sealNumber: Type.String(),
  grams: orNull(count),
  arrivedGrams: orNull(count),
  shipmentCount: count,
  deliveredCount: count,
  declarationNumber: Type.String(),
  assignedAt: orNull(moment),
  dispatchedAt: orNull(moment),
  arrivedAt: orNull(moment),
});
export type CooperativeBagRow = Static<typeof CooperativeBagRow>;

const CooperativeShipment = Type.Object({
  number: shipmentNumber,
  state: oneOf(shipmentStates),
  mode: oneOf(shipmentModes),
  consigneeName: Type.String(),
  contact: Type.String(),
  address: Type.String(),
  marketplaceOrderNumber: Type.String(),
  waybillImage: orNull(FileRef),
  packages: count,
  grams: count,
  /** What it weighs in Vietnam; null until it was weighed, which comes before anything else. */
  arrival: orNull(Arrival),
  /** The waybill that a carrier has made for it. */
  waybill: orNull(Type.Object({ carrier: Type.String(), trackingNumber: Type.String() })),
  handedOverAt: orNull(moment),
  carrier: Type.String(),
  trackingNumber: Type.String(),
  deliveredAt: orNull(moment),
  receiverName: Type.String(),
  proof: Type.Array(FileRef),
  lines: Type.Array(Type.Object({ lineId: id, title: Texts, specValues: Type.Array(Texts), quantity: count })),
});
export const CooperativeBagView = Type.Object({
  ...CooperativeBagRow.properties,
  shipments: Type.Array(CooperativeShipment),
  customs: Type.Array(CustomsLine),
  events: Type.Array(BagEvent),
});
export type CooperativeBagView = Static<typeof CooperativeBagView>;

export const listMyBags = endpoint({
  method: 'GET',
  path: '/api/cooperation/bags',
  permission: 'bag:own',
  query: Type.Object({ ...pageQuery, state: Type.Optional(bagState), blurry: optionalText(60) }),
  reply: pageOf(CooperativeBagRow),
});
export const getMyBag = endpoint({
  method: 'GET',
  path: '/api/cooperation/bags/:number',
  permission: 'bag:own',
  params: byBag,
  reply: CooperativeBagView,
  errors: ['bag.not_found'],
});
export const acceptBag = endpoint({
  method: 'POST',
  path: '/api/cooperation/bags/:number/accept',
  permission: 'bag:own',
  idempotent: true,
  params: byBag,
  reply: CooperativeBagView,
  errors: ['bag.not_found', 'bag.move_not_allowed'],
});
/** The bag goes back to the warehouse's list; before it was taken along. */
export const declineBag = endpoint({
  method: 'POST',
  path: '/api/cooperation/bags/:number/decline',
  permission: 'bag:own',
  idempotent: true,
  params: byBag,
  body: Type.Object({ reason: requiredText(500, 'order.reason_required') }),
  reply: Type.Object({ number: bagNumber }),
  errors: ['bag.not_found', 'bag.move_not_allowed', 'order.reason_required'],
});
/** The customs declaration and the data of its lines; may be written again until the bag has arrived. */
export const saveCustoms = endpoint({
  method: 'PUT',
  path: '/api/cooperation/bags/:number/customs',
  permission: 'bag:own',
  idempotent: true,
  params: byBag,
  body: Type.Object({
    declarationNumber: requiredText(60, 'bag.declaration_empty'),
    lines: Type.Array(
      Type.Object({
        shipmentNumber,
        lineId: id,
        hsCode: Type.String({ pattern: '^[0-9]{4,12}$', errorCode: 'bag.hs_code_invalid' }),
        description: requiredText(300, 'bag.customs_incomplete'),
        quantity: Type.Integer({ minimum: 1, maximum: 9_999_999 }),
        unit: requiredText(20, 'bag.customs_incomplete'),
        valueVnd: Type.Integer({ minimum: 0, maximum: 1_000_000_000_000 }),
        origin: Type.String({ pattern: '^[A-Z]{2}$', errorCode: 'bag.origin_invalid' }),
      }),
      { minItems: 1, maxItems: 2000 },
    ),
  }),
  reply: CooperativeBagView,
  errors: ['bag.not_found', 'bag.move_not_allowed', 'bag.line_not_in_bag', 'bag.customs_incomplete'],
});
export const customsSheet = endpoint({
  method: 'GET',
  path: '/api/cooperation/bags/:number/customsSheet',
  permission: 'bag:own',
  params: byBag,
  download: true,
  errors: ['bag.not_found'],
});
/** Across the border and weighed again. Held when its weight is far from the one at the seal. */
export const arriveBag = endpoint({
  method: 'POST',
  path: '/api/cooperation/bags/:number/arrived',
  permission: 'bag:own',
  idempotent: true,
  params: byBag,
  body: Type.Object({ grams }),
  reply: CooperativeBagView,
  errors: ['bag.not_found', 'bag.move_not_allowed', 'bag.declaration_empty'],
});
/** Each shipment of an arrived bag is weighed on its own, once. Held when that is far from what it weighed when it was packed. */
export const weighArrival = endpoint({
  method: 'POST',
  path: '/api/cooperation/bags/:number/shipments/:shipment/weight',
  permission: 'bag:own',
  idempotent: true,
  params: byShipment,
  body: Type.Object({ grams }),
  reply: CooperativeBagView,
  errors: ['bag.not_found', 'bag.move_not_allowed', 'shipment.not_found', 'shipment.weighed_already'],
});
/** A shipment of an arrived bag goes to whoever delivers it. */
export const handOverShipment = endpoint({
  method: 'POST',
  path: '/api/cooperation/bags/:number/shipments/:shipment/handover',
  permission: 'bag:own',
  idempotent: true,
  params: byShipment,
  body: Type.Object({
    carrier: requiredText(100, 'shipment.carrier_empty'),
    trackingNumber: requiredText(60, 'shipment.tracking_empty'),
  }),
  reply: CooperativeBagView,
  errors: [
    'bag.not_found',
    'bag.move_not_allowed',
    'bag.held_for_check',
    'shipment.not_found',
    'shipment.not_weighed',
    'shipment.held_for_check',
  ],
});
/** Delivered: who received it, and at least one photo. */
export const proveDelivery = endpoint({
  method: 'POST',
  path: '/api/cooperation/bags/:number/shipments/:shipment/delivered',
  permission: 'bag:own',
  idempotent: true,
  params: byShipment,
  body: Type.Object({
    receiverName: requiredText(100, 'bag.receiver_empty'),
    note: optionalText(300),
    photoIds,
  }),
  reply: CooperativeBagView,
  errors: [
    'bag.not_found',
    'bag.move_not_allowed',
    'bag.held_for_check',
    'bag.proof_missing',
    'shipment.not_found',
    'shipment.not_weighed',
    'shipment.held_for_check',
    'order.move_not_allowed',
    'file.not_found',
  ],
});
export const reportBagProblem = endpoint({
  method: 'POST',
  path: '/api/cooperation/bags/:number/problem',
  permission: 'bag:own',
  idempotent: true,
  params: byBag,
  body: Type.Object({
    text: requiredText(500, 'order.reason_required'),
    shipmentNumber: Type.Optional(orNull(shipmentNumber)),
    photoIds,
  }),
  reply: CooperativeBagView,
  errors: ['bag.not_found', 'bag.move_not_allowed', 'shipment.not_found', 'file.not_found'],
});
