import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { BankAccountView } from './payments.ts';
import {
  count,
  day,
  id,
  moment,
  oneOf,
  optionalText,
  orNull,
  pageOf,
  pageQuery,
  paymentNumber,
  requiredText,
  vnd,
} from './words.ts';

/** A line of a bank: money that arrived. */
export const BankLineRow = Type.Object({
  id,
  account: BankAccountView,
  bookedAt: moment,
  reference: Type.String(),
  amountVnd: vnd,
  leftVnd: vnd,
  description: Type.String(),
  payer: Type.String(),
  payments: Type.Array(Type.String()),
  /** Recorded by hand, and no statement has confirmed it yet. */
  isUnconfirmed: Type.Boolean(),
  /** Whose wallet the rest may go to: the payment of its memo's code, else one it has paid before. */
  owner: orNull(
    Type.Object({ paymentNumber, status: Type.String(), buyerCode: Type.String(), buyerName: Type.String() }),
  ),
});
export const listBankAccounts = endpoint({
  method: 'GET',
  path: '/api/staff/bankAccounts',
  permission: 'bank:list',
  reply: Type.Array(BankAccountView),
});
export const listBankLines = endpoint({
  method: 'GET',
  path: '/api/staff/bankLines',
  permission: 'bank:list',
  query: Type.Object({
    ...pageQuery,
    blurry: optionalText(100),
    isOpen: Type.Optional(Type.Boolean()),
    isUnconfirmed: Type.Optional(Type.Boolean()),
  }),
  reply: pageOf(BankLineRow),
});
/** What is left of a line goes to the wallet of a payment's buyer: a surplus, or what came too late. */
export const lineToWallet = endpoint({
  method: 'POST',
  path: '/api/staff/bankLines/:id/wallet',
  permission: 'payment:review',
  idempotent: true,
  params: Type.Object({ id }),
  body: Type.Object({ paymentNumber, note: optionalText(500) }),
  reply: BankLineRow,
  errors: [
    'payment.not_found',
    'payment.own_payment',
    'payment.still_due',
    'payment.line_not_found',
    'payment.line_used_up',
    'payment.second_person_required',
  ],
});
/** Which column of the file holds what; names as in the file's head row. A payer column is optional. */
export const ColumnMapping = Type.Object({
  bookedAt: requiredText(100),
  reference: requiredText(100),
  credit: requiredText(100),
  description: requiredText(100),
  payer: Type.Optional(Type.String({ maxLength: 100 })),
  /** What the account held after each line: the last of them goes into the daily proof. */
  balance: Type.Optional(Type.String({ maxLength: 100 })),
  /** The time of the day, where it has a column of its own. */
  time: Type.Optional(Type.String({ maxLength: 100 })),
  /** Says credit or debit beside an amount that is never below zero. */
  direction: Type.Optional(Type.String({ maxLength: 100 })),
  dateFormat: oneOf(['yyyy-MM-dd HH:mm:ss', 'dd/MM/yyyy HH:mm:ss', 'dd/MM/yyyy', 'MM/dd/yyyy']),
});
export type ColumnMapping = Static<typeof ColumnMapping>;
const importCounts = {
  lineCount: count,
  newCount: count,
  knownCount: count,
  debitCount: count,
  totalVnd: vnd,
  matchedCount: count,
  /** What the account held after the last line, where the file says so: the balance of that day for the daily proof. */
  closing: orNull(Type.Object({ day: day(), amountVnd: Type.Integer() })),
};
const ImportCounts = Type.Object(importCounts);
export type ImportCounts = Static<typeof ImportCounts>;
export const ImportView = Type.Object({
  statementId: orNull(id),
  columns: Type.Array(Type.String()),
  mapping: orNull(ColumnMapping),
  ...importCounts,
  problems: Type.Array(Type.Object({ row: count, message: Type.String() })),
  preview: Type.Array(
    Type.Object({
      bookedAt: moment,
      reference: Type.String(),
      amountVnd: vnd,
      description: Type.String(),
      payer: Type.String(),
    }),
  ),
});
export type ImportView = Static<typeof ImportView>;
/**
 * Multipart: `file` (CSV or XLSX), fields `accountId`, `isPreview` ("true"/"false") and `mapping` (JSON, else the one kept for
 * the account, else guessed from the head row). A file or a line that is already known is recognised. All rows or none.
 */
export const importStatement = endpoint({
  method: 'POST',
  path: '/api/staff/bankStatements',
  permission: 'bank:import',
  upload: true,
  reply: ImportView,
  errors: [
    'file.missing',
    'file.too_large',
    'payment.account_not_found',
    'payment.statement_not_readable',
    'payment.workbook_not_plain',
    'payment.statement_too_long',
    'payment.mapping_required',
  ],
});
/** How far the import of a statement is. Of its lines so many are read, stored and matched to the open payments. */
export const ImportProgressView = Type.Object({
  fileName: Type.String(),
  state: oneOf(['running', 'done', 'failed']),
  startedAt: moment,
  lineCount: count,
  readCount: count,
  storedCount: count,
  matchedCount: count,
  percent: Type.Integer({ minimum: 0, maximum: 100 }),
  /** Why nothing was imported; empty unless it failed. */
  failure: Type.String(),
  /** What it did; null until it is done. */
  result: orNull(ImportCounts),
});
export type ImportProgressView = Static<typeof ImportProgressView>;
/** One's own import that is under way, else the last one; null before the first. */
export const getImportProgress = endpoint({
  method: 'GET',
  path: '/api/staff/bankStatements/progress',
  permission: 'bank:import',
  reply: orNull(ImportProgressView),
});
