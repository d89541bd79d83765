import type { CaseKind, CaseState } from './order-facts.ts';

/**
 * Where a case may go next. A case that gives nothing back, or gives it to the wallet, is paid at once; so is one whose
 * pieces were replaced. A replacement that does not come makes it undecided again.
 */
export const caseEdges: Record<CaseState, readonly CaseState[]> = {
  requested: ['approved', 'paid', 'replacing', 'rejected', 'rejectedFinal'],
  approved: ['paid', 'payoutFailed'],
  paid: [],
  replacing: ['paid', 'requested'],
  payoutFailed: ['approved', 'paid'],
  rejected: ['requested', 'rejectedFinal'],
  rejectedFinal: [],
};

export const canCaseMove = (from: CaseState, to: CaseState): boolean => caseEdges[from].includes(to);

/** What a case says it is about, besides the words of whoever opened it. */
export const caseReasons = [
  'notNeeded',
  'orderedWrongly',
  'takesTooLong',
  'damaged',
  'wrongGoods',
  'missing',
  'quality',
  'notAsDescribed',
  'notAvailable',
  'timeUp',
  'other',
] as const;
export type CaseReason = (typeof caseReasons)[number];

/** The reasons that each kind of case knows. */
export const reasonsOf: Record<CaseKind, readonly CaseReason[]> = {
  cancel: ['notNeeded', 'orderedWrongly', 'takesTooLong', 'other'],
  notBought: ['notAvailable'],
  short: ['missing', 'damaged', 'wrongGoods'],
  defective: ['damaged', 'wrongGoods', 'quality', 'notAsDescribed'],
  return: ['notNeeded', 'orderedWrongly', 'quality', 'notAsDescribed', 'timeUp', 'other'],
  afterSales: ['damaged', 'wrongGoods', 'missing', 'quality', 'notAsDescribed', 'other'],
};

/** Reasons that a person on the other side believes only with a photo. */
export const needsPhoto = (kind: CaseKind, reason: CaseReason): boolean =>
  kind !== 'return' &&
  (reason === 'damaged' || reason === 'wrongGoods' || reason === 'quality' || reason === 'notAsDescribed');

/**
 * How a kind of case may end without money: never (what was not bought is given back), because the missing units turned
 * up, or by a rejection that can be looked at again until it is final.
 */
export type Rejection = 'never' | 'turnedUp' | 'reviewable';
export const rejectionOf: Record<CaseKind, Rejection> = {
  cancel: 'reviewable',
  notBought: 'never',
  short: 'turnedUp',
  defective: 'reviewable',
  return: 'reviewable',
  afterSales: 'reviewable',
};
