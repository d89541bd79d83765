import type { ScreeningKind, Texts } from '@kouan/contract';
import { boolean, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdMoment } from '../../platform/clock.ts';
import { identity, whole } from '../../platform/columns.ts';

export type ScreeningWords = { cn: string[]; en: string[]; vi: string[] };
export const screeningRules = pgTable('screening_rules', {
  id: identity(),
  kind: text('kind').$type<ScreeningKind>().notNull(),
  words: jsonb('words').$type<ScreeningWords>().notNull(),
  categoryId: whole('category_id'),
  note: jsonb('note').$type<Texts>().notNull(),
  isActive: boolean('is_active').notNull().default(true),
  changedBy: whole('changed_by').notNull(),
  changedAt: createdMoment('changed_at'),
});
export type ScreeningRuleRow = typeof screeningRules.$inferSelect;
