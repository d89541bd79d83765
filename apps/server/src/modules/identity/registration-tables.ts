import type { Language, RegistrationRow } from '@kouan/contract';
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdMoment, moment } from '../../platform/clock.ts';
import { identity, whole } from '../../platform/columns.ts';
import type { storeUpload } from '../files/index.ts';

/** What the files module needs to make a file of a stored content. */
export type StoredContent = Awaited<ReturnType<typeof storeUpload>>;

export const registrations = pgTable('registrations', {
  id: identity(),
  userId: whole('user_id').notNull(),
  kind: text('kind').$type<RegistrationRow['kind']>().notNull(),
  status: text('status').$type<RegistrationRow['status']>().notNull().default('pending'),
  /** The language of the mails about it. */
  language: text('language').$type<Language>().notNull(),
  /** How often it was sent. */
  version: integer('version').notNull().default(1),
  sentAt: createdMoment('sent_at'),
  opinion: text('opinion'),
  reviewerId: whole('reviewer_id'),
  reviewedAt: moment('reviewed_at'),
  createdAt: createdMoment('created_at'),
});
export const registrationFiles = pgTable('registration_files', {
  registrationId: whole('registration_id').notNull(),
  version: integer('version').notNull().default(1),
  fileId: whole('file_id').notNull(),
});
export const registrationReviews = pgTable('registration_reviews', {
  id: identity(),
  registrationId: whole('registration_id').notNull(),
  version: integer('version').notNull().default(1),
  outcome: text('outcome').$type<'approved' | 'notApproved' | 'reReview'>().notNull(),
  opinion: text('opinion').notNull().default(''),
  reviewerId: whole('reviewer_id').notNull(),
  createdAt: createdMoment('created_at'),
});
/** What was sent each time; never changed. */
export const registrationVersions = pgTable('registration_versions', {
  registrationId: whole('registration_id').notNull(),
  version: integer('version').notNull(),
  nickName: text('nick_name').notNull(),
  phone: text('phone').notNull(),
  sentAt: createdMoment('sent_at'),
});
/** Licences that were sent before there is an account. */
export const registrationUploads = pgTable('registration_uploads', {
  realName: text('real_name').primaryKey(),
  file: jsonb('file').$type<StoredContent>().notNull(),
  createdAt: createdMoment('created_at'),
});
