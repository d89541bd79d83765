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

/** Answers a download with an .xlsx file of this plain ASCII name. */
export async function sendSheet<R>(
  { reply, language }: { reply: FastifyReply; language: Language },
  { name, columns, rows }: { name: string; columns: readonly SheetColumn<R>[]; rows: readonly R[] },
): Promise<undefined> {
  const file = await writeSheet(columns, rows, language);
  void reply
    .type(sheetType)
    .header('content-disposition', `attachment; filename="${name}.xlsx"`)
    .header('x-content-type-options', 'nosniff')
    .send(file);
  return undefined;
}
