import type { CaptureChange } from '@kouan/contract';
import type { ExtractedProduct, LinkResult } from '@kouan/sourcing';
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdMoment, moment } from '../../platform/clock.ts';
import { identity, whole } from '../../platform/columns.ts';

export const captures = pgTable('captures', {
  id: identity(),
  productId: whole('product_id').notNull(),
  /** Who captured it, or pasted its link; null where the mall looked by itself. */
  capturedBy: whole('captured_by'),
  /** `plugin`, or the provider that told it. */
  source: text('source').notNull(),
  /** Null unless the plug-in captured it. */
  pluginVersion: text('plugin_version'),
  /** The product as its page showed it, the addresses of its pictures included. */
  content: jsonb('content').$type<ExtractedProduct>().notNull(),
  contentHash: text('content_hash').notNull(),
  changes: jsonb('changes').$type<CaptureChange[]>().notNull(),
  capturedAt: createdMoment('captured_at'),
});

export type ProposalState = 'waiting' | 'applied' | 'declined' | 'replaced';
/** Who settled it: the page read by ourselves, a provider, a second buyer, the staff, or a newer capture. */
export type SettledHow = 'page' | 'provider' | 'buyer' | 'staff' | 'newer';

export const captureProposals = pgTable('capture_proposals', {
  id: identity(),
  captureId: whole('capture_id').notNull(),
  productId: whole('product_id').notNull(),
  /** Null: a provider told it. */
  proposedBy: whole('proposed_by'),
  offerHash: text('offer_hash').notNull(),
  changes: jsonb('changes').$type<CaptureChange[]>().notNull(),
  state: text('state').$type<ProposalState>().notNull().default('waiting'),
  settledHow: text('settled_how').$type<SettledHow>(),
  settledBy: whole('settled_by'),
  settledAt: moment('settled_at'),
  createdAt: createdMoment('created_at'),
});

export const copiedPictures = pgTable('copied_pictures', {
  urlHash: text('url_hash').primaryKey(),
  pictureKey: text('picture_key').notNull(),
  copiedAt: createdMoment('copied_at'),
});

export const followedLinks = pgTable('followed_links', {
  urlHash: text('url_hash').primaryKey(),
  result: jsonb('result').$type<LinkResult>().notNull(),
  followedAt: createdMoment('followed_at'),
});
