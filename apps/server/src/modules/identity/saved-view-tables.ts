import type { SavedView } from '@kouan/contract';
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdMoment } from '../../platform/clock.ts';
import { whole } from '../../platform/columns.ts';

export const savedViews = pgTable('saved_views', {
  userId: whole('user_id').notNull(),
  list: text('list').notNull(),
  name: text('name').notNull(),
  query: text('query').notNull(),
  columns: jsonb('columns').$type<SavedView['columns']>(),
  createdAt: createdMoment('created_at'),
});
