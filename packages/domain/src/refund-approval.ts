/** Most fen that somebody may approve for one order; null has no limit. */
export type Ceiling = bigint | null;

/** Ceilings of the first day, by built-in role. */
export const defaultRefundCeilings = { customerService: 50_000n, finance: 500_000n, administrator: null } as const;

export type RefundApprovalInput = {
  refundedBeforeFen: bigint;
  amountFen: bigint;
  first: string;
  firstCeilingFen: Ceiling;
  second?: string;
  secondCeilingFen?: Ceiling;
};

const isWithin = (amountFen: bigint, ceilingFen: Ceiling) => ceilingFen === null || amountFen <= ceilingFen;

/**
 * Whether a refund may be approved. The ceiling measures all refunds of the order together; above the first approver's,
 * another person within theirs is needed.
 */
export function refundApproval(input: RefundApprovalInput) {
  const { first, second, secondCeilingFen } = input;
  const measuredFen = input.refundedBeforeFen + input.amountFen;
  const oneApproverIsEnough = isWithin(measuredFen, input.firstCeilingFen);
  const isSecondEnough =
    second !== undefined &&
    second !== first &&
    secondCeilingFen !== undefined &&
    isWithin(measuredFen, secondCeilingFen);
  return { measuredFen, oneApproverIsEnough, allowed: oneApproverIsEnough || isSecondEnough };
}
