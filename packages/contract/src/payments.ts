import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { PaymentBrief } from './orders.ts';
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
  account: BankAccountView,
  qr: Type.String(),
  qrSvg: Type.String(),
  /** The slip: goods, freight, service, total, deposit … in order; signed. */
  items: Type.Array(Type.Object({ kind: Type.String(), amountFen: signedFen })),
  methods: Type.Array(Type.Object({ method: Type.String(), isOpen: Type.Boolean() })),
  isScreenshotRequired: Type.Boolean(),
  screenshots: Type.Array(FileRef),
});
export type CashierView = Static<typeof CashierView>;

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
    amountVnd: Type.Integer({ minimum: 1, maximum: 9_999_999_999_999, errorCode: 'payment.amount_invalid' }),
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
    'file.not_found',
  ],
});

export const WalletView = Type.Object({
  balanceFen: fen,
  entries: Type.Array(
    Type.Object({ event: Type.String(), orderNumber: orNull(Type.String()), amountFen: signedFen, at: moment }),
  ),
});
export const getMyWallet = endpoint({
  method: 'GET',
  path: '/api/wallet',
  permission: 'payment:own',
  reply: WalletView,
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
export const reviewWarnings = ['amountDiffers', 'serialNumberUsed', 'screenshotUsed', 'lineNotFound'] as const;
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
    }),
  ),
});
export type CandidateView = Static<typeof CandidateView>;
export const ReviewView = Type.Object({
  ...CashierView.properties,
  buyerCode: Type.String(),
  buyerName: Type.String(),
  claimedVnd: vnd,
  candidates: Type.Array(CandidateView),
  buyerHistory: Type.Object({ orderCount: count, rejectedCount: count, orderTotalFen: fen }),
  screenshotHashes: Type.Array(Type.String()),
  warnings: Type.Array(oneOf(reviewWarnings)),
  mayReview: Type.Boolean(),
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
  body: Type.Object({ bankLineId: id, opinion: optionalText(500) }),
  reply: ReviewView,
  errors: [
    'payment.not_found',
    'payment.not_reviewable',
    'payment.own_payment',
    'payment.line_not_found',
    'payment.line_used_up',
  ],
});
export const rejectPayment = endpoint({
  method: 'POST',
  path: '/api/staff/reviews/:number/reject',
  permission: 'payment:review',
  idempotent: true,
  params: byNumber,
  body: Type.Object({ reason: requiredText(500, 'order.reason_required') }),
  reply: ReviewView,
  errors: ['payment.not_found', 'payment.not_reviewable', 'payment.own_payment', 'order.reason_required'],
});
/** Takes a rejection back into review. */
export const reReviewPayment = endpoint({
  method: 'POST',
  path: '/api/staff/reviews/:number/reReview',
  permission: 'payment:review',
  idempotent: true,
  params: byNumber,
  body: Type.Object({ reason: requiredText(500, 'order.reason_required') }),
  reply: ReviewView,
  errors: ['payment.not_found', 'payment.not_reviewable', 'payment.own_payment', 'order.reason_required'],
});

export const BankLineRow = Type.Object({
  id,
  account: BankAccountView,
  bookedAt: moment,
  reference: Type.String(),
  amountVnd: vnd,
  leftVnd: vnd,
  description: Type.String(),
  payer: Type.String(),
  payments: Type.Array(Type.String()),
});
export const listBankAccounts = endpoint({
  method: 'GET',
  path: '/api/staff/bankAccounts',
  permission: 'bank:list',
  reply: Type.Array(BankAccountView),
});
export const listBankLines = endpoint({
  method: 'GET',
  path: '/api/staff/bankLines',
  permission: 'bank:list',
  query: Type.Object({ ...pageQuery, blurry: optionalText(100), isOpen: Type.Optional(Type.Boolean()) }),
  reply: pageOf(BankLineRow),
});
/** Which column of the file holds what; names as in the file's head row. A payer column is optional. */
export const ColumnMapping = Type.Object({
  bookedAt: requiredText(100),
  reference: requiredText(100),
  credit: requiredText(100),
  description: requiredText(100),
  payer: Type.Optional(Type.String({ maxLength: 100 })),
  dateFormat: oneOf(['yyyy-MM-dd HH:mm:ss', 'dd/MM/yyyy HH:mm:ss', 'dd/MM/yyyy']),
});
export type ColumnMapping = Static<typeof ColumnMapping>;
export const ImportView = Type.Object({
  statementId: orNull(id),
  columns: Type.Array(Type.String()),
  mapping: orNull(ColumnMapping),
  lineCount: count,
  newCount: count,
  knownCount: count,
  debitCount: count,
  totalVnd: vnd,
  matchedCount: count,
  problems: Type.Array(Type.Object({ row: count, message: Type.String() })),
  preview: Type.Array(
    Type.Object({
      bookedAt: moment,
      reference: Type.String(),
      amountVnd: vnd,
      description: Type.String(),
      payer: Type.String(),
    }),
  ),
});
export type ImportView = Static<typeof ImportView>;
/**
 * Multipart: `file` (CSV), fields `accountId`, `isPreview` ("true"/"false") and `mapping` (JSON, else the one kept for
 * the account, else guessed from the head row). A file or a line that is already known is recognised. All rows or none.
 */
export const importStatement = endpoint({
  method: 'POST',
  path: '/api/staff/bankStatements',
  permission: 'bank:import',
  upload: true,
  reply: ImportView,
  errors: [
    'file.missing',
    'file.too_large',
    'payment.account_not_found',
    'payment.statement_not_readable',
    'payment.statement_too_long',
    'payment.mapping_required',
  ],
});
