import { adjustmentEffect, depositToWallet, type OrderEvent, orderTotals, toVnd } from '../../src/index.ts';
import { askDeposit, close } from './goods.ts';
import { ask } from './pay.ts';
import { type Actor, known, mayDo, type ModelPayment, need, orderKey, post, record, type World } from './world.ts';

const day = 24;

/** Staff change the freight, for the buyer to answer within a day. Of an unpaid deposit that has a part already, not. */
export function offerAdjustment(world: World, newFreightFen: bigint): void {
  need(mayDo(world, 'offerAdjustment') && world.cases.every(({ state }) => state !== 'requested'));
  need(newFreightFen !== world.freightFen, 'nothing changes');
  need(!world.payments.some(({ status, creditedFen }) => status === 'unpaid' && creditedFen > 0n));
  world.adjustment = { state: 'offered', newFreightFen, oldFreightFen: world.freightFen, until: world.hour + day };
  record(world, { event: 'adjustmentOffered', actor: 'staff', reason: 'the store says so' });
}

function setFreight(world: World, freightFen: bigint): void {
  world.freightFen = freightFen;
  world.totals = orderTotals({ lines: world.lines, freightFen });
  world.pots = { ...world.totals, freightFen };
}

export function confirmAdjustment(world: World): void {
  need(mayDo(world, 'confirmAdjustment'));
  const adjustment = known(world.adjustment);
  const { payMoreFen, toWalletFen } = adjustmentEffect(
    world.totals,
    orderTotals({ lines: world.lines, freightFen: adjustment.newFreightFen }),
  );
  setFreight(world, adjustment.newFreightFen);
  world.adjustment = null;
  const unpaid = world.payments.find(({ status }) => status === 'unpaid');
  if (unpaid !== undefined) askAgain(world, unpaid);
  else if (!world.accepted) {
    world.accepted = true;
    askDeposit(world);
  } else if (payMoreFen > 0n) {
    world.adjustment = { ...adjustment, state: 'due' };
    world.depositDueAt = world.hour + day;
    ask(world, { purpose: 'adjustment', shipment: null, amountFen: payMoreFen });
  } else post(world, depositToWallet({ order: orderKey, amountFen: toWalletFen }));
  record(world, { event: 'adjustmentConfirmed', actor: 'buyer' });
}

/** The same payment of the changed deposit; what its last review said stays. */
function askAgain(world: World, payment: ModelPayment): void {
  payment.amountFen = world.totals.depositFen;
  payment.amountVnd = toVnd(payment.amountFen, world.rateVndPerCnyMicros);
  world.depositDueAt = world.hour + day;
  if (payment.amountFen > 0n) return;
  payment.status = 'cancelled';
  world.depositDueAt = null;
}

/** The old total again; before the acceptance that is the end. */
export function endAdjustment(world: World, { event, actor }: { event: OrderEvent; actor: Actor }): void {
  const adjustment = known(world.adjustment);
  if (!world.accepted) return close(world, { event, actor, reason: 'too dear' });
  world.adjustment = null;
  if (adjustment.state === 'due') {
    const payment = known(
      world.payments.find(({ purpose, status }) => purpose === 'adjustment' && status === 'unpaid'),
    );
    payment.status = 'cancelled';
    post(world, depositToWallet({ order: orderKey, amountFen: payment.creditedFen }));
    setFreight(world, adjustment.oldFreightFen);
    world.depositDueAt = null;
  }
  // Nobody has to pay what is being asked about: the time for the deposit begins anew.
  else if (world.depositDueAt !== null) world.depositDueAt = world.hour + day;
  record(world, { event, actor, reason: actor === 'buyer' ? 'too dear' : '' });
}

export function declineAdjustment(world: World): void {
  need(mayDo(world, 'declineAdjustment'));
  endAdjustment(world, { event: 'adjustmentDeclined', actor: 'buyer' });
}
