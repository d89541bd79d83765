import type { Texts } from '@kouan/contract';
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdMoment, moment } from '../../platform/clock.ts';
import { identity, money, whole } from '../../platform/columns.ts';

export const parameterRows = pgTable('parameters', {
  key: text('key').primaryKey(),
  value: jsonb('value').$type<unknown>().notNull(),
  updatedAt: createdMoment('updated_at'),
});

export const parameterChanges = pgTable('parameter_changes', {
  id: identity(),
  key: text('key').notNull(),
  oldValue: jsonb('old_value').$type<unknown>(),
  newValue: jsonb('new_value').$type<unknown>(),
  changedBy: whole('changed_by'),
  changedAt: createdMoment('changed_at'),
  reason: text('reason'),
});

export const exchangeRates = pgTable('exchange_rates', {
  id: identity(),
  rateVndPerCnyMicros: money('rate_vnd_per_cny_micros').notNull(),
  effectiveAt: createdMoment('effective_at'),
  createdBy: whole('created_by'),
  createdAt: createdMoment('created_at'),
  marketRateVndPerCnyMicros: money('market_rate_vnd_per_cny_micros'),
  spreadBasisPoints: integer('spread_basis_points').notNull().default(0),
});

export const feeScheduleStatuses = ['draft', 'scheduled', 'active', 'retired'] as const;
export const feeSchedules = pgTable('fee_schedules', {
  id: identity(),
  status: text('status', { enum: feeScheduleStatuses }).notNull().default('draft'),
  schedule: jsonb('schedule').$type<unknown>().notNull(),
  serviceRule: jsonb('service_rule').$type<unknown>().notNull(),
  zoneNames: jsonb('zone_names').$type<Record<string, Texts>>().notNull(),
  effectiveAt: moment('effective_at'),
  createdBy: whole('created_by'),
  createdAt: createdMoment('created_at'),
  name: text('name').notNull().default(''),
  askedBy: whole('asked_by'),
  confirmedBy: whole('confirmed_by'),
});

export const dicts = pgTable('dicts', {
  id: identity(),
  name: text('name').notNull(),
  description: text('description').notNull().default(''),
  createdAt: createdMoment('created_at'),
});

export const dictEntries = pgTable('dict_entries', {
  id: identity(),
  dictId: whole('dict_id')
    .notNull()
    .references(() => dicts.id),
  label: text('label').notNull(),
  labelEn: text('label_en'),
  labelVi: text('label_vi'),
  value: text('value').notNull(),
  dictSort: integer('dict_sort').notNull().default(999),
  createdAt: createdMoment('created_at'),
});
