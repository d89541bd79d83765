import { type CaseReason, needsPhoto, reasonsOf } from './case-flow.ts';
import type { RefundBearer } from './case-postings.ts';
import { claimLimits, type ClaimedShipment } from './case-refund.ts';
import { basisPointsOf, larger, smaller } from './money.ts';

/** What a claim after the dispatch may end with: money, the pieces in exchange for wrong ones, missing pieces sent later. */
export const remedies = ['refund', 'replace', 'resend'] as const;
export type Remedy = (typeof remedies)[number];

/** What a claim with this reason gives. Shares are hundredths of a percent. */
export type ClaimRule = {
  reason: CaseReason;
  /** Of the whole value of the claimed units: what is proposed. Whole: also what the buyer named above it. */
  shareBasisPoints: number;
  /** Of value and fees of the shipment: the most that all its claims give back together. */
  ceilingBasisPoints: number;
  /** Who bears it unless staff say otherwise. */
  bornBy: RefundBearer;
  needsPhoto: boolean;
  /** Days after the delivery in which it can be claimed; null: as long as anything can. */
  days: number | null;
  remedies: readonly Remedy[];
};

/** Which costs a return to the store takes off the deposit share. */
export type ReturnRule = { takesFreight: boolean; takesService: boolean; takesReturnFreight: boolean };
export type CompensationRules = { claims: readonly ClaimRule[]; returns: ReturnRule };

export const wholeBasisPoints = 10_000;

/** The rules of the first day: everything that was paid can come back, by every remedy. */
export const defaultCompensationRules: CompensationRules = {
  claims: reasonsOf.afterSales.map((reason) => ({
    reason,
    shareBasisPoints: wholeBasisPoints,
    ceilingBasisPoints: wholeBasisPoints,
    bornBy: 'platform',
    needsPhoto: needsPhoto('afterSales', reason),
    days: null,
    remedies,
  })),
  returns: { takesFreight: true, takesService: true, takesReturnFreight: true },
};

/** The rule of a reason; what no rule speaks of goes by the first day's. Throws RangeError for a reason that no claim has. */
export function claimRuleOf({ claims }: CompensationRules, reason: CaseReason): ClaimRule {
  const rule = [...claims, ...defaultCompensationRules.claims].find((one) => one.reason === reason);
  if (rule === undefined) throw new RangeError(`no claim is made because of ${reason}`);
  return rule;
}

type Compensation = {
  /** What is proposed. */
  usualFen: bigint;
  /** The most that may be given, and the whole value of the units: from it on they count as refunded. */
  capFen: bigint;
  fullValueFen: bigint;
};

/** What a claim gives by a rule. `wantFen` is what the buyer named; 0: nothing. */
export function compensationOf(
  shipment: ClaimedShipment,
  { rule, wantFen }: { rule: Pick<ClaimRule, 'shareBasisPoints' | 'ceilingBasisPoints'>; wantFen: bigint },
): Compensation {
  const { capFen: leftFen, fullValueFen } = claimLimits(shipment);
  const ceilingFen = basisPointsOf(shipment.valueFen + shipment.feesFen, rule.ceilingBasisPoints);
  const capFen = larger(0n, smaller(leftFen, ceilingFen - shipment.refundedFen));
  const shareFen = basisPointsOf(fullValueFen, rule.shareBasisPoints);
  const wantedFen = wantFen > 0n ? wantFen : fullValueFen;
  const usualFen = rule.shareBasisPoints < wholeBasisPoints ? smaller(shareFen, wantedFen) : wantedFen;
  return { usualFen: smaller(capFen, usualFen), capFen, fullValueFen };
}
