import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdMoment } from '../../platform/clock.ts';
import { identity, whole } from '../../platform/columns.ts';

export const operationLogs = pgTable('operation_logs', {
  id: identity(),
  kind: text('kind').$type<'info' | 'error'>().notNull(),
  userId: whole('user_id'),
  username: text('username').notNull(),
  description: text('description').notNull(),
  method: text('method').notNull(),
  params: text('params').notNull(),
  requestIp: text('request_ip').notNull(),
  browser: text('browser').notNull(),
  status: integer('status').notNull(),
  timeMs: integer('time_ms').notNull(),
  exception: text('exception'),
  createdAt: createdMoment('created_at'),
});
