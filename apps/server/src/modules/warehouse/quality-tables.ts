import type { PhotoShot } from '@kouan/contract';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdMoment, moment } from '../../platform/clock.ts';
import { identity, whole } from '../../platform/columns.ts';

/** Which photos goods need; no category: of all that have no rule of their own. */
export const qualityRules = pgTable('quality_rules', {
  id: identity(),
  categoryId: whole('category_id'),
  minimum: integer('minimum').notNull(),
  shots: text('shots').array().$type<PhotoShot[]>().notNull(),
  editedBy: whole('edited_by'),
  editedAt: createdMoment('edited_at'),
});

/** What the buyer says of a batch's photos. */
export const batchReviews = pgTable('batch_reviews', {
  batchId: whole('batch_id').primaryKey(),
  buyerId: whole('buyer_id').notNull(),
  state: text('state').$type<'open' | 'approved' | 'asked' | 'rejected'>().notNull().default('open'),
  until: moment('until'),
  askedAt: moment('asked_at'),
  caseNumber: text('case_number'),
});
export type BatchReviewRow = typeof batchReviews.$inferSelect;

export type BatchReviewEvent = 'approved' | 'asked' | 'answered' | 'rejected' | 'lapsed';
export const batchReviewEvents = pgTable('batch_review_events', {
  id: identity(),
  batchId: whole('batch_id').notNull(),
  event: text('event').$type<BatchReviewEvent>().notNull(),
  actorKind: text('actor_kind').$type<'buyer' | 'staff' | 'system'>().notNull(),
  actorId: whole('actor_id'),
  text: text('text').notNull().default(''),
  createdAt: createdMoment('created_at'),
});
