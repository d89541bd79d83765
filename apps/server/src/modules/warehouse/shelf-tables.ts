import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdMoment, moment } from '../../platform/clock.ts';
import { identity, whole } from '../../platform/columns.ts';

/** Places in the warehouse; people name them by their code. */
export const shelves = pgTable('shelves', {
  id: identity(),
  code: text('code').notNull(),
  note: text('note').notNull().default(''),
  createdBy: whole('created_by').notNull(),
  createdAt: createdMoment('created_at'),
});
export type Shelf = typeof shelves.$inferSelect;

export const shelfUnits = pgTable(
  'shelf_units',
  {
    shelfId: whole('shelf_id').notNull(),
    batchId: whole('batch_id').notNull(),
    quantity: whole('quantity').notNull(),
  },
  (table) => [primaryKey({ name: 'shelf_units_pk', columns: [table.shelfId, table.batchId] })],
);

export type ShelfCause = 'putAway' | 'moved' | 'left' | 'counted';
export const shelfMoves = pgTable('shelf_moves', {
  id: identity(),
  batchId: whole('batch_id').notNull(),
  fromShelfId: whole('from_shelf_id'),
  toShelfId: whole('to_shelf_id'),
  quantity: whole('quantity').notNull(),
  cause: text('cause').$type<ShelfCause>().notNull(),
  actorId: whole('actor_id'),
  createdAt: createdMoment('created_at'),
});

export type StocktakeState = 'counting' | 'counted' | 'cancelled';
export const stocktakes = pgTable('stocktakes', {
  id: identity(),
  shelfPrefix: text('shelf_prefix').notNull(),
  note: text('note').notNull().default(''),
  state: text('state').$type<StocktakeState>().notNull().default('counting'),
  startedBy: whole('started_by').notNull(),
  startedAt: createdMoment('started_at'),
  endedBy: whole('ended_by'),
  endedAt: moment('ended_at'),
});
export type Stocktake = typeof stocktakes.$inferSelect;

export const stocktakeLines = pgTable('stocktake_lines', {
  id: identity(),
  stocktakeId: whole('stocktake_id').notNull(),
  shelfId: whole('shelf_id'),
  batchId: whole('batch_id').notNull(),
  expected: whole('expected'),
  counted: whole('counted'),
  countedBy: whole('counted_by'),
  countedAt: moment('counted_at'),
});
export type StocktakeLine = typeof stocktakeLines.$inferSelect;

export type AdjustmentKind = 'missing' | 'surplus';
export type AdjustmentState = 'proposed' | 'confirmed' | 'declined';
export const stockAdjustments = pgTable('stock_adjustments', {
  id: identity(),
  kind: text('kind').$type<AdjustmentKind>().notNull(),
  orderId: whole('order_id').notNull(),
  batchId: whole('batch_id').notNull(),
  quantity: whole('quantity').notNull(),
  reason: text('reason').notNull(),
  stocktakeId: whole('stocktake_id'),
  state: text('state').$type<AdjustmentState>().notNull().default('proposed'),
  proposedBy: whole('proposed_by').notNull(),
  proposedAt: createdMoment('proposed_at'),
  decidedBy: whole('decided_by'),
  decidedAt: moment('decided_at'),
  opinion: text('opinion').notNull().default(''),
  caseNumber: text('case_number'),
  foundById: whole('found_by_id'),
  strayId: whole('stray_id'),
});
export type Adjustment = typeof stockAdjustments.$inferSelect;
export const stockAdjustmentPhotos = pgTable(
  'stock_adjustment_photos',
  { adjustmentId: whole('adjustment_id').notNull(), fileId: whole('file_id').notNull() },
  (table) => [primaryKey({ name: 'stock_adjustment_photos_pk', columns: [table.adjustmentId, table.fileId] })],
);
