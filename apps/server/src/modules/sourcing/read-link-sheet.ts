import { type LinkSheetRow, maxLinkListLines, maxLinkNote } from '@kouan/contract';
import { maxLinkTextLength } from '@kouan/sourcing';
import { fail } from '../../platform/errors.ts';
import { isWorkbook, readWorkbook, WorkbookError, type WorkbookRow } from '../../platform/read-workbook.ts';
import type { SheetColumn } from '../../platform/xlsx.ts';

const limits = { maxRows: maxLinkListLines + 1, maxColumns: 3 };
const largestQuantity = 9_999_999;

/** Link, quantity and note below a row of headings. Throws links.sheet_not_readable, links.sheet_empty, links.sheet_too_long. */
export async function readLinkSheet(data: Buffer): Promise<LinkSheetRow[]> {
  const rows = (await workbookRows(data)).filter((row) => !isHeading(row));
  if (rows.length === 0) fail('links.sheet_empty');
  if (rows.length > maxLinkListLines) fail('links.sheet_too_long', { limit: maxLinkListLines });
  return rows.map(readRow);
}

async function workbookRows(data: Buffer): Promise<WorkbookRow[]> {
  if (!isWorkbook(data)) fail('links.sheet_not_readable');
  try {
    return await readWorkbook(data, limits);
  } catch (error) {
    if (error instanceof WorkbookError) return fail('links.sheet_not_readable');
    throw error;
  }
}

/** The first row of our template, in whatever language. */
const isHeading = ({ number, cells: [first = ''] }: WorkbookRow): boolean =>
  number === 1 && Object.values(headings.link).includes(first);

function readRow({ number, cells: [text = '', amount = '', note = ''] }: WorkbookRow): LinkSheetRow {
  const isAmount = amount === '' || (/^[1-9][0-9]{0,6}$/.test(amount) && Number(amount) <= largestQuantity);
  const problem =
    text === '' || text.length > maxLinkTextLength
      ? 'link'
      : !isAmount
        ? 'quantity'
        : note.length > maxLinkNote
          ? 'note'
          : null;
  return {
    row: number,
    text: text.slice(0, maxLinkTextLength),
    quantity: isAmount && amount !== '' ? Number(amount) : null,
    note: note.slice(0, maxLinkNote),
    problem,
  };
}

const headings = {
  link: { cn: '商品链接或分享文案', en: 'Product link or share text', vi: 'Liên kết hoặc nội dung chia sẻ' },
  quantity: { cn: '数量', en: 'Quantity', vi: 'Số lượng' },
  note: { cn: '备注', en: 'Note', vi: 'Ghi chú' },
};
type Example = { link: string; quantity: number; note: string };
/** The columns of the template. */
export const linkSheetColumns: readonly SheetColumn<Example>[] = [
  { heading: headings.link, value: ({ link }) => link, width: 60 },
  { heading: headings.quantity, value: ({ quantity }) => quantity, width: 10 },
  { heading: headings.note, value: ({ note }) => note, width: 30 },
];
