import { maxTransferVnd } from '@kouan/domain';
import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { PaymentBrief } from './orders.ts';
import { OverrideView, ReceiptView, ReviewJoint, ReviewTogether } from './review-parts.ts';
import {
  count,
  fen,
  FileRef,
  id,
  moment,
  oneOf,
  optionalText,
  orNull,
  pageOf,
  pageQuery,
  paymentNumber,
  rateMicros,
  requiredText,
  signedFen,
  vnd,
} from './words.ts';

export const BankAccountView = Type.Object({
  id,
  bankBin: Type.String(),
  bankName: Type.String(),
  branch: Type.String(),
  accountNumber: Type.String(),
  accountName: Type.String(),
});
export type BankAccountView = Static<typeof BankAccountView>;

/** All that the cashier shows. `qr` is the VietQR text, `qrSvg` its drawing. */
export const CashierView = Type.Object({
  ...PaymentBrief.properties,
  orderNumber: Type.String(),
  rateVndPerCnyMicros: rateMicros,
  code: Type.String(),
  /** A change of price or freight waits for the buyer's answer: nothing can be paid before it. */
  isPaused: Type.Boolean(),
  account: BankAccountView,
  qr: Type.String(),
  qrSvg: Type.String(),
  /** The slip: goods, freight, service, total, deposit … in order; signed. */
  items: Type.Array(Type.Object({ kind: Type.String(), amountFen: signedFen })),
  /** With `isSandbox` through the built-in gateway for trying things out: no real money moves. */
  methods: Type.Array(Type.Object({ method: Type.String(), isOpen: Type.Boolean(), isSandbox: Type.Boolean() })),
  isScreenshotRequired: Type.Boolean(),
  screenshots: Type.Array(FileRef),
  walletBalanceFen: fen,
  /** The last card that was used, masked, or null. */
  cardMask: orNull(Type.String()),
});
export type CashierView = Static<typeof CashierView>;

const transferVnd = Type.Integer({ minimum: 1, maximum: maxTransferVnd, errorCode: 'payment.amount_invalid' });
const byNumber = Type.Object({ number: paymentNumber });
export const getCashier = endpoint({
  method: 'GET',
  path: '/api/payments/:number',
  permission: 'payment:own',
  params: byNumber,
  reply: CashierView,
  errors: ['payment.not_found'],
});
export const listMyPayments = endpoint({
  method: 'GET',
  path: '/api/payments',
  permission: 'payment:own',
  query: Type.Object({ ...pageQuery, status: Type.Optional(oneOf(['unpaid', 'pendingApproval', 'paid'])) }),
  reply: pageOf(Type.Object({ ...PaymentBrief.properties, orderNumber: Type.String() })),
});
/** "I have transferred": a claim, checked against the bank statement by a reviewer. */
export const claimBankTransfer = endpoint({
  method: 'POST',
  path: '/api/payments/:number/bankTransfer',
  permission: 'payment:own',
  idempotent: true,
  params: byNumber,
  body: Type.Object({
    remitter: requiredText(100, 'payment.remitter_empty'),
    bank: requiredText(100, 'payment.bank_empty'),
    amountVnd: transferVnd,
    serialNumber: optionalText(60),
    paidAt: Type.Optional(orNull(moment)),
    remarks: optionalText(500),
    screenshotIds: Type.Array(id, { maxItems: 3 }),
  }),
  reply: CashierView,
  errors: [
    'payment.not_found',
    'payment.remitter_empty',
    'payment.bank_empty',
    'payment.amount_invalid',
    'payment.screenshot_required',
    'payment.not_payable',
    'payment.paused',
    'file.not_found',
  ],
});

/** Pays all that is due from the wallet, at once. */
export const payFromWallet = endpoint({
  method: 'POST',
  path: '/api/payments/:number/wallet',
  permission: 'payment:own',
  idempotent: true,
  params: byNumber,
  body: Type.Object({}),
  reply: CashierView,
  errors: ['payment.not_found', 'payment.not_payable', 'payment.paused', 'payment.wallet_insufficient'],
});

export const reviewQueues = ['pending', 'rejected', 'doneToday'] as const;
export const ReviewRow = Type.Object({
  number: paymentNumber,
  purpose: oneOf(['deposit', 'final', 'adjustment']),
  orderNumber: Type.String(),
  buyerCode: Type.String(),
  buyerName: Type.String(),
  amountFen: fen,
  amountVnd: vnd,
  claimedAt: moment,
  isOverdue: Type.Boolean(),
  hint: oneOf(['exact', 'amountDiffers', 'payerDiffers', 'notArrived', 'codeMissing']),
  /** Another reviewer who has it open now; empty: nobody. */
  heldBy: Type.String(),
  /** Proposed for a second person. */
  isProposed: Type.Boolean(),
});
export type ReviewRow = Static<typeof ReviewRow>;
export const listReviews = endpoint({
  method: 'GET',
  path: '/api/staff/reviews',
  permission: 'payment:list',
  query: Type.Object({
    ...pageQuery,
    purpose: Type.Optional(oneOf(['deposit', 'final'])),
    queue: Type.Optional(oneOf(reviewQueues)),
    blurry: optionalText(100),
  }),
  reply: pageOf(ReviewRow),
});

/** What a reviewer is warned of; the texts stand in the locales. */
export const reviewWarnings = [
  'amountDiffers',
  'serialNumberUsed',
  'screenshotUsed',
  'screenshotSimilar',
  'pictureEdited',
  'lineNotFound',
] as const;
/**
 * In which way a point of a match agrees: the code or amount of a joint transfer, the sum of several payments that the
 * memo names, one of several transfers for one payment, short by what banks may keep, a payer of before.
 */
export const matchWays = [
  'exact',
  'joint',
  'several',
  'near',
  'past',
  'claimed',
  'fee',
  'part',
  'less',
  'more',
  'other',
  'none',
] as const;
/** A bank line that may be this payment, with the points that speak for and against it. Score 0 to 100. */
export const CandidateView = Type.Object({
  lineId: id,
  bookedAt: moment,
  payer: Type.String(),
  description: Type.String(),
  reference: Type.String(),
  amountVnd: vnd,
  leftVnd: vnd,
  score: count,
  points: Type.Array(
    Type.Object({
      what: oneOf(['amount', 'code', 'payer', 'time']),
      isMatch: Type.Boolean(),
      expected: Type.String(),
      found: Type.String(),
      how: Type.Optional(oneOf(matchWays)),
    }),
  ),
});
export type CandidateView = Static<typeof CandidateView>;
/** Money that an approval took for a payment and that no re-review gave back: of a bank line, a wallet or a gateway. */
export const PaidBy = Type.Object({
  method: Type.String(),
  /** The line with what speaks for it, held against what it paid; null: it came through a wallet or a gateway. */
  line: orNull(CandidateView),
  /** The bank's reference, or the gateway's number of the trade. */
  reference: Type.String(),
  at: moment,
  /** What this payment took of it: in đồng of a line, in fen always. */
  allocatedVnd: vnd,
  creditedFen: fen,
  /** What went on to the buyer's wallet. */
  surplusFen: fen,
});
export type PaidBy = Static<typeof PaidBy>;
/** What a reviewer can do; `hold` says that it is being worked on, `undo` withdraws what is decided or proposed. */
export const reviewActions = [
  'hold',
  'approve',
  'reject',
  'undo',
  'reReview',
  'requestOverride',
  'approveOverride',
  'declineOverride',
] as const;
export const ReviewView = Type.Object({
  ...CashierView.properties,
  buyerCode: Type.String(),
  buyerName: Type.String(),
  claimedVnd: vnd,
  candidates: Type.Array(CandidateView),
  /** What was taken for it so far, oldest first. */
  paidBy: Type.Array(PaidBy),
  buyerHistory: Type.Object({ orderCount: count, rejectedCount: count, orderTotalFen: fen }),
  screenshotHashes: Type.Array(Type.String()),
  warnings: Type.Array(oneOf(reviewWarnings)),
  allowedActions: Type.Array(oneOf(reviewActions)),
  receipt: orNull(ReceiptView),
  override: orNull(OverrideView),
  /** The payments that were claimed with this one as one transfer, in the order in which money is given to them. */
  joint: orNull(ReviewJoint),
  /** Several transfers that name this one payment: what they bring together. */
  together: orNull(ReviewTogether),
  /** Another reviewer who has it open now; empty: nobody. */
  heldBy: Type.String(),
  /** A decision that is not carried out yet, or a proposal for a second person. */
  decision: orNull(
    Type.Object({
      isProposal: Type.Boolean(),
      isMine: Type.Boolean(),
      by: Type.String(),
      opinion: Type.String(),
      bankLineId: orNull(id),
      at: moment,
      effectiveAt: orNull(moment),
    }),
  ),
  /** The code of the error that kept the last decision from being carried out. */
  failure: orNull(Type.String()),
  /** Most fen that the caller approves alone; null: no limit. */
  ceilingFen: orNull(fen),
});
export type ReviewView = Static<typeof ReviewView>;
export const getReview = endpoint({
  method: 'GET',
  path: '/api/staff/reviews/:number',
  permission: 'payment:list',
  params: byNumber,
  reply: ReviewView,
  errors: ['payment.not_found'],
});
/** Books the bank line on the payment. Too little approves in part, too much goes to the wallet. */
export const approvePayment = endpoint({
  method: 'POST',
  path: '/api/staff/reviews/:number/approve',
  permission: 'payment:review',
  idempotent: true,
  params: byNumber,
  body: Type.Object({
    bankLineId: Type.Optional(id),
    /** Several transfers for the one payment, in the order in which their money is taken; instead of `bankLineId`. */
    bankLineIds: Type.Optional(Type.Array(id, { minItems: 1, maxItems: 20 })),
    opinion: optionalText(500),
  }),
  reply: ReviewView,
  errors: [
    'payment.not_found',
    'payment.not_reviewable',
    'payment.held',
    'payment.decision_open',
    'payment.above_ceiling',
    'payment.own_payment',
    'payment.line_not_found',
    'payment.line_used_up',
    'payment.second_person_required',
    'payment.joint_order',
  ],
});
/** "I have seen the money at the bank": the first of two persons, while no statement has it yet. */
export const requestOverride = endpoint({
  method: 'POST',
  path: '/api/staff/reviews/:number/override',
  permission: 'payment:override',
  idempotent: true,
  params: byNumber,
  body: Type.Object({
    amountVnd: transferVnd,
    reference: requiredText(60, 'payment.row_reference_missing'),
    payer: optionalText(100),
    bookedAt: moment,
    reason: requiredText(500, 'order.reason_required'),
  }),
  reply: ReviewView,
  errors: [
    'payment.not_found',
    'payment.not_reviewable',
    'payment.own_payment',
    'payment.amount_invalid',
    'payment.override_open',
    'payment.booked_at_wrong',
    'payment.line_known',
    'order.reason_required',
  ],
});
/** The second person agrees: books the line and approves with it. */
export const approveOverride = endpoint({
  method: 'POST',
  path: '/api/staff/reviews/:number/override/approve',
  permission: 'payment:override',
  idempotent: true,
  params: byNumber,
  body: Type.Object({}),
  reply: ReviewView,
  errors: [
    'payment.not_found',
    'payment.not_reviewable',
    'payment.own_payment',
    'payment.above_ceiling',
    'payment.override_not_found',
    'payment.second_person_required',
    'payment.line_known',
  ],
});
/** The second person does not agree, or the first one withdraws. */
export const declineOverride = endpoint({
  method: 'POST',
  path: '/api/staff/reviews/:number/override/decline',
  permission: 'payment:override',
  idempotent: true,
  params: byNumber,
  body: Type.Object({}),
  reply: ReviewView,
  errors: ['payment.not_found', 'payment.not_reviewable', 'payment.own_payment', 'payment.override_not_found'],
});
export const rejectPayment = endpoint({
  method: 'POST',
  path: '/api/staff/reviews/:number/reject',
  permission: 'payment:review',
  idempotent: true,
  params: byNumber,
  body: Type.Object({ reason: requiredText(500, 'order.reason_required') }),
  reply: ReviewView,
  errors: [
    'payment.not_found',
    'payment.not_reviewable',
    'payment.held',
    'payment.decision_open',
    'payment.own_payment',
    'order.reason_required',
  ],
});
/** Takes a rejection back into review, or an approval with which nothing was done yet: that reverses what it booked. */
export const reReviewPayment = endpoint({
  method: 'POST',
  path: '/api/staff/reviews/:number/reReview',
  permission: 'payment:review',
  idempotent: true,
  params: byNumber,
  body: Type.Object({ reason: requiredText(500, 'order.reason_required') }),
  reply: ReviewView,
  errors: [
    'payment.not_found',
    'payment.not_reviewable',
    'payment.own_payment',
    'payment.surplus_spent',
    'order.move_not_allowed',
    'order.reason_required',
  ],
});
