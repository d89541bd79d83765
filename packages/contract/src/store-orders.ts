import { orderStatuses } from '@kouan/domain';
import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { count, fen, moment, oneOf, optionalText, orderNumber, pageOf, pageQuery, Texts } from './words.ts';

/** An order as the supplier of its store sees it: of the buyer nothing but the code, of the money the goods alone. */
export const StoreOrderRow = Type.Object({
  number: orderNumber,
  status: oneOf(orderStatuses),
  buyerCode: Type.String(),
  placedAt: moment,
  goodsFen: fen,
  lines: Type.Array(
    Type.Object({
      title: Texts,
      specValues: Type.Array(Texts),
      imageUrl: Type.String(),
      unitPriceFen: fen,
      ordered: count,
    }),
  ),
});
export type StoreOrderRow = Static<typeof StoreOrderRow>;

/** The orders of the caller's own store, newest first. */
export const listStoreOrders = endpoint({
  method: 'GET',
  path: '/api/supply/orders',
  permission: 'supply:own',
  query: Type.Object({
    page: pageQuery.page,
    size: pageQuery.size,
    number: optionalText(30),
    status: Type.Optional(oneOf(orderStatuses)),
  }),
  reply: pageOf(StoreOrderRow),
});
