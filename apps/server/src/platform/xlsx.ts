import type { Language, Texts } from '@kouan/contract';
import type { FastifyReply } from 'fastify';
import { writeXlsx } from 'hucre/xlsx';

/** One column of a sheet: its heading in every language and what it shows of a row. */
export type SheetColumn<R> = {
  heading: Texts;
  value: (row: R) => string | number | boolean | null;
  /** In characters. */
  width?: number;
};

/** The most rows that a download holds. */
export const maxSheetRows = 10_000;
const maxCellLength = 32_000;
const defaultWidth = 18;
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Yuan as a spreadsheet's number: exact, since it holds 15 digits. */
export const yuanCell = (fen: bigint): number => Number(fen) / 100;

/** A workbook of one sheet as the bytes of an .xlsx file. */
async function writeSheet<R>(
  columns: readonly SheetColumn<R>[],
  rows: readonly R[],
  language: Language,
): Promise<Buffer> {
  const file = await writeXlsx({
    sheets: [
      {
        name: 'Sheet1',
        columns: columns.map(({ width = defaultWidth }) => ({ width })),
        freezePane: { rows: 1 },
        rows: [
          columns.map(({ heading }) => heading[language]),
          ...rows.slice(0, maxSheetRows).map((row) => columns.map(({ value }) => cellOf(value(row)))),
        ],
      },
    ],
  });
  return Buffer.from(file);
}

/** Text that a spreadsheet might take for a formula stays text; plain signed numbers, such as phones, are none. */
function cellOf(value: string | number | boolean | null): string | number | boolean | null {
  if (typeof value !== 'string') return value;
  const isFormulaLike = /^[=+\-@\t\r\n]/.test(value) && !/^[+-][\d ]{1,30}$/.test(value);
  // What XML cannot hold is dropped.
  // oxlint-disable-next-line no-control-regex
  return `${isFormulaLike ? "'" : ''}${value}`
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .slice(0, maxCellLength);
}

/** A column of a sheet that people fill in. `options` become a drop-down. */
export type FormColumn = { heading: string; width?: number; options?: readonly string[] };

const listsName = 'Lists';
const letterOf = (column: number): string => String.fromCharCode(65 + column);

/**
 * Answers a download with a sheet to be filled in: cells are text, so that phones and long numbers stay what was typed;
 * drop-downs take their options from a hidden sheet. At most 26 columns.
 */
export async function sendFormSheet(
  reply: FastifyReply,
  { name, columns, rows }: { name: string; columns: readonly FormColumn[]; rows: readonly (readonly string[])[] },
): Promise<undefined> {
  const lists = columns.flatMap(({ options }, column) => (options && options.length > 0 ? [{ options, column }] : []));
  const longest = Math.max(0, ...lists.map(({ options }) => options.length));
  const file = await writeXlsx({
    sheets: [
      {
        name: 'Sheet1',
        columns: columns.map(({ width = defaultWidth }) => ({ width, numFmt: '@' })),
        freezePane: { rows: 1 },
        rows: [columns.map(({ heading }) => heading), ...rows.map((row) => row.map(cellOf))],
        dataValidations: lists.map(({ options, column }, at) => ({
          type: 'list' as const,
          range: `${letterOf(column)}2:${letterOf(column)}${maxSheetRows}`,
          formula1: `${listsName}!$${letterOf(at)}$1:$${letterOf(at)}$${options.length}`,
          allowBlank: true,
        })),
      },
      {
        name: listsName,
        hidden: true,
        rows: Array.from({ length: longest }, (_, at) => lists.map(({ options }) => cellOf(options[at] ?? null))),
      },
    ],
  });
  return sendWorkbook(reply, name, Buffer.from(file));
}

/** Answers a download with an .xlsx file of this plain ASCII name. */
export async function sendSheet<R>(
  { reply, language }: { reply: FastifyReply; language: Language },
  { name, columns, rows }: { name: string; columns: readonly SheetColumn<R>[]; rows: readonly R[] },
): Promise<undefined> {
  return sendWorkbook(reply, name, await writeSheet(columns, rows, language));
}

function sendWorkbook(reply: FastifyReply, name: string, file: Buffer): undefined {
  void reply
    .type(sheetType)
    .header('content-disposition', `attachment; filename="${name}.xlsx"`)
    .header('x-content-type-options', 'nosniff')
    .send(file);
  return undefined;
}
