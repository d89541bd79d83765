import { depositToWallet, type OrderEvent } from '@kouan/domain';
import { currentTime } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db.ts';
import { assert, fail } from '../../platform/errors.ts';
import { cancelPayment, orderKey, pausePayment, post, repricePayment, unpaidDeposit } from '../payments/index.ts';
import { askDeposit, depositDue } from './accept-order.ts';
import { adjustedLinesOf, findOpenAdjustment, updateAdjustment } from './adjustment-queries.ts';
import type { AdjustmentRecord } from './adjustment-tables.ts';
import { closeOrder } from './close-order.ts';
import { createAdjustmentPayment, depositItems } from './deposit-items.ts';
import { requireAction } from './order-actions.ts';
import { lockOrder, updateLine, updateOrder } from './order-queries.ts';
import type { HistoryDetails, OrderRecord } from './order-tables.ts';
import { type EventActor, recordOrderEvent, system } from './record-order-event.ts';

/** `id`: which change the buyer has seen. */
type Answer = { number: string; buyerId: number; id: number };

/**
 * The buyer signs a change of price: it is in force at once. An unpaid deposit changes its amount, an order that nobody
 * accepted yet is accepted by it, more deposit becomes due as a payment of its own, less goes to the wallet. Throws
 * order.not_found, order.move_not_allowed, order.adjustment_changed.
 */
export async function confirmAdjustment(tx: Tx, { number, buyerId, id }: Answer): Promise<void> {
  const before = await lockOrder(tx, { number, buyerId });
  const actor: EventActor = { kind: 'buyer', id: buyerId };
  await requireAction(tx, before, { action: 'confirmAdjustment', viewer: { kind: 'buyer', id: buyerId } });
  const adjustment = await openOne(tx, before);
  if (adjustment.id !== id) fail('order.adjustment_changed');
  const order = await setPrices(tx, before, { adjustment, which: 'new' });
  await updateOrder(tx, order.id, { adjustment: null, adjustmentUntil: null });
  const answeredAt = await currentTime(tx);
  await updateAdjustment(tx, adjustment.id, { state: 'confirmed', answeredAt });
  const details = await settle(tx, order, adjustment);
  await recordOrderEvent(tx, {
    orderId: order.id,
    event: 'adjustmentConfirmed',
    actor,
    details: { oldTotalFen: Number(before.totalFen), totalFen: Number(order.totalFen), ...details },
  });
}

/** What follows from the new deposit. Answers what the history tells of it. */
async function settle(tx: Tx, order: OrderRecord, adjustment: AdjustmentRecord): Promise<HistoryDetails> {
  const unpaid = await unpaidDeposit(tx, order.id);
  if (unpaid) {
    const dueAt = order.depositFen > 0n ? await depositDue(tx) : null;
    const items = depositItems(order);
    await repricePayment(tx, { number: unpaid.number, amountFen: order.depositFen, items, dueAt });
    await updateOrder(tx, order.id, { depositDueAt: dueAt });
    return {};
  }
  if (order.acceptedAt === null) {
    const dueAt = order.depositFen > 0n ? await depositDue(tx) : null;
    const acceptedAt = await currentTime(tx);
    await updateOrder(tx, order.id, { acceptedAt, acceptedBy: adjustment.offeredBy, depositDueAt: dueAt });
    if (dueAt) await askDeposit(tx, order, dueAt);
    return {};
  }
  const moreFen = adjustment.newDepositFen - adjustment.oldDepositFen;
  if (moreFen > 0n) {
    const dueAt = await depositDue(tx);
    const payment = await createAdjustmentPayment(tx, order, { adjustment, amountFen: moreFen, dueAt });
    await updateOrder(tx, order.id, { adjustment: 'due', depositDueAt: dueAt });
    await updateAdjustment(tx, adjustment.id, { state: 'due', paymentNumber: payment.number });
    return { payment: payment.number, dueFen: Number(moreFen) };
  }
  await giveBack(tx, order, { adjustment, amountFen: -moreFen, actorId: order.buyerId });
  return moreFen < 0n ? { toWalletFen: Number(-moreFen) } : {};
}

/**
 * The buyer does not want the change: the old price again, also when its deposit is due already. Of an order that nobody
 * accepted this is the end. Throws order.not_found, order.move_not_allowed, order.adjustment_changed.
 */
export async function declineAdjustment(
  tx: Tx,
  { number, buyerId, id, reason }: Answer & { reason: string },
): Promise<void> {
  const order = await lockOrder(tx, { number, buyerId });
  await requireAction(tx, order, { action: 'declineAdjustment', viewer: { kind: 'buyer', id: buyerId } });
  if ((await openOne(tx, order)).id !== id) fail('order.adjustment_changed');
  const actor: EventActor = { kind: 'buyer', id: buyerId };
  await endAdjustment(tx, order, { event: 'adjustmentDeclined', actor, reason: reason.trim() });
}

/** Nobody answered, or nobody paid what was confirmed: the old price again. The caller holds the order's lock. */
export const expireAdjustment = (tx: Tx, order: OrderRecord): Promise<void> =>
  endAdjustment(tx, order, { event: 'adjustmentExpired', actor: system, reason: '' });

type Ending = {
  event: Extract<OrderEvent, 'adjustmentDeclined' | 'adjustmentExpired'>;
  actor: EventActor;
  reason: string;
};

async function endAdjustment(tx: Tx, order: OrderRecord, { event, actor, reason }: Ending): Promise<void> {
  const adjustment = await openOne(tx, order);
  const state = event === 'adjustmentDeclined' ? ('declined' as const) : ('expired' as const);
  await updateAdjustment(tx, adjustment.id, { state, answeredAt: await currentTime(tx), answerReason: reason });
  await updateOrder(tx, order.id, { adjustment: null, adjustmentUntil: null });
  if (order.acceptedAt === null) return closeOrder(tx, order, { event, actor, reason });
  const toWalletFen =
    adjustment.state === 'due' ? await takeBackDue(tx, order, { adjustment, actor }) : await resume(tx, order);
  await recordOrderEvent(tx, {
    orderId: order.id,
    event,
    actor,
    reason,
    details: toWalletFen > 0n ? { toWalletFen: Number(toWalletFen) } : {},
  });
}

/** Nobody has to pay what is being asked about: the time for the deposit begins anew. */
async function resume(tx: Tx, order: OrderRecord): Promise<bigint> {
  if (order.depositDueAt === null) return 0n;
  const dueAt = await depositDue(tx);
  const unpaid = await unpaidDeposit(tx, order.id);
  if (unpaid) await pausePayment(tx, { number: unpaid.number, isPaused: false, dueAt });
  await updateOrder(tx, order.id, { depositDueAt: dueAt });
  return 0n;
}

type Due = { adjustment: AdjustmentRecord; actor: EventActor };

/** Its payment ends, what was paid of it goes to the wallet, and the old prices are in force again. */
async function takeBackDue(tx: Tx, order: OrderRecord, { adjustment, actor }: Due): Promise<bigint> {
  const { paymentNumber } = adjustment;
  assert(paymentNumber !== null, 'what is due has a payment');
  const paidFen = await cancelPayment(tx, paymentNumber);
  await giveBack(tx, order, { adjustment, amountFen: paidFen, actorId: actor.id });
  await setPrices(tx, order, { adjustment, which: 'old' });
  await updateOrder(tx, order.id, { depositDueAt: null });
  return paidFen;
}

type Back = { adjustment: AdjustmentRecord; amountFen: bigint; actorId: number | null };

async function giveBack(tx: Tx, order: OrderRecord, { adjustment, amountFen, actorId }: Back): Promise<void> {
  if (amountFen === 0n) return;
  await post(tx, {
    posting: depositToWallet({ order: orderKey(order.id), amountFen }),
    event: 'depositLowered',
    orderId: order.id,
    buyerId: order.buyerId,
    actorId,
  });
  await updateAdjustment(tx, adjustment.id, { toWalletFen: adjustment.toWalletFen + amountFen });
}

async function openOne(tx: Tx, { id, number }: OrderRecord): Promise<AdjustmentRecord> {
  return (await findOpenAdjustment(tx, id)) ?? fail('order.move_not_allowed', { number });
}

type Which = { adjustment: AdjustmentRecord; which: 'old' | 'new' };

/** Prices, totals and pots of an order of which nothing has left yet. Answers it with them. */
async function setPrices(tx: Tx, order: OrderRecord, { adjustment, which }: Which): Promise<OrderRecord> {
  for (const line of await adjustedLinesOf(tx, [adjustment.id]))
    await updateLine(tx, line.orderLineId, { unitPriceFen: which === 'new' ? line.newPriceFen : line.oldPriceFen });
  const [goodsFen, freightFen, serviceFen, depositFen] =
    which === 'new'
      ? [adjustment.newGoodsFen, adjustment.newFreightFen, adjustment.newServiceFen, adjustment.newDepositFen]
      : [adjustment.oldGoodsFen, adjustment.oldFreightFen, adjustment.oldServiceFen, adjustment.oldDepositFen];
  const changes = {
    ...{ goodsFen, freightFen, serviceFen, depositFen, totalFen: goodsFen + freightFen + serviceFen },
    ...{ potGoodsFen: goodsFen, potFreightFen: freightFen, potServiceFen: serviceFen, potDepositFen: depositFen },
  };
  await updateOrder(tx, order.id, changes);
  return { ...order, ...changes };
}
