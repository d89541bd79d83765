import {
  allocate,
  applyMovement,
  type BankLine,
  bankLine,
  type CaseFact,
  type DepositPaymentFact,
  goodsValueFen,
  type ItemisedFee,
  moneyIn,
  moneyPanel,
  openBalance,
  type OrderFacts,
  type OrderLineAmount,
  type OrderPots,
  orderTotals,
  paymentApproved,
  type Posting,
  type ShipmentState,
  shipmentDispatched,
  statusOf,
  type StockBalance,
  type StockCause,
  sumBalances,
  takeShare,
  toVnd,
  type UnitsShare,
} from '../src/index.ts';

export type WorldShipment = {
  state: ShipmentState;
  units: number[];
  share: UnitsShare;
  fees: ItemisedFee[];
  dueFen: bigint;
};

/** An order as the facts of a story make it: everything is computed by the domain, nothing is copied from the story. */
export type WorldOrder = {
  id: string;
  lines: OrderLineAmount[];
  freightFen: bigint;
  pots: OrderPots;
  depositDueFen: bigint;
  depositPayments: DepositPaymentFact[];
  accepted: boolean;
  adjustment?: OrderFacts['adjustment'];
  balances: StockBalance[];
  shipments: WorldShipment[];
  cases: CaseFact[];
  wholeRefundedUnits: number;
  rateVndPerCnyMicros: bigint;
};

export type OrderInput = Pick<WorldOrder, 'id' | 'lines' | 'freightFen' | 'rateVndPerCnyMicros'>;

export function placeOrder(input: OrderInput): WorldOrder {
  const totals = orderTotals(input);
  return {
    ...input,
    pots: { ...totals, freightFen: input.freightFen },
    depositDueFen: totals.depositFen,
    depositPayments: ['unpaid'],
    accepted: false,
    balances: input.lines.map(({ quantity }) => openBalance(quantity)),
    shipments: [],
    cases: [],
    wholeRefundedUnits: 0,
  };
}

export const factsOf = (order: WorldOrder): OrderFacts => ({
  accepted: order.accepted,
  depositDueFen: order.depositDueFen,
  depositPayments: order.depositPayments,
  units: sumBalances(order.balances),
  shipments: order.shipments.map(({ state }) => state),
  cases: order.cases,
  wholeRefundedUnits: order.wholeRefundedUnits,
  adjustment: order.adjustment,
});

/** Status and money panel as a step of a story shows them. */
export const viewOf = (order: WorldOrder, ledger: readonly Posting[]) => ({
  status: statusOf(factsOf(order)),
  ...moneyPanel(ledger, order.id),
});

/** Moves units of every line for one cause; lines with 0 units stay as they are. */
export function moveUnits(order: WorldOrder, cause: StockCause, units: readonly number[]): void {
  order.balances = order.balances.map((balance, line) => {
    const quantity = units[line] ?? 0;
    return quantity === 0 ? balance : applyMovement(balance, { cause, quantity });
  });
}

/** Takes the shares of units that leave the order. */
export function takeUnits(order: WorldOrder, units: readonly number[]): UnitsShare {
  const lines = order.lines.map(({ priceFen }, line) => ({ priceFen, quantity: units[line] ?? 0 }));
  const { share, left } = takeShare(order.pots, goodsValueFen(lines));
  order.pots = left;
  return share;
}

/** A bank line of exactly what is due at the order's own rate. */
export function exactLine(order: WorldOrder, dueFen: bigint): { line: BankLine; posting: Posting } {
  const line = bankLine(toVnd(dueFen, order.rateVndPerCnyMicros), order.rateVndPerCnyMicros);
  return { line, posting: moneyIn({ from: 'bank', amountFen: line.leftFen }) };
}

/** Approves the pending deposit payment with what a bank line holds; `isLast` puts the surplus into the wallet. */
export function approveDeposit(order: WorldOrder, line: BankLine, isLast = true) {
  const dueVnd = toVnd(order.depositDueFen, order.rateVndPerCnyMicros);
  const { allocation, line: left } = allocate(line, { dueFen: order.depositDueFen, dueVnd });
  order.depositDueFen = allocation.restDueFen;
  order.depositPayments = [...order.depositPayments.slice(0, -1), 'paid'];
  const surplusFen = isLast ? left.leftFen : 0n;
  const posting = paymentApproved({ order: order.id, held: 'depositsHeld', ...allocation, surplusFen });
  return { posting, left };
}

/** Creates a shipment of units per line with these fees; returns its place in the order's list. */
export function createShipment(order: WorldOrder, units: number[], fees: ItemisedFee[]): WorldShipment {
  moveUnits(order, 'shipmentCreated', units);
  const share = takeUnits(order, units);
  const dueFen = fees.reduce((sum, { feeFen }) => sum + feeFen, share.balanceShareFen);
  const shipment: WorldShipment = { state: 'paymentPending', units, share, fees, dueFen };
  order.shipments.push(shipment);
  return shipment;
}

/** Approves what was paid of a shipment; the rest stays due. */
export function approveFinal(order: WorldOrder, shipment: WorldShipment, paidFen: bigint): Posting {
  shipment.dueFen -= paidFen;
  shipment.state = shipment.dueFen === 0n ? 'ready' : 'paymentPending';
  return paymentApproved({ order: order.id, held: 'prepaymentsHeld', creditedFen: paidFen });
}

export function dispatch(order: WorldOrder, shipment: WorldShipment): Posting {
  moveUnits(order, 'dispatched', shipment.units);
  shipment.state = 'inTransit';
  return shipmentDispatched({ order: order.id, share: shipment.share, fees: shipment.fees });
}
