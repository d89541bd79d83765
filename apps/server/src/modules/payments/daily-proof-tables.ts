import { date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { statedSources } from '@kouan/contract';
import { createdMoment } from '../../platform/clock.ts';
import { identity, whole } from '../../platform/columns.ts';

/** What a bank (in đồng) or a gateway (in fen) says it held at the end of a business day. Only ever added. */
export const statedBalances = pgTable('stated_balances', {
  id: identity(),
  bankAccountId: whole('bank_account_id'),
  gateway: text('gateway'),
  /** `bank:1` or `gateway:sandbox`: the two before as one name. */
  account: text('account').notNull(),
  day: date('day', { mode: 'string' }).notNull(),
  amount: whole('amount').notNull(),
  source: text('source').$type<(typeof statedSources)[number]>().notNull(),
  note: text('note').notNull().default(''),
  statedBy: whole('stated_by'),
  createdAt: createdMoment('created_at'),
});

/** Somebody stands for a day, with the figures as they were. Only ever added. */
export const proofSignOffs = pgTable('proof_sign_offs', {
  id: identity(),
  account: text('account').notNull(),
  day: date('day', { mode: 'string' }).notNull(),
  stated: whole('stated').notNull(),
  book: whole('book').notNull(),
  note: text('note').notNull().default(''),
  signedBy: whole('signed_by').notNull(),
  createdAt: createdMoment('created_at'),
});

/** Which gateway was asked for its balance of which business day. */
export const gatewayBalanceAsks = pgTable(
  'gateway_balance_asks',
  {
    gateway: text('gateway').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    askedAt: createdMoment('asked_at'),
  },
  (table) => [primaryKey({ name: 'gateway_balance_asks_pk', columns: [table.gateway, table.day] })],
);
