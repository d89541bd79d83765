import type { ProviderOutcome } from '@kouan/contract';
import type { ExtractedProduct } from '@kouan/sourcing';
import { boolean, date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdMoment, moment } from '../../platform/clock.ts';
import { identity, whole } from '../../platform/columns.ts';

export const linkProviders = pgTable('link_providers', {
  name: text('name').primaryKey(),
  position: integer('position').notNull(),
  isEnabled: boolean('is_enabled').notNull(),
  baseUrl: text('base_url'),
  dailyQuota: integer('daily_quota').notNull(),
  cacheMinutes: integer('cache_minutes').notNull(),
  timeoutMs: integer('timeout_ms').notNull(),
  sealedSecrets: text('sealed_secrets'),
  failures: integer('failures').notNull().default(0),
  rests: integer('rests').notNull().default(0),
  restsUntil: moment('rests_until'),
  changedBy: whole('changed_by'),
  changedAt: createdMoment('changed_at'),
});
export type ProviderRow = typeof linkProviders.$inferSelect;

export const providerDays = pgTable('provider_days', {
  provider: text('provider').notNull(),
  day: date('day', { mode: 'string' }).notNull(),
  asked: integer('asked').notNull(),
});

export const providerAnswers = pgTable('provider_answers', {
  provider: text('provider').notNull(),
  site: text('site').notNull(),
  itemId: text('item_id').notNull(),
  outcome: text('outcome').$type<ProviderOutcome>().notNull(),
  code: text('code').notNull(),
  content: jsonb('content').$type<ExtractedProduct>(),
  answeredAt: createdMoment('answered_at'),
});

export const providerAttempts = pgTable('provider_attempts', {
  id: identity(),
  trial: text('trial').notNull(),
  step: integer('step').notNull(),
  provider: text('provider').notNull(),
  site: text('site').notNull(),
  itemId: text('item_id').notNull(),
  outcome: text('outcome').$type<ProviderOutcome>().notNull(),
  code: text('code').notNull(),
  durationMs: integer('duration_ms').notNull(),
  isFromCache: boolean('is_from_cache').notNull(),
  askedBy: whole('asked_by'),
  attemptedAt: createdMoment('attempted_at'),
});
