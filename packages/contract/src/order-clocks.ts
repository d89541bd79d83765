import { type Static, Type } from 'typebox';
import { moment, oneOf } from './words.ts';

/**
 * What runs out: to accept, to answer a change of price, to pay, to review money, to dispatch, received by time, the stock
 * goes back, a case to be decided, new pieces to come, a rejection or a failed payout becomes final.
 */
export const orderClockKinds = [
  'acceptance',
  'adjustment',
  'payment',
  'review',
  'dispatch',
  'receipt',
  'autoReturn',
  'decision',
  'replacement',
  'final',
] as const;
export const OrderClock = Type.Object({
  kind: oneOf(orderClockKinds),
  until: moment,
  /** The payment, shipment or case that it is about; empty: the order itself. */
  about: Type.String(),
});
export type OrderClock = Static<typeof OrderClock>;
