import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { count, fen, moment, oneOf, orderNumber, orNull, reason, Texts } from './words.ts';

/**
 * Goods of an order that go back to the store by themselves: what each way costs or brings. Money in fen; `shipFen` is the
 * final payment now, `laterFen` the one on the last day, with the storage until then; `refundFen` what a return gives back
 * before the freight of the return.
 */
export const StockReturn = Type.Object({
  orderNumber,
  returnAt: moment,
  units: count,
  goodsFen: fen,
  title: Texts,
  imageUrl: Type.String(),
  lineCount: count,
  /** Null: where it goes has no fee yet. */
  shipFen: orNull(fen),
  laterFen: orNull(fen),
  storageFen: fen,
  laterStorageFen: fen,
  depositFen: fen,
  refundFen: fen,
  take: Type.Array(Type.Object({ lineId: Type.Integer(), quantity: count })),
});
export type StockReturn = Static<typeof StockReturn>;
export const listStockReturns = endpoint({
  method: 'GET',
  path: '/api/stock/returns',
  permission: 'stock:own',
  reply: Type.Array(StockReturn),
});
/** Gives the available goods of several orders back, each at most once; all of them or none. */
export const returnStock = endpoint({
  method: 'POST',
  path: '/api/stock/returns',
  permission: 'case:own',
  idempotent: true,
  body: Type.Object({
    orderNumbers: Type.Array(orderNumber, { minItems: 1, maxItems: 20 }),
    reason,
    refundTo: oneOf(['wallet', 'source']),
  }),
  reply: Type.Object({ caseNumbers: Type.Array(Type.String()) }),
  errors: ['order.not_found', 'order.move_not_allowed', 'order.reason_required'],
});
