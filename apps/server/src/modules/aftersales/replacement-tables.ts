import type { ReplacementState, Replacing } from '@kouan/domain';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { createdMoment, moment } from '../../platform/clock.ts';
import { identity, money, whole } from '../../platform/columns.ts';

export const replacements = pgTable('replacements', {
  id: identity(),
  caseId: whole('case_id').notNull(),
  remedy: text('remedy').$type<Replacing>().notNull(),
  state: text('state').$type<ReplacementState>().notNull().default('owed'),
  costFen: money('cost_fen').notNull().default(0n),
  sellerOrderNumber: text('seller_order_number').notNull().default(''),
  carrier: text('carrier').notNull().default(''),
  trackingNumber: text('tracking_number').notNull().default(''),
  agreedBy: whole('agreed_by').notNull(),
  agreedAt: createdMoment('agreed_at'),
  boughtAt: moment('bought_at'),
  receivedAt: moment('received_at'),
  sentAt: moment('sent_at'),
  endedAt: moment('ended_at'),
});
export type ReplacementRecord = typeof replacements.$inferSelect;
