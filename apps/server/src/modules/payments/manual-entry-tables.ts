import type { manualKinds, manualStates } from '@kouan/contract';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { createdMoment, moment } from '../../platform/clock.ts';
import { identity, money, whole } from '../../platform/columns.ts';

export type ManualKind = (typeof manualKinds)[number] | 'reversal';
export type ManualState = (typeof manualStates)[number];

export const manualEntries = pgTable('ledger_manual_entries', {
  id: identity(),
  kind: text('kind').$type<ManualKind>().notNull(),
  state: text('state').$type<ManualState>().notNull().default('asked'),
  amountFen: money('amount_fen').notNull(),
  storeId: whole('store_id'),
  bankAccountId: whole('bank_account_id'),
  reversesId: whole('reverses_id'),
  reason: text('reason').notNull(),
  askedBy: whole('asked_by').notNull(),
  decidedBy: whole('decided_by'),
  decidedAt: moment('decided_at'),
  transactionId: whole('transaction_id'),
  createdAt: createdMoment('created_at'),
});
export type ManualEntryRow = typeof manualEntries.$inferSelect;
