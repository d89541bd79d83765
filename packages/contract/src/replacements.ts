import { remedies, replacings } from '@kouan/domain';
import { Type } from 'typebox';
import { CaseView, caseNumber, StaffCaseView } from './cases.ts';
import { endpoint } from './endpoint.ts';
import { fen, id, oneOf, optionalText, reason, requiredText } from './words.ts';

const byNumber = Type.Object({ number: caseNumber });
const photoIds = Type.Array(id, { maxItems: 9 });
const deciding = ['case.not_found', 'case.not_open', 'case.own_case', 'case.claimed_by_other'] as const;
const working = ['case.not_found', 'case.own_case', 'case.replacement_not_so'] as const;

/** Offers the buyer another remedy than the one asked for; the platform's clock stands still until the answer. */
export const offerRemedy = endpoint({
  method: 'POST',
  path: '/api/staff/cases/:number/offer',
  permission: 'case:decide',
  idempotent: true,
  params: byNumber,
  /** `refundFen` only of a refund. */
  body: Type.Object({
    remedy: oneOf(remedies),
    refundFen: Type.Optional(fen),
    text: requiredText(1000, 'case.text_required'),
  }),
  reply: StaffCaseView,
  errors: [...deciding, 'case.remedy_not_offered', 'case.amount_not_allowed', 'case.text_required'],
});
export const answerOffer = endpoint({
  method: 'POST',
  path: '/api/cases/:number/offer',
  permission: 'case:own',
  idempotent: true,
  params: byNumber,
  body: Type.Object({ isAccepted: Type.Boolean(), text: optionalText(1000) }),
  reply: CaseView,
  errors: ['case.not_found', 'case.no_offer'],
});

/** Decides that the pieces are replaced, or missing ones sent later, free of charge. */
export const agreeReplacement = endpoint({
  method: 'POST',
  path: '/api/staff/cases/:number/replacement',
  permission: 'case:decide',
  idempotent: true,
  params: byNumber,
  body: Type.Object({ remedy: oneOf(replacings), opinion: optionalText(500) }),
  reply: StaffCaseView,
  errors: [...deciding, 'case.remedy_not_asked', 'case.not_delivered'],
});
/** The store was asked for the pieces: what that costs us, and in how many days they should be here. */
export const recordReplacementBought = endpoint({
  method: 'POST',
  path: '/api/staff/cases/:number/replacement/bought',
  permission: 'warehouse:purchase',
  idempotent: true,
  params: byNumber,
  body: Type.Object({
    costFen: fen,
    sellerOrderNumber: requiredText(100, 'case.seller_number_required'),
    expectedDays: Type.Integer({ minimum: 1, maximum: 60 }),
  }),
  reply: StaffCaseView,
  errors: [...working, 'case.seller_number_required'],
});
/** The pieces are in the warehouse: in after-sales stock until they are sent. */
export const recordReplacementReceived = endpoint({
  method: 'POST',
  path: '/api/staff/cases/:number/replacement/received',
  permission: 'warehouse:receive',
  idempotent: true,
  params: byNumber,
  body: Type.Object({ note: optionalText(500), photoIds }),
  reply: StaffCaseView,
  errors: [...working, 'case.goods_still_here', 'order.units_insufficient', 'file.not_found'],
});
export const recordReplacementSent = endpoint({
  method: 'POST',
  path: '/api/staff/cases/:number/replacement/sent',
  permission: 'shipment:dispatch',
  idempotent: true,
  params: byNumber,
  body: Type.Object({
    carrier: requiredText(100, 'shipment.carrier_empty'),
    trackingNumber: requiredText(100, 'shipment.tracking_empty'),
    photoIds,
  }),
  reply: StaffCaseView,
  errors: [...working, 'shipment.carrier_empty', 'shipment.tracking_empty', 'file.not_found'],
});
/** The pieces cannot be had: the case is undecided again. */
export const endReplacement = endpoint({
  method: 'POST',
  path: '/api/staff/cases/:number/replacement/end',
  permission: 'case:decide',
  idempotent: true,
  params: byNumber,
  body: Type.Object({ reason }),
  reply: StaffCaseView,
  errors: [...working, 'order.reason_required'],
});

/** The buyer has the new pieces, or says what is wrong with them: then the case is undecided again. */
export const confirmReplacement = endpoint({
  method: 'POST',
  path: '/api/cases/:number/replacement/arrived',
  permission: 'case:own',
  idempotent: true,
  params: byNumber,
  body: Type.Object({ isRight: Type.Boolean(), text: optionalText(1000), fileIds: photoIds }),
  reply: CaseView,
  errors: ['case.not_found', 'case.replacement_not_so', 'case.text_required', 'file.not_found'],
});
