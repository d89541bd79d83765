import type { PaymentMethod, PaymentPurpose, ReviewOutcome } from '@kouan/domain';
import { boolean, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { createdMoment, moment } from '../../platform/clock.ts';
import { identity, money, whole } from '../../platform/columns.ts';

/** A line of a payment's slip: what, and how many fen (as a decimal text, because JSON has no bigint). */
export type SlipItem = { kind: string; amountFen: string };
/** As a payment is stored: the domain's three, and `cancelled` when its order or shipment has ended. */
export type StoredPaymentStatus = 'unpaid' | 'pendingApproval' | 'paid' | 'cancelled';

export const payments = pgTable('payments', {
  id: identity(),
  number: text('number').notNull(),
  purpose: text('purpose').$type<PaymentPurpose>().notNull(),
  orderId: whole('order_id').notNull(),
  orderNumber: text('order_number').notNull(),
  shipmentNumber: text('shipment_number'),
  buyerId: whole('buyer_id').notNull(),
  items: jsonb('items').$type<SlipItem[]>().notNull().default([]),
  amountFen: money('amount_fen').notNull(),
  rateVndPerCnyMicros: money('rate_vnd_per_cny_micros').notNull(),
  amountVnd: money('amount_vnd').notNull(),
  creditedFen: money('credited_fen').notNull().default(0n),
  creditedVnd: money('credited_vnd').notNull().default(0n),
  status: text('status').$type<StoredPaymentStatus>().notNull().default('unpaid'),
  code: text('code').notNull().default(''),
  method: text('method').$type<PaymentMethod>(),
  claimId: whole('claim_id'),
  /** When the last claim came in; kept by a trigger. */
  claimedAt: moment('claimed_at'),
  lastReview: text('last_review').$type<ReviewOutcome>(),
  dueAt: moment('due_at'),
  /** A change of the order's price waits for the buyer: nobody pays what is being asked about. */
  isPaused: boolean('is_paused').notNull().default(false),
  createdAt: createdMoment('created_at'),
});
export type PaymentRow = typeof payments.$inferSelect;

/** Of a payment's present time limit: how many reminders went out. */
export const paymentReminders = pgTable('payment_reminders', {
  paymentId: whole('payment_id').primaryKey(),
  dueAt: moment('due_at').notNull(),
  sent: smallint('sent').notNull(),
});

export const paymentCodes = pgTable('payment_codes', {
  code: text('code').primaryKey(),
  paymentId: whole('payment_id').notNull(),
  createdAt: createdMoment('created_at'),
});

export const paymentClaims = pgTable('payment_claims', {
  id: identity(),
  paymentId: whole('payment_id').notNull(),
  claimedBy: whole('claimed_by').notNull(),
  remitter: text('remitter').notNull(),
  bank: text('bank').notNull(),
  claimedVnd: money('claimed_vnd').notNull(),
  serialNumber: text('serial_number').notNull().default(''),
  paidAt: moment('paid_at'),
  remarks: text('remarks').notNull().default(''),
  method: text('method').$type<PaymentMethod>().notNull().default('bankTransfer'),
  /** Claimed with others at once: they share pictures and serial number. */
  jointTransferId: whole('joint_transfer_id'),
  createdAt: createdMoment('created_at'),
});
export type ClaimRow = typeof paymentClaims.$inferSelect;

export const paymentClaimFiles = pgTable(
  'payment_claim_files',
  {
    claimId: whole('claim_id').notNull(),
    fileId: whole('file_id').notNull(),
    sha256: text('sha256').notNull(),
    /** What it looks like, by what it is found among others, and the program that its metadata said changed it. */
    pictureHash: text('picture_hash'),
    pictureChunks: integer('picture_chunks').array().notNull().default([]),
    editedWith: text('edited_with').notNull().default(''),
  },
  (table) => [primaryKey({ name: 'payment_claim_files_pk', columns: [table.claimId, table.fileId] })],
);

export const paymentReviews = pgTable('payment_reviews', {
  id: identity(),
  paymentId: whole('payment_id').notNull(),
  outcome: text('outcome').$type<ReviewOutcome>().notNull(),
  opinion: text('opinion').notNull().default(''),
  /** Null: the system, for what was paid exactly; of a bank transfer it is in `automatic_approvals`. */
  reviewerId: whole('reviewer_id'),
  claimId: whole('claim_id').notNull(),
  createdAt: createdMoment('created_at'),
});

export const paymentAllocations = pgTable('payment_allocations', {
  id: identity(),
  paymentId: whole('payment_id').notNull(),
  bankLineId: whole('bank_line_id'),
  receiptId: whole('receipt_id'),
  reviewId: whole('review_id'),
  allocatedVnd: money('allocated_vnd').notNull(),
  creditedFen: money('credited_fen').notNull(),
  receiptsFen: money('receipts_fen').notNull(),
  exchangeDifferenceFen: money('exchange_difference_fen').notNull(),
  surplusFen: money('surplus_fen').notNull().default(0n),
  surplusVnd: money('surplus_vnd').notNull().default(0n),
  reversesId: whole('reverses_id'),
  note: text('note').notNull().default(''),
  ledgerTransactionId: whole('ledger_transaction_id'),
  createdAt: createdMoment('created_at'),
});
export type AllocationRow = typeof paymentAllocations.$inferSelect;
