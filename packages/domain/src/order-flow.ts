/** The fifteen statuses of an order, in the order of their numbers 1 to 15. */
export const orderStatuses = [
  'depositPending',
  'depositReview',
  'depositRejected',
  'stockingPending',
  'stocking',
  'finalPending',
  'finalReview',
  'finalRejected',
  'shipmentPending',
  'shipping',
  'completed',
  'closed',
  'refunding',
  'refunded',
  'refundFailed',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** The number (1 to 15) that people know a status by. */
export const statusNumber = (status: OrderStatus): number => orderStatuses.indexOf(status) + 1;

/** The status with a number from 1 to 15, or undefined. */
export const statusOfNumber = (number: number): OrderStatus | undefined => orderStatuses[number - 1];

/** Which other status one event or timer may lead to. The only place where the flow is written down. */
export const statusEdges: Record<OrderStatus, readonly OrderStatus[]> = {
  depositPending: ['depositReview', 'stockingPending', 'closed'],
  depositReview: ['depositPending', 'depositRejected', 'stockingPending'],
  depositRejected: ['depositReview', 'stockingPending', 'closed'],
  stockingPending: ['depositPending', 'depositReview', 'stocking', 'refunding'],
  stocking: ['finalPending', 'refunding'],
  finalPending: ['stocking', 'finalReview', 'refunding'],
  finalReview: ['finalPending', 'finalRejected', 'shipmentPending', 'shipping'],
  finalRejected: ['stocking', 'finalPending', 'finalReview', 'shipmentPending', 'shipping'],
  shipmentPending: ['stocking', 'finalPending', 'finalReview', 'shipping'],
  shipping: ['stocking', 'finalPending', 'finalReview', 'completed', 'refunding', 'refunded', 'refundFailed'],
  completed: ['refunding'],
  closed: [],
  refunding: ['stockingPending', 'stocking', 'finalPending', 'completed', 'closed', 'refunded', 'refundFailed'],
  refunded: [],
  refundFailed: ['completed', 'closed', 'refunding', 'refunded'],
};

export const canMove = (from: OrderStatus, to: OrderStatus): boolean => statusEdges[from].includes(to);

/** Where a line of work stands on the five stations: order, deposit, stocking, final payment, delivery. */
export type Station = 1 | 2 | 3 | 4 | 5;

const stations: Record<OrderStatus, Station | null> = {
  depositPending: 2,
  depositReview: 2,
  depositRejected: 2,
  stockingPending: 3,
  stocking: 3,
  finalPending: 4,
  finalReview: 4,
  finalRejected: 4,
  shipmentPending: 5,
  shipping: 5,
  completed: 5,
  closed: null,
  refunding: null,
  refunded: null,
  refundFailed: null,
};

export type AcceptanceFacts = { isAccepted: boolean };

/** The current station; 1 until staff accept. Null for 12 to 15, which freeze the rail where it stood. */
export const stationOf = (
  status: OrderStatus,
  { isAccepted }: AcceptanceFacts = { isAccepted: true },
): Station | null => (status === 'depositPending' && !isAccepted ? 1 : stations[status]);

export type Turn = 'buyer' | 'platform' | 'none';

const turns: Record<OrderStatus, Turn> = {
  depositPending: 'buyer',
  depositReview: 'platform',
  depositRejected: 'buyer',
  stockingPending: 'platform',
  stocking: 'platform',
  finalPending: 'buyer',
  finalReview: 'platform',
  finalRejected: 'buyer',
  shipmentPending: 'platform',
  shipping: 'platform',
  completed: 'none',
  closed: 'none',
  refunding: 'platform',
  refunded: 'none',
  refundFailed: 'platform',
};

/** Who acts next; status 1 is the platform's until it accepts. An adjustment that waits for the buyer is not seen here. */
export const turnOf = (status: OrderStatus, { isAccepted }: AcceptanceFacts = { isAccepted: true }): Turn =>
  status === 'depositPending' && !isAccepted ? 'platform' : turns[status];
