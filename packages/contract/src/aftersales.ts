import { caseReasons, caseStates, refundTargets, remedies } from '@kouan/domain';
import { Type } from 'typebox';
import { CaseOptions, CaseRow, CaseView, caseNumber, evidenceQuery } from './cases.ts';
import { endpoint } from './endpoint.ts';
import {
  fen,
  id,
  oneOf,
  optionalText,
  orderNumber,
  pageOf,
  pageQuery,
  quantity,
  reason,
  requiredText,
  shipmentNumber,
} from './words.ts';

const byNumber = Type.Object({ number: caseNumber });
const byOrder = Type.Object({ number: orderNumber });
const photoIds = Type.Array(id, { maxItems: 9 });

export const getCaseOptions = endpoint({
  method: 'GET',
  path: '/api/orders/:number/caseOptions',
  permission: 'case:own',
  params: byOrder,
  reply: CaseOptions,
  errors: ['order.not_found'],
});

/**
 * Opens a case: asks to cancel before the purchase, gives available stock back to the store, or claims after the
 * dispatch. `lines` only for a claim, which is about one shipment; cancelling and returning take everything.
 */
export const openCase = endpoint({
  method: 'POST',
  path: '/api/cases',
  permission: 'case:own',
  idempotent: true,
  status: 201,
  body: Type.Object({
    orderNumber,
    kind: oneOf(['cancel', 'return', 'afterSales']),
    reasonCode: oneOf(caseReasons),
    reason,
    refundTo: oneOf(refundTargets),
    /** Of a claim: money, unless something else is asked for. */
    remedy: Type.Optional(oneOf(remedies)),
    shipmentNumber: Type.Optional(shipmentNumber),
    lines: Type.Optional(Type.Array(Type.Object({ lineId: id, quantity }), { minItems: 1, maxItems: 500 })),
    /** What the buyer would like to have back; the whole value of the units when it is left out. */
    wantFen: Type.Optional(fen),
    fileIds: photoIds,
  }),
  reply: CaseView,
  errors: [
    'order.not_found',
    'order.move_not_allowed',
    'order.reason_required',
    'shipment.not_found',
    'case.reason_not_known',
    'case.photo_required',
    'case.lines_required',
    'case.quantity_too_large',
    'case.line_twice',
    'case.time_over',
    'case.want_too_large',
    'case.remedy_not_offered',
    'file.not_found',
  ],
});
export const listMyCases = endpoint({
  method: 'GET',
  path: '/api/cases',
  permission: 'case:own',
  query: Type.Object({ ...pageQuery, orderNumber: optionalText(30), state: Type.Optional(oneOf(caseStates)) }),
  reply: pageOf(CaseRow),
});
export const getMyCase = endpoint({
  method: 'GET',
  path: '/api/cases/:number',
  permission: 'case:own',
  params: byNumber,
  reply: CaseView,
  errors: ['case.not_found'],
});
/** The case as a paper: claim, goods, amounts, every step with who and when, the photos. */
export const downloadMyEvidence = endpoint({
  method: 'GET',
  path: '/api/cases/:number/evidence.pdf',
  permission: 'case:own',
  download: true,
  params: byNumber,
  query: evidenceQuery,
  errors: ['case.not_found'],
});
/** Answers what staff asked, or adds proof while the case is undecided. */
export const answerCase = endpoint({
  method: 'POST',
  path: '/api/cases/:number/answer',
  permission: 'case:own',
  idempotent: true,
  params: byNumber,
  body: Type.Object({ text: requiredText(1000, 'case.text_required'), fileIds: photoIds }),
  reply: CaseView,
  errors: ['case.not_found', 'case.not_open', 'case.text_required', 'file.not_found'],
});
/** Where the refund shall go; until it is approved. */
export const chooseRefundTarget = endpoint({
  method: 'POST',
  path: '/api/cases/:number/target',
  permission: 'case:own',
  params: byNumber,
  body: Type.Object({ refundTo: oneOf(refundTargets) }),
  reply: CaseView,
  errors: ['case.not_found', 'case.not_open'],
});
