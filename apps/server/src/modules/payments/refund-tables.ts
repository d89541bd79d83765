import { pgTable, text } from 'drizzle-orm/pg-core';
import { createdMoment, moment } from '../../platform/clock.ts';
import { identity, money, whole } from '../../platform/columns.ts';

/** A refund on its way back to one payment. `wallet`: it went to the buyer's wallet instead. */
export type PayoutState = 'pending' | 'done' | 'failed' | 'wallet';
export const refundPayouts = pgTable('refund_payouts', {
  id: identity(),
  caseNumber: text('case_number').notNull(),
  orderId: whole('order_id').notNull(),
  buyerId: whole('buyer_id').notNull(),
  paymentId: whole('payment_id').notNull(),
  amountFen: money('amount_fen').notNull(),
  amountVnd: money('amount_vnd').notNull(),
  state: text('state').$type<PayoutState>().notNull().default('pending'),
  reference: text('reference').notNull().default(''),
  failure: text('failure').notNull().default(''),
  bankAccountId: whole('bank_account_id'),
  recordedBy: whole('recorded_by'),
  /** Since when its payment's gateway is asked to give it back. */
  askedAt: moment('asked_at'),
  decidedAt: moment('decided_at'),
  createdAt: createdMoment('created_at'),
});
export type PayoutRow = typeof refundPayouts.$inferSelect;

export type WithdrawalState = 'pending' | 'done' | 'failed' | 'cancelled';
export const walletWithdrawals = pgTable('wallet_withdrawals', {
  id: identity(),
  buyerId: whole('buyer_id').notNull(),
  amountFen: money('amount_fen').notNull(),
  rateVndPerCnyMicros: money('rate_vnd_per_cny_micros').notNull(),
  amountVnd: money('amount_vnd').notNull(),
  bank: text('bank').notNull(),
  accountNumber: text('account_number').notNull(),
  accountName: text('account_name').notNull(),
  state: text('state').$type<WithdrawalState>().notNull().default('pending'),
  reference: text('reference').notNull().default(''),
  failure: text('failure').notNull().default(''),
  bankAccountId: whole('bank_account_id'),
  decidedBy: whole('decided_by'),
  decidedAt: moment('decided_at'),
  createdAt: createdMoment('created_at'),
});
export type WithdrawalRow = typeof walletWithdrawals.$inferSelect;
