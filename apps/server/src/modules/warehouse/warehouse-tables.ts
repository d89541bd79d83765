import { date, pgTable, text } from 'drizzle-orm/pg-core';
import { createdMoment } from '../../platform/clock.ts';
import { identity, money, whole } from '../../platform/columns.ts';

export const purchases = pgTable('purchases', {
  id: identity(),
  orderId: whole('order_id').notNull(),
  sellerOrderNumbers: text('seller_order_numbers').array().notNull(),
  costFen: money('cost_fen').notNull(),
  expectedOn: date('expected_on').notNull(),
  recordedBy: whole('recorded_by').notNull(),
  createdAt: createdMoment('created_at'),
});
export const purchaseWaybills = pgTable('purchase_waybills', {
  purchaseId: whole('purchase_id').notNull(),
  waybillNumber: text('waybill_number').notNull(),
});

/** Goods of one order line received together. Weight, volume and packages are of the whole batch. */
export const batches = pgTable('batches', {
  id: identity(),
  number: text('number').notNull(),
  orderId: whole('order_id').notNull(),
  orderLineId: whole('order_line_id').notNull(),
  buyerId: whole('buyer_id').notNull(),
  skuId: whole('sku_id'),
  quantity: whole('quantity').notNull(),
  grams: whole('grams').notNull(),
  cm3: whole('cm3').notNull(),
  packages: whole('packages').notNull(),
  expectedOn: date('expected_on'),
  note: text('note').notNull().default(''),
  receivedBy: whole('received_by').notNull(),
  /** The parcel that it came in. */
  parcelId: whole('parcel_id'),
  /** What is left of it: kept with every movement, see `insertMovements`. */
  available: whole('available').notNull().default(0),
  frozen: whole('frozen').notNull().default(0),
  storedAt: createdMoment('stored_at'),
});
export const batchPhotos = pgTable('batch_photos', {
  batchId: whole('batch_id').notNull(),
  fileId: whole('file_id').notNull(),
  /** What it shows, of `photoShots`; empty: nothing said. */
  shot: text('shot').notNull().default(''),
});

/** Where units can be for a movement; `outside` is before the purchase and after the dispatch. */
export type StockSide = 'outside' | 'inTransit' | 'available' | 'frozen' | 'afterSales';
export const stockMovements = pgTable('stock_movements', {
  id: identity(),
  buyerId: whole('buyer_id').notNull(),
  skuId: whole('sku_id'),
  orderId: whole('order_id').notNull(),
  orderLineId: whole('order_line_id').notNull(),
  batchId: whole('batch_id'),
  fromPlace: text('from_place').$type<StockSide>().notNull(),
  toPlace: text('to_place').$type<StockSide>().notNull(),
  quantity: whole('quantity').notNull(),
  cause: text('cause').notNull(),
  shipmentNumber: text('shipment_number'),
  caseNumber: text('case_number'),
  actorId: whole('actor_id'),
  createdAt: createdMoment('created_at'),
});
