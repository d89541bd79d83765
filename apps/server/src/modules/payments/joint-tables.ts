import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdMoment, moment } from '../../platform/clock.ts';
import { identity, whole } from '../../platform/columns.ts';

export const jointTransfers = pgTable('joint_transfers', {
  id: identity(),
  number: text('number').notNull(),
  buyerId: whole('buyer_id').notNull(),
  /** In the memo of the one transfer; never that of a payment, never given again. */
  code: text('code').notNull(),
  createdAt: createdMoment('created_at'),
});
export type JointRow = typeof jointTransfers.$inferSelect;

export const jointTransferMembers = pgTable(
  'joint_transfer_members',
  {
    jointTransferId: whole('joint_transfer_id').notNull(),
    paymentId: whole('payment_id').notNull(),
    /** Money is given to the members in this order. */
    place: integer('place').notNull(),
    leftAt: moment('left_at'),
  },
  (table) => [primaryKey({ name: 'joint_transfer_members_pk', columns: [table.jointTransferId, table.paymentId] })],
);
