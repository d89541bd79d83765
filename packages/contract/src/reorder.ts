import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { count, fen, id, oneOf, orderNumber, orNull, Texts } from './words.ts';

/**
 * What became of a line: in the cart now, there already with its own quantity (raise that instead), or not to be had any
 * more, for the reason said.
 */
export const reorderOutcomes = ['added', 'inCart', 'gone', 'forbidden', 'soldOut'] as const;
export type ReorderOutcome = (typeof reorderOutcomes)[number];

export const ReorderedLine = Type.Object({
  title: Texts,
  specValues: Type.Array(Texts),
  imageUrl: Type.String(),
  outcome: oneOf(reorderOutcomes),
  ordered: count,
  /** How many are in the cart now; fewer than ordered when the stock is smaller. */
  quantity: count,
  /** The unit price of the order, and today's for what the order had together; null when it is not to be had. */
  priceBeforeFen: fen,
  priceNowFen: orNull(fen),
  /** The minimum of the product when what is in the cart does not reach it by now; null when it does. */
  minQuantity: orNull(count),
  /** The line in the cart, to raise its quantity. */
  cartLineId: orNull(id),
});
export type ReorderedLine = Static<typeof ReorderedLine>;

/** Puts the lines of any own order into the cart, those that can be; says of each what became of it and what changed. */
export const reorder = endpoint({
  method: 'POST',
  path: '/api/orders/:number/reorder',
  permission: 'cart:own',
  idempotent: true,
  params: Type.Object({ number: orderNumber }),
  reply: Type.Object({ lines: Type.Array(ReorderedLine) }),
  errors: ['order.not_found', 'cart.full'],
});
