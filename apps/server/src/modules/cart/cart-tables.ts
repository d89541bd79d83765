import { pgTable, text } from 'drizzle-orm/pg-core';
import { createdMoment } from '../../platform/clock.ts';
import { identity, whole } from '../../platform/columns.ts';

export const cartLines = pgTable('cart_lines', {
  id: identity(),
  buyerId: whole('buyer_id').notNull(),
  skuId: whole('sku_id').notNull(),
  quantity: whole('quantity').notNull(),
  note: text('note').notNull().default(''),
  createdAt: createdMoment('created_at'),
  updatedAt: createdMoment('updated_at'),
});
export type CartRow = typeof cartLines.$inferSelect;
