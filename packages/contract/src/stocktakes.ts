import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import {
  count,
  FileRef,
  id,
  moment,
  oneOf,
  optionalText,
  orderNumber,
  orNull,
  pageOf,
  pageQuery,
  quantity,
  reason,
  requiredText,
  Texts,
} from './words.ts';

const byId = Type.Object({ id });
export const stocktakeStates = ['counting', 'counted', 'cancelled'] as const;
export const adjustmentKinds = ['missing', 'surplus'] as const;
export const adjustmentStates = ['proposed', 'confirmed', 'declined'] as const;

/**
 * Units that are not where the books have them, or more than they have. Whoever proposed it does not decide. Confirmed
 * missing units are our loss and open a case for their buyer; a surplus ends such a case, or is kept without owner.
 */
export const AdjustmentView = Type.Object({
  id,
  kind: oneOf(adjustmentKinds),
  state: oneOf(adjustmentStates),
  batchNumber: Type.String(),
  orderNumber,
  title: Texts,
  specValues: Type.Array(Texts),
  imageUrl: Type.String(),
  quantity: count,
  reason: Type.String(),
  stocktakeId: orNull(id),
  proposedBy: Type.String(),
  proposedAt: moment,
  decidedBy: Type.String(),
  decidedAt: orNull(moment),
  opinion: Type.String(),
  caseNumber: orNull(Type.String()),
  /** The missing units turned up again. */
  isFound: Type.Boolean(),
  strayId: orNull(id),
  photos: Type.Array(FileRef),
  /** Whether the caller may decide it: somebody else proposed it, nobody's own order, not counted by them. */
  mayDecide: Type.Boolean(),
});
export type AdjustmentView = Static<typeof AdjustmentView>;

export const StocktakeRow = Type.Object({
  id,
  shelfPrefix: Type.String(),
  note: Type.String(),
  state: oneOf(stocktakeStates),
  startedBy: Type.String(),
  startedAt: moment,
  endedAt: orNull(moment),
  lineCount: count,
  countedCount: count,
  openCount: count,
});
export type StocktakeRow = Static<typeof StocktakeRow>;
export const StocktakeLine = Type.Object({
  /** Empty: on no shelf. */
  shelf: Type.String(),
  batchNumber: Type.String(),
  title: Texts,
  specValues: Type.Array(Texts),
  imageUrl: Type.String(),
  counted: orNull(count),
  /** Shown only once the count has ended. */
  expected: orNull(count),
});
export type StocktakeLine = Static<typeof StocktakeLine>;
export const StocktakeView = Type.Object({
  ...StocktakeRow.properties,
  lines: Type.Array(StocktakeLine),
  adjustments: Type.Array(AdjustmentView),
});
export type StocktakeView = Static<typeof StocktakeView>;

export const listStocktakes = endpoint({
  method: 'GET',
  path: '/api/staff/stocktakes',
  permission: 'warehouse:list',
  query: Type.Object({ ...pageQuery, state: Type.Optional(oneOf(stocktakeStates)) }),
  reply: pageOf(StocktakeRow),
});
/** `shelfPrefix`: how the codes of the shelves begin; empty for everything, what lies on no shelf too. */
export const startStocktake = endpoint({
  method: 'POST',
  path: '/api/staff/stocktakes',
  permission: 'warehouse:receive',
  idempotent: true,
  body: Type.Object({ shelfPrefix: Type.String({ minLength: 0, maxLength: 20 }), note: optionalText(200) }),
  reply: StocktakeView,
  errors: ['warehouse.stocktake_empty', 'warehouse.stocktake_too_large'],
});
export const getStocktake = endpoint({
  method: 'GET',
  path: '/api/staff/stocktakes/:id',
  permission: 'warehouse:list',
  params: byId,
  reply: StocktakeView,
  errors: ['warehouse.stocktake_not_found'],
});
/** What lies there of a batch, 0 for nothing; counted again, the last count holds. A batch that nobody expected there is added. */
export const countUnits = endpoint({
  method: 'POST',
  path: '/api/staff/stocktakes/:id/count',
  permission: 'warehouse:receive',
  params: byId,
  body: Type.Object({
    /** Empty: on no shelf. */
    shelf: Type.String({ maxLength: 40 }),
    batch: requiredText(30),
    quantity: Type.Integer({ minimum: 0, maximum: 9_999_999 }),
  }),
  reply: Type.Object({ line: StocktakeLine, lineCount: count, countedCount: count }),
  errors: [
    'warehouse.stocktake_not_found',
    'warehouse.stocktake_ended',
    'warehouse.shelf_not_found',
    'warehouse.shelf_not_counted',
    'warehouse.batch_not_found',
  ],
});
/** Ends a count of which nothing is missing: places are put right, differences wait for a second person. */
export const endStocktake = endpoint({
  method: 'POST',
  path: '/api/staff/stocktakes/:id/end',
  permission: 'warehouse:receive',
  idempotent: true,
  params: byId,
  reply: StocktakeView,
  errors: [
    'warehouse.stocktake_not_found',
    'warehouse.stocktake_ended',
    'warehouse.count_incomplete',
    'warehouse.adjustment_open',
  ],
});
export const cancelStocktake = endpoint({
  method: 'POST',
  path: '/api/staff/stocktakes/:id/cancel',
  permission: 'warehouse:receive',
  idempotent: true,
  params: byId,
  reply: StocktakeView,
  errors: ['warehouse.stocktake_not_found', 'warehouse.stocktake_ended'],
});

export const listAdjustments = endpoint({
  method: 'GET',
  path: '/api/staff/adjustments',
  permission: 'warehouse:list',
  query: Type.Object({ ...pageQuery, state: Type.Optional(oneOf(adjustmentStates)), batch: optionalText(30) }),
  reply: pageOf(AdjustmentView),
});
/** Outside of a count, with a photo. */
export const proposeAdjustment = endpoint({
  method: 'POST',
  path: '/api/staff/adjustments',
  permission: 'warehouse:receive',
  idempotent: true,
  body: Type.Object({
    batch: requiredText(30),
    kind: oneOf(adjustmentKinds),
    quantity,
    reason,
    photoIds: Type.Array(id, { maxItems: 9 }),
  }),
  reply: AdjustmentView,
  errors: [
    'warehouse.batch_not_found',
    'warehouse.photo_required',
    'warehouse.adjustment_open',
    'warehouse.not_so_many_there',
    'warehouse.own_order',
    'order.reason_required',
    'file.not_found',
  ],
});
export const decideAdjustment = endpoint({
  method: 'POST',
  path: '/api/staff/adjustments/:id/decide',
  permission: 'warehouse:receive',
  idempotent: true,
  params: byId,
  body: Type.Object({ isConfirmed: Type.Boolean(), opinion: optionalText(500) }),
  reply: AdjustmentView,
  errors: [
    'warehouse.adjustment_not_found',
    'warehouse.adjustment_decided',
    'warehouse.second_person_required',
    'warehouse.own_order',
    'warehouse.units_frozen',
    'order.reason_required',
    'case.own_case',
    'case.claimed_by_other',
  ],
});
