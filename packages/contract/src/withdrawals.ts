import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import {
  fen,
  id,
  moment,
  oneOf,
  optionalText,
  orNull,
  pageOf,
  pageQuery,
  rateMicros,
  reason,
  requiredText,
  vnd,
} from './words.ts';

export const withdrawalStates = ['pending', 'done', 'failed', 'cancelled'] as const;

/** Wallet money that a buyer wants on a bank account, at the rate of the day of asking. Failed or cancelled: it is back in the wallet. */
export const WithdrawalView = Type.Object({
  id,
  state: oneOf(withdrawalStates),
  amountFen: fen,
  amountVnd: vnd,
  rateVndPerCnyMicros: rateMicros,
  bank: Type.String(),
  /** Only its first and last four digits for buyers; staff see it whole while it waits. */
  accountNumber: Type.String(),
  accountName: Type.String(),
  reference: Type.String(),
  failure: Type.String(),
  askedAt: moment,
  decidedAt: orNull(moment),
  /** `cancel` for its buyer; what staff put down as its end. */
  allowedActions: Type.Array(oneOf(['cancel', 'done', 'failed'])),
  buyer: Type.Object({ code: Type.String(), nickName: Type.String() }),
});
export type WithdrawalView = Static<typeof WithdrawalView>;

export const askWithdrawal = endpoint({
  method: 'POST',
  path: '/api/wallet/withdrawals',
  permission: 'payment:own',
  idempotent: true,
  status: 201,
  body: Type.Object({
    amountFen: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, errorCode: 'wallet.amount_invalid' }),
    bank: requiredText(100, 'payment.bank_empty'),
    accountNumber: Type.String({ pattern: '^[0-9A-Za-z]{6,30}$', errorCode: 'wallet.account_invalid' }),
    accountName: requiredText(100, 'wallet.account_name_empty'),
  }),
  reply: WithdrawalView,
  errors: [
    'wallet.amount_invalid',
    'wallet.insufficient',
    'wallet.account_invalid',
    'wallet.account_name_empty',
    'payment.bank_empty',
  ],
});
const byId = Type.Object({ id });
/** One's own that waits still: the money is in the wallet again. */
export const cancelWithdrawal = endpoint({
  method: 'POST',
  path: '/api/wallet/withdrawals/:id/cancel',
  permission: 'payment:own',
  idempotent: true,
  params: byId,
  reply: WithdrawalView,
  errors: ['wallet.withdrawal_not_found', 'refund.not_pending'],
});
export const listMyWithdrawals = endpoint({
  method: 'GET',
  path: '/api/wallet/withdrawals',
  permission: 'payment:own',
  query: Type.Object(pageQuery),
  reply: pageOf(WithdrawalView),
});
export const listWithdrawals = endpoint({
  method: 'GET',
  path: '/api/staff/withdrawals',
  permission: 'payment:review',
  query: Type.Object({ ...pageQuery, state: Type.Optional(oneOf(withdrawalStates)), blurry: optionalText(50) }),
  reply: pageOf(WithdrawalView),
});
export const recordWithdrawalDone = endpoint({
  method: 'POST',
  path: '/api/staff/withdrawals/:id/done',
  permission: 'payment:review',
  idempotent: true,
  params: byId,
  body: Type.Object({ reference: requiredText(100, 'refund.reference_required'), bankAccountId: id }),
  reply: WithdrawalView,
  errors: [
    'wallet.withdrawal_not_found',
    'refund.not_pending',
    'refund.reference_required',
    'payment.own_payment',
    'payment.account_not_found',
  ],
});
/** The transfer cannot be made: the money is in the wallet again. */
export const recordWithdrawalFailed = endpoint({
  method: 'POST',
  path: '/api/staff/withdrawals/:id/failed',
  permission: 'payment:review',
  idempotent: true,
  params: byId,
  body: Type.Object({ reason }),
  reply: WithdrawalView,
  errors: ['wallet.withdrawal_not_found', 'refund.not_pending', 'payment.own_payment', 'order.reason_required'],
});
