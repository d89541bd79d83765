import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { createdMoment } from '../../platform/clock.ts';
import { identity } from '../../platform/columns.ts';

/** A bucket that files of the cloud storage page went to. The current one takes what comes now, if it is complete. */
export const cloudBuckets = pgTable('cloud_buckets', {
  id: identity(),
  accessKey: text('access_key').notNull(),
  /** Sealed with the installation's key; empty where none was told. */
  sealedSecret: text('sealed_secret').notNull(),
  bucket: text('bucket').notNull(),
  host: text('host').notNull(),
  zone: text('zone').notNull(),
  type: text('type').$type<'公开' | '私有'>().notNull(),
  isCurrent: boolean('is_current').notNull(),
  createdAt: createdMoment('created_at'),
  updatedAt: createdMoment('updated_at'),
});
export type CloudBucketRow = typeof cloudBuckets.$inferSelect;
