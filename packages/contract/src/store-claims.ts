import { Type } from 'typebox';
import { caseNumber, StaffCaseView } from './cases.ts';
import { endpoint } from './endpoint.ts';
import { count, fen, id, moment, optionalText, reason, requiredText } from './words.ts';

const byNumber = Type.Object({ number: caseNumber });
const fileIds = Type.Array(id, { maxItems: 9 });
const amountFen = Type.Integer({ minimum: 1, maximum: 9_999_999_999, errorCode: 'ledger.amount_invalid' });
const working = ['case.not_found', 'case.own_case', 'case.store_claim_not_so'] as const;

/** What is claimed from the store of a case; again, until it is raised, to change it. */
export const prepareStoreClaim = endpoint({
  method: 'POST',
  path: '/api/staff/cases/:number/storeClaim',
  permission: 'case:decide',
  idempotent: true,
  params: byNumber,
  /** `dueAt`: the end of the store's return window, where it is another one than usual. */
  body: Type.Object({
    amountFen,
    reason: requiredText(1000, 'order.reason_required'),
    dueAt: Type.Optional(moment),
    fileIds,
  }),
  reply: StaffCaseView,
  errors: [...working, 'ledger.amount_invalid', 'order.reason_required', 'file.not_found'],
});
/** It was sent to the store; `reference` is the store's number of it. Also once more after a refusal. */
export const raiseStoreClaim = endpoint({
  method: 'POST',
  path: '/api/staff/cases/:number/storeClaim/raised',
  permission: 'case:decide',
  idempotent: true,
  params: byNumber,
  body: Type.Object({ reference: requiredText(100, 'case.seller_number_required'), text: optionalText(1000), fileIds }),
  reply: StaffCaseView,
  errors: [...working, 'case.seller_number_required', 'file.not_found'],
});
/** What the store answered: so much of it, or nothing. */
export const answerStoreClaim = endpoint({
  method: 'POST',
  path: '/api/staff/cases/:number/storeClaim/answer',
  permission: 'case:decide',
  idempotent: true,
  params: byNumber,
  /** `agreedFen` only of a yes; the whole amount unless told. */
  body: Type.Object({
    isAgreed: Type.Boolean(),
    agreedFen: Type.Optional(amountFen),
    text: requiredText(1000, 'case.text_required'),
    fileIds,
  }),
  reply: StaffCaseView,
  errors: [...working, 'ledger.amount_invalid', 'case.claim_amount_too_large', 'case.text_required', 'file.not_found'],
});
/** The store paid it, or takes it off what we owe it. */
export const recoverStoreClaim = endpoint({
  method: 'POST',
  path: '/api/staff/cases/:number/storeClaim/recovered',
  permission: 'ledger:correct',
  idempotent: true,
  params: byNumber,
  body: Type.Object({ recoveredFen: amountFen, text: requiredText(1000, 'case.text_required'), fileIds }),
  reply: StaffCaseView,
  errors: [
    ...working,
    'case.claim_too_early',
    'case.claim_amount_too_large',
    'ledger.amount_invalid',
    'case.text_required',
    'file.not_found',
  ],
});
/** Nothing comes from the store: it is our loss. */
export const giveUpStoreClaim = endpoint({
  method: 'POST',
  path: '/api/staff/cases/:number/storeClaim/givenUp',
  permission: 'ledger:correct',
  idempotent: true,
  params: byNumber,
  body: Type.Object({ reason }),
  reply: StaffCaseView,
  errors: [...working, 'case.claim_too_early', 'order.reason_required'],
});
/** The settlement was wrong: what it wrote is reversed, and the claim is open again. */
export const takeBackStoreClaim = endpoint({
  method: 'POST',
  path: '/api/staff/cases/:number/storeClaim/takenBack',
  permission: 'ledger:correct',
  idempotent: true,
  params: byNumber,
  body: Type.Object({ reason }),
  reply: StaffCaseView,
  errors: [...working, 'case.settled_by_you', 'order.reason_required'],
});

/** What is claimed from each store: open, and recovered and lost of what was settled. */
export const listStoreClaimSums = endpoint({
  method: 'GET',
  path: '/api/staff/storeClaims/sums',
  permission: 'ledger:list',
  reply: Type.Array(Type.Object({ storeId: id, openCount: count, openFen: fen, recoveredFen: fen, lostFen: fen })),
});
