import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { BankAccountView, claimBankTransfer } from './payments.ts';
import { fen, id, moment, oneOf, orNull, paymentNumber, vnd } from './words.ts';

export const maxJointMembers = 20;
export const jointNumber = Type.String({ pattern: '^J[0-9A-HJKMNP-TV-Z]{13}$' });
const byNumber = Type.Object({ number: jointNumber });

/** One payment of a joint transfer, in the order in which money is given to them. */
export const JointMember = Type.Object({
  paymentNumber,
  orderNumber: Type.String(),
  purpose: oneOf(['deposit', 'final', 'adjustment']),
  status: oneOf(['unpaid', 'pendingApproval', 'paid', 'cancelled']),
  dueFen: fen,
  dueVnd: vnd,
  dueAt: orNull(moment),
  /** Still to be transferred here: not taken out, and unpaid. */
  isOpen: Type.Boolean(),
  /** Taken out of this joint transfer. */
  isOut: Type.Boolean(),
});
export type JointMember = Static<typeof JointMember>;
/** Several payments of a buyer that one transfer pays: one sum, one code, one QR. The sum is that of the open members. */
export const JointTransferView = Type.Object({
  number: jointNumber,
  code: Type.String(),
  dueFen: fen,
  dueVnd: vnd,
  /** When the first of the open members would be cancelled. */
  dueAt: orNull(moment),
  account: BankAccountView,
  qr: Type.String(),
  qrSvg: Type.String(),
  isScreenshotRequired: Type.Boolean(),
  members: Type.Array(JointMember),
  /** `leave` for each of the open members. */
  allowedActions: Type.Array(oneOf(['pay', 'leave'])),
});
export type JointTransferView = Static<typeof JointTransferView>;

/** The same payments again answer the joint transfer that they are in; else they leave the ones that they were in. */
export const openJointTransfer = endpoint({
  method: 'POST',
  path: '/api/jointTransfers',
  permission: 'payment:own',
  idempotent: true,
  body: Type.Object({ paymentNumbers: Type.Array(paymentNumber, { minItems: 2, maxItems: maxJointMembers }) }),
  reply: JointTransferView,
  errors: ['payment.not_found', 'payment.not_payable', 'payment.paused', 'payment.joint_too_few'],
});
export const getJointTransfer = endpoint({
  method: 'GET',
  path: '/api/jointTransfers/:number',
  permission: 'payment:own',
  params: byNumber,
  reply: JointTransferView,
  errors: ['payment.joint_not_found'],
});
/** Takes one payment out; the sum is that of the others from now on. */
export const leaveJointTransfer = endpoint({
  method: 'POST',
  path: '/api/jointTransfers/:number/leave',
  permission: 'payment:own',
  idempotent: true,
  params: byNumber,
  body: Type.Object({ paymentNumber }),
  reply: JointTransferView,
  errors: ['payment.joint_not_found', 'payment.not_found', 'payment.not_payable'],
});
/**
 * "I have transferred" for all open members at once. The amount is spread in the order of the list; what it does not
 * reach stays unpaid. `dueVnd` is the sum that the buyer saw: if it is another one by now, nothing happens.
 */
export const claimJointTransfer = endpoint({
  method: 'POST',
  path: '/api/jointTransfers/:number/bankTransfer',
  permission: 'payment:own',
  idempotent: true,
  params: byNumber,
  body: Type.Object({ ...claimBankTransfer.body.properties, dueVnd: vnd }),
  reply: JointTransferView,
  errors: [
    'payment.joint_not_found',
    'payment.joint_changed',
    'payment.remitter_empty',
    'payment.bank_empty',
    'payment.amount_invalid',
    'payment.screenshot_required',
    'payment.not_payable',
    'file.not_found',
  ],
});
/** Books one bank line on the waiting members in the order of the list, as far as it goes: all of them or none. */
export const approveJointTransfer = endpoint({
  method: 'POST',
  path: '/api/staff/jointTransfers/:number/approve',
  permission: 'payment:review',
  idempotent: true,
  params: byNumber,
  body: Type.Object({ bankLineId: id }),
  reply: Type.Object({ approved: Type.Array(paymentNumber), waiting: Type.Array(paymentNumber) }),
  errors: [
    'payment.joint_not_found',
    'payment.not_reviewable',
    'payment.own_payment',
    'payment.line_not_found',
    'payment.line_used_up',
    'payment.second_person_required',
    'payment.above_ceiling',
  ],
});
