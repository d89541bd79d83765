import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { wishFields } from './line-wishes.ts';
import { count, fen, id, moment, rateMicros, vnd } from './words.ts';

export const destinationCode = Type.String({ pattern: '^[a-z]{2,20}$' });
const OrderLineWish = Type.Object({
  skuId: id,
  quantity: Type.Integer({ minimum: 1, maximum: 9_999_999, errorCode: 'cart.quantity_required' }),
});
/** So many specifications fit into one order. */
export const maxOrderLines = 500;
/** What is wished for of each specification. */
export const lineWishes = Type.Array(OrderLineWish, { minItems: 1, maxItems: maxOrderLines });

/** What a line costs delivered: its share of everything; the lines add up to the whole. */
const LandedLine = Type.Object({
  freightFen: fen,
  serviceFen: fen,
  fees: Type.Array(Type.Object({ kind: Type.String(), feeFen: fen })),
  landedFen: fen,
  landedVnd: vnd,
  perUnitFen: fen,
  perUnitVnd: vnd,
  realGrams: count,
  volumetricGrams: count,
});

const FeeItem = Type.Object({
  kind: Type.String(),
  feeFen: fen,
  detail: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()])),
});
export const FeeItemView = FeeItem;
export type FeeItemView = Static<typeof FeeItem>;

/** The server's totals for some SKUs of one store, with what they cost delivered. Everything is an estimate but goods, freight, service and deposit. */
export const QuoteView = Type.Object({
  /** Unguessable; keeps the rate and the fee schedule for 30 minutes. */
  id: Type.String(),
  expiresAt: moment,
  rateVndPerCnyMicros: rateMicros,
  lines: Type.Array(Type.Object({ skuId: id, quantity: count, unitPriceFen: fen, amountFen: fen, landed: LandedLine })),
  goodsFen: fen,
  freightFen: fen,
  serviceFen: fen,
  totalFen: fen,
  depositFen: fen,
  depositVnd: vnd,
  destination: destinationCode,
  /** Logistics, first-month storage, handling, and the optional services that were asked for. */
  estimatedFees: Type.Array(FeeItem),
  landedFen: fen,
  landedVnd: vnd,
  landedPerUnitVnd: vnd,
  landedPerUnitFen: fen,
  realGrams: count,
  volumetricGrams: count,
  chargeableGrams: count,
});
export type QuoteView = Static<typeof QuoteView>;
export const makeQuote = endpoint({
  method: 'POST',
  path: '/api/quotes',
  permission: 'open',
  body: Type.Object({
    lines: lineWishes,
    destination: Type.Optional(destinationCode),
    /** What shall be done to the goods besides carrying them: part of the landed cost, paid with the shipment. */
    services: wishFields.services,
  }),
  reply: QuoteView,
  errors: [
    'sku.not_found',
    'order.two_stores',
    'order.sku_twice',
    'order.off_shelf',
    'order.out_of_stock',
    'order.below_minimum',
    'order.too_large',
    'order.destination_unknown',
    'goods.forbidden',
    'shipment.service_missing',
    'shipment.services_exclude',
  ],
});
