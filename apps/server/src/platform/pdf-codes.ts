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

/** Label printers print no finer bar that a hand scanner would still read. */
const finestMm = 0.19;

/** Whether bars can say a text on so much paper: ASCII alone, and not too long. A QR code says the rest. */
export const canBeBars = (text: string, widthMm: number): boolean =>
  /^[\u0020-\u007e]{1,80}$/.test(text) && widthMm / (modulesOf(barsOf(text)) + 2 * quietBars) >= finestMm;

function barsOf(text: string): number[] {
  const [code] = bwipjs.raw({ bcid: 'code128', text });
  assert(code && 'sbs' in code, 'a Code 128 consists of bars');
  return code.sbs;
}
const modulesOf = (bars: readonly number[]): number => bars.reduce((sum, width) => sum + width, 0);

type Bars = { text: string; place: Place; widthPt: number; heightPt: number };

/** A Code 128 out of bars, for what can be bars. */
export function drawBars(doc: Doc, { text, place: [x, y], widthPt, heightPt }: Bars) {
  const bars = barsOf(text);
  const modulePt = widthPt / (modulesOf(bars) + 2 * quietBars);
  let left = x + quietBars * modulePt;
  doc.save();
  for (const [index, width] of bars.entries()) {
    // Bars and spaces take turns, a bar first.
    if (index % 2 === 0) doc.rect(left, y, width * modulePt, heightPt);
    left += width * modulePt;
  }
  doc.fill('#000000').restore();
}
