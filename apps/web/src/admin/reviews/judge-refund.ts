import type { StaffCaseView } from '@kouan/contract';

export type RefundObstacle =
  | 'noPermission'
  | 'alreadyDone'
  | 'payOut'
  | 'own'
  | 'held'
  | 'decided'
  | 'remedy'
  | 'asked'
  | 'waiting';
type Judged = Pick<StaffCaseView, 'state' | 'allowedActions' | 'isClaimedByOther' | 'decision' | 'remedy' | 'waitsFor'>;

/** Why this refund cannot be approved by this account now; undefined when it can. `isComputed`: the server said what it gives back. */
export function obstacleToRefund(
  { state, allowedActions, isClaimedByOther, decision, remedy, waitsFor }: Judged,
  { hasPermission, isComputed }: { hasPermission: boolean; isComputed: boolean },
): RefundObstacle | undefined {
  if (state === 'approved' || state === 'payoutFailed') return 'payOut';
  if (state !== 'requested') return 'alreadyDone';
  if (!hasPermission) return 'noPermission';
  if (decision) return 'decided';
  if (isClaimedByOther) return 'held';
  if (!allowedActions.includes('approve')) return 'own';
  if (remedy !== 'refund') return 'remedy';
  if (waitsFor === 'buyer') return 'asked';
  return isComputed ? undefined : 'waiting';
}
