import { pgTable, text } from 'drizzle-orm/pg-core';
import { createdMoment } from '../../platform/clock.ts';
import { identity, money, whole } from '../../platform/columns.ts';

export const ledgerTransactions = pgTable('ledger_transactions', {
  id: identity(),
  event: text('event').notNull(),
  orderId: whole('order_id'),
  paymentId: whole('payment_id'),
  shipmentNumber: text('shipment_number'),
  actorId: whole('actor_id'),
  reversesId: whole('reverses_id'),
  note: text('note').notNull().default(''),
  createdAt: createdMoment('created_at'),
});

export const ledgerEntries = pgTable('ledger_entries', {
  id: identity(),
  transactionId: whole('transaction_id').notNull(),
  account: text('account').notNull(),
  orderId: whole('order_id'),
  buyerId: whole('buyer_id'),
  storeId: whole('store_id'),
  bankAccountId: whole('bank_account_id'),
  gateway: text('gateway'),
  debitFen: money('debit_fen').notNull().default(0n),
  creditFen: money('credit_fen').notNull().default(0n),
});
