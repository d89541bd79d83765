import { pgTable, text } from 'drizzle-orm/pg-core';
import { createdMoment, moment } from '../../platform/clock.ts';
import { identity, money, whole } from '../../platform/columns.ts';

/** `waiting` until its moment comes, `proposed` for a second person; the others are ended. */
export type DecisionState = 'waiting' | 'proposed' | 'done' | 'withdrawn' | 'failed';

export const reviewDecisions = pgTable('review_decisions', {
  id: identity(),
  paymentId: whole('payment_id').notNull(),
  claimId: whole('claim_id').notNull(),
  reviewerId: whole('reviewer_id').notNull(),
  bankLineId: whole('bank_line_id'),
  /** When it rests on more than one line, in the order in which their money is taken; the first is `bankLineId`. */
  bankLineIds: whole('bank_line_ids').array().notNull().default([]),
  /** Decided with all others of this joint transfer, by one line. */
  jointTransferId: whole('joint_transfer_id'),
  opinion: text('opinion').notNull().default(''),
  state: text('state').$type<DecisionState>().notNull(),
  effectiveAt: moment('effective_at'),
  failure: text('failure'),
  endedAt: moment('ended_at'),
  createdAt: createdMoment('created_at'),
});
export type DecisionRow = typeof reviewDecisions.$inferSelect;

export const reviewHolds = pgTable('review_holds', {
  paymentId: whole('payment_id').primaryKey(),
  userId: whole('user_id').notNull(),
  heldUntil: moment('held_until').notNull(),
});

export const reviewCeilings = pgTable('review_ceilings', {
  userId: whole('user_id').primaryKey(),
  ceilingFen: money('ceiling_fen').notNull(),
  setBy: whole('set_by').notNull(),
  setAt: createdMoment('set_at'),
});
