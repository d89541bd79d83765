import type { GoodsContent, revisionStates, StoreProfile } from '@kouan/contract';
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdMoment, moment } from '../../platform/clock.ts';
import { identity, whole } from '../../platform/columns.ts';

/** `approved` and `dropped` are closed; the others are open. */
type RevisionState = (typeof revisionStates)[number] | 'approved' | 'dropped';
/** A product's content, or without a product the profile of the store. */
export type RevisionContent = GoodsContent | StoreProfile;

export const catalogRevisions = pgTable('catalog_revisions', {
  id: identity(),
  storeId: whole('store_id').notNull(),
  productId: whole('product_id'),
  state: text('state').$type<RevisionState>().notNull().default('draft'),
  version: whole('version').notNull().default(1),
  content: jsonb('content').$type<RevisionContent>().notNull(),
  before: jsonb('before').$type<RevisionContent>(),
  createdBy: whole('created_by').notNull(),
  createdAt: createdMoment('created_at'),
  changedAt: createdMoment('changed_at'),
  submittedAt: moment('submitted_at'),
});
export type RevisionRow = typeof catalogRevisions.$inferSelect;

export const catalogReviews = pgTable('catalog_reviews', {
  id: identity(),
  revisionId: whole('revision_id').notNull(),
  version: whole('version').notNull(),
  outcome: text('outcome').$type<'approved' | 'returned'>().notNull(),
  reason: text('reason').notNull().default(''),
  reviewerId: whole('reviewer_id').notNull(),
  createdAt: createdMoment('created_at'),
});

export const skuStockChanges = pgTable('sku_stock_changes', {
  id: identity(),
  skuId: whole('sku_id').notNull(),
  before: whole('stock_before'),
  after: whole('stock_after'),
  changedBy: whole('changed_by').notNull(),
  createdAt: createdMoment('created_at'),
});
