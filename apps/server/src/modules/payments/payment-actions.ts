import type { CashierView, ReviewView } from '@kouan/contract';
import type { Tx } from '../../platform/db.ts';
import { type Actor, holds } from '../../platform/http.ts';
import type { ClaimRow, PaymentRow } from './payment-tables.ts';
import { canReReview } from './require-re-reviewable.ts';

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
export async function reviewActions(tx: Tx, desk: Desk): Promise<ReviewAction[]> {
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
    ['reReview', mayReview && (await canReReview(tx, { payment, claim }))],
    ['requestOverride', mayOverride && override === undefined && claim.method === 'bankTransfer'],
    ['approveOverride', mayOverride && override !== undefined && !isRequester && isWithinCeiling],
    ['declineOverride', mayOverride && override !== undefined],
  ];
  return rules.filter(([, isAllowed]) => isAllowed).map(([action]) => action);
}
