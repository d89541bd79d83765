import { type OrderStatus, orderStatuses } from './order-flow.ts';

const beforeDeposit = ['depositPending', 'depositRejected'] as const;
const beforePurchase = ['depositPending', 'depositReview', 'depositRejected', 'stockingPending'] as const;
/** From the purchase until nothing is in the warehouse or on the road; a shipment's state may hide units still coming. */
const underWay = ['stocking', 'finalPending', 'finalReview', 'finalRejected', 'shipmentPending', 'shipping'] as const;
const withShipments = ['finalPending', 'finalReview', 'finalRejected', 'shipmentPending', 'shipping'] as const;
const withCases = [...underWay, 'stockingPending', 'completed', 'refunding', 'refundFailed'] as const;

/**
 * Every event that can happen to an order, with the statuses in which it can. What it leads to follows from the facts;
 * several shipments and cases go on side by side, so one list covers what the order's one status may hide.
 */
export const eventStatuses = {
  placed: [],
  accepted: ['depositPending'],
  refused: ['depositPending'],
  acceptanceExpired: ['depositPending'],
  adjustmentOffered: beforePurchase,
  adjustmentConfirmed: beforePurchase,
  adjustmentDeclined: beforePurchase,
  adjustmentExpired: beforePurchase,
  depositClaimed: beforeDeposit,
  depositApproved: ['depositReview'],
  depositPartlyApproved: ['depositReview'],
  depositRejected: ['depositReview'],
  depositReReviewed: ['depositRejected', 'stockingPending'],
  depositExpired: beforeDeposit,
  cancelled: beforeDeposit,
  cancelRequested: ['stockingPending'],
  purchased: ['stockingPending'],
  received: underWay,
  closedShort: underWay,
  shortTurnedUp: [...underWay, 'refunding', 'refundFailed'],
  defectClaimed: underWay,
  foundMissing: underWay,
  shipmentCreated: underWay,
  servicePerformed: withShipments,
  finalClaimed: withShipments,
  finalApproved: withShipments,
  finalPartlyApproved: withShipments,
  finalRejected: withShipments,
  finalReReviewed: withShipments,
  shipmentExpired: withShipments,
  shipmentCancelled: withShipments,
  dispatched: withShipments,
  delivered: withShipments,
  returnRequested: withShipments,
  autoReturned: withShipments,
  afterSalesRequested: withCases,
  sentBack: withCases,
  returnedToStore: withCases,
  caseApproved: withCases,
  caseRejected: withCases,
  caseReReviewed: withCases,
  replacementAgreed: withCases,
  replacementReceived: withCases,
  replacementSent: withCases,
  replacementDelivered: withCases,
  replacementEnded: withCases,
  rejectionFinal: withCases,
  payoutDone: withCases,
  payoutFailed: withCases,
  payoutRetried: withCases,
  payoutToWallet: withCases,
} as const satisfies Record<string, readonly OrderStatus[]>;

export type OrderEvent = keyof typeof eventStatuses;

// Safe: the keys of a constant object are exactly the keys of its type.
export const orderEvents = Object.keys(eventStatuses) as readonly OrderEvent[];

/** Whether an event can happen to an order in this status. The events before an order exists have none. */
export function canHappen(event: OrderEvent, status: OrderStatus): boolean {
  const statuses: readonly OrderStatus[] = eventStatuses[event];
  return statuses.includes(status);
}

/** Statuses from which nothing leads on. */
export const finalStatuses: readonly OrderStatus[] = orderStatuses.filter(
  (status) => status === 'closed' || status === 'refunded',
);
