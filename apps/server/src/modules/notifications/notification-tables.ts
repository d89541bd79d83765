import type { MailChoice, NotificationKind } from '@kouan/contract';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { createdMoment, moment } from '../../platform/clock.ts';
import { identity, whole } from '../../platform/columns.ts';

export const notifications = pgTable('notifications', {
  id: identity(),
  userId: whole('user_id').notNull(),
  kind: text('kind').$type<NotificationKind>().notNull(),
  orderId: whole('order_id'),
  subject: text('subject').notNull(),
  text: text('text').notNull().default(''),
  times: whole('times').notNull().default(1),
  createdAt: createdMoment('created_at'),
  readAt: moment('read_at'),
});
export type NotificationRow = typeof notifications.$inferSelect;

export const notificationChoices = pgTable('notification_choices', {
  userId: whole('user_id').primaryKey(),
  mails: text('mails').$type<MailChoice>().notNull(),
  changedAt: createdMoment('changed_at'),
});
