import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { destinationCode } from './quotes.ts';
import { productId } from './catalog.ts';
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
  paymentNumber,
  reason,
  requiredText,
  Texts,
} from './words.ts';

const byNumber = Type.Object({ number: orderNumber });

export const noteKinds = ['toBuyer', 'internal'] as const;
export const assignmentEvents = ['claimed', 'assigned', 'returned', 'recalled', 'closed'] as const;
const Note = Type.Object({
  id,
  kind: oneOf(noteKinds),
  content: Type.String(),
  authorName: Type.String(),
  at: moment,
});
/** The pictures that were sent with a payment of the order. */
export const OrderVoucher = Type.Object({ paymentNumber, screenshots: Type.Array(FileRef) });
export type OrderVoucher = Static<typeof OrderVoucher>;
/** The ordered prices held against the latest look at the pages of the goods. */
export const PriceCheck = Type.Object({
  tolerancePercent: count,
  lines: Type.Array(
    Type.Object({
      lineId: id,
      orderedFen: fen,
      /** Null: it is not sold any more. */
      latestFen: orNull(fen),
      /** When its page was looked at; null: the price is our own. */
      seenAt: orNull(moment),
      isWaiting: Type.Boolean(),
    }),
  ),
  orderedGoodsFen: fen,
  latestGoodsFen: fen,
  /** The buyer has to be asked, or the price be kept knowingly. */
  isBeyond: Type.Boolean(),
});
export type PriceCheck = Static<typeof PriceCheck>;
/** What only the staff see of an order. */
export const OrderWork = Type.Object({
  assignee: orNull(Type.Object({ name: Type.String(), isMine: Type.Boolean(), until: moment })),
  assignments: Type.Array(
    Type.Object({ event: oneOf(assignmentEvents), person: Type.String(), by: Type.String(), at: moment }),
  ),
  notes: Type.Array(Note),
  vouchers: Type.Array(OrderVoucher),
  /** While it waits to be accepted. */
  priceCheck: orNull(PriceCheck),
});
export type OrderWork = Static<typeof OrderWork>;

export const getOrderWork = endpoint({
  method: 'GET',
  path: '/api/staff/orders/:number/work',
  permission: 'order:list',
  params: byNumber,
  reply: OrderWork,
  errors: ['order.not_found'],
});
/** Who can be given an order. */
export const listAssignablePeople = endpoint({
  method: 'GET',
  path: '/api/staff/orders/people',
  permission: 'order:accept',
  reply: Type.Array(Type.Object({ id, nickName: Type.String() })),
});
/** Gives an order to somebody for a while; without a person, to oneself. */
export const assignOrder = endpoint({
  method: 'POST',
  path: '/api/staff/orders/:number/assign',
  permission: 'order:accept',
  idempotent: true,
  params: byNumber,
  body: Type.Object({ personId: Type.Optional(id) }),
  reply: OrderWork,
  errors: ['order.not_found', 'order.own_order', 'order.move_not_allowed', 'user.not_found'],
});
export const returnOrder = endpoint({
  method: 'POST',
  path: '/api/staff/orders/:number/return',
  permission: 'order:accept',
  idempotent: true,
  params: byNumber,
  body: Type.Object({}),
  reply: OrderWork,
  errors: ['order.not_found'],
});
/** A remark that the buyer reads, or a note that only the staff do. It stays as it was written. */
export const addOrderNote = endpoint({
  method: 'POST',
  path: '/api/staff/orders/:number/notes',
  permission: 'order:edit',
  idempotent: true,
  params: byNumber,
  body: Type.Object({ kind: oneOf(noteKinds), content: requiredText(1000, 'order.note_required') }),
  reply: OrderWork,
  errors: ['order.not_found', 'order.note_required'],
});

/** What was estimated when the order was placed: one shipment of everything, after less than a month of storage. */
export const OrderEstimate = Type.Object({
  goodsFen: fen,
  freightFen: fen,
  serviceFen: fen,
  realGrams: count,
  chargeableGrams: count,
  fees: Type.Array(Type.Object({ kind: Type.String(), feeFen: fen })),
});
export type OrderEstimate = Static<typeof OrderEstimate>;
/** Remarks of the staff and the estimate of one's own order. */
export const getMyOrderExtras = endpoint({
  method: 'GET',
  path: '/api/orders/:number/extras',
  permission: 'order:own',
  params: byNumber,
  reply: Type.Object({
    remarks: Type.Array(Note),
    estimate: orNull(OrderEstimate),
    vouchers: Type.Array(OrderVoucher),
  }),
  errors: ['order.not_found'],
});

export const orderProposalStates = ['waiting', 'placed', 'declined', 'withdrawn', 'expired'] as const;
/** An order that the staff put together for a buyer: none until the buyer has placed it. */
export const OrderProposal = Type.Object({
  id: Type.String(),
  state: oneOf(orderProposalStates),
  buyer: Type.Object({ code: Type.String(), nickName: Type.String() }),
  madeBy: Type.String(),
  destination: Type.String(),
  remarks: Type.String(),
  storeName: Type.String(),
  lines: Type.Array(
    Type.Object({
      skuId: id,
      quantity: count,
      productId: orNull(productId),
      title: Texts,
      specValues: Type.Array(Texts),
      imageUrl: Type.String(),
    }),
  ),
  orderNumber: orNull(Type.String()),
  declineReason: Type.String(),
  createdAt: moment,
  expiresAt: moment,
});
export type OrderProposal = Static<typeof OrderProposal>;
const byProposal = Type.Object({ id: Type.String({ pattern: '^[A-Za-z0-9_-]{16}$' }) });

export const proposeOrder = endpoint({
  method: 'POST',
  path: '/api/staff/orderProposals',
  permission: 'order:edit',
  idempotent: true,
  status: 201,
  body: Type.Object({
    buyerCode: requiredText(20, 'order.buyer_not_found'),
    lines: Type.Array(
      Type.Object({
        skuId: id,
        quantity: Type.Integer({ minimum: 1, maximum: 9_999_999, errorCode: 'cart.quantity_required' }),
      }),
      { minItems: 1, maxItems: 200 },
    ),
    destination: destinationCode,
    remarks: optionalText(500),
  }),
  reply: OrderProposal,
  errors: [
    'order.buyer_not_found',
    'order.own_order',
    'sku.not_found',
    'order.two_stores',
    'order.sku_twice',
    'order.off_shelf',
    'order.out_of_stock',
    'order.below_minimum',
    'order.too_large',
    'order.destination_unknown',
    'goods.forbidden',
  ],
});
export const listOrderProposals = endpoint({
  method: 'GET',
  path: '/api/staff/orderProposals',
  permission: 'order:edit',
  query: Type.Object({ ...pageQuery, state: Type.Optional(oneOf(orderProposalStates)) }),
  reply: pageOf(OrderProposal),
});
export const withdrawOrderProposal = endpoint({
  method: 'POST',
  path: '/api/staff/orderProposals/:id/withdraw',
  permission: 'order:edit',
  idempotent: true,
  params: byProposal,
  body: Type.Object({}),
  reply: OrderProposal,
  errors: ['order.proposal_not_found', 'order.proposal_over'],
});
/** Those that wait for the caller. */
export const listMyOrderProposals = endpoint({
  method: 'GET',
  path: '/api/orderProposals',
  permission: 'order:own',
  query: Type.Object(pageQuery),
  reply: pageOf(OrderProposal),
});
export const getMyOrderProposal = endpoint({
  method: 'GET',
  path: '/api/orderProposals/:id',
  permission: 'order:own',
  params: byProposal,
  reply: OrderProposal,
  errors: ['order.proposal_not_found'],
});
export const declineOrderProposal = endpoint({
  method: 'POST',
  path: '/api/orderProposals/:id/decline',
  permission: 'order:own',
  idempotent: true,
  params: byProposal,
  body: Type.Object({ reason }),
  reply: OrderProposal,
  errors: ['order.proposal_not_found', 'order.proposal_over', 'order.reason_required'],
});
