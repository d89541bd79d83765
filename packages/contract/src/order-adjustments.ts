import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { OrderView } from './orders.ts';
import { fen, FileRef, id, moment, oneOf, orderNumber, orNull, reason, signedFen } from './words.ts';

/** offered: the buyer answers; due: confirmed, its part of the deposit unpaid; ended: the order was closed before. */
export const orderAdjustmentStates = ['offered', 'due', 'confirmed', 'declined', 'expired', 'ended'] as const;

const Totals = Type.Object({ goodsFen: fen, freightFen: fen, serviceFen: fen, totalFen: fen, depositFen: fen });

/** A change of price or freight after the quote, with what it was and what it is to be. */
export const OrderAdjustmentView = Type.Object({
  id,
  state: oneOf(orderAdjustmentStates),
  reason: Type.String(),
  /** Pictures of what the store says. */
  proofs: Type.Array(FileRef),
  before: Totals,
  after: Totals,
  /** The change of the deposit: what is due as an adjustment when above 0, what goes to the wallet when below. */
  depositChangeFen: signedFen,
  /** Only the lines whose price changes. */
  lines: Type.Array(Type.Object({ lineId: id, oldPriceFen: fen, newPriceFen: fen })),
  offeredBy: Type.String(),
  offeredAt: moment,
  answerBy: moment,
  answeredAt: orNull(moment),
  answerReason: Type.String(),
  paymentNumber: orNull(Type.String()),
  toWalletFen: fen,
});
export type OrderAdjustmentView = Static<typeof OrderAdjustmentView>;

const byNumber = Type.Object({ number: orderNumber });
const adjustments = Type.Object({ content: Type.Array(OrderAdjustmentView) });
const maxPriceFen = 1_000_000_000;

/** The newest first. */
export const listMyAdjustments = endpoint({
  method: 'GET',
  path: '/api/orders/:number/adjustments',
  permission: 'order:own',
  params: byNumber,
  reply: adjustments,
  errors: ['order.not_found'],
});
/** The buyer signs it: in force at once; more deposit becomes due, less goes to the wallet. */
export const confirmAdjustment = endpoint({
  method: 'POST',
  path: '/api/orders/:number/adjustment/confirm',
  permission: 'order:own',
  idempotent: true,
  params: byNumber,
  /** Which one the buyer has seen: another one that came since is not signed. */
  body: Type.Object({ id }),
  reply: OrderView,
  errors: ['order.not_found', 'order.move_not_allowed', 'order.adjustment_changed'],
});
/** The old price again, also when its deposit is due already. */
export const declineAdjustment = endpoint({
  method: 'POST',
  path: '/api/orders/:number/adjustment/decline',
  permission: 'order:own',
  idempotent: true,
  params: byNumber,
  body: Type.Object({ id, reason }),
  reply: OrderView,
  errors: ['order.not_found', 'order.move_not_allowed', 'order.adjustment_changed', 'order.reason_required'],
});

export const listOrderAdjustments = endpoint({
  method: 'GET',
  path: '/api/staff/orders/:number/adjustments',
  permission: 'order:list',
  params: byNumber,
  reply: adjustments,
  errors: ['order.not_found'],
});
/** Price and freight as the store has them now, for the buyer to answer. What is not given stays. */
export const offerAdjustment = endpoint({
  method: 'POST',
  path: '/api/staff/orders/:number/adjustment',
  permission: 'order:accept',
  idempotent: true,
  params: byNumber,
  body: Type.Object({
    freightFen: Type.Optional(
      Type.Integer({ minimum: 0, maximum: maxPriceFen, errorCode: 'order.adjustment_amount_invalid' }),
    ),
    lines: Type.Optional(
      Type.Array(
        Type.Object({
          lineId: id,
          unitPriceFen: Type.Integer({
            minimum: 1,
            maximum: maxPriceFen,
            errorCode: 'order.adjustment_amount_invalid',
          }),
        }),
        { maxItems: 500 },
      ),
    ),
    reason,
    proofIds: Type.Array(id, { minItems: 1, maxItems: 6, errorCode: 'order.proof_required' }),
  }),
  reply: OrderView,
  errors: [
    'order.not_found',
    'order.own_order',
    'order.move_not_allowed',
    'order.part_paid',
    'order.line_unknown',
    'order.nothing_changed',
    'order.too_large',
    'order.adjustment_amount_invalid',
    'order.proof_required',
    'order.reason_required',
    'file.not_found',
  ],
});
