import type { OrderStatus } from './order-flow.ts';
import { type PaymentMethod, type ReviewedPayment, statusAfterReview } from './payment-flow.ts';
import type { ShipmentState } from './shipment-flow.ts';

/** The order of a deposit or of an adjustment. `wasLowered`: a part of what was approved went to the wallet since. */
export type DecidedOrder = { status: OrderStatus; adjustment: 'offered' | 'due' | null; wasLowered: boolean };

/**
 * Whether a payment has a decision that can be taken back. Its money has to be with us still: what came through a wallet
 * or a gateway went to the wallet when it was rejected.
 */
export const hasOpenDecision = (payment: ReviewedPayment, method: PaymentMethod): boolean =>
  statusAfterReview(payment, 'reReview') !== undefined && (payment.status === 'paid' || method === 'bankTransfer');

/** Whether an order lets the decision about its deposit go: nothing was built on it, and nobody is asked about its price. */
export const canOrderTakeBack = ({ status, adjustment, wasLowered }: DecidedOrder, wasPaid: boolean): boolean =>
  wasPaid
    ? status === 'stockingPending' && adjustment === null && !wasLowered
    : status === 'depositRejected' && adjustment !== 'offered';

/** Whether a shipment lets the decision about its payment go: it has not left, nor ended. */
export const canShipmentTakeBack = (state: ShipmentState, wasPaid: boolean): boolean =>
  state === (wasPaid ? 'ready' : 'paymentRejected');
