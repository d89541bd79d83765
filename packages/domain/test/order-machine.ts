import {
  applyMovement,
  type CaseFact,
  openBalance,
  type OrderEvent,
  type OrderFacts,
  type ShipmentState,
  type StockBalance,
  type StockCause,
} from '../src/index.ts';

type Shipment = { state: ShipmentState; units: number };
type Case = CaseFact & { units: number };

/** A small order on which every event of the flow can be tried; amounts are only due or not due. */
export type Machine = Required<Pick<OrderFacts, 'accepted' | 'closed' | 'depositDueFen' | 'wholeRefundedUnits'>> & {
  payments: NonNullable<OrderFacts['depositPayments']>[number][];
  adjustment: OrderFacts['adjustment'];
  units: StockBalance;
  shipments: Shipment[];
  cases: Case[];
};

export const newMachine = (quantity: number): Machine => ({
  accepted: false,
  closed: false,
  depositDueFen: 10n,
  payments: ['unpaid'],
  adjustment: undefined,
  units: openBalance(quantity),
  shipments: [],
  cases: [],
  wholeRefundedUnits: 0,
});

export const copyOf = (machine: Machine): Machine => ({
  ...machine,
  payments: [...machine.payments],
  shipments: machine.shipments.map((shipment) => ({ ...shipment })),
  cases: machine.cases.map((one) => ({ ...one })),
});

export const machineFacts = ({ payments, ...machine }: Machine): OrderFacts => ({
  ...machine,
  depositPayments: payments,
  shipments: machine.shipments.map(({ state }) => state),
});

/** Free choices that an event may use. */
export type Try = { units: number; pick: number; isRefunded: boolean };

const move = (machine: Machine, cause: StockCause, quantity: number, from?: 'available' | 'afterSales') => {
  machine.units = applyMovement(machine.units, from ? { cause, quantity, from } : { cause, quantity });
};

const lastPayment = (machine: Machine) => machine.payments.at(-1);
const setLastPayment = (machine: Machine, fact: Machine['payments'][number]) => {
  machine.payments = [...machine.payments.slice(0, -1), fact];
};

/** Picks a shipment or case in one of the states, or refuses the event. */
function pickIn<Item extends { state: string }>(items: Item[], states: string[], pick: number): Item {
  const fitting = items.filter(({ state }) => states.includes(state));
  const item = fitting[pick % Math.max(1, fitting.length)];
  if (item === undefined) throw new RangeError('nothing fits');
  return item;
}

function need(condition: boolean): void {
  if (!condition) throw new RangeError('not possible now');
}

const isDue = ({ accepted, depositDueFen, adjustment }: Machine) =>
  accepted && depositDueFen > 0n && adjustment !== 'offered';
const openCase = (machine: Machine, kind: Case['kind'], units: number) =>
  machine.cases.push({ kind, state: 'requested', units });
const few = (wanted: number, available: number) => {
  need(available > 0);
  return 1 + (wanted % available);
};

function oldTotal(machine: Machine): void {
  need(machine.adjustment !== undefined && lastPayment(machine) !== 'pendingApproval');
  if (machine.adjustment === 'due') {
    machine.depositDueFen = 0n;
    machine.payments = machine.payments.slice(0, -1);
  }
  machine.adjustment = undefined;
}

function close(machine: Machine): void {
  need(machine.depositDueFen > 0n || !machine.accepted);
  machine.closed = true;
}

function cancelShipment(machine: Machine, pick: number, states: ShipmentState[]): void {
  const shipment = pickIn(machine.shipments, states, pick);
  move(machine, 'shipmentCancelled', shipment.units);
  shipment.state = 'cancelled';
}

function approveCase(machine: Machine, { pick, isRefunded }: Try): void {
  const item = pickIn(machine.cases, ['requested'], pick);
  item.state = isRefunded ? 'approved' : 'paid';
  item.refundFen = isRefunded ? 5n : 0n;
  if (item.kind === 'afterSales' && isRefunded) machine.wholeRefundedUnits += item.units;
  if (item.kind === 'cancel') move(machine, 'orderCancelled', machine.units.open);
  if (item.kind === 'defective') move(machine, 'returned', item.units, 'afterSales');
}

function rejectCase(machine: Machine, { pick }: Try): void {
  const item = pickIn(machine.cases, ['requested'], pick);
  need(item.kind !== 'notBought' && item.kind !== 'short');
  item.state = 'rejected';
  // A rejected wish or claim that left no unit outside is over: the units go on.
  if (item.kind === 'cancel') item.state = 'rejectedFinal';
  if (item.kind === 'defective') {
    move(machine, 'defectRejected', item.units);
    item.state = 'rejectedFinal';
  }
}

function turnUp(machine: Machine, pick: number): void {
  const item = pickIn(
    machine.cases.filter(({ kind }) => kind === 'short'),
    ['requested'],
    pick,
  );
  move(machine, 'shortTurnedUp', item.units);
  item.state = 'rejectedFinal';
}

function purchase(machine: Machine, wanted: number): void {
  need(machine.adjustment === undefined && machine.units.open > 0);
  const bought = wanted % (machine.units.open + 1);
  if (bought > 0) move(machine, 'purchased', bought);
  const missing = machine.units.open;
  if (missing === 0) return;
  move(machine, 'notBought', missing);
  openCase(machine, 'notBought', missing);
}

function lose(machine: Machine, cause: 'closedShort' | 'defectClaimed' | 'returned', units: number): void {
  if (cause === 'returned') move(machine, cause, units, 'available');
  else move(machine, cause, units);
  openCase(machine, ({ closedShort: 'short', defectClaimed: 'defective', returned: 'return' } as const)[cause], units);
}

function claim(machine: Machine, units: number): void {
  const claimed = machine.cases.filter(({ kind }) => kind === 'afterSales').reduce((sum, item) => sum + item.units, 0);
  openCase(machine, 'afterSales', few(units, machine.units.shipped - claimed));
}

function setShipment(machine: Machine, pick: number, from: ShipmentState[], to: ShipmentState): void {
  pickIn(machine.shipments, from, pick).state = to;
}

function decidePayment(machine: Machine, outcome: 'paid' | 'rejected' | 'partly'): void {
  need(lastPayment(machine) === 'pendingApproval');
  setLastPayment(machine, outcome === 'rejected' ? 'rejected' : 'paid');
  if (outcome === 'partly') machine.payments.push('unpaid');
  if (outcome !== 'paid') return;
  machine.depositDueFen = 0n;
  machine.adjustment = undefined;
}

/** What each event does to the facts; it throws RangeError when it cannot happen now. */
export const effects: Record<Exclude<OrderEvent, 'placed'>, (machine: Machine, one: Try) => void> = {
  accepted: (m) => {
    need(!m.accepted && m.adjustment === undefined);
    m.accepted = true;
  },
  refused: (m) => {
    need(!m.accepted);
    close(m);
  },
  acceptanceExpired: (m) => {
    need(!m.accepted);
    close(m);
  },
  adjustmentOffered: (m) => {
    need(
      m.adjustment === undefined &&
        lastPayment(m) !== 'pendingApproval' &&
        m.cases.every((c) => c.state !== 'requested'),
    );
    m.adjustment = 'offered';
  },
  adjustmentConfirmed: (m) => {
    need(m.adjustment === 'offered');
    const wasDue = !m.accepted || m.depositDueFen > 0n;
    m.accepted = true;
    m.adjustment = wasDue ? undefined : 'due';
    if (wasDue) return;
    m.depositDueFen = 3n;
    m.payments.push('unpaid');
  },
  adjustmentDeclined: oldTotal,
  adjustmentExpired: oldTotal,
  depositClaimed: (m) => {
    need(isDue(m) && lastPayment(m) !== 'pendingApproval');
    setLastPayment(m, 'pendingApproval');
  },
  depositApproved: (m) => decidePayment(m, 'paid'),
  depositPartlyApproved: (m) => decidePayment(m, 'partly'),
  depositRejected: (m) => decidePayment(m, 'rejected'),
  depositReReviewed: (m) => {
    const isRejected = lastPayment(m) === 'rejected';
    need(isRejected || (lastPayment(m) === 'paid' && m.adjustment === undefined && m.cases.length === 0));
    setLastPayment(m, 'pendingApproval');
    m.depositDueFen = 10n;
  },
  depositExpired: (m) => {
    need(isDue(m) && m.adjustment === undefined);
    close(m);
  },
  cancelled: close,
  cancelRequested: (m) => {
    need(m.cases.length === 0 && m.adjustment === undefined);
    openCase(m, 'cancel', m.units.open);
  },
  purchased: (m, { units }) => purchase(m, units),
  received: (m, { units }) => move(m, 'received', few(units, m.units.inTransit)),
  closedShort: (m) => lose(m, 'closedShort', m.units.inTransit),
  shortTurnedUp: (m, { pick }) => turnUp(m, pick),
  defectClaimed: (m, { units }) => lose(m, 'defectClaimed', few(units, m.units.available)),
  shipmentCreated: (m, { units }) => {
    const quantity = few(units, m.units.available);
    move(m, 'shipmentCreated', quantity);
    m.shipments.push({ state: 'paymentPending', units: quantity });
  },
  servicePerformed: () => undefined,
  finalClaimed: (m, { pick }) => setShipment(m, pick, ['paymentPending', 'paymentRejected'], 'paymentReview'),
  finalApproved: (m, { pick }) => setShipment(m, pick, ['paymentReview'], 'ready'),
  finalPartlyApproved: (m, { pick }) => setShipment(m, pick, ['paymentReview'], 'paymentPending'),
  finalRejected: (m, { pick }) => setShipment(m, pick, ['paymentReview'], 'paymentRejected'),
  finalReReviewed: (m, { pick }) => setShipment(m, pick, ['paymentRejected', 'ready'], 'paymentReview'),
  shipmentExpired: (m, { pick }) => cancelShipment(m, pick, ['paymentPending', 'paymentRejected']),
  shipmentCancelled: (m, { pick }) => cancelShipment(m, pick, ['paymentPending', 'paymentRejected', 'ready']),
  dispatched: (m, { pick }) => {
    const shipment = pickIn(m.shipments, ['ready'], pick);
    move(m, 'dispatched', shipment.units);
    shipment.state = 'inTransit';
  },
  delivered: (m, { pick }) => setShipment(m, pick, ['inTransit'], 'delivered'),
  returnRequested: (m) => {
    need(m.units.inTransit === 0);
    lose(m, 'returned', m.units.available);
  },
  autoReturned: (m) => {
    need(m.units.inTransit === 0);
    lose(m, 'returned', m.units.available);
  },
  afterSalesRequested: (m, { units }) => claim(m, units),
  sentBack: () => undefined,
  returnedToStore: () => undefined,
  caseApproved: approveCase,
  caseRejected: rejectCase,
  caseReReviewed: (m, { pick }) => void (pickIn(m.cases, ['rejected'], pick).state = 'requested'),
  rejectionFinal: (m, { pick }) => void (pickIn(m.cases, ['rejected'], pick).state = 'rejectedFinal'),
  payoutDone: (m, { pick }) => void (pickIn(m.cases, ['approved'], pick).state = 'paid'),
  payoutFailed: (m, { pick }) => void (pickIn(m.cases, ['approved'], pick).state = 'payoutFailed'),
  payoutRetried: (m, { pick }) => void (pickIn(m.cases, ['payoutFailed'], pick).state = 'approved'),
  payoutToWallet: (m, { pick }) => void (pickIn(m.cases, ['payoutFailed'], pick).state = 'paid'),
};
