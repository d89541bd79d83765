import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdMoment, moment } from '../../platform/clock.ts';
import { identity, money, whole } from '../../platform/columns.ts';

/**
 * offered: the buyer answers; due: confirmed, its part of the deposit unpaid; confirmed: in force; declined, expired: the
 * old price again; ended: the order was closed before.
 */
type AdjustmentState = 'offered' | 'due' | 'confirmed' | 'declined' | 'expired' | 'ended';

export const orderAdjustments = pgTable('order_adjustments', {
  id: identity(),
  orderId: whole('order_id').notNull(),
  state: text('state').$type<AdjustmentState>().notNull().default('offered'),
  reason: text('reason').notNull(),
  oldGoodsFen: money('old_goods_fen').notNull(),
  oldFreightFen: money('old_freight_fen').notNull(),
  oldServiceFen: money('old_service_fen').notNull(),
  oldDepositFen: money('old_deposit_fen').notNull(),
  newGoodsFen: money('new_goods_fen').notNull(),
  newFreightFen: money('new_freight_fen').notNull(),
  newServiceFen: money('new_service_fen').notNull(),
  newDepositFen: money('new_deposit_fen').notNull(),
  offeredBy: whole('offered_by').notNull(),
  createdAt: createdMoment('created_at'),
  answerBy: moment('answer_by').notNull(),
  answeredAt: moment('answered_at'),
  answerReason: text('answer_reason').notNull().default(''),
  paymentNumber: text('payment_number'),
  toWalletFen: money('to_wallet_fen').notNull().default(0n),
});
export type AdjustmentRecord = typeof orderAdjustments.$inferSelect;

export const orderAdjustmentLines = pgTable(
  'order_adjustment_lines',
  {
    adjustmentId: whole('adjustment_id').notNull(),
    orderLineId: whole('order_line_id').notNull(),
    oldPriceFen: money('old_price_fen').notNull(),
    newPriceFen: money('new_price_fen').notNull(),
  },
  (table) => [primaryKey({ name: 'order_adjustment_lines_pk', columns: [table.adjustmentId, table.orderLineId] })],
);
export type AdjustedLine = typeof orderAdjustmentLines.$inferSelect;

export const orderAdjustmentFiles = pgTable(
  'order_adjustment_files',
  { adjustmentId: whole('adjustment_id').notNull(), fileId: whole('file_id').notNull() },
  (table) => [primaryKey({ name: 'order_adjustment_files_pk', columns: [table.adjustmentId, table.fileId] })],
);
