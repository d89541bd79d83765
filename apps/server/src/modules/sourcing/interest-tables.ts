import type { InterestEventKind, InterestState } from '@kouan/contract';
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdMoment, moment } from '../../platform/clock.ts';
import { identity, whole } from '../../platform/columns.ts';

export const interests = pgTable('interests', {
  id: identity(),
  buyerId: whole('buyer_id').notNull(),
  link: text('link').notNull(),
  title: text('title').notNull(),
  specification: text('specification').notNull(),
  quantity: whole('quantity'),
  note: text('note').notNull(),
  screenshotIds: jsonb('screenshot_ids').$type<number[]>().notNull(),
  state: text('state').$type<InterestState>().notNull().default('requested'),
  reason: text('reason'),
  productId: whole('product_id'),
  createdAt: createdMoment('created_at'),
  claimedBy: whole('claimed_by'),
  /** Until when the staff answer; null while it is the buyer's turn, and at the end. */
  answerBy: moment('answer_by'),
  overdueAt: moment('overdue_at'),
  skuId: whole('sku_id'),
  offerQuantity: whole('offer_quantity'),
});
export type InterestRow = typeof interests.$inferSelect;

export const interestEvents = pgTable('interest_events', {
  id: identity(),
  interestId: whole('interest_id').notNull(),
  event: text('event').$type<InterestEventKind>().notNull(),
  actorKind: text('actor_kind').$type<'buyer' | 'staff' | 'system'>().notNull(),
  actorId: whole('actor_id'),
  text: text('text').notNull().default(''),
  screenshotIds: jsonb('screenshot_ids').$type<number[]>().notNull().default([]),
  createdAt: createdMoment('created_at'),
});
export type InterestEventRow = typeof interestEvents.$inferSelect;
