import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdMoment } from '../../platform/clock.ts';
import { identity, whole } from '../../platform/columns.ts';

export const addresses = pgTable('addresses', {
  id: identity(),
  buyerId: whole('buyer_id').notNull(),
  slot: integer('slot').notNull(),
  name: text('name').notNull(),
  phone: text('phone').notNull(),
  wardCode: text('ward_code').notNull(),
  wardName: text('ward_name').notNull(),
  provinceCode: text('province_code').notNull(),
  provinceName: text('province_name').notNull(),
  street: text('street').notNull(),
  oldPlace: text('old_place').notNull().default(''),
  isDefault: boolean('is_default').notNull().default(false),
  createdAt: createdMoment('created_at'),
});
export type AddressRow = typeof addresses.$inferSelect;
export type AddressFields = Omit<typeof addresses.$inferInsert, 'id' | 'buyerId' | 'slot' | 'isDefault' | 'createdAt'>;

export const orderConsignees = pgTable('order_consignees', {
  orderId: whole('order_id').primaryKey(),
  name: text('name').notNull(),
  phone: text('phone').notNull(),
  address: text('address').notNull(),
  createdAt: createdMoment('created_at'),
});
