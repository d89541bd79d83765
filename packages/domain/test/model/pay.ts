import {
  allocate,
  allocateFen,
  bankLine,
  canOrderTakeBack,
  canShipmentMove,
  canShipmentTakeBack,
  halfUp,
  hasOpenDecision,
  moneyIn,
  type OrderEvent,
  paymentApproved,
  type Posting,
  receiptsToWallet,
  type ReviewOutcome,
  reversed,
  type ShipmentState,
  statusAfterReview,
  toVnd,
} from '../../src/index.ts';
import {
  type Actor,
  type Allocation,
  dueFen,
  known,
  type ModelPayment,
  need,
  orderKey,
  post,
  record,
  walletFen,
  type World,
} from './world.ts';

const day = 24;
/** How much money there is for what is due; `left`: what an earlier transfer has left, if there is any. */
export const amounts = ['exact', 'part', 'more', 'left'] as const;
export type Amount = (typeof amounts)[number];

const dueVnd = (payment: ModelPayment) => payment.amountVnd - payment.creditedVnd;
export const paymentAt = (world: World, at: number): ModelPayment => known(world.payments[at]);

/** Asks for money. */
export function ask(world: World, wanted: Pick<ModelPayment, 'purpose' | 'shipment' | 'amountFen'>): void {
  world.payments.push({
    ...wanted,
    amountVnd: toVnd(wanted.amountFen, world.rateVndPerCnyMicros),
    creditedFen: 0n,
    creditedVnd: 0n,
    status: 'unpaid',
    lastReview: null,
    method: null,
    receiptFen: 0n,
    allocations: [],
    claims: [],
  });
}

type Consequence = { deposit: OrderEvent; final: OrderEvent; to: ShipmentState; actor: Actor; reason?: string };

/** The order or the shipment follows its payment; a limit runs only while it is the buyer's turn. */
function follow(world: World, payment: ModelPayment, { deposit, final, to, actor, reason = '' }: Consequence): void {
  const isBuyersTurn = to === 'paymentPending' || to === 'paymentRejected';
  const until = isBuyersTurn ? world.hour + day : null;
  if (payment.shipment === null) {
    world.depositDueAt = until;
    record(world, { event: deposit, actor, reason });
    return;
  }
  const shipment = known(world.shipments[payment.shipment]);
  need(canShipmentMove(shipment.state, to));
  shipment.state = to;
  shipment.payBy = until;
  record(world, { event: final, actor, reason });
}

const isPayable = (world: World, payment: ModelPayment) =>
  payment.status === 'unpaid' && (payment.shipment !== null || world.adjustment?.state !== 'offered');

/** "I have transferred." */
export function claim(world: World, at: number, method: ModelPayment['method'] = 'bank'): void {
  const payment = paymentAt(world, at);
  need(isPayable(world, payment));
  payment.status = 'pendingApproval';
  payment.method = method;
  payment.claims.push([]);
  follow(world, payment, { deposit: 'depositClaimed', final: 'finalClaimed', to: 'paymentReview', actor: 'buyer' });
}

/** The wallet or a gateway brings money; exactly what is due needs no reviewer. */
export function bring(world: World, at: number, from: 'wallet' | 'gateway', moreFen = 0n): void {
  const payment = paymentAt(world, at);
  need(isPayable(world, payment));
  const amountFen = dueFen(payment) + moreFen;
  if (from === 'wallet') need(walletFen(world) >= amountFen);
  post(world, moneyIn({ from, amountFen }));
  claim(world, at, from);
  payment.receiptFen = amountFen;
  if (moreFen === 0n) approve(world, { at, amount: 'exact', actor: 'system' });
}

const someoneElseWaits = (world: World, payment: ModelPayment) =>
  world.payments.some((other) => other !== payment && other.status === 'pendingApproval');

/** The đồng that a transfer brings for what is due. A part is worth at least a fen. */
function transferVnd(payment: ModelPayment, amount: Amount): bigint {
  const vnd = dueVnd(payment);
  if (amount === 'part' && dueFen(payment) >= 10n) return vnd / 2n;
  return amount === 'more' ? vnd + vnd / 10n + 1_000n : vnd;
}

/** The line that a reviewer takes: a new one, or one that has something left. */
export function lineFor(world: World, at: number, amount: Amount): { line: number } | { newVnd: bigint } {
  const payment = paymentAt(world, at);
  const left = world.bankMoney.findIndex(
    (line) => line.leftVnd > 0n && halfUp(dueFen(payment) * line.leftVnd, dueVnd(payment)) > 0n,
  );
  return amount === 'left' && left >= 0 ? { line: left } : { newVnd: transferVnd(payment, amount) };
}

type Taken = Omit<Allocation, 'posting'> & { allocatedVnd: bigint; isWhole: boolean };

function takeReceipt(payment: ModelPayment): Taken {
  const { creditedFen, allocatedVnd, restDueFen } = allocateFen(payment.receiptFen, {
    dueFen: dueFen(payment),
    dueVnd: dueVnd(payment),
  });
  const surplusFen = payment.receiptFen - creditedFen;
  payment.receiptFen = 0n;
  const isWhole = restDueFen === 0n;
  return { line: null, allocatedVnd, creditedFen, receiptsFen: creditedFen, surplusFen, surplusVnd: 0n, isWhole };
}

function takeLine(world: World, payment: ModelPayment, line: number): Taken {
  const money = known(world.bankMoney[line]);
  const { allocation, line: left } = allocate(money, { dueFen: dueFen(payment), dueVnd: dueVnd(payment) });
  const isWhole = allocation.restDueFen === 0n;
  const isSurplus = isWhole && !someoneElseWaits(world, payment);
  const [surplusFen, surplusVnd] = isSurplus ? [left.leftFen, left.leftVnd] : [0n, 0n];
  money.leftFen = left.leftFen - surplusFen;
  money.leftVnd = left.leftVnd - surplusVnd;
  money.allocatedVnd += allocation.allocatedVnd;
  const { allocatedVnd, creditedFen, receiptsFen } = allocation;
  return { line, allocatedVnd, creditedFen, receiptsFen, surplusFen, surplusVnd, isWhole };
}

/** A transfer arrives on the statement. */
function importLine(world: World, vnd: bigint): number {
  const line = bankLine(vnd, world.rateVndPerCnyMicros);
  post(world, moneyIn({ from: 'bank', amountFen: line.leftFen }));
  return world.bankMoney.push({ ...line, allocatedVnd: 0n }) - 1;
}

function review(payment: ModelPayment, outcome: ReviewOutcome): void {
  need(payment.status !== 'cancelled');
  known(statusAfterReview({ status: payment.status, lastReview: payment.lastReview }, outcome));
  known(payment.claims.at(-1)).push(outcome);
  payment.lastReview = outcome;
}

export type Approval = { at: number; amount: Amount; actor?: Actor };

/** Books money on a payment: too little leaves the rest due, too much goes to the wallet. */
export function approve(world: World, { at, amount, actor = 'staff' }: Approval): void {
  const payment = paymentAt(world, at);
  need(payment.status === 'pendingApproval');
  const choice = payment.method === 'bank' ? lineFor(world, at, amount) : null;
  review(payment, 'approved');
  const line = choice && ('line' in choice ? choice.line : importLine(world, choice.newVnd));
  const { isWhole, ...taken } = line === null ? takeReceipt(payment) : takeLine(world, payment, line);
  need(taken.creditedFen > 0n);
  const { creditedFen, receiptsFen, surplusFen } = taken;
  const held = payment.purpose === 'final' ? ('prepaymentsHeld' as const) : ('depositsHeld' as const);
  const posting: Posting = paymentApproved({ order: orderKey, held, creditedFen, receiptsFen, surplusFen });
  post(world, posting);
  payment.allocations.push({ ...taken, posting });
  payment.creditedFen += creditedFen;
  payment.creditedVnd += taken.allocatedVnd;
  payment.status = isWhole ? 'paid' : 'unpaid';
  if (isWhole && payment.purpose === 'adjustment') settleAdjustment(world, null);
  follow(
    world,
    payment,
    isWhole
      ? { deposit: 'depositApproved', final: 'finalApproved', to: 'ready', actor }
      : { deposit: 'depositPartlyApproved', final: 'finalPartlyApproved', to: 'paymentPending', actor },
  );
  if (isWhole) releaseRest(world);
}

/** What transfers kept for payments that waited, once none of them does. */
function releaseRest(world: World): void {
  if (world.payments.some(({ status }) => status === 'pendingApproval')) return;
  for (const line of world.bankMoney.filter(({ leftVnd, allocatedVnd }) => leftVnd > 0n && allocatedVnd > 0n)) {
    post(world, receiptsToWallet(line.leftFen));
    line.leftFen = 0n;
    line.leftVnd = 0n;
  }
}

/** Back to unpaid with a reason; what a wallet or a gateway brought goes to the wallet. */
export function reject(world: World, at: number): void {
  const payment = paymentAt(world, at);
  review(payment, 'notApproved');
  post(world, receiptsToWallet(payment.receiptFen));
  payment.receiptFen = 0n;
  payment.status = 'unpaid';
  follow(world, payment, {
    deposit: 'depositRejected',
    final: 'finalRejected',
    to: 'paymentRejected',
    actor: 'staff',
    reason: 'no such transfer',
  });
}

/** A decision is taken back: of an approval with everything that it booked. */
export function reReview(world: World, at: number): void {
  const payment = paymentAt(world, at);
  const wasPaid = payment.status === 'paid';
  need(canReReview(world, at));
  review(payment, 'reReview');
  if (wasPaid) takeBack(world, payment);
  payment.status = 'pendingApproval';
  if (wasPaid && payment.purpose === 'adjustment') settleAdjustment(world, world.lastAdjustment);
  follow(world, payment, {
    deposit: 'depositReReviewed',
    final: 'finalReReviewed',
    to: 'paymentReview',
    actor: 'staff',
    reason: 'look again',
  });
}

/** Whether the decision about a payment can be taken back: its own state, what was built on it, the wallet. */
export function canReReview(world: World, at: number): boolean {
  const { status, lastReview, method, shipment, allocations } = paymentAt(world, at);
  if (status === 'cancelled' || method === null) return false;
  if (!hasOpenDecision({ status, lastReview }, method === 'bank' ? 'bankTransfer' : 'wallet')) return false;
  const wasPaid = status === 'paid';
  if (wasPaid && walletFen(world) < (allocations.at(-1)?.surplusFen ?? 0n)) return false;
  return shipment === null
    ? canOrderTakeBack(
        { status: world.status, adjustment: world.adjustment?.state ?? null, wasLowered: wasLowered(world) },
        wasPaid,
      )
    : canShipmentTakeBack(known(world.shipments[shipment]).state, wasPaid);
}

/** Whether a part of the approved deposit went to the wallet because the order became cheaper. */
const wasLowered = (world: World): boolean => {
  const deposits = world.payments.filter(({ purpose }) => purpose !== 'final');
  return deposits.reduce((sum, { creditedFen }) => sum + creditedFen, 0n) > world.totals.depositFen;
};

function takeBack(world: World, payment: ModelPayment): void {
  const last = known(payment.allocations.pop());
  post(world, reversed(last.posting));
  payment.creditedFen -= last.creditedFen;
  payment.creditedVnd -= last.allocatedVnd;
  if (last.line === null) {
    payment.receiptFen += last.creditedFen + last.surplusFen;
    return;
  }
  const line = known(world.bankMoney[last.line]);
  line.leftVnd += last.allocatedVnd + last.surplusVnd;
  line.leftFen += last.receiptsFen + last.surplusFen;
  line.allocatedVnd -= last.allocatedVnd;
}

/** An adjustment is paid, or its approval is taken back: then it is due again. */
function settleAdjustment(world: World, adjustment: World['adjustment']): void {
  world.lastAdjustment = world.adjustment;
  world.adjustment = adjustment;
}
