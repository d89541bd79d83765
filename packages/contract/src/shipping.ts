import { shippingServices } from '@kouan/domain';
import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { destinationCode, FeeItemView } from './quotes.ts';
import {
  count,
  fen,
  FileRef,
  id,
  moment,
  oneOf,
  optionalText,
  orderNumber,
  orNull,
  pageOf,
  pageQuery,
  rateMicros,
  reason,
  requiredText,
  shipmentNumber,
  Texts,
  vnd,
} from './words.ts';

export const shipmentModes = ['address', 'marketplace'] as const;
export const shipmentStates = [
  'paymentPending',
  'paymentReview',
  'paymentRejected',
  'ready',
  'inTransit',
  'delivered',
  'cancelled',
] as const;
export const optionalServices = shippingServices;

const ShipLines = Type.Array(Type.Object({ lineId: id, quantity: Type.Integer({ minimum: 1, maximum: 9_999_999 }) }), {
  minItems: 1,
  maxItems: 500,
});
const services = Type.Array(oneOf(optionalServices), { maxItems: 3, uniqueItems: true });

/** What shipping some units costs: their balance share and every fee. The bill is made by the same code. */
export const ShipmentQuote = Type.Object({
  quantity: count,
  goodsFen: fen,
  valueFen: fen,
  depositShareFen: fen,
  balanceShareFen: fen,
  fees: Type.Array(FeeItemView),
  feesFen: fen,
  amountFen: fen,
  amountVnd: vnd,
  rateVndPerCnyMicros: rateMicros,
  realGrams: count,
  volumetricGrams: count,
  chargeableGrams: count,
  packages: count,
});
export type ShipmentQuote = Static<typeof ShipmentQuote>;
export const quoteShipment = endpoint({
  method: 'POST',
  path: '/api/shipments/quote',
  permission: 'shipment:own',
  body: Type.Object({ orderNumber, lines: ShipLines, destination: destinationCode, services }),
  reply: ShipmentQuote,
  errors: [
    'order.not_found',
    'shipment.quantity_insufficient',
    'shipment.service_missing',
    'shipment.services_exclude',
  ],
});

export const ShipmentView = Type.Object({
  number: shipmentNumber,
  orderNumber,
  mode: oneOf(shipmentModes),
  state: oneOf(shipmentStates),
  consigneeName: Type.String(),
  contact: Type.String(),
  address: Type.String(),
  destination: destinationCode,
  marketplaceOrderNumber: Type.String(),
  orderScreenshot: orNull(FileRef),
  waybillImage: orNull(FileRef),
  lines: Type.Array(
    Type.Object({ lineId: id, title: Texts, specValues: Type.Array(Texts), imageUrl: Type.String(), quantity: count }),
  ),
  quantity: count,
  balanceShareFen: fen,
  fees: Type.Array(FeeItemView),
  amountFen: fen,
  amountVnd: vnd,
  paymentNumber: orNull(Type.String()),
  paymentStatus: orNull(Type.String()),
  payBy: orNull(moment),
  /** While it is paid and waits: until when it should leave. */
  dispatchBy: orNull(moment),
  carrier: Type.String(),
  trackingNumber: Type.String(),
  /** Opens `/tracking/{code}` for whoever has it. */
  trackingCode: Type.String(),
  createdAt: moment,
  dispatchedAt: orNull(moment),
  deliveredAt: orNull(moment),
  autoReceiveAt: orNull(moment),
  /** Held because a weight is far off; staff act next. `border`: its goods, `packed`: the parcel, `vietnam`: after the border. */
  check: orNull(Type.Object({ stage: oneOf(['border', 'packed', 'bag', 'vietnam']), since: moment })),
  /** Who received it, as staff, a cooperative or the carrier told. */
  delivery: orNull(
    Type.Object({
      receiverName: Type.String(),
      at: moment,
      toldBy: Type.String(),
      proofNumber: Type.String(),
      photos: Type.Array(FileRef),
    }),
  ),
  cancelReason: Type.String(),
  remarks: Type.String(),
  allowedActions: Type.Array(Type.String()),
  buyer: Type.Object({ code: Type.String(), nickName: Type.String() }),
});
export type ShipmentView = Static<typeof ShipmentView>;

/** Empty fields are refused by the mode's own rules, each with its own message. */
export const createShipment = endpoint({
  method: 'POST',
  path: '/api/shipments',
  permission: 'shipment:own',
  idempotent: true,
  status: 201,
  body: Type.Object({
    orderNumber,
    lines: ShipLines,
    mode: oneOf(shipmentModes),
    destination: destinationCode,
    services,
    consigneeName: optionalText(100),
    contact: optionalText(30),
    address: optionalText(300),
    marketplaceOrderNumber: optionalText(60),
    orderScreenshotId: Type.Optional(orNull(id)),
    waybillImageId: Type.Optional(orNull(id)),
    remarks: optionalText(500),
    /** The amount that the buyer saw. Another one of the server's refuses: shipment.totals_changed. */
    amountFen: fen,
  }),
  reply: ShipmentView,
  errors: [
    'order.not_found',
    'shipment.quantity_insufficient',
    'shipment.service_missing',
    'shipment.services_exclude',
  ],
});
const byNumber = Type.Object({ number: shipmentNumber });
const shipmentFilter = {
  ...pageQuery,
  state: Type.Optional(oneOf(shipmentStates)),
  blurry: optionalText(100),
  orderNumber: optionalText(30),
};
export const listMyShipments = endpoint({
  method: 'GET',
  path: '/api/shipments',
  permission: 'shipment:own',
  query: Type.Object(shipmentFilter),
  reply: pageOf(ShipmentView),
});
export const getMyShipment = endpoint({
  method: 'GET',
  path: '/api/shipments/:number',
  permission: 'shipment:own',
  params: byNumber,
  reply: ShipmentView,
  errors: ['shipment.not_found'],
});
export const cancelShipment = endpoint({
  method: 'POST',
  path: '/api/shipments/:number/cancel',
  permission: 'shipment:own',
  idempotent: true,
  params: byNumber,
  body: Type.Object({ reason }),
  reply: ShipmentView,
  errors: ['shipment.not_found', 'order.move_not_allowed'],
});
export const confirmDelivery = endpoint({
  method: 'POST',
  path: '/api/shipments/:number/delivered',
  permission: 'shipment:own',
  idempotent: true,
  params: byNumber,
  reply: ShipmentView,
  errors: ['shipment.not_found', 'order.move_not_allowed'],
});
export const listShipments = endpoint({
  method: 'GET',
  path: '/api/staff/shipments',
  permission: 'shipment:list',
  query: Type.Object(shipmentFilter),
  reply: pageOf(ShipmentView),
});
export const getShipment = endpoint({
  method: 'GET',
  path: '/api/staff/shipments/:number',
  permission: 'shipment:list',
  params: byNumber,
  reply: ShipmentView,
  errors: ['shipment.not_found'],
});
export const dispatchShipment = endpoint({
  method: 'POST',
  path: '/api/staff/shipments/:number/dispatch',
  permission: 'shipment:dispatch',
  idempotent: true,
  params: byNumber,
  body: Type.Object({
    carrier: requiredText(100, 'shipment.carrier_empty'),
    trackingNumber: requiredText(60, 'shipment.tracking_empty'),
  }),
  reply: ShipmentView,
  errors: ['shipment.not_found', 'order.move_not_allowed'],
});
/** Staff cancel a shipment before its dispatch: all that was paid goes to the wallet, what it freed is not returned for a day. */
export const cancelShipmentByStaff = endpoint({
  method: 'POST',
  path: '/api/staff/shipments/:number/cancel',
  permission: 'shipment:dispatch',
  idempotent: true,
  params: byNumber,
  body: Type.Object({ reason }),
  reply: ShipmentView,
  errors: ['shipment.not_found', 'shipment.cannot_cancel', 'shipment.own_order', 'order.reason_required'],
});
export const recordDelivery = endpoint({
  method: 'POST',
  path: '/api/staff/shipments/:number/delivered',
  permission: 'shipment:deliver',
  idempotent: true,
  params: byNumber,
  body: Type.Object({
    receiverName: requiredText(100, 'bag.receiver_empty'),
    note: optionalText(300),
    /** At least one. */
    photoIds: Type.Array(id, { maxItems: 9 }),
  }),
  reply: ShipmentView,
  errors: ['shipment.not_found', 'order.move_not_allowed', 'bag.proof_missing', 'file.not_found'],
});

export const trackingSteps = [
  'created',
  'packing',
  'dispatched',
  'arrived',
  'handedOver',
  'pickedUp',
  'onTheWay',
  'outForDelivery',
  'deliveryFailed',
  'delivered',
  'cancelled',
] as const;
/** What whoever has the code may know: where the goods are and since when. No person, no address, no goods, no money. */
export const TrackingView = Type.Object({
  number: shipmentNumber,
  state: oneOf(shipmentStates),
  carrier: Type.String(),
  trackingNumber: Type.String(),
  destination: Texts,
  /** Newest last. `place` is null at the border warehouse; `at` where the moment was kept. */
  steps: Type.Array(Type.Object({ step: oneOf(trackingSteps), at: orNull(moment), place: orNull(Texts) })),
});
export type TrackingView = Static<typeof TrackingView>;
/** Any other text than a code is answered like an unknown one. */
export const trackShipment = endpoint({
  method: 'GET',
  path: '/api/tracking/:code',
  permission: 'open',
  params: Type.Object({ code: Type.String({ maxLength: 200 }) }),
  reply: TrackingView,
  errors: ['shipment.tracking_not_found', 'request.too_many'],
});

const ProposedGoods = Type.Object({
  lineId: id,
  quantity: count,
  title: Texts,
  specValues: Type.Array(Texts),
  imageUrl: Type.String(),
});
/** What of one order to ship now and what to hold until `holdUntil`, when more of it is expected; `savingFen` of the fees. */
export const ShippingProposalView = Type.Object({
  orderNumber,
  now: Type.Array(ProposedGoods),
  hold: Type.Array(ProposedGoods),
  holdUntil: orNull(moment),
  savingFen: fen,
  /** What is left then goes back to the store. */
  returnAt: orNull(moment),
  /** When the next storage month of its oldest goods begins. */
  nextStorageAt: orNull(moment),
});
export type ShippingProposalView = Static<typeof ShippingProposalView>;
/** The orders with available goods, those whose goods must leave first in front; at most 20. */
export const proposeShipments = endpoint({
  method: 'GET',
  path: '/api/shipments/proposal',
  permission: 'shipment:own',
  reply: Type.Array(ShippingProposalView),
});
