import { canHappen, caseApproved } from '../../src/index.ts';
import { endAdjustment } from './adjust.ts';
import { payoutIn, payoutToWallet, returnAvailable } from './cases.ts';
import { close } from './goods.ts';
import { cancelShipment, deliver } from './ship.ts';
import { known, orderKey, post, record, type World } from './world.ts';

/** Lets time pass, then does everything that is due, as the timers do. */
export function letTimePass(world: World, hours: number): void {
  world.hour += hours;
  while (doNext(world));
}

const isDue = (world: World, at: number | null): boolean => at !== null && at <= world.hour;

/** Does the next thing that is due; answers whether there was one. */
function doNext(world: World): boolean {
  return closesLate(world) || endsShipment(world) || endsCase(world);
}

function closesLate(world: World): boolean {
  if (world.closed) return false;
  if (world.adjustment?.state === 'offered' && isDue(world, world.adjustment.until)) {
    endAdjustment(world, { event: 'adjustmentExpired', actor: 'system' });
    return true;
  }
  if (!world.accepted && world.adjustment === null && isDue(world, world.acceptBy)) {
    close(world, { event: 'acceptanceExpired', actor: 'system' });
    return true;
  }
  if (!isDue(world, world.depositDueAt) || world.adjustment?.state === 'offered') return false;
  if (world.adjustment) endAdjustment(world, { event: 'adjustmentExpired', actor: 'system' });
  else close(world, { event: 'depositExpired', actor: 'system' });
  return true;
}

function endsShipment(world: World): boolean {
  const unpaid = world.shipments.findIndex(({ payBy }) => isDue(world, payBy));
  if (unpaid >= 0) {
    cancelShipment(world, unpaid, 'system');
    return true;
  }
  const received = world.shipments.findIndex(({ autoReceiveAt }) => isDue(world, autoReceiveAt));
  if (received >= 0) deliver(world, received, 'system');
  return received >= 0;
}

function endsCase(world: World): boolean {
  if (isDue(world, world.autoReturnAt) && world.balances.some(({ available }) => available > 0)) {
    returnAvailable(world, { actor: 'system' });
    return true;
  }
  const rejected = world.cases.findIndex(({ state, finalAt }) => state === 'rejected' && isDue(world, finalAt));
  if (rejected >= 0) {
    makeFinal(world, rejected);
    return true;
  }
  const failed = world.cases.findIndex(({ state, finalAt }) => state === 'payoutFailed' && isDue(world, finalAt));
  if (failed >= 0) giveToWallet(world, failed);
  return failed >= 0;
}

function makeFinal(world: World, at: number): void {
  const found = known(world.cases[at]);
  if (found.kind === 'return')
    post(
      world,
      ...caseApproved({
        order: orderKey,
        depositShareFen: known(found.share).depositShareFen,
        refundFen: 0n,
        to: 'wallet',
      }),
    );
  found.state = 'rejectedFinal';
  found.finalAt = null;
  if (canHappen('rejectionFinal', world.status)) record(world, { event: 'rejectionFinal', actor: 'system' });
}

function giveToWallet(world: World, at: number): void {
  while (payoutIn(known(world.cases[at]), 'failed') >= 0) payoutToWallet(world, at, 'system');
}
