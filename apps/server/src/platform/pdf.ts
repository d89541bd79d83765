import type { FastifyReply } from 'fastify';
import PDFDocument from 'pdfkit';
import { drawBars, drawSquares } from './pdf-codes.ts';
import { drawTable, type PdfTable } from './pdf-table.ts';
import { fontFor, type TextLook, usableText } from './pdf-text.ts';

/** A page in millimetres, or a size that has a name. */
export type PdfSize = 'A4' | { widthMm: number; heightMm: number };
/** Where a thing stands, from the page's upper left corner. */
export type PdfPlace = { xMm: number; yMm: number };

const pointsPerMm = 72 / 25.4;
const headingPt = 15;
const footerPt = 7.5;
const footerMm = 9;
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
  const write = (text: string, look: PdfText = {}): void => writeText(doc, text, look);
  return {
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
    /** A Code 128, without the text below it. ASCII only; throws for anything else. */
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

type PdfText = TextLook & { at?: PdfPlace; widthMm?: number; maxLines?: number };

const toPoints = ({ xMm, yMm }: PdfPlace): [number, number] => [xMm * pointsPerMm, yMm * pointsPerMm];

/** Text in the flow, or at a place where it moves nothing else; `maxLines` cuts what is longer, with an ellipsis. */
function writeText(doc: PDFKit.PDFDocument, text: string, look: PdfText): void {
  const { at, widthMm, maxLines, sizePt = 9, isBold = false, align = 'left', colour = '#1f2328' } = look;
  const shown = usableText(text);
  doc.font(fontFor(shown, isBold)).fontSize(sizePt).fillColor(colour);
  const { x, y } = doc;
  const options = {
    align,
    ...(widthMm === undefined ? {} : { width: widthMm * pointsPerMm }),
    ...(maxLines === undefined ? {} : { height: doc.currentLineHeight(true) * maxLines, ellipsis: true }),
  };
  if (at === undefined) {
    doc.text(shown, options);
    return;
  }
  doc.text(shown, ...toPoints(at), options);
  doc.x = x;
  doc.y = y;
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
    writeText(doc, text, look);
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
