import type { HomeBlockKind, Language } from '@kouan/contract';
import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdMoment, moment } from '../../platform/clock.ts';
import { identity, whole } from '../../platform/columns.ts';

/** The Chinese original, the others where they are written. */
export type BlockTexts = { cn: string; en: string | null; vi: string | null };

export const homeBlocks = pgTable('home_blocks', {
  id: identity(),
  kind: text('kind').$type<HomeBlockKind>().notNull(),
  title: jsonb('title').$type<BlockTexts>().notNull(),
  body: jsonb('body').$type<BlockTexts>(),
  link: text('link'),
  /** Public ids. */
  productIds: text('product_ids').array().notNull().default([]),
  languages: text('languages').array().$type<Language[]>().notNull(),
  position: integer('position').notNull(),
  isShown: boolean('is_shown').notNull().default(true),
  startsAt: moment('starts_at'),
  endsAt: moment('ends_at'),
  changedBy: whole('changed_by'),
  changedAt: createdMoment('changed_at'),
});
