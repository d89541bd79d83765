import { type ItemisedFee, type OrderAction, type RefundTarget, toFen, type UnitPlace } from '../../src/index.ts';
import { confirmAdjustment, declineAdjustment, offerAdjustment } from './adjust.ts';
import {
  approveCase,
  claimDefect,
  payoutDone,
  payoutFailed,
  payoutToWallet,
  rejectCase,
  requestAfterSales,
  requestCancel,
  reReviewCase,
  returnAvailable,
  returnedToStore,
  retryPayout,
  sentBack,
} from './cases.ts';
import { accept, cancel, closeShort, costOf, purchase, receive, refuse } from './goods.ts';
import { type Amount, approve, bring, claim, reject, reReview } from './pay.ts';
import { cancelShipment, createShipment, deliver, dispatch } from './ship.ts';
import { letTimePass } from './time.ts';
import type { World } from './world.ts';

/** One act with everything that it needs to be done again: on the rules alone, or by calls. */
export type Step = {
  name: StepName;
  /** Which payment, shipment or case. */
  at: number;
  /** Units per line. */
  units: number[];
  amount: Amount;
  to: RefundTarget;
  hours: number;
  fees: ItemisedFee[];
  freightFen: bigint;
};

/** What a kind of step is about: items in one of these states, units of the lines that are in this place. */
export type Kind = {
  /** What allows it; null: work on a case, or time, that no action stands for. */
  action: OrderAction | null;
  items?: 'payments' | 'shipments' | 'cases';
  states?: readonly string[];
  purpose?: 'deposit' | 'final';
  place?: UnitPlace | 'claimable' | 'sentBack' | 'heldByCase';
  /** How often it is chosen among those that are possible; once unless told. */
  weight?: number;
  run: (world: World, step: Step) => void;
};

const kinds = {
  accept: { action: 'accept', weight: 8, run: accept },
  refuse: { action: 'refuse', run: refuse },
  cancel: { action: 'cancel', run: cancel },
  offerAdjustment: { action: 'offerAdjustment', run: (world, { freightFen }) => offerAdjustment(world, freightFen) },
  confirmAdjustment: { action: 'confirmAdjustment', weight: 3, run: confirmAdjustment },
  declineAdjustment: { action: 'declineAdjustment', run: declineAdjustment },
  claimDeposit: { ...paying('payDeposit'), weight: 6, run: (world, { at }) => claim(world, at) },
  payDepositByGateway: {
    ...paying('payDeposit'),
    weight: 2,
    run: (world, { at, amount }) => bring(world, at, 'gateway', gatewayMoreFen(amount)),
  },
  payDepositFromWallet: { ...paying('payDeposit'), run: (world, { at }) => bring(world, at, 'wallet') },
  claimFinal: { ...paying('payFinal'), weight: 6, run: (world, { at }) => claim(world, at) },
  payFinalByGateway: {
    ...paying('payFinal'),
    weight: 3,
    run: (world, { at, amount }) => bring(world, at, 'gateway', gatewayMoreFen(amount)),
  },
  payFinalFromWallet: { ...paying('payFinal'), weight: 4, run: (world, { at }) => bring(world, at, 'wallet') },
  approve: {
    action: 'reviewPayment',
    items: 'payments',
    states: ['pendingApproval'],
    weight: 9,
    run: (world, { at, amount }) => approve(world, { at, amount }),
  },
  reject: {
    action: 'reviewPayment',
    items: 'payments',
    states: ['pendingApproval'],
    weight: 2,
    run: (world, { at }) => reject(world, at),
  },
  reReview: {
    action: 'reReviewPayment',
    items: 'payments',
    states: ['unpaid', 'paid'],
    run: (world, { at }) => reReview(world, at),
  },
  requestCancel: { action: 'requestCancel', run: (world, { to }) => requestCancel(world, to) },
  purchase: {
    action: 'recordPurchase',
    place: 'open',
    weight: 9,
    run: (world, { units }) => purchase(world, units, costOf(world, units)),
  },
  receive: {
    action: 'receive',
    place: 'inTransit',
    weight: 8,
    run: (world, { units }) => receive(world, units),
  },
  closeShort: { action: 'closeShort', place: 'inTransit', run: (world, { units }) => closeShort(world, units) },
  claimDefect: { action: 'claimDefect', place: 'available', run: (world, { units }) => claimDefect(world, units) },
  createShipment: {
    action: 'createShipment',
    place: 'available',
    weight: 9,
    run: (world, { units, fees }) => createShipment(world, units, fees),
  },
  cancelShipment: {
    action: 'cancelShipment',
    items: 'shipments',
    states: ['paymentPending', 'paymentRejected', 'ready'],
    run: (world, { at }) => cancelShipment(world, at, 'buyer'),
  },
  cancelShipmentByStaff: {
    action: 'cancelShipment',
    items: 'shipments',
    states: ['paymentPending', 'paymentRejected', 'ready'],
    run: (world, { at }) => cancelShipment(world, at, 'staff'),
  },
  dispatch: {
    action: 'dispatch',
    items: 'shipments',
    states: ['ready'],
    weight: 8,
    run: (world, { at }) => dispatch(world, at),
  },
  deliver: {
    action: 'confirmDelivery',
    items: 'shipments',
    states: ['inTransit'],
    weight: 4,
    run: (world, { at }) => deliver(world, at, 'buyer'),
  },
  deliverByStaff: {
    action: 'confirmDelivery',
    items: 'shipments',
    states: ['inTransit'],
    weight: 2,
    run: (world, { at }) => deliver(world, at, 'staff'),
  },
  requestReturn: {
    action: 'requestReturn',
    run: (world, { to }) => returnAvailable(world, { actor: 'buyer', to }),
  },
  requestAfterSales: {
    action: 'requestAfterSales',
    items: 'shipments',
    states: ['inTransit', 'delivered'],
    place: 'claimable',
    weight: 3,
    run: (world, { at, units, to }) => requestAfterSales(world, at, units, to),
  },
  approveCase: {
    action: 'decideCase',
    items: 'cases',
    states: ['requested'],
    weight: 5,
    run: (world, { at, ...step }) => approveCase(world, at, termsOf(step)),
  },
  rejectCase: {
    action: 'decideCase',
    items: 'cases',
    states: ['requested'],
    weight: 2,
    run: (world, { at }) => rejectCase(world, at),
  },
  reReviewCase: {
    action: 'reReviewCase',
    items: 'cases',
    states: ['rejected'],
    weight: 2,
    run: (world, { at }) => reReviewCase(world, at),
  },
  payoutDone: {
    action: null,
    items: 'cases',
    states: ['approved'],
    weight: 3,
    run: (world, { at }) => payoutDone(world, at, (vnd) => toFen(vnd, world.rateVndPerCnyMicros)),
  },
  payoutFailed: {
    action: null,
    items: 'cases',
    states: ['approved'],
    weight: 2,
    run: (world, { at }) => payoutFailed(world, at),
  },
  retryPayout: {
    action: 'retryPayout',
    items: 'cases',
    states: ['payoutFailed'],
    weight: 2,
    run: (world, { at }) => retryPayout(world, at),
  },
  payoutToWallet: {
    action: 'retryPayout',
    items: 'cases',
    states: ['payoutFailed'],
    run: (world, { at }) => payoutToWallet(world, at),
  },
  sentBack: {
    action: null,
    items: 'cases',
    states: ['requested', 'approved', 'paid', 'payoutFailed', 'rejected'],
    place: 'sentBack',
    run: (world, { at, units }) => sentBack(world, at, units),
  },
  returnedToStore: {
    action: null,
    items: 'cases',
    states: ['requested', 'approved', 'paid', 'payoutFailed', 'rejected'],
    place: 'heldByCase',
    run: (world, { at, units }) => returnedToStore(world, at, units),
  },
  time: { action: null, weight: 2, run: (world, { hours }) => letTimePass(world, hours) },
} satisfies Record<string, Kind>;

export type StepName = keyof typeof kinds;
// Safe: the keys of a constant object are exactly the keys of its type.
export const stepNames = Object.keys(kinds) as readonly StepName[];
export const kindOf = (name: StepName): Kind => kinds[name];

function paying(action: 'payDeposit' | 'payFinal') {
  const purpose = action === 'payFinal' ? ('final' as const) : ('deposit' as const);
  return { action, purpose, items: 'payments', states: ['unpaid'] } as const;
}

/** A gateway that was told another amount brings a yuan too much. */
export const gatewayMoreFen = (amount: Amount): bigint => (amount === 'more' ? 100n : 0n);

/** What a reviewer of a case sets, by the same choice. */
export const termsOf = ({ amount }: Pick<Step, 'amount'>) => ({
  returnFreightFen: amount === 'more' ? 400n : 0n,
  isHalf: amount === 'part',
});
