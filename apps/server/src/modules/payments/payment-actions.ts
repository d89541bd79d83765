import type { CashierView, ReviewView } from '@kouan/contract';
import { statusAfterReview } from '@kouan/domain';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/db.ts';
import { type Actor, holds } from '../../platform/http.ts';
import { ledgerTransactions } from './ledger-tables.ts';
import type { ClaimRow, PaymentRow } from './payment-tables.ts';
import { standingApprovals } from './receipt-queries.ts';

type ReviewAction = ReviewView['allowedActions'][number];

/** What its buyer may do about a payment now. */
export const buyerActions = ({ status, isPaused }: PaymentRow): CashierView['allowedActions'] =>
  status === 'unpaid' && !isPaused ? ['pay'] : [];

type Desk = {
  payment: PaymentRow;
  claim: ClaimRow | undefined;
  actor: Actor;
  /** Another reviewer has it open. */
  isHeld: boolean;
  /** Above it this reviewer proposes only. */
  isWithinCeiling: boolean;
  decision: { isProposal: boolean; isMine: boolean } | null;
  override: { requestedBy: number } | undefined;
};

/** What this reviewer may do about a payment now; the calls check the same again. */
export async function reviewActions(db: Reader, desk: Desk): Promise<ReviewAction[]> {
  const { payment, claim, actor, isHeld, isWithinCeiling, decision, override } = desk;
  if (payment.buyerId === actor.id || claim === undefined) return [];
  const isPending = payment.status === 'pendingApproval';
  const isWaiting = decision?.isProposal === false;
  const mayReview = holds(actor, 'payment:review');
  const mayDecide = mayReview && isPending && !isHeld && !isWaiting;
  const mayOverride = holds(actor, 'payment:override') && isPending;
  const isRequester = override?.requestedBy === actor.id;
  const rules: [ReviewAction, boolean][] = [
    ['hold', mayReview && isPending && !isWaiting],
    ['approve', mayDecide && decision?.isMine !== true && (isWithinCeiling || decision === null)],
    ['reject', mayDecide],
    ['undo', mayReview && decision !== null && (decision.isMine || decision.isProposal)],
    ['reReview', mayReview && (await canReReview(db, payment, claim))],
    ['requestOverride', mayOverride && override === undefined && claim.method === 'bankTransfer'],
    ['approveOverride', mayOverride && override !== undefined && !isRequester && isWithinCeiling],
    ['declineOverride', mayOverride && override !== undefined],
  ];
  return rules.filter(([, isAllowed]) => isAllowed).map(([action]) => action);
}

/** A rejection whose money is still with us, and an approval after which nothing was booked for its order or shipment. */
async function canReReview(db: Reader, payment: PaymentRow, claim: ClaimRow): Promise<boolean> {
  const { status, lastReview } = payment;
  if (status === 'cancelled' || statusAfterReview({ status, lastReview }, 'reReview') === undefined) return false;
  if (status === 'unpaid') return claim.method === 'bankTransfer';
  const approvedBy = (await standingApprovals(db, payment.id)).at(-1)?.ledgerTransactionId;
  return approvedBy !== null && approvedBy !== undefined && !(await hasFollowed(db, payment, approvedBy));
}

/** Whether something was booked since: for its shipment, or for the order of a payment that belongs to none. */
async function hasFollowed(db: Reader, { orderId, shipmentNumber }: PaymentRow, since: number): Promise<boolean> {
  const isOfShipment = shipmentNumber === null ? undefined : eq(ledgerTransactions.shipmentNumber, shipmentNumber);
  const rows = await db
    .select({ one: sql`1` })
    .from(ledgerTransactions)
    .where(and(gt(ledgerTransactions.id, since), eq(ledgerTransactions.orderId, orderId), isOfShipment))
    .limit(1);
  return rows.length > 0;
}
