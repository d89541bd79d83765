import { maxTransferVnd } from '@kouan/domain';
import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { BankAccountView } from './payments.ts';
import { count, fen, id, moment, oneOf, orNull, requiredText, vnd } from './words.ts';

/** Headers of a notice: seconds since 1970, and the HMAC-SHA256 of `timestamp.body` with the source's secret, in hex. */
export const noticeTimestampHeader = 'x-kouan-timestamp';
export const noticeSignatureHeader = 'x-kouan-signature';
const maxNoticeBytes = 16_384;

/** What a bank tells of one movement. A negative amount left the account and is only acknowledged. */
export const BankNotice = Type.Object({
  accountNumber: requiredText(30),
  reference: requiredText(100),
  amountVnd: Type.Integer({ minimum: -maxTransferVnd, maximum: maxTransferVnd }),
  bookedAt: moment,
  description: Type.String({ maxLength: 500 }),
  payer: Type.Optional(Type.String({ maxLength: 200 })),
});
export type BankNotice = Static<typeof BankNotice>;

/**
 * Where a bank tells of each movement as it happens, in the form of `BankNotice`. The signature covers the bytes, so the
 * body is read only after it was found to be right. The same movement may come again with another signature, from
 * another source or on a statement: it is one line.
 */
export const takeBankNotice = endpoint({
  method: 'POST',
  path: '/api/bank/notices/:source',
  permission: 'open',
  signedBytes: maxNoticeBytes,
  params: Type.Object({ source: Type.String({ maxLength: 40 }) }),
  body: Type.Unknown(),
  reply: Type.Object({ outcome: oneOf(['booked', 'known', 'outgoing']) }),
  errors: [
    'payment.notice_unsigned',
    'payment.notice_too_old',
    'payment.notice_repeated',
    'payment.notice_not_readable',
    'payment.notice_wrong_account',
    'payment.notice_date_wrong',
  ],
});

export const BankSourceView = Type.Object({
  id,
  name: Type.String(),
  /** The path that the bank calls. */
  path: Type.String(),
  account: BankAccountView,
  isActive: Type.Boolean(),
  createdAt: moment,
  bookedCount: count,
  knownCount: count,
  lastNotice: orNull(
    Type.Object({
      at: moment,
      outcome: oneOf(['booked', 'known', 'outgoing']),
      reference: Type.String(),
      amountVnd: vnd,
    }),
  ),
  /** What was refused, by reason in the caller's language, the newest first. */
  failures: Type.Array(Type.Object({ message: Type.String(), count, lastAt: moment })),
});
export type BankSourceView = Static<typeof BankSourceView>;
/** The secret is shown this once. */
export const NewSecretView = Type.Object({ source: BankSourceView, secret: Type.String() });
export const listBankSources = endpoint({
  method: 'GET',
  path: '/api/staff/bankSources',
  permission: 'bank:list',
  reply: Type.Array(BankSourceView),
});
export const addBankSource = endpoint({
  method: 'POST',
  path: '/api/staff/bankSources',
  permission: 'settings:edit',
  body: Type.Object({ name: requiredText(60), accountId: id }),
  reply: NewSecretView,
  errors: ['payment.account_not_found', 'payment.source_name_taken', 'payment.too_many_sources'],
});
export const switchBankSource = endpoint({
  method: 'PUT',
  path: '/api/staff/bankSources/:id',
  permission: 'settings:edit',
  params: Type.Object({ id }),
  body: Type.Object({ isActive: Type.Boolean() }),
  reply: BankSourceView,
  errors: ['payment.source_not_found'],
});
/** The old secret is refused from now on. */
export const renewBankSecret = endpoint({
  method: 'POST',
  path: '/api/staff/bankSources/:id/secret',
  permission: 'settings:edit',
  params: Type.Object({ id }),
  body: Type.Object({}),
  reply: NewSecretView,
  errors: ['payment.source_not_found'],
});

/** Up to what worth of one transfer exact hits need nobody: 0 switches it off. The most that may be set is 10,000 CNY. */
export const maxAutomaticCeilingFen = 1_000_000;
export const AutomaticTermsView = Type.Object({
  ceilingFen: fen,
  approvedCount: count,
  lastApprovedAt: orNull(moment),
});
export const getAutomaticTerms = endpoint({
  method: 'GET',
  path: '/api/staff/automaticApproval',
  permission: 'bank:list',
  reply: AutomaticTermsView,
});
export const setAutomaticTerms = endpoint({
  method: 'PUT',
  path: '/api/staff/automaticApproval',
  permission: 'settings:edit',
  body: Type.Object({ ceilingFen: Type.Integer({ minimum: 0, maximum: maxAutomaticCeilingFen }) }),
  reply: AutomaticTermsView,
});
