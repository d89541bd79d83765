import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdMoment, moment } from '../../platform/clock.ts';
import { identity, money, whole } from '../../platform/columns.ts';
import type { GatewayMethod } from './gateway.ts';

export const gatewayTrades = pgTable('gateway_trades', {
  id: identity(),
  number: text('number').notNull(),
  paymentId: whole('payment_id').notNull(),
  buyerId: whole('buyer_id').notNull(),
  gateway: text('gateway').notNull(),
  method: text('method').$type<GatewayMethod>().notNull(),
  amountFen: money('amount_fen').notNull(),
  state: text('state', { enum: ['open', 'paid', 'closed'] })
    .notNull()
    .default('open'),
  payer: text('payer').notNull().default(''),
  cardType: text('card_type'),
  cardMask: text('card_mask'),
  gatewayNumber: text('gateway_number'),
  paidFen: money('paid_fen'),
  expiresAt: moment('expires_at').notNull(),
  createdAt: createdMoment('created_at'),
  endedAt: moment('ended_at'),
});
export type TradeRow = typeof gatewayTrades.$inferSelect;

export const sandboxTrades = pgTable('sandbox_trades', {
  number: text('number').primaryKey(),
  /** Which gateway of ours the trade is of. */
  gateway: text('gateway').notNull(),
  method: text('method').notNull(),
  amountFen: money('amount_fen').notNull(),
  state: text('state', { enum: ['created', 'pending', 'paid', 'failed', 'closed'] })
    .notNull()
    .default('pending'),
  paidFen: money('paid_fen'),
  paidAt: moment('paid_at'),
  refundedFen: money('refunded_fen').notNull().default(0n),
  smsTries: integer('sms_tries').notNull().default(0),
  createdAt: createdMoment('created_at'),
});
export type SandboxTradeRow = typeof sandboxTrades.$inferSelect;

export const sandboxRefunds = pgTable('sandbox_refunds', {
  requestNumber: text('request_number').primaryKey(),
  tradeNumber: text('trade_number').notNull(),
  amountFen: money('amount_fen').notNull(),
  /** Null while it is under way. */
  givenAt: moment('given_at'),
  createdAt: createdMoment('created_at'),
});

export const sandboxNotices = pgTable('sandbox_notices', {
  id: identity(),
  tradeNumber: text('trade_number').notNull(),
  body: text('body').notNull(),
  signature: text('signature').notNull(),
  deliverAt: moment('deliver_at').notNull(),
  askedAt: moment('asked_at'),
  answer: text('answer', { enum: ['success', 'failure'] }),
  createdAt: createdMoment('created_at'),
});
export type NoticeRow = typeof sandboxNotices.$inferSelect;
