import type { ColumnMapping, ErrorCode } from '@kouan/contract';
import { fail } from '../../platform/errors.ts';
import { parseVnd } from './parse-amount.ts';
import { isDateLike, parseBookedAt } from './parse-booked-at.ts';
import type { RowBalance } from './closing-balance.ts';
import { fits, guessMapping, withFoundColumns } from './statement-columns.ts';
import { sideOf } from './statement-sides.ts';

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
/** How a row begins, or what it says, that only sums others up. */
const isSum = /^(?:tổng|cộng|số dư|total|sum|balance|opening|closing|合计|总计|小计|余额)/iu;
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

/** Banks put their address above the table, so the head row is looked for. */
function findHead(rows: readonly StatementRow[], mappings: readonly ColumnMapping[]) {
  for (const [index, { cells }] of rows.slice(0, maxHeadRows).entries()) {
    const body = rows.slice(index + 1);
    const kept = mappings.find((known) => fits(known, cells));
    const mapping = kept ? withFoundColumns(kept, cells, body) : guessMapping(cells, body);
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
  const [reference, credit] = [cell(mapping.reference), cell(mapping.credit)];
  const booked = [cell(mapping.bookedAt), cell(mapping.time)].filter((part) => part !== '').join(' ');
  if (reference === '' && isBesides({ booked, credit, cells })) return;
  const problem = (code: ErrorCode, value: string) =>
    void statement.problems.push({ row: number, code, value: value.slice(0, 40) });
  const written = credit === '' || credit === '-' ? 0n : parseVnd(credit);
  if (written === undefined) return problem('payment.row_amount_wrong', credit);
  const side = mapping.direction === undefined || written === 0n ? 'in' : sideOf(cell(mapping.direction));
  if (side === undefined) return problem('payment.row_direction_wrong', cell(mapping.direction));
  const amountVnd = side === 'out' && written > 0n ? -written : written;
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

/** Opening and closing balances, sums, who printed it and when: neither a day nor a number of their own. */
function isBesides({ booked, credit, cells }: { booked: string; credit: string; cells: readonly string[] }): boolean {
  if (!/\d/.test(booked)) return true;
  if (isDateLike(booked)) return false;
  return credit === '' || cells.some((cell) => isSum.test(cell));
}
