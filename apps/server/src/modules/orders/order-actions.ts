import { allowedActions, type OrderAction, type OrderFacts } from '@kouan/domain';
import { fail } from '../../platform/errors.ts';
import { factsOf } from './order-facts.ts';
import type { Reader, Tx } from '../../platform/db.ts';
import type { OrderRecord } from './order-tables.ts';

/** Who looks at an order: its buyer, or somebody of the staff. */
export type OrderViewer = { kind: 'buyer' | 'staff'; id: number };

/** What this viewer may do to the order now. Staff do nothing to their own orders, and take a decision back at its payment. */
export function actionsFor(order: OrderRecord, facts: OrderFacts, viewer: OrderViewer): OrderAction[] {
  if (viewer.kind === 'buyer') return allowedActions(facts, 'buyer');
  if (order.buyerId === viewer.id) return [];
  return allowedActions(facts, 'staff').filter((action) => action !== 'reReviewPayment');
}

/** What this viewer may do to the order now. */
export const orderActions = async (db: Reader, order: OrderRecord, viewer: OrderViewer): Promise<OrderAction[]> =>
  actionsFor(order, await factsOf(db, order), viewer);

/** Throws order.move_not_allowed unless the rules allow the act now. Lock the order before. */
export async function requireAction(
  tx: Tx,
  order: OrderRecord,
  { action, viewer }: { action: OrderAction; viewer: OrderViewer },
): Promise<void> {
  if (!(await orderActions(tx, order, viewer)).includes(action))
    fail('order.move_not_allowed', { number: order.number });
}
