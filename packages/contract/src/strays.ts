import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { anyWaybill, parcelStates } from './parcels.ts';
import {
  count,
  FileRef,
  id,
  moment,
  oneOf,
  optionalText,
  orderNumber,
  orNull,
  pageOf,
  pageQuery,
  reason,
  Texts,
} from './words.ts';

export const strayStates = ['kept', 'assigned'] as const;
export const claimStates = ['requested', 'accepted', 'declined'] as const;
export const StrayRow = Type.Object({
  id,
  waybill: Type.String(),
  kind: oneOf(['parcel', 'surplus']),
  state: oneOf(strayStates),
  storeName: Type.String(),
  note: Type.String(),
  foundAt: moment,
  foundBy: Type.String(),
  orderNumber: orNull(Type.String()),
  openClaims: count,
  photos: Type.Array(FileRef),
});
export type StrayRow = Static<typeof StrayRow>;
/** Goods without owner, the oldest first. */
export const listStrays = endpoint({
  method: 'GET',
  path: '/api/staff/strays',
  permission: 'warehouse:list',
  query: Type.Object({
    ...pageQuery,
    waybill: optionalText(60),
    state: Type.Optional(oneOf(strayStates)),
    isClaimed: Type.Optional(Type.Boolean()),
  }),
  reply: pageOf(StrayRow),
});
/** Why an order may be the one: how near its waybill is, the same store, bought shortly before, words of its goods in the note. */
export const StrayMatch = Type.Object({
  orderNumber,
  storeName: Type.String(),
  buyerCode: Type.String(),
  buyerName: Type.String(),
  title: Texts,
  imageUrl: Type.String(),
  inTransit: count,
  waybill: orNull(Type.String()),
  score: count,
  reasons: Type.Array(oneOf(['waybill', 'store', 'time', 'goods'])),
});
export type StrayMatch = Static<typeof StrayMatch>;
export const StrayClaim = Type.Object({
  id,
  buyerCode: Type.String(),
  buyerName: Type.String(),
  orderNumber: Type.String(),
  waybill: Type.String(),
  proof: Type.String(),
  state: oneOf(claimStates),
  opinion: Type.String(),
  createdAt: moment,
  photos: Type.Array(FileRef),
});
export type StrayClaim = Static<typeof StrayClaim>;
export const StrayView = Type.Object({
  ...StrayRow.properties,
  matches: Type.Array(StrayMatch),
  claims: Type.Array(StrayClaim),
});
export type StrayView = Static<typeof StrayView>;
const byId = Type.Object({ id });
export const getStray = endpoint({
  method: 'GET',
  path: '/api/staff/strays/:id',
  permission: 'warehouse:list',
  params: byId,
  reply: StrayView,
  errors: ['warehouse.stray_not_found'],
});
/** The parcel belongs to this order too from now on and can be received for it. */
export const assignStray = endpoint({
  method: 'POST',
  path: '/api/staff/strays/:id/assign',
  permission: 'warehouse:receive',
  idempotent: true,
  params: byId,
  body: Type.Object({ orderNumber }),
  reply: StrayView,
  errors: [
    'warehouse.stray_not_found',
    'warehouse.stray_assigned',
    'warehouse.not_purchased',
    'warehouse.nothing_in_transit',
    'warehouse.own_order',
    'order.not_found',
  ],
});
/** An accepted claim assigns the goods to its order; a declined one says why. */
export const decideStrayClaim = endpoint({
  method: 'POST',
  path: '/api/staff/strayClaims/:id/decide',
  permission: 'warehouse:receive',
  idempotent: true,
  params: byId,
  body: Type.Object({ isAccepted: Type.Boolean(), opinion: optionalText(500) }),
  reply: StrayView,
  errors: [
    'warehouse.claim_not_found',
    'warehouse.claim_decided',
    'warehouse.stray_assigned',
    'warehouse.not_purchased',
    'warehouse.nothing_in_transit',
    'warehouse.own_order',
    'order.reason_required',
  ],
});

/** A buyer's own parcel, or goods without owner whose waybill is plausibly the one looked for. */
export const MyParcel = Type.Object({
  waybill: Type.String(),
  state: oneOf(parcelStates),
  orderNumbers: Type.Array(Type.String()),
  registeredAt: moment,
  arrivedAt: orNull(moment),
  receivedAt: orNull(moment),
});
export type MyParcel = Static<typeof MyParcel>;
export const FoundStray = Type.Object({ id, waybillEnd: Type.String(), foundAt: moment, photos: Type.Array(FileRef) });
export type FoundStray = Static<typeof FoundStray>;
export const findMyParcel = endpoint({
  method: 'POST',
  path: '/api/parcels/find',
  permission: 'stock:own',
  body: Type.Object({ waybill: anyWaybill }),
  reply: Type.Object({ mine: orNull(MyParcel), strays: Type.Array(FoundStray) }),
  errors: ['warehouse.waybill_invalid', 'request.too_many'],
});
export const MyStrayClaim = Type.Object({
  id,
  orderNumber: Type.String(),
  waybill: Type.String(),
  proof: Type.String(),
  state: oneOf(claimStates),
  opinion: Type.String(),
  createdAt: moment,
});
export type MyStrayClaim = Static<typeof MyStrayClaim>;
export const listMyStrayClaims = endpoint({
  method: 'GET',
  path: '/api/parcels/claims',
  permission: 'stock:own',
  query: Type.Object(pageQuery),
  reply: pageOf(MyStrayClaim),
});
/** Says that goods without owner are one's own: which order, which waybill, and what proves it. */
export const claimStray = endpoint({
  method: 'POST',
  path: '/api/parcels/claims',
  permission: 'stock:own',
  idempotent: true,
  status: 201,
  body: Type.Object({
    strayId: id,
    waybill: anyWaybill,
    orderNumber,
    proof: reason,
    photoIds: Type.Array(id, { minItems: 1, maxItems: 9, errorCode: 'warehouse.photo_required' }),
  }),
  reply: MyStrayClaim,
  errors: [
    'warehouse.waybill_invalid',
    'warehouse.stray_not_found',
    'warehouse.claim_open',
    'warehouse.not_purchased',
    'warehouse.photo_required',
    'order.not_found',
    'file.not_found',
    'request.too_many',
  ],
});
