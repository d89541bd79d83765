import type { PaymentMethod } from '@kouan/domain';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { createdMoment, moment } from '../../platform/clock.ts';
import { identity, money, whole } from '../../platform/columns.ts';

/** Kept by a trigger of the ledger; read it, lock it, never write it. */
export const wallets = pgTable('wallets', {
  buyerId: whole('buyer_id').primaryKey(),
  balanceFen: money('balance_fen').notNull().default(0n),
});

export const paymentReceipts = pgTable('payment_receipts', {
  id: identity(),
  paymentId: whole('payment_id').notNull(),
  method: text('method').$type<PaymentMethod>().notNull(),
  gateway: text('gateway'),
  tradeNumber: text('trade_number'),
  amountFen: money('amount_fen').notNull(),
  leftFen: money('left_fen').notNull(),
  createdAt: createdMoment('created_at'),
});
export type ReceiptRow = typeof paymentReceipts.$inferSelect;

export const overrideStatuses = ['requested', 'approved', 'declined'] as const;
export const paymentOverrides = pgTable('payment_overrides', {
  id: identity(),
  paymentId: whole('payment_id').notNull(),
  claimId: whole('claim_id').notNull(),
  bankAccountId: whole('bank_account_id').notNull(),
  amountVnd: money('amount_vnd').notNull(),
  reference: text('reference').notNull(),
  payer: text('payer').notNull().default(''),
  bookedAt: moment('booked_at').notNull(),
  reason: text('reason').notNull(),
  requestedBy: whole('requested_by').notNull(),
  status: text('status', { enum: overrideStatuses }).notNull().default('requested'),
  decidedBy: whole('decided_by'),
  decidedAt: moment('decided_at'),
  bankLineId: whole('bank_line_id'),
  createdAt: createdMoment('created_at'),
});
export type OverrideRow = typeof paymentOverrides.$inferSelect;
