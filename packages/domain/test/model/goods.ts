import { depositToWallet, type OrderEvent, purchaseRecorded, unitsShort } from '../../src/index.ts';
import { addCase } from './cases.ts';
import { ask } from './pay.ts';
import {
  type Actor,
  goodsOf,
  heldFen,
  mayDo,
  moveUnits,
  need,
  orderKey,
  post,
  record,
  sumUnits,
  takeUnits,
  type World,
} from './world.ts';

const day = 24;

export function accept(world: World): void {
  need(mayDo(world, 'accept'));
  world.accepted = true;
  askDeposit(world);
  record(world, { event: 'accepted', actor: 'staff' });
}

/** A day for the deposit. Of next to nothing 30 % are nothing: then it is paid already. */
export function askDeposit(world: World): void {
  if (world.totals.depositFen === 0n) return;
  world.depositDueAt = world.hour + day;
  ask(world, { purpose: 'deposit', shipment: null, amountFen: world.totals.depositFen });
}

/** The order ends before anything was bought; what was paid of it goes to the wallet. */
export function close(
  world: World,
  { event, actor, reason = '' }: { event: OrderEvent; actor: Actor; reason?: string },
) {
  for (const payment of world.payments) if (payment.status === 'unpaid') payment.status = 'cancelled';
  moveUnits(
    world,
    'orderCancelled',
    world.balances.map(({ open }) => open),
  );
  post(world, depositToWallet({ order: orderKey, amountFen: heldFen(world, 'depositsHeld') }));
  world.closed = true;
  world.depositDueAt = null;
  world.adjustment = null;
  record(world, { event, actor, reason });
}

export function refuse(world: World): void {
  need(mayDo(world, 'refuse'));
  close(world, { event: 'refused', actor: 'staff', reason: 'not sold' });
}

export function cancel(world: World): void {
  need(mayDo(world, 'cancel'));
  close(world, { event: 'cancelled', actor: 'buyer', reason: 'changed my mind' });
}

/** The purchase, once: what could not be bought leaves the order and opens a case. */
export function purchase(world: World, bought: readonly number[], costFen: bigint): void {
  need(mayDo(world, 'recordPurchase'));
  need(!world.isPurchased);
  world.isPurchased = true;
  const missing = world.balances.map(({ open }, line) => open - (bought[line] ?? 0));
  need(missing.every((quantity) => quantity >= 0));
  if (sumUnits(missing) > 0) {
    moveUnits(world, 'notBought', missing);
    addCase(world, { kind: 'notBought', units: missing, share: takeUnits(world, missing) });
  }
  moveUnits(world, 'purchased', bought);
  const { goodsFen, freightFen } = world.pots;
  post(world, purchaseRecorded({ goodsFen, freightFen, actualFen: costFen }));
  record(world, { event: 'purchased', actor: 'staff', reason: sumUnits(missing) > 0 ? 'sold out' : '' });
}

/** What a purchase of these units costs here: a little more than quoted. */
export const costOf = (world: World, bought: readonly number[]): bigint =>
  sumUnits(bought) === 0 ? 0n : goodsOf(world, bought) + 137n;

export function receive(world: World, units: readonly number[]): void {
  need(sumUnits(units) > 0);
  moveUnits(world, 'received', units);
  record(world, { event: 'received', actor: 'staff' });
}

export function closeShort(world: World, units: readonly number[]): void {
  need(sumUnits(units) > 0);
  moveUnits(world, 'closedShort', units);
  const share = takeUnits(world, units);
  post(world, unitsShort(share));
  addCase(world, { kind: 'short', units, share });
  record(world, { event: 'closedShort', actor: 'staff', reason: 'missing' });
}
