import type { StaffCaseView } from '@kouan/contract';
import type { StoreClaimState } from '@kouan/domain';
import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdMoment, moment } from '../../platform/clock.ts';
import { identity, money, whole } from '../../platform/columns.ts';

export const storeClaims = pgTable('store_claims', {
  id: identity(),
  caseId: whole('case_id').notNull(),
  storeId: whole('store_id').notNull(),
  state: text('state').$type<StoreClaimState>().notNull().default('toRaise'),
  reason: text('reason').notNull(),
  amountFen: money('amount_fen').notNull(),
  agreedFen: money('agreed_fen'),
  recoveredFen: money('recovered_fen'),
  /** Until when the store takes goods back and answers for them. */
  dueAt: moment('due_at').notNull(),
  reference: text('reference').notNull().default(''),
  raisedAt: moment('raised_at'),
  answeredAt: moment('answered_at'),
  endedAt: moment('ended_at'),
  /** Who settled it; nobody where the case ended without a loss. */
  settledBy: whole('settled_by'),
  /** What the settlement wrote; null where it changed nothing. */
  transactionId: whole('transaction_id'),
  createdAt: createdMoment('created_at'),
});
export type StoreClaim = typeof storeClaims.$inferSelect;

type StoreClaimEventName = NonNullable<StaffCaseView['claim']>['events'][number]['event'];
export const storeClaimEvents = pgTable('store_claim_events', {
  id: identity(),
  claimId: whole('claim_id').notNull(),
  event: text('event').$type<StoreClaimEventName>().notNull(),
  actorId: whole('actor_id'),
  text: text('text').notNull().default(''),
  amountFen: money('amount_fen'),
  createdAt: createdMoment('created_at'),
});
export type StoreClaimStep = Pick<typeof storeClaimEvents.$inferSelect, 'event' | 'actorId'> & {
  text?: string | undefined;
  amountFen?: bigint;
  fileIds?: readonly number[];
};

export const storeClaimFiles = pgTable(
  'store_claim_files',
  { eventId: whole('event_id').notNull(), fileId: whole('file_id').notNull() },
  (table) => [primaryKey({ name: 'store_claim_files_pk', columns: [table.eventId, table.fileId] })],
);
