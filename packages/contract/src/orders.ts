import { orderStatuses } from '@kouan/domain';
import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { LineWishes } from './line-wishes.ts';
import { OrderClock } from './order-clocks.ts';
import { ScreeningNotice } from './screening-notice.ts';
import {
  count,
  day,
  fen,
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
  Texts,
  vnd,
} from './words.ts';
import { productId } from './catalog.ts';
import { destinationCode, lineWishes } from './quotes.ts';

export const OrderLineView = Type.Object({
  id,
  productId: orNull(productId),
  skuId: orNull(id),
  title: Texts,
  specValues: Type.Array(Texts),
  colour: Type.String(),
  size: Type.String(),
  imageUrl: Type.String(),
  unitPriceFen: fen,
  amountFen: fen,
  /** ordered = toBuy + inTransit + available + frozen + afterSales + shipped + short + returned + cancelled */
  ordered: count,
  toBuy: count,
  inTransit: count,
  available: count,
  frozen: count,
  afterSales: count,
  shipped: count,
  short: count,
  returned: count,
  cancelled: count,
  bought: count,
  received: count,
  unshipped: count,
  /** What was shown against these goods before they were ordered. */
  screening: Type.Array(ScreeningNotice),
  /** What was wished for in the cart. */
  wishes: Type.Optional(LineWishes),
});
export type OrderLineView = Static<typeof OrderLineView>;

export const HistoryView = Type.Object({
  event: Type.String(),
  from: orNull(oneOf(orderStatuses)),
  to: oneOf(orderStatuses),
  actorKind: oneOf(['buyer', 'staff', 'system']),
  /** The nickname for staff and one's own; empty for the system. */
  actorName: Type.String(),
  reason: Type.String(),
  details: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()])),
  at: moment,
});
/** Paid = consumed + held + refunded, from the ledger. */
export const MoneyPanel = Type.Object({ paidFen: fen, consumedFen: fen, heldFen: fen, refundedFen: fen });

export const PaymentBrief = Type.Object({
  number: Type.String(),
  purpose: oneOf(['deposit', 'final', 'adjustment']),
  status: oneOf(['unpaid', 'pendingApproval', 'paid', 'cancelled']),
  method: orNull(Type.String()),
  amountFen: fen,
  amountVnd: vnd,
  dueFen: fen,
  dueVnd: vnd,
  shipmentNumber: orNull(Type.String()),
  remitter: Type.String(),
  bank: Type.String(),
  serialNumber: Type.String(),
  paidAt: orNull(moment),
  remarks: Type.String(),
  claimedAt: orNull(moment),
  dueAt: orNull(moment),
  /** What the reader may do about it now: its buyer can pay it. */
  allowedActions: Type.Array(oneOf(['pay'])),
  reviews: Type.Array(
    Type.Object({
      outcome: oneOf(['approved', 'rejected', 'reReview']),
      opinion: Type.String(),
      reviewerName: Type.String(),
      /** Approved without a person, because everything agreed. */
      isAutomatic: Type.Boolean(),
      at: moment,
    }),
  ),
});
export type PaymentBrief = Static<typeof PaymentBrief>;

export const OrderRow = Type.Object({
  number: orderNumber,
  status: oneOf(orderStatuses),
  isAccepted: Type.Boolean(),
  storeName: Type.String(),
  goods: Type.Object({ title: Texts, imageUrl: Type.String(), lineCount: count, quantity: count }),
  totalFen: fen,
  /** At the rate that was locked when it was placed. */
  totalVnd: vnd,
  depositFen: fen,
  paidFen: fen,
  refundedFen: fen,
  placedAt: moment,
  /** Who acts next and by when. */
  turn: oneOf(['buyer', 'platform', 'none']),
  actBy: orNull(moment),
  station: Type.Integer({ minimum: 1, maximum: 5 }),
  /** A change of price or freight: the buyer has to answer it, or its part of the deposit is due. */
  adjustment: orNull(oneOf(['offered', 'due'])),
  duePaymentNumber: orNull(Type.String()),
  dueFen: fen,
  dueVnd: vnd,
  /** Who of the staff works on it; empty for buyers, and when nobody does. */
  assignedTo: Type.String(),
  allowedActions: Type.Array(Type.String()),
  buyer: Type.Object({ code: Type.String(), nickName: Type.String() }),
});
export type OrderRow = Static<typeof OrderRow>;

export const ShipmentBrief = Type.Object({
  number: Type.String(),
  state: Type.String(),
  quantity: count,
  amountFen: fen,
  carrier: Type.String(),
  trackingNumber: Type.String(),
  createdAt: moment,
});

export const OrderView = Type.Object({
  ...OrderRow.properties,
  storeSite: Type.String(),
  rateVndPerCnyMicros: rateMicros,
  goodsFen: fen,
  freightFen: fen,
  serviceFen: fen,
  depositVnd: vnd,
  remarks: Type.String(),
  closeReason: Type.String(),
  /** Why money was asked back last: cancelling, a return or a claim; empty when it never was. */
  refundReason: Type.String(),
  /** Every time limit that runs, the earliest first. */
  clocks: Type.Array(OrderClock),
  lines: Type.Array(OrderLineView),
  payments: Type.Array(PaymentBrief),
  money: MoneyPanel,
  history: Type.Array(HistoryView),
  acceptedAt: orNull(moment),
  stockedAt: orNull(moment),
  autoReturnAt: orNull(moment),
  expectedStockingOn: orNull(Type.String()),
  sellerOrderNumbers: Type.Array(Type.String()),
});
export type OrderView = Static<typeof OrderView>;

const orderWish = {
  number: optionalText(30),
  goods: optionalText(100),
  status: Type.Optional(oneOf(orderStatuses)),
  /** Two days `yyyy-MM-dd`, inclusive, of the business time zone. */
  from: Type.Optional(day('order.date_invalid')),
  to: Type.Optional(day('order.date_invalid')),
};
const orderFilter = { ...pageQuery, ...orderWish };
/** `turn`: only those that wait for the buyer. */
const ownOrders = { turn: Type.Optional(oneOf(['buyer'])) };
const byNumber = Type.Object({ number: orderNumber });
const OrderCounts = Type.Object({
  total: count,
  byStatus: Type.Array(Type.Object({ status: oneOf(orderStatuses), count })),
});

export const placeOrder = endpoint({
  method: 'POST',
  path: '/api/orders',
  permission: 'order:own',
  idempotent: true,
  status: 201,
  body: Type.Object({
    quoteId: Type.String({ maxLength: 60 }),
    lines: lineWishes,
    /** The total that the buyer saw. Another total of the server's refuses the order: order.totals_changed with the new ones. */
    totalFen: fen,
    destination: destinationCode,
    remarks: optionalText(500),
    /** Cart lines to remove once the order is placed. */
    cartLineIds: Type.Optional(Type.Array(id, { maxItems: 999 })),
    /** The proposal of the staff that this order is; it serves once. */
    proposalId: Type.Optional(Type.String({ maxLength: 30 })),
    /** One's own address: whom the goods will go to. It is kept with the order as it is now. */
    addressId: Type.Optional(id),
  }),
  reply: OrderView,
  errors: [
    'address.not_found',
    'sku.not_found',
    'order.two_stores',
    'order.sku_twice',
    'order.off_shelf',
    'order.out_of_stock',
    'order.below_minimum',
    'order.too_large',
    'order.destination_unknown',
    'goods.forbidden',
    'order.quote_expired',
    'order.quote_used',
    'order.quote_differs',
    'order.totals_changed',
    'order.cart_changed',
    'order.proposal_not_found',
    'order.proposal_over',
    'content.acceptance_needed',
  ],
});
export const listMyOrders = endpoint({
  method: 'GET',
  path: '/api/orders',
  permission: 'order:own',
  query: Type.Object({ ...orderFilter, ...ownOrders }),
  reply: pageOf(OrderRow),
});
/** The orders of a filter as a workbook, a row for each of their lines. What is too much for one is said in its last row. */
export const downloadMyOrders = endpoint({
  method: 'GET',
  path: '/api/orders/orders.xlsx',
  permission: 'order:own',
  download: true,
  query: Type.Object({ ...orderWish, ...ownOrders }),
});
export const countMyOrders = endpoint({
  method: 'GET',
  path: '/api/orders/counts',
  permission: 'order:own',
  /** `waiting`: those of them that wait for the buyer, an offered adjustment included. */
  reply: Type.Object({
    total: count,
    waiting: count,
    byStatus: Type.Array(Type.Object({ status: oneOf(orderStatuses), count, waiting: count })),
  }),
});
export const getMyOrder = endpoint({
  method: 'GET',
  path: '/api/orders/:number',
  permission: 'order:own',
  params: byNumber,
  reply: OrderView,
  errors: ['order.not_found'],
});
export const cancelOrder = endpoint({
  method: 'POST',
  path: '/api/orders/:number/cancel',
  permission: 'order:own',
  idempotent: true,
  params: byNumber,
  body: Type.Object({ reason }),
  reply: OrderView,
  errors: ['order.not_found', 'order.move_not_allowed', 'order.reason_required'],
});

export const listOrders = endpoint({
  method: 'GET',
  path: '/api/staff/orders',
  permission: 'order:list',
  query: Type.Object({
    ...orderFilter,
    buyer: optionalText(50),
    queue: Type.Optional(oneOf(['toAccept', 'toPurchase', 'toReceive'])),
    /** Those that the caller works on, or that nobody does. */
    assigned: Type.Optional(oneOf(['me', 'nobody'])),
  }),
  reply: pageOf(OrderRow),
});
export const countOrders = endpoint({
  method: 'GET',
  path: '/api/staff/orders/counts',
  permission: 'order:list',
  reply: OrderCounts,
});
export const getOrder = endpoint({
  method: 'GET',
  path: '/api/staff/orders/:number',
  permission: 'order:list',
  params: byNumber,
  reply: OrderView,
  errors: ['order.not_found'],
});
/** Beyond the tolerance of prices it is refused: the buyer is asked by an adjustment. */
export const acceptOrder = endpoint({
  method: 'POST',
  path: '/api/staff/orders/:number/accept',
  permission: 'order:accept',
  idempotent: true,
  params: byNumber,
  reply: OrderView,
  errors: [
    'order.not_found',
    'order.move_not_allowed',
    'order.own_order',
    'order.price_moved',
    'order.assigned_to_other',
  ],
});
/** Accepts knowingly at the ordered price although the latest one is further away; that is noted. */
export const acceptAtOrderedPrice = endpoint({
  method: 'POST',
  path: '/api/staff/orders/:number/acceptAtOrderedPrice',
  permission: 'order:accept',
  idempotent: true,
  params: byNumber,
  reply: OrderView,
  errors: ['order.not_found', 'order.move_not_allowed', 'order.own_order', 'order.assigned_to_other'],
});
export const refuseOrder = endpoint({
  method: 'POST',
  path: '/api/staff/orders/:number/refuse',
  permission: 'order:accept',
  idempotent: true,
  params: byNumber,
  body: Type.Object({ reason }),
  reply: OrderView,
  errors: [
    'order.not_found',
    'order.move_not_allowed',
    'order.own_order',
    'order.reason_required',
    'order.assigned_to_other',
  ],
});
