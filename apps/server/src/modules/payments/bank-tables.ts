import type { ColumnMapping, ImportCounts } from '@kouan/contract';
import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdMoment, moment } from '../../platform/clock.ts';
import { identity, money, whole } from '../../platform/columns.ts';

export const bankAccounts = pgTable('bank_accounts', {
  id: identity(),
  bankBin: text('bank_bin').notNull(),
  bankName: text('bank_name').notNull(),
  branch: text('branch').notNull().default(''),
  accountNumber: text('account_number').notNull(),
  accountName: text('account_name').notNull(),
  isActive: boolean('is_active').notNull().default(true),
  columnMapping: jsonb('column_mapping').$type<ColumnMapping>(),
});
export type BankAccountRow = typeof bankAccounts.$inferSelect;

export const bankStatements = pgTable('bank_statements', {
  id: identity(),
  bankAccountId: whole('bank_account_id').notNull(),
  fileName: text('file_name').notNull(),
  sha256: text('sha256').notNull(),
  lineCount: integer('line_count').notNull(),
  importedBy: whole('imported_by').notNull(),
  createdAt: createdMoment('created_at'),
});

/** An import under way, or how the last one of a person ended. */
export const statementImports = pgTable('statement_imports', {
  id: identity(),
  importedBy: whole('imported_by').notNull(),
  fileName: text('file_name').notNull(),
  state: text('state').$type<'running' | 'done' | 'failed'>().notNull().default('running'),
  lineCount: integer('line_count').notNull().default(0),
  readCount: integer('read_count').notNull().default(0),
  storedCount: integer('stored_count').notNull().default(0),
  matchedCount: integer('matched_count').notNull().default(0),
  failure: text('failure'),
  result: jsonb('result').$type<ImportCounts>(),
  startedAt: createdMoment('started_at'),
  toldAt: createdMoment('told_at'),
});
export type StatementImport = typeof statementImports.$inferSelect;

export const bankLines = pgTable('bank_lines', {
  id: identity(),
  statementId: whole('statement_id'),
  bankAccountId: whole('bank_account_id').notNull(),
  bookedAt: moment('booked_at').notNull(),
  reference: text('reference').notNull(),
  amountVnd: money('amount_vnd').notNull(),
  description: text('description').notNull(),
  payer: text('payer').notNull().default(''),
  dayRateVndPerCnyMicros: money('day_rate_vnd_per_cny_micros').notNull(),
  amountFen: money('amount_fen').notNull(),
  leftVnd: money('left_vnd').notNull(),
  leftFen: money('left_fen').notNull(),
  lineHash: text('line_hash').notNull(),
  lineKey: text('line_key').notNull().default(''),
  recordedBy: whole('recorded_by'),
  recordedForId: whole('recorded_for_id'),
  /** The source whose notice told of it, before any statement did. */
  sourceId: whole('source_id'),
  createdAt: createdMoment('created_at'),
});
export type BankLineRecord = typeof bankLines.$inferSelect;
