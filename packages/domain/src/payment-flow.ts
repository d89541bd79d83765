import type { DepositPaymentFact } from './order-facts.ts';

export const paymentPurposes = ['deposit', 'final', 'adjustment'] as const;
export type PaymentPurpose = (typeof paymentPurposes)[number];

export const paymentMethods = ['bankTransfer', 'online', 'quick', 'alipay', 'digitalRmb', 'wallet'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const paymentStatuses = ['unpaid', 'pendingApproval', 'paid'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** What a review of money can say. `reReview` takes a decision back and puts the payment before the reviewers again. */
export const reviewOutcomes = ['approved', 'notApproved', 'reReview'] as const;
export type ReviewOutcome = (typeof reviewOutcomes)[number];

/** Where a payment may go next: claimed, reviewed, and back for another review. */
export const paymentEdges: Record<PaymentStatus, readonly PaymentStatus[]> = {
  unpaid: ['pendingApproval'],
  pendingApproval: ['paid', 'unpaid'],
  paid: ['pendingApproval'],
};

export const canPaymentMove = (from: PaymentStatus, to: PaymentStatus): boolean => paymentEdges[from].includes(to);

/** A payment with what its last review said. */
export type ReviewedPayment = { status: PaymentStatus; lastReview?: ReviewOutcome | null };

/**
 * The status after a review; undefined when this review cannot be given now. A review again is of an approval, or of a
 * rejection that was not followed by another claim.
 */
export function statusAfterReview({ status, lastReview }: ReviewedPayment, outcome: ReviewOutcome) {
  if (outcome === 'reReview') {
    const isDecided = status === 'paid' || (status === 'unpaid' && lastReview === 'notApproved');
    return isDecided ? ('pendingApproval' as const) : undefined;
  }
  if (status !== 'pendingApproval') return undefined;
  return outcome === 'approved' ? ('paid' as const) : ('unpaid' as const);
}

/** The payment as an order's facts see it. */
export const depositPaymentFact = ({ status, lastReview }: ReviewedPayment): DepositPaymentFact =>
  status === 'unpaid' && lastReview === 'notApproved' ? 'rejected' : status;

/** A review needs its reason exactly when it does not approve. */
export const needsReason = (outcome: ReviewOutcome): boolean => outcome === 'notApproved';
