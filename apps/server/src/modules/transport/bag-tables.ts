import type { bagEvents as bagEventKinds } from '@kouan/contract';
import type { BagState } from '@kouan/domain';
import { boolean, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdMoment, moment } from '../../platform/clock.ts';
import { identity, whole } from '../../platform/columns.ts';

/** Sacks of parcels that cross the border together, in the hands of one cooperative. */
export const bags = pgTable('bags', {
  id: identity(),
  number: text('number').notNull(),
  state: text('state').$type<BagState>().notNull().default('open'),
  isHeld: boolean('is_held').notNull().default(false),
  hasProblem: boolean('has_problem').notNull().default(false),
  sealNumber: text('seal_number').notNull().default(''),
  grams: whole('grams'),
  expectedGrams: whole('expected_grams'),
  arrivedGrams: whole('arrived_grams'),
  cooperativeId: whole('cooperative_id'),
  declarationNumber: text('declaration_number').notNull().default(''),
  madeBy: whole('made_by').notNull(),
  createdAt: createdMoment('created_at'),
  sealedAt: moment('sealed_at'),
  assignedAt: moment('assigned_at'),
  acceptedAt: moment('accepted_at'),
  dispatchedAt: moment('dispatched_at'),
  arrivedAt: moment('arrived_at'),
});
export type Bag = typeof bags.$inferSelect;

export const bagShipments = pgTable('bag_shipments', {
  shipmentId: whole('shipment_id').primaryKey(),
  bagId: whole('bag_id').notNull(),
  addedBy: whole('added_by').notNull(),
  addedAt: createdMoment('added_at'),
  handedOverAt: moment('handed_over_at'),
});

export const bagWeighings = pgTable('bag_weighings', {
  id: identity(),
  bagId: whole('bag_id').notNull(),
  stage: text('stage').$type<'bag' | 'vietnam'>().notNull(),
  grams: whole('grams').notNull(),
  expectedGrams: whole('expected_grams').notNull(),
  isOutlier: boolean('is_outlier').notNull(),
  weighedBy: whole('weighed_by').notNull(),
  weighedAt: createdMoment('weighed_at'),
});

export const customsLines = pgTable('customs_lines', {
  bagId: whole('bag_id').notNull(),
  shipmentId: whole('shipment_id').notNull(),
  orderLineId: whole('order_line_id').notNull(),
  hsCode: text('hs_code').notNull(),
  description: text('description').notNull(),
  quantity: whole('quantity').notNull(),
  unit: text('unit').notNull(),
  valueVnd: whole('value_vnd').notNull(),
  origin: text('origin').notNull(),
});
export type CustomsRow = typeof customsLines.$inferSelect;

export type BagEventKind = (typeof bagEventKinds)[number];
export const bagEvents = pgTable('bag_events', {
  id: identity(),
  bagId: whole('bag_id').notNull(),
  event: text('event').$type<BagEventKind>().notNull(),
  actorId: whole('actor_id').notNull(),
  shipmentId: whole('shipment_id'),
  text: text('text').notNull().default(''),
  fileIds: jsonb('file_ids').$type<number[]>().notNull().default([]),
  createdAt: createdMoment('created_at'),
});
