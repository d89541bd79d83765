import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { OrderView } from './orders.ts';
import {
  cm3,
  count,
  day,
  fen,
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
  reason,
  requiredText,
  Texts,
} from './words.ts';

const byNumber = Type.Object({ number: orderNumber });

/**
 * What was bought: per line the quantity (0 for what could not be had), the seller's order numbers, what it cost us. What
 * is missing to the order is not bought for good: it opens a case. The seller's order numbers may be left out only when
 * nothing could be bought.
 */
export const recordPurchase = endpoint({
  method: 'POST',
  path: '/api/staff/orders/:number/purchase',
  permission: 'warehouse:purchase',
  idempotent: true,
  params: byNumber,
  body: Type.Object({
    sellerOrderNumbers: Type.Array(requiredText(60), { maxItems: 20 }),
    /** Why something could not be bought; needed then. */
    reason: optionalText(500),
    waybillNumbers: Type.Array(requiredText(60), { maxItems: 50 }),
    lines: Type.Array(Type.Object({ lineId: id, quantity: count }), { minItems: 1, maxItems: 500 }),
    costFen: fen,
    expectedOn: day(),
  }),
  reply: OrderView,
  errors: ['order.not_found', 'order.move_not_allowed', 'order.reason_required', 'warehouse.seller_number_required'],
});

/**
 * What the buyer says of a batch's photos: nothing asked (`none`), `open` until its time is up, `approved` (by silence too),
 * `asked` and not answered yet, or `rejected`.
 */
export const batchReviewStates = ['none', 'open', 'approved', 'asked', 'rejected'] as const;
export type BatchReviewState = (typeof batchReviewStates)[number];
/** What a photo of goods shows; empty: nothing said. */
export const photoShots = ['front', 'back', 'label', 'packing', 'measure', 'detail'] as const;
export type PhotoShot = (typeof photoShots)[number];
export const ShotPhoto = Type.Object({ ...FileRef.properties, shot: Type.String() });

export const BatchView = Type.Object({
  number: Type.String(),
  orderNumber,
  lineId: id,
  title: Texts,
  specValues: Type.Array(Texts),
  imageUrl: Type.String(),
  quantity: count,
  left: count,
  grams: count,
  cm3: count,
  packages: count,
  storedAt: moment,
  expectedOn: orNull(Type.String()),
  autoReturnAt: orNull(moment),
  /** Until when the store takes the goods back; null once nothing is left. */
  sellerReturnUntil: orNull(moment),
  review: oneOf(batchReviewStates),
  reviewUntil: orNull(moment),
  /** It, or its parcel, weighed something else than the seller says: the warehouse looks into it before these goods leave. */
  isWeightChecked: Type.Boolean(),
  /** What the seller says that it weighs, while the batch itself is held; null while it is not, or its parcel is. */
  heldSellerGrams: orNull(count),
  photos: Type.Array(ShotPhoto),
});
export type BatchView = Static<typeof BatchView>;

/** Goods counted, weighed and measured at the border. One batch a line. */
export const receiveGoods = endpoint({
  method: 'POST',
  path: '/api/staff/orders/:number/receive',
  permission: 'warehouse:receive',
  idempotent: true,
  params: byNumber,
  body: Type.Object({
    lines: Type.Array(
      Type.Object({
        lineId: id,
        quantity: Type.Integer({ minimum: 1, maximum: 9_999_999 }),
        grams,
        cm3,
        packages: Type.Integer({ minimum: 1, maximum: 100_000 }),
        photoIds: Type.Array(id, { maxItems: 9 }),
      }),
      { minItems: 1, maxItems: 500 },
    ),
    note: optionalText(500),
  }),
  reply: Type.Object({ order: OrderView, batches: Type.Array(BatchView) }),
  errors: ['order.not_found', 'order.move_not_allowed', 'warehouse.quantity_too_large', 'warehouse.photos_missing'],
});
/**
 * Units on their way that are not coming, or came damaged or wrong: they are short for good, which opens a case. Photos
 * are needed for what came damaged or wrong.
 */
export const closeShort = endpoint({
  method: 'POST',
  path: '/api/staff/orders/:number/closeShort',
  permission: 'warehouse:receive',
  idempotent: true,
  params: byNumber,
  body: Type.Object({
    lines: Type.Array(Type.Object({ lineId: id, quantity, reason: oneOf(['missing', 'damaged', 'wrongGoods']) }), {
      minItems: 1,
      maxItems: 500,
    }),
    reason,
    photoIds: Type.Array(id, { maxItems: 9 }),
  }),
  reply: OrderView,
  errors: [
    'order.not_found',
    'order.move_not_allowed',
    'order.reason_required',
    'warehouse.quantity_too_large',
    'warehouse.line_not_found',
    'warehouse.line_twice',
    'warehouse.own_order',
    'case.photo_required',
    'file.not_found',
  ],
});
export const listBatches = endpoint({
  method: 'GET',
  path: '/api/staff/batches',
  permission: 'warehouse:list',
  query: Type.Object({
    ...pageQuery,
    orderNumber: optionalText(30),
    number: optionalText(30),
    /** Only those that are held for their own weight. */
    isHeld: Type.Optional(Type.Boolean()),
  }),
  reply: pageOf(BatchView),
});
/** Somebody has looked at a batch that was held for its weight, and says why its goods may leave. */
export const settleBatchWeight = endpoint({
  method: 'POST',
  path: '/api/staff/batches/:number/weightCheck',
  permission: 'warehouse:receive',
  idempotent: true,
  params: Type.Object({ number: Type.String({ minLength: 1, maxLength: 30 }) }),
  body: Type.Object({ reason: requiredText(500, 'order.reason_required') }),
  reply: BatchView,
  errors: ['warehouse.batch_not_found', 'warehouse.no_weight_check', 'order.reason_required'],
});

export const StockRow = Type.Object({
  skuId: orNull(id),
  title: Texts,
  specValues: Type.Array(Texts),
  imageUrl: Type.String(),
  available: count,
  inTransit: count,
  frozen: count,
  afterSales: count,
  earliestBatchAt: orNull(moment),
  batchCount: count,
  batches: Type.Array(BatchView),
});
export type StockRow = Static<typeof StockRow>;
const stockWish = {
  blurry: optionalText(100),
  /** Only specifications of which a batch lies in the warehouse for at least so many days. */
  days: Type.Optional(Type.Integer({ minimum: 1, maximum: 3650 })),
};
export const listMyStock = endpoint({
  method: 'GET',
  path: '/api/stock',
  permission: 'stock:own',
  query: Type.Object({
    ...pageQuery,
    ...stockWish,
    batches: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  }),
  /** `totals`: of all of it, not only of this page. A row names its oldest batches, five unless `batches` says more. */
  reply: Type.Object({
    ...pageOf(StockRow).properties,
    totals: Type.Object({ available: count, inTransit: count, frozen: count, afterSales: count }),
  }),
});
/** The stock of a filter as a workbook: its batches, and what lies in none. What is too much for one is said in its last row. */
export const downloadMyStock = endpoint({
  method: 'GET',
  path: '/api/stock/stock.xlsx',
  permission: 'stock:own',
  download: true,
  query: Type.Object(stockWish),
});
/** All batches of a specification that still have something, the oldest first. */
export const listMyBatches = endpoint({
  method: 'GET',
  path: '/api/stock/batches',
  permission: 'stock:own',
  query: Type.Object({ ...pageQuery, skuId: id }),
  reply: pageOf(BatchView),
});
export const listOrderBatches = endpoint({
  method: 'GET',
  path: '/api/orders/:number/batches',
  permission: 'stock:own',
  params: byNumber,
  reply: Type.Array(BatchView),
  errors: ['order.not_found'],
});
