import type { CaptureChange } from '@kouan/contract';
import type { ExtractedProduct } from '@kouan/sourcing';
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdMoment } from '../../platform/clock.ts';
import { identity, whole } from '../../platform/columns.ts';

export const captures = pgTable('captures', {
  id: identity(),
  productId: whole('product_id').notNull(),
  capturedBy: whole('captured_by').notNull(),
  pluginVersion: text('plugin_version').notNull(),
  /** The product as its page showed it, the addresses of its pictures included. */
  content: jsonb('content').$type<ExtractedProduct>().notNull(),
  contentHash: text('content_hash').notNull(),
  changes: jsonb('changes').$type<CaptureChange[]>().notNull(),
  capturedAt: createdMoment('captured_at'),
});

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
