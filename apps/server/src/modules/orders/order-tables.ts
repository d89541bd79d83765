import type { LineWishes, ScreeningNotice, Texts } from '@kouan/contract';
import type { CaseKind, CaseState, OrderEvent, OrderStatus, ShipmentState } from '@kouan/domain';
import { date, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { createdMoment, moment } from '../../platform/clock.ts';
import { identity, money, whole } from '../../platform/columns.ts';

export const quotes = pgTable('quotes', {
  id: text('id').primaryKey(),
  buyerId: whole('buyer_id'),
  rateVndPerCnyMicros: money('rate_vnd_per_cny_micros').notNull(),
  feeScheduleId: whole('fee_schedule_id').notNull(),
  destination: text('destination').notNull(),
  totalFen: money('total_fen').notNull(),
  subjectHash: text('subject_hash'),
  expiresAt: moment('expires_at').notNull(),
  orderId: whole('order_id'),
  placedHash: text('placed_hash'),
  createdAt: createdMoment('created_at'),
});
export type QuoteRow = typeof quotes.$inferSelect;

export const orders = pgTable('orders', {
  id: identity(),
  number: text('number').notNull(),
  buyerId: whole('buyer_id').notNull(),
  storeId: whole('store_id').notNull(),
  storeName: text('store_name').notNull(),
  storeSite: text('store_site').notNull(),
  status: text('status').$type<OrderStatus>().notNull(),
  station: smallint('station').notNull().default(1),
  destination: text('destination').notNull(),
  remarks: text('remarks').notNull().default(''),
  rateVndPerCnyMicros: money('rate_vnd_per_cny_micros').notNull(),
  goodsFen: money('goods_fen').notNull(),
  freightFen: money('freight_fen').notNull(),
  serviceFen: money('service_fen').notNull(),
  totalFen: money('total_fen').notNull(),
  depositFen: money('deposit_fen').notNull(),
  potGoodsFen: money('pot_goods_fen').notNull(),
  potFreightFen: money('pot_freight_fen').notNull(),
  potServiceFen: money('pot_service_fen').notNull(),
  potDepositFen: money('pot_deposit_fen').notNull(),
  placedAt: createdMoment('placed_at'),
  acceptBy: moment('accept_by').notNull(),
  acceptedAt: moment('accepted_at'),
  acceptedBy: whole('accepted_by'),
  depositDueAt: moment('deposit_due_at'),
  expectedStockingOn: date('expected_stocking_on', { mode: 'string' }),
  sellerOrderNumbers: text('seller_order_numbers').array().notNull().default([]),
  stockedAt: moment('stocked_at'),
  autoReturnAt: moment('auto_return_at'),
  returnReminders: smallint('return_reminders').notNull().default(0),
  closedAt: moment('closed_at'),
  /** Of an open change of price or freight: waiting for the buyer's answer until then, or its deposit still due. */
  adjustment: text('adjustment').$type<'offered' | 'due'>(),
  adjustmentUntil: moment('adjustment_until'),
  closeReason: text('close_reason').notNull().default(''),
});
export type OrderRecord = typeof orders.$inferSelect;

export const orderLines = pgTable('order_lines', {
  id: identity(),
  orderId: whole('order_id').notNull(),
  position: integer('position').notNull(),
  productId: whole('product_id'),
  skuId: whole('sku_id'),
  productPublicId: text('product_public_id'),
  title: jsonb('title').$type<Texts>().notNull(),
  specValues: jsonb('spec_values').$type<Texts[]>().notNull(),
  colour: text('colour').notNull().default(''),
  size: text('size').notNull().default(''),
  imageUrl: text('image_url').notNull().default(''),
  unitPriceFen: money('unit_price_fen').notNull(),
  ordered: whole('ordered').notNull(),
  toBuy: whole('to_buy').notNull(),
  inTransit: whole('in_transit').notNull().default(0),
  available: whole('available').notNull().default(0),
  frozen: whole('frozen').notNull().default(0),
  afterSales: whole('after_sales').notNull().default(0),
  shipped: whole('shipped').notNull().default(0),
  delivered: whole('delivered').notNull().default(0),
  short: whole('short').notNull().default(0),
  returned: whole('returned').notNull().default(0),
  cancelled: whole('cancelled').notNull().default(0),
  screening: jsonb('screening').$type<ScreeningNotice[]>().notNull().default([]),
  wishes: jsonb('wishes').$type<LineWishes>(),
});
export type OrderLineRecord = typeof orderLines.$inferSelect;

export const orderCartLines = pgTable(
  'order_cart_lines',
  {
    buyerId: whole('buyer_id').notNull(),
    cartLineId: whole('cart_line_id').notNull(),
    orderId: whole('order_id').notNull(),
  },
  (table) => [primaryKey({ name: 'order_cart_lines_pk', columns: [table.buyerId, table.cartLineId] })],
);

export const orderShipments = pgTable(
  'order_shipments',
  {
    orderId: whole('order_id').notNull(),
    shipmentNumber: text('shipment_number').notNull(),
    state: text('state').$type<ShipmentState>().notNull(),
    quantity: whole('quantity').notNull().default(0),
    /** Its units can be claimed until then; null: it is not delivered yet. */
    claimableUntil: moment('claimable_until'),
    /** Until when it has to leave, or when it counts as received; null: no limit runs. */
    dueAt: moment('due_at'),
  },
  (table) => [primaryKey({ name: 'order_shipments_pk', columns: [table.shipmentNumber] })],
);

export const orderCases = pgTable(
  'order_cases',
  {
    orderId: whole('order_id').notNull(),
    caseNumber: text('case_number').notNull(),
    kind: text('kind').$type<CaseKind>().notNull(),
    state: text('state').$type<CaseState>().notNull(),
    shipmentNumber: text('shipment_number'),
    units: whole('units').notNull().default(0),
    refundFen: money('refund_fen').notNull().default(0n),
    sentBackUnits: whole('sent_back_units').notNull().default(0),
    wholeRefundedUnits: whole('whole_refunded_units').notNull().default(0),
    dueAt: moment('due_at'),
  },
  (table) => [primaryKey({ name: 'order_cases_pk', columns: [table.caseNumber] })],
);

/** How many orders stand where, as changes that add up; written by a trigger of `orders`. */
export const orderCounts = pgTable('order_counts', {
  id: identity(),
  status: text('status').$type<OrderStatus>().notNull(),
  amount: whole('amount').notNull(),
});

export type ActorKind = 'buyer' | 'staff' | 'system';
export type HistoryDetails = Record<string, string | number>;
export const orderHistory = pgTable('order_history', {
  id: identity(),
  orderId: whole('order_id').notNull(),
  event: text('event').$type<OrderEvent>().notNull(),
  fromStatus: text('from_status').$type<OrderStatus>(),
  toStatus: text('to_status').$type<OrderStatus>().notNull(),
  actorKind: text('actor_kind').$type<ActorKind>().notNull(),
  actorId: whole('actor_id'),
  reason: text('reason').notNull().default(''),
  details: jsonb('details').$type<HistoryDetails>().notNull().default({}),
  createdAt: createdMoment('created_at'),
});
