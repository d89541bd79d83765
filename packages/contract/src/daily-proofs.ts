import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { count, day, maxMoney, moment, oneOf, optionalText, orNull, signedFen } from './words.ts';

/** opening: the first stated balance, with which the books of an account begin; missing: nobody stated a balance. */
export const proofStates = ['proved', 'differs', 'missing', 'opening'] as const;
export const statedSources = ['entered', 'statement', 'gateway'] as const;
/**
 * What may explain a difference. handRecorded: booked by hand, on no statement yet; payoutsPending: asked for and perhaps
 * transferred already; unmatched: money in that no payment took yet (it is in the books, and so no difference by itself);
 * unexplained: what is left.
 */
export const proofReasons = ['handRecorded', 'payoutsPending', 'unmatched', 'unexplained'] as const;

/** Amounts of a bank account in đồng, of a gateway in fen. */
const amount = signedFen;
export const proofAccount = Type.String({ pattern: '^(bank:[0-9]{1,15}|gateway:[a-z]{2,20})$' });

/** One account on one business day. */
export const DailyProof = Type.Object({
  account: proofAccount,
  name: Type.String(),
  unit: oneOf(['vnd', 'fen']),
  day: day(),
  state: oneOf(proofStates),
  /** What the day began with: the balance of the last signed day, or the very first. */
  openingDay: orNull(day()),
  opening: orNull(amount),
  moneyIn: amount,
  moneyOut: amount,
  book: orNull(amount),
  stated: orNull(amount),
  difference: orNull(amount),
  explanation: Type.Array(Type.Object({ reason: oneOf(proofReasons), amount })),
  signedBy: orNull(Type.String()),
  signedAt: orNull(moment),
  signedNote: Type.String(),
  /** Every balance that was stated for the day, the newest first. */
  history: Type.Array(
    Type.Object({
      amount,
      source: oneOf(statedSources),
      by: Type.String(),
      note: Type.String(),
      at: moment,
    }),
  ),
});
export type DailyProof = Static<typeof DailyProof>;

/** Without days the last fourteen. */
const period = {
  from: Type.Optional(day('ledger.period_invalid')),
  to: Type.Optional(day('ledger.period_invalid')),
};

/** The proofs of all accounts that ever stated a balance, or could, the newest day first. At most 92 days. */
export const listDailyProofs = endpoint({
  method: 'GET',
  path: '/api/staff/dailyProofs',
  permission: 'ledger:list',
  query: Type.Object({ ...period, account: Type.Optional(proofAccount), state: Type.Optional(oneOf(proofStates)) }),
  reply: Type.Object({
    accounts: Type.Array(Type.Object({ account: proofAccount, name: Type.String(), unit: oneOf(['vnd', 'fen']) })),
    content: Type.Array(DailyProof),
    totalElements: count,
    /** Today in the business zone: the last day for which a balance can be stated. */
    today: day(),
  }),
  errors: ['ledger.period_invalid'],
});
export const downloadDailyProofs = endpoint({
  method: 'GET',
  path: '/api/staff/dailyProofs/sheet',
  permission: 'ledger:list',
  download: true,
  query: Type.Object({ ...period, account: Type.Optional(proofAccount), state: Type.Optional(oneOf(proofStates)) }),
  errors: ['ledger.period_invalid'],
});
const ofDay = { account: proofAccount, day: day('ledger.period_invalid') };
/** What the bank or the gateway says it held at the end of a business day. A second word about a day replaces the first. */
export const stateBalance = endpoint({
  method: 'POST',
  path: '/api/staff/dailyProofs/balance',
  permission: 'bank:import',
  idempotent: true,
  body: Type.Object({
    ...ofDay,
    amount: Type.Integer({ minimum: -maxMoney, maximum: maxMoney, errorCode: 'ledger.amount_invalid' }),
    note: optionalText(500),
  }),
  reply: DailyProof,
  errors: ['ledger.account_unknown', 'ledger.day_not_over', 'ledger.amount_invalid', 'ledger.period_invalid'],
});
/** A person stands for a day, with the figures that they saw. A day that differs needs words. */
export const signDailyProof = endpoint({
  method: 'POST',
  path: '/api/staff/dailyProofs/sign',
  permission: 'ledger:correct',
  idempotent: true,
  body: Type.Object({ ...ofDay, stated: amount, book: amount, note: optionalText(500) }),
  reply: DailyProof,
  errors: [
    'ledger.account_unknown',
    'ledger.balance_missing',
    'ledger.proof_changed',
    'ledger.reason_required',
    'ledger.period_invalid',
  ],
});
