import type { DraftField } from '@kouan/contract';
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdMoment, moment } from '../../platform/clock.ts';
import { identity, whole } from '../../platform/columns.ts';
import type { Service } from './plan-shipment.ts';

/** What a row of the sheet says, as written. */
export type DraftCells = Record<DraftField, string>;

/** A batch of shipments that a buyer sent as a sheet. */
export const shipmentDrafts = pgTable('shipment_drafts', {
  id: identity(),
  number: text('number').notNull(),
  buyerId: whole('buyer_id').notNull(),
  name: text('name').notNull(),
  sha256: text('sha256').notNull(),
  services: jsonb('services').$type<Service[]>().notNull().default([]),
  checkedInMs: whole('checked_in_ms').notNull().default(0),
  discardedAt: moment('discarded_at'),
  createdAt: createdMoment('created_at'),
});
export const shipmentDraftRows = pgTable('shipment_draft_rows', {
  id: identity(),
  draftId: whole('draft_id').notNull(),
  rowNumber: whole('row_number').notNull(),
  cells: jsonb('cells').$type<DraftCells>().notNull(),
  screenshotId: whole('screenshot_id'),
  waybillId: whole('waybill_id'),
  submittedAt: moment('submitted_at'),
});
export const shipmentDraftPictures = pgTable('shipment_draft_pictures', {
  draftId: whole('draft_id').notNull(),
  name: text('name').notNull(),
  fileId: whole('file_id').notNull(),
  sentBytes: whole('sent_bytes').notNull(),
});
export const shipmentDraftShipments = pgTable('shipment_draft_shipments', {
  rowId: whole('row_id').notNull(),
  shipmentId: whole('shipment_id').notNull(),
});

export type Draft = typeof shipmentDrafts.$inferSelect;
export type DraftRowRecord = typeof shipmentDraftRows.$inferSelect;
