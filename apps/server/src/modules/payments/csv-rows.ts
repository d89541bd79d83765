import { parse } from 'csv-parse/sync';
import { fail } from '../../platform/errors.ts';
import type { StatementRow } from './read-statement.ts';

const separators = [',', ';', '\t', '|'] as const;
/** So many records tell what separates cells. */
const sampleCount = 40;
const fewestCells = 3;
/** What the head row of a Chinese statement says; other bytes that happen to be GB 18030 do not. */
const chineseHead = /日期|时间|金额|摘要|流水/;

/** The rows of a CSV file. Throws payment.statement_not_readable. */
export function csvRows(data: Uint8Array): StatementRow[] {
  const text = textOf(data);
  const delimiter = separators.toSorted((a, b) => regularity(text, b) - regularity(text, a))[0] ?? ',';
  return recordsOf(text, { delimiter }) ?? fail('payment.statement_not_readable');
}

/** UTF-8 with or without a mark, UTF-16 with one, else GB 18030 as Chinese banks write it. */
function textOf(data: Uint8Array): string {
  const text = decoded(data, markOf(data)) ?? chinese(decoded(data, 'gb18030'));
  return text === undefined || text.includes('\u0000') ? fail('payment.statement_not_readable') : text;
}

function markOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

const chinese = (text: string | undefined) => (text !== undefined && chineseHead.test(text) ? text : undefined);

function decoded(data: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(data);
  } catch {
    return undefined;
  }
}

/** How many records have the same number of cells: amounts and memos are full of commas, but not all alike. */
function regularity(text: string, delimiter: string): number {
  const counts = new Map<number, number>();
  for (const { cells } of recordsOf(text, { delimiter, to: sampleCount }) ?? [])
    if (cells.length >= fewestCells) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  return Math.max(0, ...counts.values());
}

function recordsOf(text: string, options: { delimiter: string; to?: number }): StatementRow[] | undefined {
  try {
    // With `info` every record comes with the line it ends on.
    const records = parse(text, {
      ...options,
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
    return undefined;
  }
}
