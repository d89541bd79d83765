import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { jointNumber } from './joint-transfers.ts';
import { ReviewView } from './payments.ts';
import { fen, id, moment, optionalText, orNull, paymentNumber } from './words.ts';

const byNumber = Type.Object({ number: paymentNumber });

/** An approval that is kept at once and carried out after five seconds; above the reviewer's ceiling it is a proposal. */
export const decidePayment = endpoint({
  method: 'POST',
  path: '/api/staff/reviews/:number/decide',
  permission: 'payment:review',
  idempotent: true,
  params: byNumber,
  body: Type.Object({
    bankLineId: Type.Optional(id),
    /** Several transfers for the one payment, in the order in which their money is taken; instead of `bankLineId`. */
    bankLineIds: Type.Optional(Type.Array(id, { minItems: 1, maxItems: 20 })),
    opinion: optionalText(500),
  }),
  reply: ReviewView,
  errors: [
    'payment.not_found',
    'payment.not_reviewable',
    'payment.own_payment',
    'payment.line_not_found',
    'payment.line_used_up',
    'payment.second_person_required',
    'payment.held',
    'payment.decision_open',
  ],
});
/** The same about all payments of a joint transfer that wait: one line, one decision, one moment. */
export const decideJointTransfer = endpoint({
  method: 'POST',
  path: '/api/staff/jointTransfers/:number/decide',
  permission: 'payment:review',
  idempotent: true,
  params: Type.Object({ number: jointNumber }),
  body: Type.Object({ bankLineId: id, opinion: optionalText(500) }),
  reply: Type.Object({ decided: Type.Array(paymentNumber), effectiveAt: moment }),
  errors: [
    'payment.joint_not_found',
    'payment.not_reviewable',
    'payment.own_payment',
    'payment.above_ceiling',
    'payment.line_not_found',
    'payment.line_used_up',
    'payment.second_person_required',
    'payment.held',
    'payment.decision_open',
  ],
});
/** Takes one's own decision back before it is carried out, or sends a proposal back. */
export const undoDecision = endpoint({
  method: 'POST',
  path: '/api/staff/reviews/:number/undo',
  permission: 'payment:review',
  idempotent: true,
  params: byNumber,
  body: Type.Object({}),
  reply: ReviewView,
  errors: ['payment.not_found', 'payment.undo_too_late'],
});

/** Says that one works on a payment; again and again while its page is open, for a minute each time. */
export const holdReview = endpoint({
  method: 'POST',
  path: '/api/staff/reviews/:number/hold',
  permission: 'payment:review',
  params: byNumber,
  /** Also when somebody else has it open. */
  body: Type.Object({ isTaken: Type.Optional(Type.Boolean()) }),
  status: 204,
  errors: ['payment.not_found', 'payment.held'],
});
export const releaseReview = endpoint({
  method: 'POST',
  path: '/api/staff/reviews/:number/release',
  permission: 'payment:review',
  params: byNumber,
  body: Type.Object({}),
  status: 204,
  errors: ['payment.not_found'],
});

export const ReviewCeiling = Type.Object({
  userId: id,
  nickName: Type.String(),
  username: Type.String(),
  /** Most fen of one payment that they approve alone; null: no limit. */
  ceilingFen: orNull(fen),
  setAt: orNull(moment),
});
export type ReviewCeiling = Static<typeof ReviewCeiling>;
/** Everybody who reviews payments by a role. */
export const listReviewCeilings = endpoint({
  method: 'GET',
  path: '/api/staff/reviewCeilings',
  permission: 'payment:ceilings',
  reply: Type.Array(ReviewCeiling),
});
export const setReviewCeiling = endpoint({
  method: 'PUT',
  path: '/api/staff/reviewCeilings/:id',
  permission: 'payment:ceilings',
  params: Type.Object({ id }),
  body: Type.Object({ ceilingFen: orNull(fen) }),
  reply: Type.Array(ReviewCeiling),
  errors: ['user.not_found', 'payment.own_ceiling'],
});
