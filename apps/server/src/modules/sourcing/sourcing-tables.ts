import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdMoment } from '../../platform/clock.ts';
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
  state: text('state').$type<'requested' | 'priced' | 'declined'>().notNull().default('requested'),
  reason: text('reason'),
  productId: whole('product_id'),
  createdAt: createdMoment('created_at'),
});
