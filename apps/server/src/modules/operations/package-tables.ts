import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdMoment } from '../../platform/clock.ts';
import { identity, whole } from '../../platform/columns.ts';

export type PackageKind = 'deploy' | 'database';

export const uploadedPackages = pgTable('uploaded_packages', {
  id: identity(),
  kind: text('kind').$type<PackageKind>().notNull(),
  name: text('name').notNull(),
  version: integer('version').notNull(),
  fileId: whole('file_id').notNull(),
  target: text('target'),
  createdBy: whole('created_by').notNull(),
  createdAt: createdMoment('created_at'),
});
export type UploadedPackage = typeof uploadedPackages.$inferSelect;
