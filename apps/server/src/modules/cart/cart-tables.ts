import type { LineWishes, SeenPrices, Substitute } from '@kouan/contract';
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdMoment } from '../../platform/clock.ts';
import { identity, whole } from '../../platform/columns.ts';

export const cartLines = pgTable('cart_lines', {
  id: identity(),
  buyerId: whole('buyer_id').notNull(),
  skuId: whole('sku_id').notNull(),
  quantity: whole('quantity').notNull(),
  note: text('note').notNull().default(''),
  privateNote: text('private_note').notNull().default(''),
  substitute: text('substitute').$type<Substitute>().notNull().default('ask'),
  services: jsonb('services').$type<LineWishes['services']>().notNull().default([]),
  seenPrices: jsonb('seen_prices').$type<SeenPrices>(),
  createdAt: createdMoment('created_at'),
  updatedAt: createdMoment('updated_at'),
});
export type CartRow = typeof cartLines.$inferSelect;

/** Lines that were taken out, as they were: taking them out can be undone for a while. */
export const removedCartLines = pgTable('removed_cart_lines', {
  id: whole('id').primaryKey(),
  buyerId: whole('buyer_id').notNull(),
  line: jsonb('line').$type<unknown>().notNull(),
  removedAt: createdMoment('removed_at'),
});
