import type { arrivalStates, packingStates, ShipmentPhotoKind, trackingSteps } from '@kouan/contract';
import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { createdMoment, moment } from '../../platform/clock.ts';
import { identity, whole } from '../../platform/columns.ts';

/** What was packed; the newest counts. `expectedGrams` is what the batches of its goods weigh. */
export const shipmentPackings = pgTable('shipment_packings', {
  shipmentId: whole('shipment_id').primaryKey(),
  state: text('state').$type<(typeof packingStates)[number]>().notNull(),
  packages: whole('packages').notNull(),
  grams: whole('grams').notNull(),
  cm3: whole('cm3').notNull(),
  expectedGrams: whole('expected_grams').notNull(),
  packedBy: whole('packed_by').notNull(),
  packedAt: createdMoment('packed_at'),
  releasedBy: whole('released_by'),
  releasedAt: moment('released_at'),
  releaseReason: text('release_reason').notNull().default(''),
});
export type Packing = typeof shipmentPackings.$inferSelect;

export const shipmentWeighings = pgTable('shipment_weighings', {
  id: identity(),
  shipmentId: whole('shipment_id').notNull(),
  grams: whole('grams').notNull(),
  expectedGrams: whole('expected_grams').notNull(),
  isOutlier: boolean('is_outlier').notNull(),
  stage: text('stage').$type<'packed' | 'vietnam'>().notNull().default('packed'),
  weighedBy: whole('weighed_by').notNull(),
  weighedAt: createdMoment('weighed_at'),
});

/** What a shipment weighed in Vietnam, once; `expectedGrams` is its packed weight. */
export const shipmentArrivals = pgTable('shipment_arrivals', {
  shipmentId: whole('shipment_id').primaryKey(),
  state: text('state').$type<(typeof arrivalStates)[number]>().notNull(),
  grams: whole('grams').notNull(),
  expectedGrams: whole('expected_grams').notNull(),
  weighedBy: whole('weighed_by').notNull(),
  weighedAt: createdMoment('weighed_at'),
  releasedBy: whole('released_by'),
  releasedAt: moment('released_at'),
  releaseReason: text('release_reason').notNull().default(''),
});
export type ShipmentArrival = typeof shipmentArrivals.$inferSelect;

export const shipmentPhotos = pgTable('shipment_photos', {
  shipmentId: whole('shipment_id').notNull(),
  fileId: whole('file_id').notNull(),
  kind: text('kind').$type<ShipmentPhotoKind>().notNull(),
  addedAt: createdMoment('added_at'),
});
/** A phone may add photos to one shipment for some minutes. */
export const shipmentPhoneLinks = pgTable('shipment_phone_links', {
  tokenHash: text('token_hash').primaryKey(),
  shipmentId: whole('shipment_id').notNull(),
  kind: text('kind').$type<'parcel' | 'scale'>().notNull(),
  userId: whole('user_id').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

/** What happened after the dispatch, as the page that is shared by code tells it. */
export type CourseStep = Exclude<
  (typeof trackingSteps)[number],
  'created' | 'packing' | 'dispatched' | 'delivered' | 'cancelled'
>;
export const shipmentCourse = pgTable('shipment_course', {
  id: identity(),
  shipmentId: whole('shipment_id').notNull(),
  step: text('step').$type<CourseStep>().notNull(),
  place: text('place').notNull().default(''),
  happenedAt: moment('happened_at').notNull(),
  createdAt: createdMoment('created_at'),
});

/** Either a person recorded it or a carrier told it; `photoUrl` waits to be fetched. */
export const shipmentReceipts = pgTable('shipment_receipts', {
  shipmentId: whole('shipment_id').primaryKey(),
  receiverName: text('receiver_name').notNull(),
  note: text('note').notNull().default(''),
  recordedBy: whole('recorded_by'),
  toldBy: text('told_by').notNull().default(''),
  proofNumber: text('proof_number').notNull().default(''),
  photoUrl: text('photo_url').notNull().default(''),
  recordedAt: createdMoment('recorded_at'),
});
