import bwipjs from 'bwip-js/node';
import QRCode from 'qrcode';
import { assert } from './errors.ts';

type Doc = PDFKit.PDFDocument;
type Place = [xPt: number, yPt: number];

/** Light modules around a QR code, and in front of and behind a Code 128. */
const quietSquares = 4;
const quietBars = 10;

/** A QR code out of squares, so that it is sharp on every printer. */
export function drawSquares(doc: Doc, { text, place: [x, y], sidePt }: { text: string; place: Place; sidePt: number }) {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const squarePt = sidePt / (modules.size + 2 * quietSquares);
  const at = (index: number): number => (index + quietSquares) * squarePt;
  doc.save();
  for (let row = 0; row < modules.size; row += 1)
    for (let column = 0; column < modules.size; column += 1)
      if (modules.get(row, column)) doc.rect(x + at(column), y + at(row), squarePt, squarePt);
  doc.fill('#000000').restore();
}

type Bars = { text: string; place: Place; widthPt: number; heightPt: number };

/** A Code 128 out of bars. Throws for what is no ASCII text. */
export function drawBars(doc: Doc, { text, place: [x, y], widthPt, heightPt }: Bars) {
  assert(/^[\u0020-\u007e]{1,80}$/.test(text), 'a Code 128 holds ASCII text');
  const [code] = bwipjs.raw({ bcid: 'code128', text });
  assert(code && 'sbs' in code, 'a Code 128 consists of bars');
  const modules = code.sbs.reduce((sum, width) => sum + width, 0);
  const modulePt = widthPt / (modules + 2 * quietBars);
  let left = x + quietBars * modulePt;
  doc.save();
  for (const [index, width] of code.sbs.entries()) {
    // Bars and spaces take turns, a bar first.
    if (index % 2 === 0) doc.rect(left, y, width * modulePt, heightPt);
    left += width * modulePt;
  }
  doc.fill('#000000').restore();
}
