import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdMoment, moment } from '../../platform/clock.ts';
import { identity, money, whole } from '../../platform/columns.ts';

export const bankSources = pgTable('bank_sources', {
  id: identity(),
  /** Unguessable, in the address that the bank calls. */
  code: text('code').notNull(),
  name: text('name').notNull(),
  bankAccountId: whole('bank_account_id').notNull(),
  /** With the installation's own secret it makes the one of the source. */
  salt: text('salt').notNull(),
  isActive: boolean('is_active').notNull().default(true),
  createdBy: whole('created_by').notNull(),
  createdAt: createdMoment('created_at'),
});
export type BankSourceRow = typeof bankSources.$inferSelect;

/** Who has seen a secret of the source. */
export const bankSourceKeepers = pgTable(
  'bank_source_keepers',
  {
    sourceId: whole('source_id').notNull(),
    userId: whole('user_id').notNull(),
    createdAt: createdMoment('created_at'),
  },
  (table) => [primaryKey({ name: 'bank_source_keepers_pk', columns: [table.sourceId, table.userId] })],
);

export type NoticeOutcome = 'booked' | 'known' | 'outgoing';
export const bankNotices = pgTable('bank_notices', {
  id: identity(),
  sourceId: whole('source_id').notNull(),
  signature: text('signature').notNull(),
  signedAt: moment('signed_at').notNull(),
  outcome: text('outcome').$type<NoticeOutcome>().notNull(),
  bankLineId: whole('bank_line_id'),
  receivedAt: createdMoment('received_at'),
});

export const bankNoticeFailures = pgTable(
  'bank_notice_failures',
  {
    sourceId: whole('source_id').notNull(),
    code: text('code').notNull(),
    count: integer('count').notNull().default(1),
    lastAt: createdMoment('last_at'),
  },
  (table) => [primaryKey({ name: 'bank_notice_failures_pk', columns: [table.sourceId, table.code] })],
);

export const automaticApprovals = pgTable('automatic_approvals', {
  reviewId: whole('review_id').primaryKey(),
  paymentId: whole('payment_id').notNull(),
  bankLineId: whole('bank_line_id').notNull(),
  ceilingFen: money('ceiling_fen').notNull(),
  /** What the whole transfer was for: more than one payment of a joint transfer. */
  transferFen: money('transfer_fen').notNull(),
  score: integer('score').notNull(),
  createdAt: createdMoment('created_at'),
});
