import { type CaseReason, type RefundTarget, unitsReturned } from '@kouan/domain';
import type { Tx } from '../../platform/db.ts';
import {
  type EventActor,
  getOrderLines,
  lockReturnDue,
  type OrderRecord,
  recordOrderEvent,
  takeOrderShare,
} from '../orders/index.ts';
import { post } from '../payments/index.ts';
import { goodsFenOf, takeAvailable } from '../warehouse/index.ts';
import { addCase } from './add-case.ts';
import type { CaseRecord } from './case-tables.ts';

export type Return = {
  actor: EventActor;
  event: 'autoReturned' | 'returnRequested';
  reasonCode: CaseReason;
  reason: string;
  refundTo?: RefundTarget;
  fileIds?: readonly number[];
};

/**
 * Everything of an order that is available goes back to the store: stock and share leave, the store owes the goods, a
 * case decides what the buyer gets. What is frozen for a shipment stays. The caller holds the order's lock.
 */
export async function returnToStore(tx: Tx, order: OrderRecord, wish: Return): Promise<CaseRecord> {
  const { actor } = wish;
  const units = (await getOrderLines(tx, order.id))
    .filter(({ available }) => available > 0)
    .map((line) => ({ line, quantity: line.available }));
  const lines = units.map(({ line, quantity }) => ({ lineId: line.id, skuId: line.skuId, quantity }));
  const share = await takeOrderShare(tx, { orderId: order.id, goodsFen: goodsFenOf(units) });
  const opened = await addCase(tx, { ...wish, order, kind: 'return', lines, share });
  await takeAvailable(tx, { order, caseNumber: opened.number, lines, actorId: actor.id, cause: 'returned' });
  await post(tx, {
    posting: unitsReturned(share),
    event: 'unitsReturned',
    orderId: order.id,
    storeId: order.storeId,
    actorId: actor.id,
    note: opened.number,
  });
  await recordOrderEvent(tx, {
    orderId: order.id,
    event: wish.event,
    actor,
    reason: wish.reason,
    details: { case: opened.number, quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0) },
  });
  return opened;
}

/**
 * Returns the stock of one order whose time in the warehouse is over. The row is locked: a shipment that is created at
 * the same moment comes before, then its units are frozen and stay, or after, then they are gone.
 */
export async function returnNext(tx: Tx, skip: number): Promise<boolean> {
  const order = await lockReturnDue(tx, skip);
  if (!order) return false;
  await returnToStore(tx, order, {
    actor: { kind: 'system', id: null },
    event: 'autoReturned',
    reasonCode: 'timeUp',
    reason: '',
  });
  return true;
}
