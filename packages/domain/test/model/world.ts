import {
  allowedActions,
  applyMovement,
  balancesFen,
  canHappen,
  canMove,
  type CaseKind,
  type CaseState,
  goodsValueFen,
  type ItemisedFee,
  openBalance,
  type OrderAction,
  type OrderEvent,
  type OrderFacts,
  type OrderLineAmount,
  type OrderPots,
  type OrderStatus,
  type OrderTotals,
  orderTotals,
  type PaymentPurpose,
  type PaymentStatus,
  type Posting,
  type RefundTarget,
  type ReviewOutcome,
  type ShipmentState,
  statusOf,
  sumBalances,
  type StockBalance,
  type StockCause,
  takeShare,
  type UnitPlace,
  type UnitsShare,
} from '../../src/index.ts';

/** An act that cannot happen now: nothing of it stays. Anything else that an act throws is a fault of the model or the rules. */
export class Refused extends Error {}
export function need(condition: boolean, what = 'not possible now'): asserts condition {
  if (!condition) throw new Refused(what);
}
export function known<T>(value: T | undefined | null, what = 'nothing fits'): T {
  if (value === undefined || value === null) throw new Refused(what);
  return value;
}

export type BankMoney = { leftVnd: bigint; leftFen: bigint; allocatedVnd: bigint };
export type Allocation = {
  line: number | null;
  allocatedVnd: bigint;
  creditedFen: bigint;
  receiptsFen: bigint;
  surplusFen: bigint;
  surplusVnd: bigint;
  posting: Posting;
};
export type ModelPayment = {
  purpose: PaymentPurpose;
  shipment: number | null;
  amountFen: bigint;
  amountVnd: bigint;
  creditedFen: bigint;
  creditedVnd: bigint;
  status: PaymentStatus | 'cancelled';
  lastReview: ReviewOutcome | null;
  method: 'bank' | 'wallet' | 'gateway' | null;
  /** What a wallet or a gateway brought and no approval has taken yet. */
  receiptFen: bigint;
  /** Approvals that count, the last one last. */
  allocations: Allocation[];
  /** The reviews of each claim. */
  claims: ReviewOutcome[][];
};
export type ModelShipment = {
  state: ShipmentState;
  units: number[];
  share: UnitsShare;
  fees: ItemisedFee[];
  payBy: number | null;
  autoReceiveAt: number | null;
  claimableUntil: number | null;
};
export type Payout = { payment: number; fen: bigint; vnd: bigint; state: 'pending' | 'failed' | 'done' | 'wallet' };
export type ModelCase = {
  kind: CaseKind;
  state: CaseState;
  units: number[];
  share: UnitsShare | null;
  shipment: number | null;
  to: RefundTarget;
  refundFen: bigint;
  isWhole: boolean;
  payouts: Payout[];
  sentBack: number[];
  returned: number[];
  finalAt: number | null;
};
export type Actor = 'buyer' | 'staff' | 'system';
export type HistoryStep = {
  event: OrderEvent;
  from: OrderStatus | null;
  to: OrderStatus;
  actor: Actor;
  reason: string;
};
export type Movement = { line: number; cause: StockCause; quantity: number; from?: UnitPlace };
export type Adjustment = {
  state: 'offered' | 'due';
  newFreightFen: bigint;
  oldFreightFen: bigint;
  /** Until when the buyer answers an offer. */
  until: number;
};

/** One order with everything that its money and goods follow from. Time is in whole hours. */
export type World = {
  hour: number;
  lines: OrderLineAmount[];
  rateVndPerCnyMicros: bigint;
  freightFen: bigint;
  totals: OrderTotals;
  pots: OrderPots;
  status: OrderStatus;
  accepted: boolean;
  closed: boolean;
  acceptBy: number;
  depositDueAt: number | null;
  stockedAt: number | null;
  autoReturnAt: number | null;
  adjustment: Adjustment | null;
  /** The one that was paid last. */
  lastAdjustment: Adjustment | null;
  isPurchased: boolean;
  balances: StockBalance[];
  delivered: number[];
  bankMoney: BankMoney[];
  payments: ModelPayment[];
  shipments: ModelShipment[];
  cases: ModelCase[];
  ledger: Posting[];
  movements: Movement[];
  history: HistoryStep[];
};

export type NewOrder = Pick<World, 'lines' | 'freightFen' | 'rateVndPerCnyMicros'>;
export const orderKey = 'o1';
const day = 24;

/** An order that was just placed. */
export function placed(input: NewOrder): World {
  const totals = orderTotals(input);
  return {
    ...input,
    hour: 0,
    totals,
    pots: { ...totals, freightFen: input.freightFen },
    status: 'depositPending',
    accepted: false,
    closed: false,
    acceptBy: day,
    depositDueAt: null,
    stockedAt: null,
    autoReturnAt: null,
    adjustment: null,
    lastAdjustment: null,
    isPurchased: false,
    balances: input.lines.map(({ quantity }) => openBalance(quantity)),
    delivered: input.lines.map(() => 0),
    bankMoney: [],
    payments: [],
    shipments: [],
    cases: [],
    ledger: [],
    movements: [],
    history: [{ event: 'placed', from: null, to: 'depositPending', actor: 'buyer', reason: '' }],
  };
}

/** A world that an act may change without touching this one. */
export const copyOf = (world: World): World => ({
  ...world,
  pots: { ...world.pots },
  adjustment: world.adjustment && { ...world.adjustment },
  balances: [...world.balances],
  delivered: [...world.delivered],
  bankMoney: world.bankMoney.map((line) => ({ ...line })),
  payments: world.payments.map((payment) => ({
    ...payment,
    allocations: [...payment.allocations],
    claims: payment.claims.map((reviews) => [...reviews]),
  })),
  shipments: world.shipments.map((shipment) => ({ ...shipment })),
  cases: world.cases.map((found) => ({
    ...found,
    payouts: found.payouts.map((payout) => ({ ...payout })),
    sentBack: [...found.sentBack],
    returned: [...found.returned],
  })),
  ledger: [...world.ledger],
  movements: [...world.movements],
  history: [...world.history],
});

export const sumUnits = (units: readonly number[]): number => units.reduce((sum, quantity) => sum + quantity, 0);
export const dueFen = (payment: ModelPayment): bigint =>
  payment.status === 'unpaid' || payment.status === 'pendingApproval' ? payment.amountFen - payment.creditedFen : 0n;

const isOut = ({ state }: ModelShipment) => state === 'inTransit' || state === 'delivered';
const claimedOf = (world: World, shipment: number) =>
  world.cases.filter((found) => found.kind === 'afterSales' && found.shipment === shipment);

/** Whether a claim about this shipment is in time. */
export const isClaimable = (world: World, shipment: ModelShipment): boolean =>
  isOut(shipment) && (shipment.claimableUntil === null || shipment.claimableUntil > world.hour);

/** Units of a line of a shipment for which no claim was made yet. */
export const unclaimedUnits = (world: World, shipment: number, line: number): number =>
  (world.shipments[shipment]?.units[line] ?? 0) -
  sumUnits(claimedOf(world, shipment).map(({ units }) => units[line] ?? 0));

/** What the order's status and the acts that it allows follow from. */
export function factsOf(world: World): OrderFacts {
  const deposits = world.payments.filter(({ purpose, status }) => purpose !== 'final' && status !== 'cancelled');
  return {
    closed: world.closed,
    accepted: world.accepted,
    depositDueFen: deposits.reduce((sum, payment) => sum + dueFen(payment), 0n),
    depositPayments: deposits.map(({ status, lastReview }) =>
      status === 'unpaid' && lastReview === 'notApproved' ? 'rejected' : status === 'cancelled' ? 'unpaid' : status,
    ),
    units: sumBalances(world.balances),
    shipments: world.shipments.map(({ state }) => state),
    cases: world.cases.map(({ kind, state, refundFen }) => ({ kind, state, refundFen })),
    sentBackUnits: sumUnits(world.cases.map(({ sentBack }) => sumUnits(sentBack))),
    wholeRefundedUnits: sumUnits(world.cases.filter(({ isWhole }) => isWhole).map(({ units }) => sumUnits(units))),
    claimableUnits: sumUnits(
      world.shipments.map((shipment, at) =>
        isClaimable(world, shipment)
          ? sumUnits(world.lines.map((_, line) => Math.max(0, unclaimedUnits(world, at, line))))
          : 0,
      ),
    ),
    ...(world.adjustment ? { adjustment: world.adjustment.state } : {}),
  };
}

/** Whether the rules say that one side may do this now. */
export const mayDo = (world: World, action: OrderAction): boolean => {
  const facts = factsOf(world);
  const actions: OrderAction[] = [...allowedActions(facts, 'buyer'), ...allowedActions(facts, 'staff')];
  return actions.includes(action);
};

/** Adds postings to the ledger; those of nothing are left out. */
export function post(world: World, ...all: Posting[]): void {
  world.ledger.push(...all.filter((entries) => entries.length > 0));
}

export const walletFen = ({ ledger }: Pick<World, 'ledger'>): bigint => -(balancesFen(ledger).get('wallet') ?? 0n);
export const heldFen = ({ ledger }: World, account: 'depositsHeld' | 'prepaymentsHeld'): bigint =>
  -(balancesFen(ledger).get(`${account}:${orderKey}`) ?? 0n);

/** Moves units of the lines for one cause; refused when a line does not have as many. */
export function moveUnits(world: World, cause: StockCause, units: readonly number[], from?: UnitPlace): void {
  units.forEach((quantity, line) => {
    if (quantity === 0) return;
    const balance = known(world.balances[line]);
    try {
      world.balances[line] = applyMovement(balance, { cause, quantity, ...(from ? { from } : {}) });
    } catch {
      throw new Refused(`${cause} of ${quantity}`);
    }
    world.movements.push({ line, cause, quantity, ...(from ? { from } : {}) });
  });
}

export const goodsOf = (world: World, units: readonly number[]): bigint =>
  goodsValueFen(world.lines.map(({ priceFen }, line) => ({ priceFen, quantity: units[line] ?? 0 })));

/** Takes the share of these units out of the order's pots. */
export function takeUnits(world: World, units: readonly number[]): UnitsShare {
  const { share, left } = takeShare(world.pots, goodsOf(world, units));
  world.pots = left;
  return share;
}

type Happening = { event: OrderEvent; actor: Actor; reason?: string };

/**
 * The order moves as its facts say. An event that its status does not know is refused; a way that the flow does not know
 * is a fault.
 */
export function record(world: World, { event, actor, reason = '' }: Happening): void {
  const from = world.status;
  const to = statusOf(factsOf(world));
  need(canHappen(event, from), `${event} in ${from}`);
  if (from !== to && !canMove(from, to)) throw new Error(`${event} leads from ${from} to ${to}`);
  world.status = to;
  world.history.push({ event, from, to, actor, reason });
  keepStockTime(world, { event, actor });
  if (to === 'closed') world.closed = true;
}

/** Once nothing is to come any more, the time in the warehouse runs; what staff freed gets a day more. */
function keepStockTime(world: World, { event, actor }: Happening): void {
  const { open, inTransit, available, frozen } = sumBalances(world.balances);
  if (open + inTransit > 0) {
    world.stockedAt = null;
    world.autoReturnAt = null;
    return;
  }
  if (available + frozen === 0) {
    world.autoReturnAt = null;
    return;
  }
  world.stockedAt ??= world.hour;
  const returnAt = world.autoReturnAt ?? world.stockedAt + 7 * day;
  const isFreedByStaff = actor === 'staff' && (event === 'shipmentCancelled' || event === 'caseRejected');
  world.autoReturnAt = isFreedByStaff ? Math.max(returnAt, world.hour + day) : returnAt;
}
