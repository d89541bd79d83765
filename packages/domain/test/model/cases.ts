import {
  afterSalesApproved,
  canCaseMove,
  caseApproved,
  type CaseState,
  claimLimits,
  defaultCompensationRules,
  depositRefund,
  feesTotalFen,
  type OrderEvent,
  payoutDone as paidOut,
  payoutToWallet as toWallet,
  type RefundTarget,
  refundToSource,
  rejectionOf,
  returnShare,
  reversed,
  smaller,
  sumOf,
  unitsReturned,
  unitsShort,
} from '../../src/index.ts';
import {
  type Actor,
  isClaimable,
  known,
  mayDo,
  type ModelCase,
  moveUnits,
  need,
  orderKey,
  type Payout,
  post,
  record,
  sumUnits,
  takeUnits,
  unclaimedUnits,
  type World,
} from './world.ts';

const week = 7 * 24;
export const caseAt = (world: World, at: number): ModelCase => known(world.cases[at]);

type NewCase = Pick<ModelCase, 'kind'> & { units: readonly number[] } & Partial<
    Pick<ModelCase, 'share' | 'shipment' | 'to'>
  >;

export function addCase(world: World, { units, share = null, shipment = null, to = 'wallet', kind }: NewCase): void {
  world.cases.push({
    kind,
    state: 'requested',
    units: [...units],
    share,
    shipment,
    to,
    refundFen: 0n,
    isWhole: false,
    payouts: [],
    sentBack: units.map(() => 0),
    returned: units.map(() => 0),
    finalAt: null,
  });
}

function move(found: ModelCase, state: CaseState): void {
  if (found.state !== state && !canCaseMove(found.state, state))
    throw new Error(`a case does not go from ${found.state} to ${state}`);
  found.state = state;
}

export function requestCancel(world: World, to: RefundTarget): void {
  need(mayDo(world, 'requestCancel'));
  addCase(world, { kind: 'cancel', units: world.balances.map(({ open }) => open), to });
  record(world, { event: 'cancelRequested', actor: 'buyer', reason: 'takes too long' });
}

/** All that is available goes back to the store. */
export function returnAvailable(world: World, { actor, to = 'wallet' }: { actor: Actor; to?: RefundTarget }): void {
  if (actor === 'buyer') need(mayDo(world, 'requestReturn'));
  const units = world.balances.map(({ available }) => available);
  const share = takeUnits(world, units);
  moveUnits(world, 'returned', units, 'available');
  post(world, unitsReturned(share));
  addCase(world, { kind: 'return', units, share, to });
  const event: OrderEvent = actor === 'buyer' ? 'returnRequested' : 'autoReturned';
  record(world, { event, actor, reason: actor === 'buyer' ? 'not needed' : '' });
}

export function requestAfterSales(world: World, at: number, units: readonly number[], to: RefundTarget): void {
  need(mayDo(world, 'requestAfterSales'));
  const shipment = known(world.shipments[at]);
  need(isClaimable(world, shipment) && sumUnits(units) > 0);
  need(units.every((quantity, line) => quantity <= unclaimedUnits(world, at, line)));
  addCase(world, { kind: 'afterSales', units, shipment: at, to });
  record(world, { event: 'afterSalesRequested', actor: 'buyer', reason: 'broken' });
}

export function claimDefect(world: World, units: readonly number[]): void {
  need(mayDo(world, 'claimDefect') && sumUnits(units) > 0);
  moveUnits(world, 'defectClaimed', units);
  addCase(world, { kind: 'defective', units, share: takeUnits(world, units) });
  record(world, { event: 'defectClaimed', actor: 'staff', reason: 'cracked' });
}

const isGivingBack = ({ state }: ModelCase) => ['approved', 'paid', 'payoutFailed'].includes(state);

/** The most that a claim may give back, and the whole value of its units. */
function limitsOf(world: World, found: ModelCase) {
  const shipment = known(world.shipments[found.shipment ?? -1]);
  const earlier = world.cases.filter((other) => other.shipment === found.shipment && isGivingBack(other));
  return claimLimits({
    goodsFen: shipment.share.goodsFen,
    valueFen: shipment.share.valueFen,
    feesFen: feesTotalFen(shipment.fees),
    refundedFen: sumOf(earlier.map(({ refundFen }) => refundFen)),
    claimedGoodsFen: sumOf(found.units.map((quantity, line) => (world.lines[line]?.priceFen ?? 0n) * BigInt(quantity))),
  });
}

/** What a reviewer may set: the return freight of a return, half of what a claim is worth. */
export type Terms = { returnFreightFen?: bigint; isHalf?: boolean };

/** What an approval of this case gives back. */
export function refundOf(world: World, found: ModelCase, { returnFreightFen = 0n, isHalf = false }: Terms): bigint {
  if (found.kind === 'afterSales') {
    const { capFen, fullValueFen } = limitsOf(world, found);
    const usualFen = smaller(capFen, fullValueFen);
    return isHalf ? usualFen / 2n : usualFen;
  }
  return depositRefund(found.kind, known(found.share), {
    returnFreightFen: found.kind === 'return' ? returnFreightFen : 0n,
    rule: defaultCompensationRules.returns,
  }).refundFen;
}

export function approveCase(world: World, at: number, terms: Terms): void {
  const found = caseAt(world, at);
  need(found.state === 'requested');
  if (found.kind === 'cancel') {
    const units = world.balances.map(({ open }) => open);
    moveUnits(world, 'orderCancelled', units);
    found.share = takeUnits(world, units);
  }
  const refundFen = refundOf(world, found, terms);
  const { to } = found;
  if (found.kind === 'afterSales') {
    need(refundFen > 0n);
    found.isWhole = refundFen >= limitsOf(world, found).fullValueFen;
    post(world, ...afterSalesApproved({ order: orderKey, amountFen: refundFen, bornBy: 'store', to }));
  } else {
    const { depositShareFen, ...share } = known(found.share);
    if (found.kind === 'defective') post(world, unitsShort(share));
    post(world, ...caseApproved({ order: orderKey, depositShareFen, refundFen, to }));
  }
  found.refundFen = refundFen;
  move(found, to === 'wallet' || refundFen === 0n ? 'paid' : startPayouts(world, found));
  record(world, { event: 'caseApproved', actor: 'staff' });
}

/** Splits a refund over the payments it goes back to; what the wallet paid goes there at once. */
function startPayouts(world: World, found: ModelCase): CaseState {
  const earlier = world.cases.flatMap(({ payouts }) => payouts);
  const sources = world.payments
    .map((payment, at) => ({ payment, at, paid: earlier.filter((payout) => payout.payment === at) }))
    .filter(
      ({ payment }) => payment.purpose !== 'final' || found.shipment === null || payment.shipment === found.shipment,
    )
    .map(({ payment, at, paid }) => ({
      payment: at,
      amountFen: payment.creditedFen - sumOf(paid.map(({ fen }) => fen)),
      amountVnd: payment.creditedVnd - sumOf(paid.map(({ vnd }) => vnd)),
    }))
    .filter(({ amountFen }) => amountFen > 0n);
  need(sumOf(sources.map(({ amountFen }) => amountFen)) >= found.refundFen, 'the source is not enough');
  const { refunds } = refundToSource(sources, found.refundFen);
  found.payouts = refunds.map(({ payment, fen, vnd }): Payout => {
    const isWallet = world.payments[payment]?.method === 'wallet';
    if (isWallet) post(world, toWallet(fen));
    return { payment, fen, vnd, state: isWallet ? 'wallet' : 'pending' };
  });
  return payoutsState(found);
}

function payoutsState({ payouts }: ModelCase): CaseState {
  if (payouts.some(({ state }) => state === 'pending')) return 'approved';
  return payouts.some(({ state }) => state === 'failed') ? 'payoutFailed' : 'paid';
}

/** Not approved; a shortage only because its units turned up. */
export function rejectCase(world: World, at: number): void {
  const found = caseAt(world, at);
  need(found.state === 'requested' && rejectionOf[found.kind] !== 'never');
  if (rejectionOf[found.kind] === 'turnedUp') {
    moveUnits(world, 'shortTurnedUp', found.units);
    giveShareBack(world, found, (share) => post(world, reversed(unitsShort(share))));
    move(found, 'rejectedFinal');
    record(world, { event: 'shortTurnedUp', actor: 'staff', reason: 'found' });
    return;
  }
  if (found.kind === 'defective') {
    moveUnits(world, 'defectRejected', found.units);
    giveShareBack(world, found, () => undefined);
  }
  move(found, 'rejected');
  found.finalAt = world.hour + week;
  record(world, { event: 'caseRejected', actor: 'staff', reason: 'no proof' });
}

function giveShareBack(world: World, found: ModelCase, book: (share: NonNullable<ModelCase['share']>) => void): void {
  const share = known(found.share);
  book(share);
  world.pots = returnShare(world.pots, share);
  found.share = null;
}

/** A rejection is taken back, if its units are still where it left them. */
export function reReviewCase(world: World, at: number): void {
  const found = caseAt(world, at);
  need(found.state === 'rejected');
  if (found.kind === 'cancel') {
    need(world.adjustment === null);
    need(!world.cases.some(({ kind, state }) => kind === 'cancel' && (state === 'requested' || state === 'approved')));
    need(world.balances.some(({ open }) => open > 0));
  }
  if (found.kind === 'defective') {
    moveUnits(world, 'defectClaimed', found.units);
    found.share = takeUnits(world, found.units);
  }
  move(found, 'requested');
  found.finalAt = null;
  record(world, { event: 'caseReReviewed', actor: 'staff', reason: 'look again' });
}

/** The first payout of a case in this state. */
export const payoutIn = (found: ModelCase, state: Payout['state']): number =>
  found.payouts.findIndex((payout) => payout.state === state);

type PayoutStep = { from: 'pending' | 'failed'; to: Payout['state']; event: OrderEvent; actor?: Actor };

function movePayout(world: World, at: number, { from, to, event, actor = 'staff' }: PayoutStep): Payout {
  const found = caseAt(world, at);
  const payout = known(found.payouts[payoutIn(found, from)]);
  payout.state = to;
  if (to === 'wallet') post(world, toWallet(payout.fen));
  const state = payoutsState(found);
  move(found, state);
  found.finalAt = state === 'payoutFailed' ? (found.finalAt ?? world.hour + week) : null;
  record(world, { event, actor, reason: event === 'payoutFailed' ? 'account closed' : '' });
  return payout;
}

/** `leftFen`: what a bank payout cost at this day's rate. */
export function payoutDone(world: World, at: number, costFen: (vnd: bigint) => bigint): void {
  const found = caseAt(world, at);
  const payout = known(found.payouts[payoutIn(found, 'pending')]);
  const from = world.payments[payout.payment]?.method === 'gateway' ? ('gateway' as const) : ('bank' as const);
  const leftFen = from === 'bank' ? costFen(payout.vnd) : payout.fen;
  post(world, paidOut({ from, amountFen: payout.fen, leftFen }));
  movePayout(world, at, { from: 'pending', to: 'done', event: 'payoutDone' });
}
export const payoutFailed = (world: World, at: number): void =>
  void movePayout(world, at, { from: 'pending', to: 'failed', event: 'payoutFailed' });
export const retryPayout = (world: World, at: number): void =>
  void movePayout(world, at, { from: 'failed', to: 'pending', event: 'payoutRetried' });
export const payoutToWallet = (world: World, at: number, actor: Actor = 'staff'): void =>
  void movePayout(world, at, { from: 'failed', to: 'wallet', event: 'payoutToWallet', actor });

/** The buyer's goods of a claim have arrived. */
export function sentBack(world: World, at: number, units: readonly number[]): void {
  const found = caseAt(world, at);
  need(found.kind === 'afterSales' && found.state !== 'rejectedFinal' && sumUnits(units) > 0);
  units.forEach((quantity, line) => {
    need(quantity <= (found.units[line] ?? 0) - (found.sentBack[line] ?? 0));
    need(quantity <= (world.delivered[line] ?? 0));
    found.sentBack[line] = (found.sentBack[line] ?? 0) + quantity;
    world.delivered[line] = (world.delivered[line] ?? 0) - quantity;
  });
  moveUnits(world, 'sentBack', units);
  record(world, { event: 'sentBack', actor: 'staff' });
}

/** Goods of a case go back to the store. */
export function returnedToStore(world: World, at: number, units: readonly number[]): void {
  const found = caseAt(world, at);
  const isDefect = found.kind === 'defective';
  need((isDefect ? isGivingBack(found) : found.kind === 'afterSales') && sumUnits(units) > 0);
  units.forEach((quantity, line) => {
    need(quantity <= ((isDefect ? found.units : found.sentBack)[line] ?? 0) - (found.returned[line] ?? 0));
    found.returned[line] = (found.returned[line] ?? 0) + quantity;
  });
  moveUnits(world, 'returned', units, 'afterSales');
  record(world, { event: 'returnedToStore', actor: 'staff' });
}
