import type { FilePurpose, FileType } from '@kouan/contract';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdMoment } from '../../platform/clock.ts';
import { identity, whole } from '../../platform/columns.ts';

/** What a private file belongs to. */
export type RecordKind =
  | 'payment'
  | 'adjustment'
  | 'interest'
  | 'batch'
  | 'parcel'
  | 'strayClaim'
  | 'shipment'
  | 'shipmentDraft'
  | 'bag'
  | 'case'
  | 'registration'
  | 'avatar'
  | 'package'
  | 'material';

export const files = pgTable('files', {
  id: identity(),
  storageKey: text('storage_key').notNull(),
  realName: text('real_name').notNull(),
  name: text('name').notNull(),
  suffix: text('suffix').notNull(),
  type: text('type').$type<FileType>().notNull(),
  mimeType: text('mime_type').notNull(),
  bytes: whole('bytes').notNull(),
  sha256: text('sha256').notNull(),
  width: integer('width'),
  height: integer('height'),
  /** What it looks like, and the program that its metadata said changed it: see `picture-marks.ts`. */
  pictureHash: text('picture_hash'),
  editedWith: text('edited_with').notNull().default(''),
  purpose: text('purpose').$type<FilePurpose>().notNull().default('picture'),
  ownerId: whole('owner_id').notNull(),
  recordKind: text('record_kind').$type<RecordKind>(),
  recordId: whole('record_id'),
  createdAt: createdMoment('created_at'),
});
export type FileRow = typeof files.$inferSelect;
export type NewFile = typeof files.$inferInsert;
