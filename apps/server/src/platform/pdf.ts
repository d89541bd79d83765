import type { FastifyReply } from 'fastify';
import PDFDocument from 'pdfkit';
import { drawBars, drawSquares } from './pdf-codes.ts';
import { drawTable, type PdfTable } from './pdf-table.ts';
import { fontFor, setFont, type TextLook, usableText } from './pdf-text.ts';

/** A page in millimetres, or a size that has a name. */
export type PdfSize = 'A4' | { widthMm: number; heightMm: number };
/** Where a thing stands, from the page's upper left corner. */
export type PdfPlace = { xMm: number; yMm: number };

const pointsPerMm = 72 / 25.4;
const headingPt = 15;
const footerPt = 7.5;
const footerMm = 9;
const footerHighMm = 4;
const pageNumberMm = 20;
const gapPt = 5;

/**
 * A document that is written from the top down and starts a new page where one is full. Its fonts hold Chinese,
 * Vietnamese and Latin letters and travel inside the file, only the letters that are used.
 */
export type Pdf = ReturnType<typeof openPdf>;

export function openPdf({ size, marginMm, title }: { size: PdfSize; marginMm: number; title: string }) {
  const doc = new PDFDocument({
    size: size === 'A4' ? size : [size.widthMm * pointsPerMm, size.heightMm * pointsPerMm],
    margin: marginMm * pointsPerMm,
    bufferPages: true,
    font: fontFor('', false),
    lang: 'und',
    info: { Title: usableText(title), Creator: 'Kouan' },
  });
  const write = (text: string, look: PdfText = {}): number => writeText(doc, text, look);
  return {
    /** Answers how high it stands, in millimetres. */
    write,
    heading(text: string): void {
      write(text, { sizePt: headingPt, isBold: true });
      doc.y += gapPt;
    },
    gap(mm: number): void {
      doc.y += mm * pointsPerMm;
    },
    /** Rows go on on the next page, under the same headings. Lets others work between the rows. */
    table: (table: PdfTable): Promise<void> => drawTable(doc, table),
    newPage(): void {
      doc.addPage();
    },
    /** A QR code as a square of this side, its quiet zone included. */
    qr: (text: string, { at, sideMm }: { at: PdfPlace; sideMm: number }): void =>
      drawSquares(doc, { text, place: toPoints(at), sidePt: sideMm * pointsPerMm }),
    /** A Code 128, without the text below it; `canBeBars` says for which texts. */
    code128: (text: string, { at, widthMm, heightMm }: { at: PdfPlace; widthMm: number; heightMm: number }): void =>
      drawBars(doc, { text, place: toPoints(at), widthPt: widthMm * pointsPerMm, heightPt: heightMm * pointsPerMm }),
    /** A PNG or JPEG picture, as large as it fits into the box. */
    picture: (bytes: Buffer, { at, widthMm, heightMm }: { at: PdfPlace; widthMm: number; heightMm: number }): void => {
      doc.image(bytes, ...toPoints(at), { fit: [widthMm * pointsPerMm, heightMm * pointsPerMm] });
    },
    /** Writes the same text and the page's number below every page that there is by now. */
    footer: (text: string): void => writeFooter(doc, text, marginMm),
    /** Nothing can be written after this. */
    end(): NodeJS.ReadableStream {
      doc.end();
      return doc;
    },
  };
}

type PdfText = TextLook & {
  at?: PdfPlace;
  widthMm?: number;
  /** What is longer is cut, with an ellipsis. */
  maxLines?: number;
  /** The letters get smaller, down to the smallest that can be read, until the text is no higher. */
  withinMm?: number;
};
const smallestPt = 5.5;
const stepPt = 0.5;

const toPoints = ({ xMm, yMm }: PdfPlace): [number, number] => [xMm * pointsPerMm, yMm * pointsPerMm];

/** Text in the flow, or at a place where it moves nothing else. */
function writeText(doc: PDFKit.PDFDocument, text: string, look: PdfText): number {
  const { at, widthMm, maxLines, withinMm, sizePt = 9, isBold = false, align = 'left', colour = '#1f2328' } = look;
  const shown = usableText(text);
  setFont(doc, shown, isBold).fontSize(sizePt).fillColor(colour);
  const box = { align, ...(widthMm === undefined ? {} : { width: widthMm * pointsPerMm }) };
  const mostPt = withinMm === undefined ? undefined : withinMm * pointsPerMm;
  if (mostPt !== undefined) shrink(doc, { sizePt, fits: () => doc.heightOfString(shown, box) <= mostPt });
  const cutPt = maxLines === undefined ? mostPt : doc.currentLineHeight(true) * maxLines;
  const options = { ...box, ...(cutPt === undefined ? {} : { height: cutPt, ellipsis: true }) };
  const { x, y } = doc;
  const highPt = Math.min(doc.heightOfString(shown, box), cutPt ?? Infinity);
  if (at === undefined) doc.text(shown, options);
  else {
    doc.text(shown, ...toPoints(at), options);
    doc.x = x;
    doc.y = y;
  }
  return highPt / pointsPerMm;
}

function shrink(doc: PDFKit.PDFDocument, { sizePt, fits }: { sizePt: number; fits: () => boolean }): void {
  for (let next = sizePt; next > smallestPt && !fits();) {
    next -= stepPt;
    doc.fontSize(next);
  }
}

function writeFooter(doc: PDFKit.PDFDocument, text: string, marginMm: number): void {
  const { start, count } = doc.bufferedPageRange();
  for (let index = start; index < start + count; index += 1) {
    doc.switchToPage(index);
    // Below the margin a text would start a page of its own.
    doc.page.margins.bottom = 0;
    const yMm = doc.page.height / pointsPerMm - footerMm;
    const widthMm = doc.page.width / pointsPerMm - 2 * marginMm;
    const look = { sizePt: footerPt, colour: '#5a5f66', widthMm, at: { xMm: marginMm, yMm } };
    writeText(doc, text, { ...look, widthMm: widthMm - pageNumberMm, withinMm: footerHighMm });
    writeText(doc, `${index - start + 1} / ${count}`, { ...look, align: 'right' });
  }
}

/** Answers with the document, under a plain ASCII name; `inline` lets the browser show it at once, to be printed. */
export function sendPdf(
  reply: FastifyReply,
  { pdf, name, disposition }: { pdf: Pdf; name: string; disposition: 'attachment' | 'inline' },
): undefined {
  void reply
    .type('application/pdf')
    .header('content-disposition', `${disposition}; filename="${name}.pdf"`)
    .header('x-content-type-options', 'nosniff')
    .send(pdf.end());
  return undefined;
}
