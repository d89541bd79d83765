import type { CarrierEventKind, CarrierKind, WaybillState } from '@kouan/contract';
import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdMoment, moment } from '../../platform/clock.ts';
import { identity, whole } from '../../platform/columns.ts';

export const carriers = pgTable('carriers', {
  id: identity(),
  code: text('code').notNull(),
  name: text('name').notNull(),
  kind: text('kind').$type<CarrierKind>().notNull(),
  baseUrl: text('base_url').notNull().default(''),
  sealedSecret: text('sealed_secret'),
  isActive: boolean('is_active').notNull().default(true),
  createdBy: whole('created_by').notNull(),
  createdAt: createdMoment('created_at'),
});
export type CarrierRow = typeof carriers.$inferSelect;

export const carrierWaybills = pgTable('carrier_waybills', {
  id: identity(),
  carrierId: whole('carrier_id').notNull(),
  shipmentId: whole('shipment_id').notNull(),
  state: text('state').$type<WaybillState>().notNull().default('asked'),
  trackingNumber: text('tracking_number').notNull().default(''),
  problem: text('problem').notNull().default(''),
  requestKey: text('request_key').notNull(),
  tries: integer('tries').notNull().default(0),
  askedBy: whole('asked_by').notNull(),
  createdAt: createdMoment('created_at'),
});
export type CarrierWaybill = typeof carrierWaybills.$inferSelect;

export const carrierEvents = pgTable('carrier_events', {
  id: identity(),
  carrierId: whole('carrier_id').notNull(),
  waybillId: whole('waybill_id').notNull(),
  eventId: text('event_id').notNull(),
  kind: text('kind').$type<CarrierEventKind>().notNull(),
  place: text('place').notNull().default(''),
  happenedAt: moment('happened_at').notNull(),
  receivedAt: createdMoment('received_at'),
});
/** A signature is good once. */
export const carrierSignatures = pgTable('carrier_signatures', {
  carrierId: whole('carrier_id').notNull(),
  signature: text('signature').notNull(),
  receivedAt: createdMoment('received_at'),
});
