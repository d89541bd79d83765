import { type OrderFacts, statusOf } from './order-facts.ts';
import type { OrderStatus } from './order-flow.ts';
import type { ShipmentState } from './shipment-flow.ts';

export const buyerActions = [
  'payDeposit',
  'confirmAdjustment',
  'declineAdjustment',
  'cancel',
  'requestCancel',
  'createShipment',
  'payFinal',
  'cancelShipment',
  'confirmDelivery',
  'requestReturn',
  'requestAfterSales',
] as const;

export const staffActions = [
  'accept',
  'refuse',
  'offerAdjustment',
  'reviewPayment',
  'reReviewPayment',
  'recordPurchase',
  'receive',
  'closeShort',
  'claimDefect',
  'cancelShipment',
  'dispatch',
  'confirmDelivery',
  'decideCase',
  'retryPayout',
  'reReviewCase',
] as const;

export type BuyerAction = (typeof buyerActions)[number];
export type StaffAction = (typeof staffActions)[number];
export type OrderAction = BuyerAction | StaffAction;

/** What every rule looks at. */
type Situation = {
  facts: OrderFacts;
  status: OrderStatus;
  units: NonNullable<OrderFacts['units']>;
  hasShipment: (...states: ShipmentState[]) => boolean;
  hasCase: (state: 'requested' | 'payoutFailed' | 'rejected') => boolean;
  isOffered: boolean;
};
type Rules<Action extends OrderAction> = Record<Action, (situation: Situation) => boolean>;

const isOneOf = (status: OrderStatus, ...statuses: OrderStatus[]) => statuses.includes(status);
const hasAvailable = ({ units }: Situation) => (units.available ?? 0) > 0;
const isComing = ({ units }: Situation) => (units.inTransit ?? 0) > 0;
const canCancelShipment = ({ hasShipment }: Situation) => hasShipment('paymentPending', 'paymentRejected', 'ready');
const isDepositDue = ({ status }: Situation) => isOneOf(status, 'depositPending', 'depositRejected');

const buyerRules: Rules<BuyerAction> = {
  payDeposit: (now) => isDepositDue(now) && now.facts.accepted === true && !now.isOffered,
  confirmAdjustment: ({ isOffered }) => isOffered,
  declineAdjustment: ({ isOffered, facts, status }) =>
    isOffered || (facts.adjustment === 'due' && isOneOf(status, 'depositPending', 'depositRejected')),
  cancel: isDepositDue,
  requestCancel: ({ status, isOffered }) => status === 'stockingPending' && !isOffered,
  createShipment: hasAvailable,
  payFinal: ({ hasShipment }) => hasShipment('paymentPending', 'paymentRejected'),
  cancelShipment: canCancelShipment,
  confirmDelivery: ({ hasShipment }) => hasShipment('inTransit'),
  requestReturn: (now) => hasAvailable(now) && !isComing(now),
  requestAfterSales: ({ facts }) => (facts.claimableUnits ?? 0) > 0,
};

const staffRules: Rules<StaffAction> = {
  accept: ({ status, facts, isOffered }) => status === 'depositPending' && !facts.accepted && !isOffered,
  refuse: ({ status, facts }) => status === 'depositPending' && !facts.accepted,
  offerAdjustment: ({ status, facts, isOffered }) =>
    isOneOf(status, 'depositPending', 'depositRejected', 'stockingPending') && !isOffered && facts.adjustment !== 'due',
  reviewPayment: ({ status, hasShipment }) => status === 'depositReview' || hasShipment('paymentReview'),
  reReviewPayment: ({ status, facts, hasShipment, isOffered }) =>
    (status === 'depositRejected' && !isOffered) ||
    (status === 'stockingPending' && facts.depositPayments?.includes('paid') === true) ||
    hasShipment('paymentRejected', 'ready'),
  recordPurchase: ({ status, isOffered }) => status === 'stockingPending' && !isOffered,
  receive: isComing,
  closeShort: isComing,
  claimDefect: hasAvailable,
  cancelShipment: canCancelShipment,
  dispatch: ({ hasShipment }) => hasShipment('ready'),
  confirmDelivery: ({ hasShipment }) => hasShipment('inTransit'),
  decideCase: ({ hasCase }) => hasCase('requested'),
  retryPayout: ({ hasCase }) => hasCase('payoutFailed'),
  reReviewCase: ({ hasCase }) => hasCase('rejected'),
};

/** What this side may do to the order now. It says nothing about permissions: those stand with the endpoints. */
export function allowedActions(facts: OrderFacts, who: 'buyer'): BuyerAction[];
export function allowedActions(facts: OrderFacts, who: 'staff'): StaffAction[];
export function allowedActions(facts: OrderFacts, who: 'buyer' | 'staff'): OrderAction[] {
  const status = statusOf(facts);
  if (status === 'closed') return [];
  const situation: Situation = {
    facts,
    status,
    units: facts.units ?? {},
    hasShipment: (...states) => facts.shipments?.some((state) => states.includes(state)) === true,
    hasCase: (wanted) => facts.cases?.some(({ state }) => state === wanted) === true,
    isOffered: facts.adjustment === 'offered',
  };
  return who === 'buyer'
    ? buyerActions.filter((action) => buyerRules[action](situation))
    : staffActions.filter((action) => staffRules[action](situation));
}
