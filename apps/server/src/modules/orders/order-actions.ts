import { allowedActions, type BuyerAction, type OrderAction, type OrderFacts, type StaffAction } from '@kouan/domain';
import { fail } from '../../platform/errors.ts';
import { factsOf } from './order-facts.ts';
import type { Reader, Tx } from '../../platform/db.ts';
import type { OrderRecord } from './order-tables.ts';

/** Who looks at an order: its buyer, or somebody of the staff. */
export type OrderViewer = { kind: 'buyer' | 'staff'; id: number };

/** The acts that have a call behind them; the domain's rules know more than these. */
const offeredToBuyers: readonly BuyerAction[] = [
  'payDeposit',
  'confirmAdjustment',
  'declineAdjustment',
  'cancel',
  'requestCancel',
  'createShipment',
  'payFinal',
  'cancelShipment',
  'confirmDelivery',
  'requestReturn',
  'requestAfterSales',
];
const offeredToStaff: readonly StaffAction[] = [
  'accept',
  'refuse',
  'offerAdjustment',
  'reviewPayment',
  'reReviewPayment',
  'recordPurchase',
  'receive',
  'closeShort',
  'claimDefect',
  'cancelShipment',
  'dispatch',
  'confirmDelivery',
  'decideCase',
  'retryPayout',
  'reReviewCase',
];

/** What this viewer may do to the order now. Staff do nothing to their own orders; an approval is not reviewed again. */
export function actionsFor(order: OrderRecord, facts: OrderFacts, viewer: OrderViewer): OrderAction[] {
  if (viewer.kind === 'buyer')
    return allowedActions(facts, 'buyer').filter((action) => offeredToBuyers.includes(action));
  if (order.buyerId === viewer.id) return [];
  const hasRejection =
    facts.depositPayments?.at(-1) === 'rejected' || facts.shipments?.includes('paymentRejected') === true;
  return allowedActions(facts, 'staff').filter(
    (action) => offeredToStaff.includes(action) && (action !== 'reReviewPayment' || hasRejection),
  );
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
