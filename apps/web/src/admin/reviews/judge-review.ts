import type { CandidateView, ReviewView } from '@kouan/contract';

type Decided = Pick<ReviewView, 'status' | 'allowedActions'>;
export type Obstacle =
  | 'noPermission'
  | 'alreadyDone'
  | 'own'
  | 'held'
  | 'decided'
  | 'proposed'
  | 'noLine'
  | 'lineUsedUp';
type Desk = Partial<Pick<ReviewView, 'receipt' | 'heldBy' | 'decision'>>;

/** Money first: nothing is approved without a bank line that has something left, or money that a gateway brought. */
export function obstacleToApprove(
  review: Decided & Desk,
  hasPermission: boolean,
  chosen: Pick<CandidateView, 'leftVnd'> | undefined,
): Obstacle | undefined {
  if (!hasPermission) return 'noPermission';
  if (review.status !== 'pendingApproval') return 'alreadyDone';
  if (review.heldBy) return 'held';
  if (review.decision?.isProposal === false) return 'decided';
  if (review.decision?.isMine) return 'proposed';
  if (!review.allowedActions.includes('approve')) return 'own';
  if (review.receipt) return undefined;
  if (!chosen) return 'noLine';
  return chosen.leftVnd > 0 ? undefined : 'lineUsedUp';
}

/** Whether approving this is above what the reviewer approves alone: then it is proposed to a second person. */
export const isAboveCeiling = ({ dueFen, ceilingFen }: Pick<ReviewView, 'dueFen' | 'ceilingFen'>): boolean =>
  ceilingFen !== null && dueFen > ceilingFen;

/** What is asked for: what is due, and of a payment that is not open any more what was. Amounts in đồng and fen. */
export const askedOf = ({
  status,
  dueVnd,
  dueFen,
  amountVnd,
  amountFen,
}: Pick<ReviewView, 'status' | 'dueVnd' | 'dueFen' | 'amountVnd' | 'amountFen'>): { vnd: number; fen: number } =>
  status === 'unpaid' || status === 'pendingApproval'
    ? { vnd: dueVnd, fen: dueFen }
    : { vnd: amountVnd, fen: amountFen };

/** The lines that can be held against the payment: those that may be it, and of a paid one those that were. */
export const linesOf = ({
  status,
  candidates,
  paidBy,
}: Pick<ReviewView, 'status' | 'candidates' | 'paidBy'>): readonly CandidateView[] =>
  status === 'paid' ? paidBy.flatMap(({ line }) => line ?? []) : candidates;

/** What approving with this line does: pays it exactly, in part, or leaves a surplus for the wallet. Amounts in đồng. */
export function effectOf(
  dueVnd: number,
  leftVnd: number,
): { kind: 'exact' | 'partial' | 'surplus'; differenceVnd: bigint } {
  const differenceVnd = BigInt(leftVnd) - BigInt(dueVnd);
  if (differenceVnd === 0n) return { kind: 'exact', differenceVnd };
  return differenceVnd < 0n ? { kind: 'partial', differenceVnd: -differenceVnd } : { kind: 'surplus', differenceVnd };
}

const isMatch = (candidate: CandidateView, what: CandidateView['points'][number]['what']): boolean =>
  candidate.points.some((point) => point.what === what && point.isMatch);

/** The best candidate if amount and code speak for it; anything less is for the reviewer to choose. */
export function preselected(candidates: readonly CandidateView[]): CandidateView | undefined {
  const best = candidates.toSorted((a, b) => b.score - a.score)[0];
  return best && best.leftVnd > 0 && isMatch(best, 'amount') && isMatch(best, 'code') ? best : undefined;
}

/** The line that the desk opens with: of a paid payment the one that paid it first. */
export const firstLine = (review: Pick<ReviewView, 'status' | 'candidates' | 'paidBy'>): CandidateView | undefined =>
  review.status === 'paid' ? linesOf(review)[0] : preselected(review.candidates);

/** Reason and addition as one text. */
export const messageOf = (reason: string, addition: string): string =>
  [reason, addition.trim()].filter((text) => text !== '').join(' ');
