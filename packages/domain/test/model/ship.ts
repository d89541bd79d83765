import {
  cancelShipmentRefund,
  canShipmentMove,
  feesTotalFen,
  type ItemisedFee,
  returnShare,
  shipmentCancelled,
  shipmentDispatched,
} from '../../src/index.ts';
import { ask } from './pay.ts';
import {
  type Actor,
  known,
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

/** A shipment of some units; its final payment is their balance and its fees. */
export function createShipment(world: World, units: readonly number[], fees: ItemisedFee[]): void {
  need(sumUnits(units) > 0);
  moveUnits(world, 'shipmentCreated', units);
  const share = takeUnits(world, units);
  const at =
    world.shipments.push({
      state: 'paymentPending',
      units: [...units],
      share,
      fees,
      payBy: world.hour + day,
      autoReceiveAt: null,
      claimableUntil: null,
    }) - 1;
  ask(world, { purpose: 'final', shipment: at, amountFen: share.balanceShareFen + feesTotalFen(fees) });
  record(world, { event: 'shipmentCreated', actor: 'buyer' });
}

/** Before the dispatch: stock and share come back, what was paid goes to the wallet. */
export function cancelShipment(world: World, at: number, actor: Actor): void {
  const shipment = known(world.shipments[at]);
  need(canShipmentMove(shipment.state, 'cancelled'));
  const payment = known(world.payments.find((found) => found.shipment === at));
  const { toWalletFen, kept } = cancelShipmentRefund({
    balanceShareFen: shipment.share.balanceShareFen,
    fees: shipment.fees,
    paidFen: payment.creditedFen,
  });
  if (payment.status === 'unpaid') payment.status = 'cancelled';
  post(world, ...shipmentCancelled({ order: orderKey, kept, toWalletFen }));
  shipment.state = 'cancelled';
  shipment.payBy = null;
  world.pots = returnShare(world.pots, shipment.share);
  moveUnits(world, 'shipmentCancelled', shipment.units);
  const event = actor === 'system' ? 'shipmentExpired' : 'shipmentCancelled';
  record(world, { event, actor, reason: actor === 'system' ? '' : 'other goods' });
}

export function dispatch(world: World, at: number): void {
  const shipment = known(world.shipments[at]);
  need(shipment.state === 'ready');
  moveUnits(world, 'dispatched', shipment.units);
  post(world, shipmentDispatched({ order: orderKey, share: shipment.share, fees: shipment.fees }));
  shipment.state = 'inTransit';
  shipment.autoReceiveAt = world.hour + 15 * day;
  record(world, { event: 'dispatched', actor: 'staff' });
}

export function deliver(world: World, at: number, actor: Actor): void {
  const shipment = known(world.shipments[at]);
  need(shipment.state === 'inTransit');
  shipment.state = 'delivered';
  shipment.autoReceiveAt = null;
  shipment.claimableUntil = world.hour + 7 * day;
  shipment.units.forEach((quantity, line) => {
    world.delivered[line] = (world.delivered[line] ?? 0) + quantity;
  });
  record(world, { event: 'delivered', actor });
}
