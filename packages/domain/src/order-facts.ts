import type { OrderStatus } from './order-flow.ts';
import type { ShipmentState } from './shipment-flow.ts';
import type { StockBalance } from './stock-flow.ts';

/** A payment as the order sees it; `rejected` is an unpaid one whose last review did not approve it. */
export type DepositPaymentFact = 'unpaid' | 'pendingApproval' | 'rejected' | 'paid';

/**
 * Why money goes back. Of the units: cancelled before the purchase, could not be bought, missing on arrival, found
 * defective in the warehouse, returned to the store, claimed after dispatch.
 */
export const caseKinds = ['cancel', 'notBought', 'short', 'defective', 'return', 'afterSales'] as const;
export type CaseKind = (typeof caseKinds)[number];

/**
 * requested: undecided; approved: being paid out; replacing: decided, goods instead of money are on their way; rejected:
 * may still be reviewed again; rejectedFinal: no longer.
 */
export const caseStates = [
  'requested',
  'approved',
  'paid',
  'replacing',
  'payoutFailed',
  'rejected',
  'rejectedFinal',
] as const;
export type CaseState = (typeof caseStates)[number];

/** `refundFen` 0 is a case that was decided without any money going back. */
export type CaseFact = { kind: CaseKind; state: CaseState; refundFen?: bigint };

/** Everything that an order's status follows from; what is not given is false, zero or empty. Units are summed over lines. */
export type OrderFacts = {
  closed?: boolean;
  accepted?: boolean;
  /** Deposit and adjustment not paid yet, approved part payments taken off. */
  depositDueFen?: bigint;
  /** Payments of deposit and adjustment, the oldest first. */
  depositPayments?: readonly DepositPaymentFact[];
  units?: Partial<StockBalance>;
  shipments?: readonly ShipmentState[];
  cases?: readonly CaseFact[];
  /** Delivered units that the buyer sent back: they count no longer as shipped. */
  sentBackUnits?: number;
  /** Delivered units refunded at their whole value, wherever they are now. */
  wholeRefundedUnits?: number;
  /** Units dispatched or delivered at most 7 days ago for which no claim was made yet. */
  claimableUnits?: number;
  /** A change of price or freight: waiting for the buyer's answer, or confirmed and its part of the deposit unpaid. */
  adjustment?: 'offered' | 'due';
};

/** What a not yet approved deposit means for the order. */
function depositStatus(payments: readonly DepositPaymentFact[]): OrderStatus {
  if (payments.includes('pendingApproval')) return 'depositReview';
  return payments.at(-1) === 'rejected' ? 'depositRejected' : 'depositPending';
}

/** Of the shipments that still go somewhere, the one that needs attention first says the status. */
const shipmentStatuses: readonly (readonly [ShipmentState, OrderStatus])[] = [
  ['paymentRejected', 'finalRejected'],
  ['paymentReview', 'finalReview'],
  ['ready', 'shipmentPending'],
  ['inTransit', 'shipping'],
  ['paymentPending', 'finalPending'],
];

/** Cancelling is asked for until a case about it is decided for good. */
const asksToCancel = ({ kind, state }: CaseFact) =>
  kind === 'cancel' && (state === 'requested' || state === 'approved');

/** The status of an order: the first that holds of what its facts say. */
export function statusOf(facts: OrderFacts): OrderStatus {
  const { units = {}, shipments = [], cases = [] } = facts;
  if (facts.closed) return 'closed';
  if (!facts.accepted || (facts.depositDueFen ?? 0n) > 0n) return depositStatus(facts.depositPayments ?? []);

  const shipmentStatus = shipmentStatuses.find(([state]) => shipments.includes(state));
  if (shipmentStatus !== undefined) return shipmentStatus[1];
  if ((units.open ?? 0) > 0 && !cases.some(asksToCancel)) return 'stockingPending';
  if ((units.inTransit ?? 0) > 0) return 'stocking';
  if ((units.available ?? 0) > 0) return 'finalPending';

  if (cases.some(({ state }) => state === 'requested' || state === 'approved')) return 'refunding';
  if (cases.some(({ state }) => state === 'payoutFailed' || state === 'rejected')) return 'refundFailed';
  const deliveredUnits = (units.shipped ?? 0) + (facts.sentBackUnits ?? 0);
  if (deliveredUnits > (facts.wholeRefundedUnits ?? 0)) return 'completed';
  return cases.some(({ state, refundFen }) => state === 'paid' && refundFen !== 0n) ? 'refunded' : 'closed';
}
