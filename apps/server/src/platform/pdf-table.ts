import { setImmediate } from 'node:timers/promises';
import { setFont, usableText } from './pdf-text.ts';

type Doc = PDFKit.PDFDocument;
export type PdfColumn = {
  heading: string;
  /** Its share of the width, in relation to the others. */
  part: number;
  align?: 'left' | 'right';
};
/** One text for each column; `isStrong` for sums. */
export type PdfRow = { cells: readonly string[]; isStrong?: boolean };
export type PdfTable = { columns: readonly PdfColumn[]; rows: readonly PdfRow[]; sizePt?: number };

const padPt = 3;
const rowsPerTurn = 25;
const mostOfPage = 0.85;
const line = '#d5d8dc';

/** Draws the rows, each as high as its longest cell; a page that is full is followed by one with the same headings. */
export async function drawTable(doc: Doc, { columns, rows, sizePt = 8 }: PdfTable): Promise<void> {
  const widths = widthsOf(doc, columns);
  const head: PdfRow = { cells: columns.map(({ heading }) => heading), isStrong: true };
  const style = { columns, widths, sizePt };
  drawRow(doc, head, style);
  for (const [index, row] of rows.entries()) {
    if (doc.y + rowHeight(doc, row, style) > doc.page.height - doc.page.margins.bottom) {
      doc.addPage();
      drawRow(doc, head, style);
    }
    drawRow(doc, row, style);
    if (index % rowsPerTurn === rowsPerTurn - 1) await setImmediate();
  }
}

type Style = { columns: readonly PdfColumn[]; widths: readonly number[]; sizePt: number };

function widthsOf(doc: Doc, columns: readonly PdfColumn[]): number[] {
  const parts = columns.reduce((sum, { part }) => sum + part, 0);
  const all = doc.page.width - doc.page.margins.left - doc.page.margins.right;
  return columns.map(({ part }) => (all * part) / parts);
}

const cellsOf = ({ cells, isStrong = false }: PdfRow, { columns, widths, sizePt }: Style) =>
  columns.map(({ align = 'left' }, index) => {
    const text = usableText(cells[index] ?? '');
    return { text, isBold: isStrong, align, widthPt: (widths[index] ?? 0) - 2 * padPt, sizePt };
  });

/** A row is never higher than what a page has left below the headings. */
function rowHeight(doc: Doc, row: PdfRow, style: Style): number {
  const heights = cellsOf(row, style).map(({ text, isBold, widthPt, sizePt }) =>
    setFont(doc, text, isBold).fontSize(sizePt).heightOfString(text, { width: widthPt }),
  );
  const most = doc.page.height - doc.page.margins.top - doc.page.margins.bottom;
  return Math.min(Math.max(style.sizePt, ...heights) + 2 * padPt, most * mostOfPage);
}

function drawRow(doc: Doc, row: PdfRow, style: Style): void {
  const height = rowHeight(doc, row, style);
  const { left } = doc.page.margins;
  const top = doc.y;
  let x = left;
  for (const [index, { text, isBold, align, widthPt, sizePt }] of cellsOf(row, style).entries()) {
    setFont(doc, text, isBold).fontSize(sizePt).fillColor('#1f2328');
    doc.text(text, x + padPt, top + padPt, { width: widthPt, height: height - 2 * padPt + 1, align, ellipsis: true });
    x += style.widths[index] ?? 0;
  }
  doc
    .moveTo(left, top + height)
    .lineTo(x, top + height)
    .lineWidth(row.isStrong ? 0.8 : 0.4)
    .strokeColor(line)
    .stroke();
  doc.x = left;
  doc.y = top + height;
}
