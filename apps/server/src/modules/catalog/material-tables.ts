import type { Language, MaterialKind } from '@kouan/contract';
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdMoment } from '../../platform/clock.ts';
import { identity, whole } from '../../platform/columns.ts';
import type { KeptTexts } from './product-texts.ts';

export const productMaterials = pgTable('product_materials', {
  id: identity(),
  productId: whole('product_id').notNull(),
  kind: text('kind').$type<MaterialKind>().notNull(),
  position: integer('position').notNull(),
  language: text('language').$type<Language>(),
  title: jsonb('title').$type<KeptTexts>().notNull(),
  body: jsonb('body').$type<KeptTexts>(),
  fileId: whole('file_id'),
  bytes: whole('bytes').notNull().default(0),
  createdBy: whole('created_by').notNull(),
  createdAt: createdMoment('created_at'),
});
export type MaterialRow = typeof productMaterials.$inferSelect;
export type NewMaterial = Omit<typeof productMaterials.$inferInsert, 'position'>;
