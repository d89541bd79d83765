import type { Acceptance, DocumentLabel, Language } from '@kouan/contract';
import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdMoment } from '../../platform/clock.ts';
import { identity, whole } from '../../platform/columns.ts';

export const documents = pgTable('documents', {
  label: text('label').$type<DocumentLabel>().primaryKey(),
  publishedVersion: integer('published_version').notNull(),
  requiredVersion: integer('required_version'),
});

export const documentVersions = pgTable('document_versions', {
  label: text('label').$type<DocumentLabel>().notNull(),
  version: integer('version').notNull(),
  isPublished: boolean('is_published').notNull().default(false),
  requiresAcceptance: boolean('requires_acceptance').notNull().default(false),
  note: text('note').notNull().default(''),
  changedBy: whole('changed_by'),
  changedAt: createdMoment('changed_at'),
});

export const documentTexts = pgTable('document_texts', {
  label: text('label').$type<DocumentLabel>().notNull(),
  version: integer('version').notNull(),
  language: text('language').$type<Language>().notNull(),
  body: text('body').notNull(),
});

export const documentAcceptances = pgTable('document_acceptances', {
  id: identity(),
  userId: whole('user_id').notNull(),
  label: text('label').$type<DocumentLabel>().notNull(),
  version: integer('version').notNull(),
  language: text('language').$type<Language>(),
  occasion: text('occasion').$type<Acceptance['occasion']>().notNull(),
  address: text('address').notNull().default(''),
  acceptedAt: createdMoment('accepted_at'),
});
