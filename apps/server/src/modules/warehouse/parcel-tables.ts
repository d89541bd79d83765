import type { ParcelState } from '@kouan/contract';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdMoment, moment } from '../../platform/clock.ts';
import { identity, whole } from '../../platform/columns.ts';

/** One row a waybill; which orders it belongs to stands in `purchase_waybills`. */
export const parcels = pgTable('parcels', {
  id: identity(),
  waybillNumber: text('waybill_number').notNull(),
  state: text('state').$type<ParcelState>().notNull().default('expected'),
  storeName: text('store_name').notNull().default(''),
  registeredBy: whole('registered_by'),
  registeredAt: createdMoment('registered_at'),
  firstScanAt: moment('first_scan_at'),
  signedAt: moment('signed_at'),
  arrivedAt: moment('arrived_at'),
  receivedAt: moment('received_at'),
  receivedBy: whole('received_by'),
  grams: whole('grams'),
  cm3: whole('cm3'),
  note: text('note').notNull().default(''),
});
export type Parcel = typeof parcels.$inferSelect;

const weightCheck = () => ({
  state: text('state').$type<'held' | 'settled'>().notNull().default('held'),
  sellerGrams: whole('seller_grams').notNull(),
  borderGrams: whole('border_grams').notNull(),
  heldAt: createdMoment('held_at'),
  settledBy: whole('settled_by'),
  settledAt: moment('settled_at'),
  reason: text('reason').notNull().default(''),
});

/** A parcel that weighs something else than its sellers say; its goods stay until that is settled. */
export const parcelWeightChecks = pgTable('parcel_weight_checks', {
  parcelId: whole('parcel_id').primaryKey(),
  ...weightCheck(),
});

/** The same of goods received by their order, batch by batch. */
export const batchWeightChecks = pgTable('batch_weight_checks', {
  batchId: whole('batch_id').primaryKey(),
  ...weightCheck(),
});

/** Goods that no order is known for. */
export const strays = pgTable('strays', {
  id: identity(),
  parcelId: whole('parcel_id').notNull(),
  kind: text('kind').$type<'parcel' | 'surplus'>().notNull(),
  state: text('state').$type<'kept' | 'assigned'>().notNull().default('kept'),
  note: text('note').notNull(),
  foundBy: whole('found_by').notNull(),
  foundAt: createdMoment('found_at'),
  orderId: whole('order_id'),
  assignedBy: whole('assigned_by'),
  assignedAt: moment('assigned_at'),
});
export type Stray = typeof strays.$inferSelect;

/** Photos of a parcel as it came, or of the surplus that was in it. */
export const parcelPhotos = pgTable('parcel_photos', {
  parcelId: whole('parcel_id').notNull(),
  fileId: whole('file_id').notNull(),
  strayId: whole('stray_id'),
});

export const strayClaims = pgTable('stray_claims', {
  id: identity(),
  strayId: whole('stray_id').notNull(),
  buyerId: whole('buyer_id').notNull(),
  orderId: whole('order_id').notNull(),
  waybillNumber: text('waybill_number').notNull(),
  proof: text('proof').notNull(),
  state: text('state').$type<'requested' | 'accepted' | 'declined'>().notNull().default('requested'),
  opinion: text('opinion').notNull().default(''),
  decidedBy: whole('decided_by'),
  decidedAt: moment('decided_at'),
  createdAt: createdMoment('created_at'),
});
export type StrayClaimRow = typeof strayClaims.$inferSelect;
export const strayClaimFiles = pgTable('stray_claim_files', {
  claimId: whole('claim_id').notNull(),
  fileId: whole('file_id').notNull(),
});

/** A phone may add photos to one parcel for some minutes. */
export const parcelPhoneLinks = pgTable('parcel_phone_links', {
  tokenHash: text('token_hash').primaryKey(),
  parcelId: whole('parcel_id').notNull(),
  userId: whole('user_id').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

export const waybillFiles = pgTable('waybill_files', {
  sha256: text('sha256').primaryKey(),
  fileName: text('file_name').notNull(),
  rowCount: integer('row_count').notNull(),
  importedBy: whole('imported_by').notNull(),
  importedAt: createdMoment('imported_at'),
});
