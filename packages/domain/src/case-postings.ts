import { credit, debit, type Posting, posting, postings } from './posting.ts';

/** Where refunds go: the buyer's wallet at once, or back to the source by a payout. */
export const refundTargets = ['wallet', 'source'] as const;
export type RefundTarget = (typeof refundTargets)[number];

const accountOf = { wallet: { account: 'wallet' }, source: { account: 'payoutsPending' } } as const;

export type DecidedCase = { order: string; depositShareFen: bigint; refundFen: bigint; to: RefundTarget };

/**
 * A case about units that were never dispatched is approved: of their deposit share the refund goes out, the rest is
 * kept. A return's rejection that became final is the same with a refund of 0.
 */
export const caseApproved = ({ order, depositShareFen, refundFen, to }: DecidedCase): Posting[] => {
  const keptFen = depositShareFen - refundFen;
  return postings(
    posting(debit({ account: 'depositsHeld', order }, refundFen), credit(accountOf[to], refundFen)),
    posting(
      debit({ account: 'depositsHeld', order }, keptFen),
      credit({ account: 'income', income: 'returns' }, keptFen),
    ),
  );
};

/** Who bears an after-sales refund: the store, or the platform. */
export const refundBearers = ['store', 'platform'] as const;
export type RefundBearer = (typeof refundBearers)[number];

export type ApprovedAfterSales = { order: string; amountFen: bigint; bornBy: RefundBearer; to: RefundTarget };

/** An after-sales claim is approved: the bearer puts the money back into the order, from where it goes out. */
export const afterSalesApproved = ({ order, amountFen, bornBy, to }: ApprovedAfterSales): Posting[] => {
  const bearer = bornBy === 'store' ? 'storePayable' : 'writeOffs';
  return postings(
    posting(debit({ account: bearer }, amountFen), credit({ account: 'prepaymentsHeld', order }, amountFen)),
    posting(debit({ account: 'prepaymentsHeld', order }, amountFen), credit(accountOf[to], amountFen)),
  );
};
