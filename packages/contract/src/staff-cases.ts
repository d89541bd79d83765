import { caseKinds, refundBearers } from '@kouan/domain';
import { Type } from 'typebox';
import { CaseProposal, CaseRow, caseNumber, evidenceQuery, StaffCaseView } from './cases.ts';
import { endpoint } from './endpoint.ts';
import { OrderView } from './orders.ts';
import {
  count,
  fen,
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
} from './words.ts';

const byNumber = Type.Object({ number: caseNumber });
const byOrder = Type.Object({ number: orderNumber });
const photoIds = Type.Array(id, { maxItems: 9 });

export const caseQueues = ['open', 'mine', 'asked', 'replacing', 'payout', 'store', 'rejected', 'done'] as const;
export const listCases = endpoint({
  method: 'GET',
  path: '/api/staff/cases',
  permission: 'case:list',
  query: Type.Object({
    ...pageQuery,
    queue: Type.Optional(oneOf(caseQueues)),
    kind: Type.Optional(oneOf(caseKinds)),
    orderNumber: optionalText(30),
    blurry: optionalText(100),
  }),
  reply: pageOf(CaseRow),
});
export const countCases = endpoint({
  method: 'GET',
  path: '/api/staff/cases/counts',
  permission: 'case:list',
  reply: Type.Array(Type.Object({ queue: oneOf(caseQueues), count, oldestAt: orNull(moment), refundFen: fen })),
});
export const getCase = endpoint({
  method: 'GET',
  path: '/api/staff/cases/:number',
  permission: 'case:list',
  params: byNumber,
  reply: StaffCaseView,
  errors: ['case.not_found'],
});
/** The same paper as the buyer's. */
export const downloadEvidence = endpoint({
  method: 'GET',
  path: '/api/staff/cases/:number/evidence.pdf',
  permission: 'case:list',
  download: true,
  params: byNumber,
  query: evidenceQuery,
  errors: ['case.not_found'],
});
/** Takes a case to work on it, so that two people do not collide. A claim of more than half an hour ago may be taken over. */
export const claimCase = endpoint({
  method: 'POST',
  path: '/api/staff/cases/:number/claim',
  permission: 'case:decide',
  params: byNumber,
  reply: StaffCaseView,
  errors: ['case.not_found', 'case.not_open', 'case.own_case', 'case.claimed_by_other', 'case.decision_open'],
});
export const releaseCase = endpoint({
  method: 'POST',
  path: '/api/staff/cases/:number/release',
  permission: 'case:decide',
  params: byNumber,
  reply: StaffCaseView,
  errors: ['case.not_found', 'case.claimed_by_other', 'case.decision_open'],
});
/** Asks the buyer back; the platform's clock stands still until the answer. */
export const askCase = endpoint({
  method: 'POST',
  path: '/api/staff/cases/:number/ask',
  permission: 'case:decide',
  idempotent: true,
  params: byNumber,
  body: Type.Object({ text: requiredText(1000, 'case.text_required') }),
  reply: StaffCaseView,
  errors: [
    'case.not_found',
    'case.not_open',
    'case.own_case',
    'case.claimed_by_other',
    'case.decision_open',
    'case.text_required',
  ],
});

const Terms = {
  /** Of a return: what sending it back costs. */
  returnFreightFen: Type.Optional(fen),
  /** Of an after-sales case: what goes back, and who bears it. */
  amountFen: Type.Optional(fen),
  bornBy: Type.Optional(oneOf(refundBearers)),
};
/** What approving with these terms would give back; nothing is changed. */
export const quoteCase = endpoint({
  method: 'POST',
  path: '/api/staff/cases/:number/quote',
  permission: 'case:decide',
  params: byNumber,
  body: Type.Object(Terms),
  reply: CaseProposal,
  errors: ['case.not_found', 'case.amount_not_allowed'],
});
/**
 * Approves with the refund that the approver saw. Above the approver's ceiling it becomes a proposal (the reply has
 * `pending`) that another person approves with the same terms.
 */
export const approveCase = endpoint({
  method: 'POST',
  path: '/api/staff/cases/:number/approve',
  permission: 'case:decide',
  idempotent: true,
  params: byNumber,
  body: Type.Object({ ...Terms, refundFen: fen, opinion: optionalText(500) }),
  reply: StaffCaseView,
  errors: [
    'case.not_found',
    'case.not_open',
    'case.own_case',
    'case.claimed_by_other',
    'case.decision_open',
    'case.amount_not_allowed',
    'case.refund_changed',
    'case.second_person_required',
    'case.source_insufficient',
  ],
});
/** The same, carried out five seconds later and withdrawn until then; the first of two approvals stands at once. */
export const decideCase = endpoint({
  method: 'POST',
  path: '/api/staff/cases/:number/decide',
  permission: 'case:decide',
  idempotent: true,
  params: byNumber,
  body: Type.Object({ ...Terms, refundFen: fen, opinion: optionalText(500) }),
  reply: StaffCaseView,
  errors: [
    'case.not_found',
    'case.not_open',
    'case.own_case',
    'case.claimed_by_other',
    'case.decision_open',
    'case.amount_not_allowed',
    'case.refund_changed',
    'case.second_person_required',
    'case.source_insufficient',
  ],
});
/** Takes one's own approval back before it is carried out. */
export const undoCaseDecision = endpoint({
  method: 'POST',
  path: '/api/staff/cases/:number/undo',
  permission: 'case:decide',
  idempotent: true,
  params: byNumber,
  body: Type.Object({}),
  reply: StaffCaseView,
  errors: ['case.not_found', 'case.undo_too_late'],
});
/** Says that one looks at a case; again and again while its page is open, for a minute each time. No step of the evidence. */
export const holdCase = endpoint({
  method: 'POST',
  path: '/api/staff/cases/:number/hold',
  permission: 'case:decide',
  params: byNumber,
  /** Also when somebody else has its page open; never when they took it up. */
  body: Type.Object({ isTaken: Type.Optional(Type.Boolean()) }),
  status: 204,
  errors: ['case.not_found', 'case.own_case', 'case.claimed_by_other'],
});
export const leaveCase = endpoint({
  method: 'POST',
  path: '/api/staff/cases/:number/leave',
  permission: 'case:decide',
  params: byNumber,
  body: Type.Object({}),
  status: 204,
  errors: ['case.not_found'],
});
/** Rejects with a reason. Of a shortage: the missing units turned up and are on their way again. */
export const rejectCase = endpoint({
  method: 'POST',
  path: '/api/staff/cases/:number/reject',
  permission: 'case:decide',
  idempotent: true,
  params: byNumber,
  body: Type.Object({ reason }),
  reply: StaffCaseView,
  errors: [
    'case.not_found',
    'case.not_open',
    'case.own_case',
    'case.claimed_by_other',
    'case.decision_open',
    'case.cannot_reject',
    'order.reason_required',
  ],
});
/** Takes a rejection back, within 7 days. */
export const reReviewCase = endpoint({
  method: 'POST',
  path: '/api/staff/cases/:number/reReview',
  permission: 'case:decide',
  idempotent: true,
  params: byNumber,
  body: Type.Object({ reason }),
  reply: StaffCaseView,
  errors: ['case.not_found', 'case.not_open', 'case.own_case', 'order.move_not_allowed', 'order.reason_required'],
});

const CaseUnits = Type.Object({
  lines: Type.Array(Type.Object({ lineId: id, quantity }), { minItems: 1, maxItems: 500 }),
  note: optionalText(500),
  photoIds,
});
/** Goods of an after-sales case that the buyer sent back have arrived. */
export const recordSentBack = endpoint({
  method: 'POST',
  path: '/api/staff/cases/:number/sentBack',
  permission: 'warehouse:receive',
  idempotent: true,
  params: byNumber,
  body: CaseUnits,
  reply: StaffCaseView,
  errors: ['case.not_found', 'case.not_open', 'case.quantity_too_large', 'case.line_twice', 'file.not_found'],
});
/** Goods of a case in after-sales stock went back to the store. */
export const recordReturnedToStore = endpoint({
  method: 'POST',
  path: '/api/staff/cases/:number/returned',
  permission: 'warehouse:receive',
  idempotent: true,
  params: byNumber,
  body: CaseUnits,
  reply: StaffCaseView,
  errors: ['case.not_found', 'case.not_open', 'case.quantity_too_large', 'case.line_twice', 'file.not_found'],
});

/** Staff found available units defective: they leave the stock for after-sales, and a case is opened. */
export const claimDefect = endpoint({
  method: 'POST',
  path: '/api/staff/orders/:number/defects',
  permission: 'warehouse:receive',
  idempotent: true,
  status: 201,
  params: byOrder,
  body: Type.Object({
    reasonCode: oneOf(['damaged', 'wrongGoods', 'quality', 'notAsDescribed']),
    reason,
    lines: Type.Array(Type.Object({ lineId: id, quantity }), { minItems: 1, maxItems: 500 }),
    photoIds: Type.Array(id, { minItems: 1, maxItems: 9, errorCode: 'case.photo_required' }),
  }),
  reply: OrderView,
  errors: [
    'order.not_found',
    'order.move_not_allowed',
    'order.reason_required',
    'case.photo_required',
    'case.quantity_too_large',
    'case.line_twice',
    'file.not_found',
  ],
});

const byPayout = Type.Object({ number: caseNumber, id });
/** A refund was transferred: the bank's or gateway's reference, and from which of our accounts. */
export const recordPayoutDone = endpoint({
  method: 'POST',
  path: '/api/staff/cases/:number/payouts/:id/done',
  permission: 'payment:review',
  idempotent: true,
  params: byPayout,
  body: Type.Object({
    reference: requiredText(100, 'refund.reference_required'),
    bankAccountId: Type.Optional(id),
  }),
  reply: StaffCaseView,
  errors: [
    'case.not_found',
    'case.own_case',
    'refund.not_pending',
    'refund.at_gateway',
    'refund.reference_required',
    'payment.account_not_found',
  ],
});
export const recordPayoutFailed = endpoint({
  method: 'POST',
  path: '/api/staff/cases/:number/payouts/:id/failed',
  permission: 'payment:review',
  idempotent: true,
  params: byPayout,
  body: Type.Object({ reason }),
  reply: StaffCaseView,
  errors: ['case.not_found', 'case.own_case', 'refund.not_pending', 'refund.at_gateway', 'order.reason_required'],
});
/** A failed payout is tried again. */
export const retryPayout = endpoint({
  method: 'POST',
  path: '/api/staff/cases/:number/payouts/:id/retry',
  permission: 'payment:review',
  idempotent: true,
  params: byPayout,
  reply: StaffCaseView,
  errors: ['case.not_found', 'case.own_case', 'refund.not_failed'],
});
/** A failed payout goes to the buyer's wallet instead; by itself 7 days after it failed. */
export const sendPayoutToWallet = endpoint({
  method: 'POST',
  path: '/api/staff/cases/:number/payouts/:id/wallet',
  permission: 'payment:review',
  idempotent: true,
  params: byPayout,
  reply: StaffCaseView,
  errors: ['case.not_found', 'case.own_case', 'refund.not_failed'],
});
