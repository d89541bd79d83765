import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import {
  count,
  day,
  fen,
  id,
  languages,
  moment,
  oneOf,
  optionalText,
  orNull,
  pageOf,
  pageQuery,
  reason,
  requiredText,
  signedFen,
} from './words.ts';

/** Two days of the business's time zone, both included; at most a year and a day. */
const period = { from: day('ledger.period_invalid'), to: day('ledger.period_invalid') };
const statementQuery = Type.Object({
  ...period,
  /** The language of the document; the caller's unless told. */
  language: Type.Optional(oneOf(languages)),
});
const buyerCode = Type.String({ pattern: '^[Bb][0-9]{1,12}$', errorCode: 'ledger.buyer_not_found' });
const statementErrors = ['ledger.period_invalid', 'ledger.statement_too_long'] as const;

/** What a buyer paid, got back and owes of a period, every posting of it, with the balances before and after. */
export const downloadMyStatement = endpoint({
  method: 'GET',
  path: '/api/wallet/statement.pdf',
  permission: 'payment:own',
  download: true,
  query: statementQuery,
  errors: statementErrors,
});
export const downloadMyStatementSheet = endpoint({
  method: 'GET',
  path: '/api/wallet/statement.xlsx',
  permission: 'payment:own',
  download: true,
  query: statementQuery,
  errors: statementErrors,
});
export const downloadBuyerStatement = endpoint({
  method: 'GET',
  path: '/api/staff/buyers/:buyerCode/statement.pdf',
  permission: 'ledger:list',
  download: true,
  params: Type.Object({ buyerCode }),
  query: statementQuery,
  errors: [...statementErrors, 'ledger.buyer_not_found'],
});
export const downloadBuyerStatementSheet = endpoint({
  method: 'GET',
  path: '/api/staff/buyers/:buyerCode/statement.xlsx',
  permission: 'ledger:list',
  download: true,
  params: Type.Object({ buyerCode }),
  query: statementQuery,
  errors: [...statementErrors, 'ledger.buyer_not_found'],
});

const accountName = Type.String({ pattern: '^[a-zA-Z]{1,40}(:[a-zA-Z]{1,40})?$' });

/** One line of the chart of accounts, in fen; assets and costs stand on the debit side. */
export const AccountBalance = Type.Object({
  account: Type.String(),
  /** In the caller's language. */
  label: Type.String(),
  group: oneOf(['asset', 'liability', 'income', 'cost']),
  /** Of a bank account or a gateway: which one. */
  detail: Type.String(),
  debitFen: fen,
  creditFen: fen,
  /** Debits less credits. */
  balanceFen: signedFen,
});
export type AccountBalance = Static<typeof AccountBalance>;
/** The chart of accounts: all of it, or what moved on the days of a period; with what the journal adds up to on both sides. */
export const listAccountBalances = endpoint({
  method: 'GET',
  path: '/api/staff/ledger/accounts',
  permission: 'ledger:list',
  query: Type.Object({
    from: Type.Optional(day('ledger.period_invalid')),
    to: Type.Optional(day('ledger.period_invalid')),
  }),
  reply: Type.Object({
    content: Type.Array(AccountBalance),
    totalElements: count,
    /** Both sides; their difference is 0 as long as the books are right. */
    totals: Type.Object({ debitFen: fen, creditFen: fen, differenceFen: signedFen }),
  }),
  errors: ['ledger.period_invalid'],
});

export const JournalEntry = Type.Object({
  account: Type.String(),
  label: Type.String(),
  /** Whose account it is: a buyer's code, a store, a bank account or a gateway. */
  owner: Type.String(),
  debitFen: fen,
  creditFen: fen,
});
export const JournalRow = Type.Object({
  id,
  at: moment,
  event: Type.String(),
  label: Type.String(),
  orderNumber: orNull(Type.String()),
  paymentNumber: orNull(Type.String()),
  shipmentNumber: orNull(Type.String()),
  actor: orNull(Type.String()),
  note: Type.String(),
  /** The transaction that this one takes back. */
  reversesId: orNull(id),
  /** Whether it may be taken back by hand; what other records stand behind is taken back where those are. */
  isReversible: Type.Boolean(),
  entries: Type.Array(JournalEntry),
});
export type JournalRow = Static<typeof JournalRow>;
/** The journal, the newest first; one account of it is that account's statement. */
export const listJournal = endpoint({
  method: 'GET',
  path: '/api/staff/ledger/journal',
  permission: 'ledger:list',
  query: Type.Object({
    ...pageQuery,
    account: Type.Optional(accountName),
    orderNumber: optionalText(20),
    buyerCode: optionalText(20),
    from: Type.Optional(day('ledger.period_invalid')),
    to: Type.Optional(day('ledger.period_invalid')),
  }),
  reply: pageOf(JournalRow),
  errors: ['ledger.period_invalid'],
});

export const StorePayable = Type.Object({
  storeId: id,
  name: Type.String(),
  site: Type.String(),
  /** Bought, paid to the store, and what is still owed to it; below zero the store owes. */
  creditFen: fen,
  debitFen: fen,
  owedFen: signedFen,
  lastAt: orNull(moment),
});
export type StorePayable = Static<typeof StorePayable>;
export const listStorePayables = endpoint({
  method: 'GET',
  path: '/api/staff/ledger/payables',
  permission: 'ledger:list',
  query: Type.Object(pageQuery),
  reply: Type.Object({ content: Type.Array(StorePayable), totalElements: count, owedFen: signedFen }),
});

/** What an order brought, from the ledger alone. */
export const OrderMargin = Type.Object({
  orderNumber: Type.String(),
  serviceFen: signedFen,
  shipmentFeesFen: signedFen,
  purchaseFen: signedFen,
  exchangeFen: signedFen,
  lossesFen: signedFen,
  /** What settled claims towards the store brought, less what of those it did not bear. */
  claimsFen: signedFen,
  marginFen: signedFen,
  /** What its goods cost at the stores, less what they took back; no part of the margin, which knows the difference. */
  costFen: signedFen,
});
export type OrderMargin = Static<typeof OrderMargin>;
export const listMargins = endpoint({
  method: 'GET',
  path: '/api/staff/ledger/margins',
  permission: 'ledger:list',
  query: Type.Object({ ...pageQuery, orderNumber: optionalText(20) }),
  reply: pageOf(OrderMargin),
});

/** An entry that a person writes: money paid to a store, or a cost paid by the bank. A second person confirms it. */
export const manualKinds = ['storePaid', 'costPaid'] as const;
export const manualStates = ['asked', 'done', 'declined'] as const;
export const ManualEntryView = Type.Object({
  id,
  kind: oneOf([...manualKinds, 'reversal']),
  state: oneOf(manualStates),
  amountFen: fen,
  storeName: orNull(Type.String()),
  bankAccount: orNull(Type.String()),
  /** The transaction that is taken back, of a reversal. */
  reversesId: orNull(id),
  reason: Type.String(),
  askedBy: Type.String(),
  askedAt: moment,
  decidedBy: orNull(Type.String()),
  decidedAt: orNull(moment),
  transactionId: orNull(id),
  /** Whether the caller is the second person who may decide. */
  mayDecide: Type.Boolean(),
});
export type ManualEntryView = Static<typeof ManualEntryView>;
export const listManualEntries = endpoint({
  method: 'GET',
  path: '/api/staff/ledger/manual',
  permission: 'ledger:list',
  query: Type.Object({ ...pageQuery, state: Type.Optional(oneOf(manualStates)) }),
  reply: pageOf(ManualEntryView),
});
const amountFen = Type.Integer({
  minimum: 1,
  maximum: 9_999_999_999,
  errorCode: 'ledger.amount_invalid',
});
export const askManualEntry = endpoint({
  method: 'POST',
  path: '/api/staff/ledger/manual',
  permission: 'ledger:correct',
  idempotent: true,
  status: 201,
  body: Type.Object({
    kind: oneOf(manualKinds),
    storeId: Type.Optional(id),
    bankAccountId: id,
    amountFen,
    reason: requiredText(500, 'ledger.reason_required'),
  }),
  reply: ManualEntryView,
  errors: ['ledger.amount_invalid', 'ledger.reason_required', 'ledger.store_not_found', 'payment.account_not_found'],
});
export const askReversal = endpoint({
  method: 'POST',
  path: '/api/staff/ledger/transactions/:id/reversal',
  permission: 'ledger:correct',
  idempotent: true,
  status: 201,
  params: Type.Object({ id }),
  body: Type.Object({ reason }),
  reply: ManualEntryView,
  errors: ['ledger.transaction_not_found', 'ledger.not_reversible', 'ledger.already_reversed', 'order.reason_required'],
});
const byId = Type.Object({ id });
export const confirmManualEntry = endpoint({
  method: 'POST',
  path: '/api/staff/ledger/manual/:id/confirm',
  permission: 'ledger:correct',
  idempotent: true,
  params: byId,
  body: Type.Object({}),
  reply: ManualEntryView,
  errors: ['ledger.manual_not_found', 'ledger.already_decided', 'ledger.second_person', 'ledger.already_reversed'],
});
/** Whoever asked may withdraw it; anybody else declines it. */
export const declineManualEntry = endpoint({
  method: 'POST',
  path: '/api/staff/ledger/manual/:id/decline',
  permission: 'ledger:correct',
  idempotent: true,
  params: byId,
  body: Type.Object({}),
  reply: ManualEntryView,
  errors: ['ledger.manual_not_found', 'ledger.already_decided'],
});
