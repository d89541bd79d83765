import type { ColumnMapping, ErrorCode } from '@kouan/contract';
import { parse } from 'csv-parse/sync';
import { fail } from '../../platform/errors.ts';
import { parseVnd } from './parse-amount.ts';
import { parseBookedAt } from './parse-booked-at.ts';
import type { RowBalance } from './closing-balance.ts';
import { fits, guessMapping, withBalance } from './statement-columns.ts';

/** Money that arrived, as the file says. */
export type StatementLine = {
  bookedAt: Date;
  reference: string;
  amountVnd: bigint;
  description: string;
  payer: string;
};
export type RowProblem = { row: number; code: ErrorCode; value: string };
export type Statement = {
  columns: string[];
  mapping: ColumnMapping | undefined;
  lines: StatementLine[];
  problems: RowProblem[];
  /** Rows of money that left, or of none. */
  debitCount: number;
  /** What the account held after each row that says so, in the order of the file. */
  balances: RowBalance[];
};
/** A row of a file with its number there; cells are plain texts. */
export type StatementRow = { number: number; cells: string[] };
type Terms = { mappings: readonly ColumnMapping[]; timeZone: string; now: Date };

export const maxStatementLines = 5000;
const maxHeadRows = 20;
const maxTextLength = 500;
const separators = [',', ';', '\t'] as const;
const dayMs = 86_400_000;
const oldestDays = 1100;
const futureDays = 2;

/**
 * Reads a bank statement out of the rows of a file. The first of `mappings` that fits the head row is used, else it is
 * guessed. Throws payment.statement_too_long.
 */
export function readStatement(rows: readonly StatementRow[], { mappings, timeZone, now }: Terms): Statement {
  const { head, body, mapping } = findHead(rows, mappings);
  if (!mapping) return { columns: head, mapping, lines: [], problems: [], debitCount: 0, balances: [] };
  if (body.length > maxStatementLines) fail('payment.statement_too_long', { limit: maxStatementLines });
  const statement: Statement = {
    columns: head.filter((name) => name !== ''),
    mapping,
    lines: [],
    problems: [],
    debitCount: 0,
    balances: [],
  };
  for (const row of body) readRow(row, { head, mapping, timeZone, now }, statement);
  return statement;
}

/** The rows of a CSV file. Throws payment.statement_not_readable. */
export const csvRows = (data: Uint8Array): StatementRow[] => readRows(textOf(data));

/** UTF-8 with or without a mark, or UTF-16 with one. */
function textOf(data: Uint8Array): string {
  const encoding = data[0] === 0xff && data[1] === 0xfe ? 'utf-16le' : 'utf-8';
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(data);
    return text.includes('\u0000') ? fail('payment.statement_not_readable') : text;
  } catch {
    return fail('payment.statement_not_readable');
  }
}

function readRows(text: string): StatementRow[] {
  const top = text.split(/\r?\n/, maxHeadRows).join('\n');
  const delimiter = separators.toSorted((a, b) => top.split(b).length - top.split(a).length)[0] ?? ',';
  try {
    // With `info` every record comes with the line it ends on.
    const records = parse(text, {
      delimiter,
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
    }) as unknown as { info: { lines: number }; record: string[] }[];
    return records.map(({ info, record }) => ({
      number: info.lines,
      cells: record.map((cell) => cell.normalize('NFC')),
    }));
  } catch {
    return fail('payment.statement_not_readable');
  }
}

/** Banks put their address above the table, so the head row is looked for. */
function findHead(rows: readonly StatementRow[], mappings: readonly ColumnMapping[]) {
  for (const [index, { cells }] of rows.slice(0, maxHeadRows).entries()) {
    const body = rows.slice(index + 1);
    const kept = mappings.find((known) => fits(known, cells));
    const mapping = kept ? withBalance(kept, cells) : guessMapping(cells, body[0]?.cells ?? []);
    if (mapping) return { head: cells, body, mapping };
  }
  const head = rows.find(({ cells }) => cells.filter((cell) => cell !== '').length > 2)?.cells ?? [];
  return { head, body: [], mapping: undefined };
}

type Columns = { head: readonly string[]; mapping: ColumnMapping; timeZone: string; now: Date };

function readRow(
  { number, cells }: StatementRow,
  { head, mapping, timeZone, now }: Columns,
  statement: Statement,
): void {
  const cell = (name: string | undefined) => (name === undefined ? '' : (cells[head.indexOf(name)] ?? ''));
  const [booked, reference, credit] = [cell(mapping.bookedAt), cell(mapping.reference), cell(mapping.credit)];
  // Opening and closing balances: neither a day nor a number of their own.
  if (reference === '' && (booked === '' || !/\d/.test(booked))) return;
  const problem = (code: ErrorCode, value: string) =>
    void statement.problems.push({ row: number, code, value: value.slice(0, 40) });
  const amountVnd = credit === '' || credit === '-' ? 0n : parseVnd(credit);
  if (amountVnd === undefined) return problem('payment.row_amount_wrong', credit);
  const bookedAt = parseBookedAt(booked, { dateFormat: mapping.dateFormat, timeZone });
  const balanceVnd = parseVnd(cell(mapping.balance));
  if (bookedAt && balanceVnd !== undefined)
    statement.balances.push({ bookedAt, amountVnd: amountVnd === 0n ? undefined : amountVnd, balanceVnd });
  if (amountVnd <= 0n) return void statement.debitCount++;
  const ageDays = bookedAt && (now.getTime() - bookedAt.getTime()) / dayMs;
  if (!bookedAt || ageDays === undefined || ageDays > oldestDays || ageDays < -futureDays)
    return problem('payment.row_date_wrong', booked);
  if (reference === '') return problem('payment.row_reference_missing', '');
  const short = (text: string) => text.slice(0, maxTextLength);
  statement.lines.push({
    bookedAt,
    reference: short(reference),
    amountVnd,
    description: short(cell(mapping.description)),
    payer: short(cell(mapping.payer)),
  });
}
