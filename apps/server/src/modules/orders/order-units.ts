import {
  applyMovement,
  canApplyMovement,
  type CaseKind,
  type CaseState,
  type OrderPots,
  returnShare,
  type ShipmentState,
  type StockMovement,
  takeShare,
  type UnitsShare,
} from '@kouan/domain';
import type { Tx } from '../../platform/db.ts';
import { assert, fail } from '../../platform/errors.ts';
import { balanceOfLine } from './order-facts.ts';
import { getLine, lockOrder, putCase, putShipment, updateLine, updateOrder } from './order-queries.ts';
import type { OrderRecord } from './order-tables.ts';

/**
 * Moves units of an order line from one place to another, as their cause says. The caller holds the order's lock.
 * Throws order.units_insufficient when there are not as many at the start.
 */
export async function moveUnits(tx: Tx, { lineId, ...movement }: StockMovement & { lineId: number }): Promise<void> {
  const line = await getLine(tx, lineId);
  const before = balanceOfLine(line);
  if (!canApplyMovement(before, movement)) fail('order.units_insufficient', { lineId, quantity: movement.quantity });
  const { open, ...after } = applyMovement(before, movement);
  const delivered = line.delivered + deliveredBy(movement);
  if (delivered < 0) fail('order.units_insufficient', { lineId, quantity: movement.quantity });
  await updateLine(tx, lineId, { ...after, delivered, toBuy: open });
}

/** What is sent back, or replaced by a new piece, was delivered before and is so no longer; the new piece takes its place. */
function deliveredBy({ cause, quantity }: StockMovement): number {
  if (cause === 'sentBack' || cause === 'replacementReceived') return -quantity;
  return cause === 'replacementSent' ? quantity : 0;
}

/** Counts shipped units of a line as delivered. */
export async function markDelivered(tx: Tx, { lineId, quantity }: { lineId: number; quantity: number }): Promise<void> {
  const line = await getLine(tx, lineId);
  assert(line.delivered + quantity <= line.shipped, 'only shipped units are delivered');
  await updateLine(tx, lineId, { delivered: line.delivered + quantity });
}

export const potsOf = (order: OrderRecord): OrderPots => ({
  goodsFen: order.potGoodsFen,
  freightFen: order.potFreightFen,
  serviceFen: order.potServiceFen,
  depositFen: order.potDepositFen,
});

const setPots = (tx: Tx, orderId: number, pots: OrderPots): Promise<void> =>
  updateOrder(tx, orderId, {
    potGoodsFen: pots.goodsFen,
    potFreightFen: pots.freightFen,
    potServiceFen: pots.serviceFen,
    potDepositFen: pots.depositFen,
  });

/** Takes units of this goods value out of the order's pots and answers what leaves with them, in fen. */
export async function takeOrderShare(
  tx: Tx,
  { orderId, goodsFen }: { orderId: number; goodsFen: bigint },
): Promise<UnitsShare> {
  const order = await lockOrder(tx, { id: orderId, buyerId: 'any' });
  const { share, left } = takeShare(potsOf(order), goodsFen);
  await setPots(tx, orderId, left);
  return share;
}

/** Puts the share of a cancelled shipment back. */
export async function returnOrderShare(
  tx: Tx,
  { orderId, share }: { orderId: number; share: UnitsShare },
): Promise<void> {
  const order = await lockOrder(tx, { id: orderId, buyerId: 'any' });
  await setPots(tx, orderId, returnShare(potsOf(order), share));
}

/** Tells the order the state of one of its shipments. The status follows with the next `recordOrderEvent`. */
export const setShipmentFact = (
  tx: Tx,
  fact: {
    orderId: number;
    shipmentNumber: string;
    state: ShipmentState;
    quantity?: number;
    claimableUntil?: Date | null;
    /** Until when it has to leave, or when it counts as received; without it no limit runs. */
    dueAt?: Date | null;
  },
): Promise<void> => putShipment(tx, fact);

export type OrderCaseFact = {
  orderId: number;
  caseNumber: string;
  kind: CaseKind;
  state: CaseState;
  shipmentNumber?: string | null;
  /** Of an after-sales case: the claimed units, those sent back, those refunded at their whole value. */
  units?: number;
  sentBackUnits?: number;
  wholeRefundedUnits?: number;
  refundFen?: bigint;
  dueAt?: Date | null;
};

/** Tells the order about one of its cases. The status follows with the next `recordOrderEvent`. */
export const setCaseFact = (tx: Tx, fact: OrderCaseFact): Promise<void> => putCase(tx, fact);

/** Keeps what the order shows of its purchase: a day `yyyy-MM-dd` and the seller's numbers. */
export const setPurchaseFacts = (
  tx: Tx,
  { orderId, ...facts }: { orderId: number; expectedStockingOn: string; sellerOrderNumbers: string[] },
): Promise<void> => updateOrder(tx, orderId, facts);
