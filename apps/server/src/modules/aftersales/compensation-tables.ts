import type { CompensationRules } from '@kouan/domain';
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdMoment, moment } from '../../platform/clock.ts';
import { identity, whole } from '../../platform/columns.ts';

export const compensationRules = pgTable('compensation_rules', {
  id: identity(),
  name: text('name').notNull().default(''),
  status: text('status', { enum: ['draft', 'scheduled', 'active', 'retired'] })
    .notNull()
    .default('draft'),
  rules: jsonb('rules').$type<CompensationRules>().notNull(),
  effectiveAt: moment('effective_at'),
  createdBy: whole('created_by'),
  createdAt: createdMoment('created_at'),
  askedBy: whole('asked_by'),
  confirmedBy: whole('confirmed_by'),
});
export type CompensationRecord = typeof compensationRules.$inferSelect;
