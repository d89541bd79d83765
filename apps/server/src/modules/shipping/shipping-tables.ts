import type { ShipmentFeeKind, ShipmentMode, ShipmentState } from '@kouan/domain';
import { sql } from 'drizzle-orm';
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdMoment, moment } from '../../platform/clock.ts';
import { identity, money, whole } from '../../platform/columns.ts';

/** Goods leaving the warehouse for one consignee. The shares are what its units took out of the order's pots. */
export const shipments = pgTable('shipments', {
  id: identity(),
  number: text('number').notNull(),
  orderId: whole('order_id').notNull(),
  buyerId: whole('buyer_id').notNull(),
  mode: text('mode').$type<ShipmentMode>().notNull(),
  state: text('state').$type<ShipmentState>().notNull(),
  destination: text('destination').notNull(),
  consigneeName: text('consignee_name').notNull(),
  contact: text('contact').notNull(),
  address: text('address').notNull().default(''),
  marketplaceOrderNumber: text('marketplace_order_number').notNull().default(''),
  orderScreenshotId: whole('order_screenshot_id'),
  waybillImageId: whole('waybill_image_id'),
  remarks: text('remarks').notNull().default(''),
  feeScheduleId: whole('fee_schedule_id').notNull(),
  goodsFen: money('goods_fen').notNull(),
  freightFen: money('freight_fen').notNull(),
  serviceFen: money('service_fen').notNull(),
  depositShareFen: money('deposit_share_fen').notNull(),
  balanceShareFen: money('balance_share_fen').notNull(),
  feesFen: money('fees_fen').notNull(),
  amountFen: money('amount_fen').notNull(),
  payBy: moment('pay_by'),
  /** Since when it waits for its dispatch, and until when that should be. */
  readyAt: moment('ready_at'),
  dispatchBy: moment('dispatch_by'),
  carrier: text('carrier').notNull().default(''),
  trackingNumber: text('tracking_number').notNull().default(''),
  dispatchedAt: moment('dispatched_at'),
  dispatchedBy: whole('dispatched_by'),
  autoReceiveAt: moment('auto_receive_at'),
  /** Since when the receipt by time stands still. */
  receiptPausedAt: moment('receipt_paused_at'),
  /** Since when the bag that it lies in is held at its seal. */
  bagHeldAt: moment('bag_held_at'),
  deliveredAt: moment('delivered_at'),
  cancelledAt: moment('cancelled_at'),
  cancelReason: text('cancel_reason').notNull().default(''),
  createdAt: createdMoment('created_at'),
  trackingCode: text('tracking_code')
    .notNull()
    .default(sql`replace(gen_random_uuid()::text, '-', '')`),
});
export const shipmentLines = pgTable('shipment_lines', {
  shipmentId: whole('shipment_id').notNull(),
  orderLineId: whole('order_line_id').notNull(),
  quantity: whole('quantity').notNull(),
});
export const shipmentParts = pgTable('shipment_parts', {
  shipmentId: whole('shipment_id').notNull(),
  batchId: whole('batch_id').notNull(),
  quantity: whole('quantity').notNull(),
});
/** How a fee was computed, as shown beside it: weights in grams, prices in fen. */
export type FeeDetail = Record<string, string | number>;
export const shipmentFeeRows = pgTable('shipment_fees', {
  shipmentId: whole('shipment_id').notNull(),
  kind: text('kind').$type<ShipmentFeeKind>().notNull(),
  feeFen: money('fee_fen').notNull(),
  detail: jsonb('detail').$type<FeeDetail>().notNull(),
});
