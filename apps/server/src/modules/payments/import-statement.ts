import type { ColumnMapping, ImportCounts, ImportView, Language } from '@kouan/contract';
import { errorMessage } from '@kouan/contract';
import { findPaymentCodes, formatDay, sumOf } from '@kouan/domain';
import { currentTime } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import type { Sendable } from '../../platform/http.ts';
import { sha256 } from '../../platform/random.ts';
import { parameters } from '../settings/index.ts';
import { keepMapping, lockAccount } from './bank-accounts.ts';
import { approveLinesSoon } from './approve-soon.ts';
import {
  addStatement,
  confirmLine,
  findStatement,
  hasLaterLine,
  linesWithKeys,
  linesWithReferences,
  openCodes,
  recordedLines,
} from './bank-line-queries.ts';
import { bookLines, dayRates } from './book-lines.ts';
import { closingBalance } from './closing-balance.ts';
import { stateClosing } from './daily-proofs.ts';
import type { ImportSteps, TellImport } from './import-progress.ts';
import { confirmedBy, freshLines, type KeyedLine, keyLines, toldBefore } from './known-lines.ts';
import { csvRows } from './csv-rows.ts';
import { readStatement, type Statement, type StatementRow } from './read-statement.ts';

export type StatementFile = {
  accountId: number;
  data: Uint8Array;
  /** The rows of a workbook, read before; else the data are text. */
  rows?: readonly StatementRow[] | undefined;
  name: string;
  isPreview: boolean;
  mapping: ColumnMapping | undefined;
  actorId: number;
  language: Language;
  /** Hears how far the import is. */
  tell?: TellImport;
};

type Imported = Sendable<ImportView> & ImportCounts;

const previewLines = 20;
const maxShownProblems = 100;
const maxNameLength = 200;
/** After so many lines the import tells how far it is. */
const linesPerStep = 500;

/**
 * Imports the money that arrived at an account: all rows or none. A file or a line that is already known changes
 * nothing; a line that was recorded by hand is confirmed. Every new line is booked at its day's rate as receipts that no payment has
 * yet. The balance after the last line of a day that is over goes into its daily proof. Throws
 * payment.account_not_found, payment.statement_not_readable, payment.statement_too_long, payment.mapping_required.
 */
export async function importStatement(tx: Tx, file: StatementFile): Promise<Imported> {
  const look = await lookAt(tx, file);
  const { statement, known, fresh } = look;
  const lineCount = statement.lines.length;
  const begun = { lineCount, readCount: lineCount, storedCount: lineCount - fresh.length, matchedCount: 0 };
  file.tell?.(begun);
  const isKept = known === undefined && !file.isPreview && statement.problems.length === 0;
  const statementId = isKept ? await keepStatement(tx, { ...file, look, begun }) : (known ?? null);
  const matchedCount = await countMatched(tx, fresh, (count) =>
    file.tell?.({ ...begun, storedCount: lineCount, matchedCount: lineCount - fresh.length + count }),
  );
  const { closing } = look;
  return {
    ...toView(statement, file.language),
    statementId,
    closing: closing && { day: closing.day, amountVnd: Number(closing.amountVnd) },
    newCount: fresh.length,
    knownCount: lineCount - fresh.length,
    matchedCount,
  };
}

/** What a file says, held against what the account has already. */
async function lookAt(tx: Tx, file: StatementFile) {
  const account = await lockAccount(tx, file.accountId);
  const { businessTimeZone: timeZone } = await parameters(tx);
  const now = await currentTime(tx);
  const mappings = [file.mapping, account.columnMapping].filter((mapping) => mapping !== undefined && mapping !== null);
  const statement = readStatement(file.rows ?? csvRows(file.data), { mappings, timeZone, now });
  if (!statement.mapping && !file.isPreview) fail('payment.mapping_required');

  const fileHash = sha256(file.data);
  const known = await findStatement(tx, { accountId: account.id, sha256: fileHash });
  const lines = keyLines(statement.lines, timeZone);
  const keys = lines.map((line) => line.lineKey);
  const unknown = freshLines(lines, await linesWithKeys(tx, { accountId: account.id, keys }), timeZone);
  const confirmed = new Map([
    ...confirmedBy(unknown, await recordedLines(tx, account.id)),
    ...toldBefore(
      lines,
      await linesWithReferences(tx, { accountId: account.id, references: lines.map((line) => line.reference) }),
    ),
  ]);
  const fresh = unknown.filter((line) => !confirmed.has(line));
  const last = closingBalance(statement.balances);
  const closing = last
    ? { day: formatDay(last.bookedAt, timeZone), amountVnd: last.balanceVnd, bookedAt: last.bookedAt }
    : null;
  return { account, timeZone, now, statement, fileHash, known, confirmed, fresh, closing };
}

type Keeping = StatementFile & { look: Awaited<ReturnType<typeof lookAt>>; begun: ImportSteps };

/** Keeps the statement, books its new lines and answers its id. */
async function keepStatement(tx: Tx, { look, begun, name, actorId, tell }: Keeping): Promise<number> {
  const { account, timeZone, now, statement, fileHash, confirmed, fresh, closing } = look;
  const statementId = await addStatement(tx, {
    bankAccountId: account.id,
    fileName: name.slice(0, maxNameLength),
    sha256: fileHash,
    lineCount: statement.lines.length,
    importedBy: actorId,
  });
  for (const [line, id] of confirmed) await confirmLine(tx, id, { ...line, statementId });
  const rates = dayRates(tx, { timeZone, now });
  const lineIds: number[] = [];
  for (const part of partsOf(fresh)) {
    const origin = { statementId, actorId };
    lineIds.push(...(await bookLines(tx, { accountId: account.id, origin, lines: part, rates })));
    tell?.({ ...begun, storedCount: begun.storedCount + lineIds.length });
  }
  await approveLinesSoon(tx, lineIds);
  if (statement.mapping) await keepMapping(tx, account.id, statement.mapping);
  if (closing && closing.day < formatDay(now, timeZone)) {
    // A statement of a part of the day says nothing of its end.
    const at = { accountId: account.id, day: closing.day, bookedAt: closing.bookedAt };
    if (!(await hasLaterLine(tx, at))) await stateClosing(tx, { ...at, amountVnd: closing.amountVnd, name, actorId });
  }
  return statementId;
}

const partsOf = (lines: readonly KeyedLine[]): KeyedLine[][] =>
  Array.from({ length: Math.ceil(lines.length / linesPerStep) }, (_, at) =>
    lines.slice(at * linesPerStep, (at + 1) * linesPerStep),
  );

const toView = ({ columns, mapping, lines, problems, debitCount }: Statement, language: Language) => ({
  columns,
  mapping: mapping ?? null,
  lineCount: lines.length,
  debitCount,
  totalVnd: Number(sumOf(lines.map((line) => line.amountVnd))),
  problems: problems
    .slice(0, maxShownProblems)
    .map(({ row, code, value }) => ({ row, message: errorMessage(code, language, { value }) })),
  preview: lines.slice(0, previewLines).map(({ bookedAt, reference, amountVnd, description, payer }) => ({
    bookedAt,
    reference,
    amountVnd,
    description,
    payer,
  })),
});

/** How many lines carry the code of a payment that is still due. `tell` hears how many were looked at. */
async function countMatched(tx: Tx, lines: readonly KeyedLine[], tell: (looked: number) => void): Promise<number> {
  let looked = 0;
  let matched = 0;
  for (const part of partsOf(lines)) {
    const codes = part.map(({ description }) => findPaymentCodes(description));
    const open = await openCodes(tx, codes.flat());
    matched += codes.filter((found) => found.some((code) => open.has(code))).length;
    looked += part.length;
    tell(looked);
  }
  return matched;
}
