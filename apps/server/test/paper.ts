import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type PDFiumPage, PDFiumLibrary, PDFiumModule } from '@hyzyla/pdfium';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { Pdf } from '../src/platform/pdf.ts';

/** A box on the sheet, in millimetres from its upper left corner. */
type Box = { left: number; top: number; right: number; bottom: number };
/** A letter as it was drawn; `run` tells which letters were written together. */
export type Letter = Box & { sign: string; run: number };
/** A page as a printer would put it on paper: 0 is black, 255 white. */
export type Sheet = {
  widthMm: number;
  heightMm: number;
  wide: number;
  high: number;
  grey: Uint8Array;
  letters: Letter[];
};

const dotsPerMm = 300 / 25.4;
const pointsPerMm = 72 / 25.4;

/** What the text of a page is asked for; the package's own types leave it out. */
type TextCalls = {
  _FPDFText_GetUnicode: (text: number, at: number) => number;
  _FPDFText_IsGenerated: (text: number, at: number) => number;
  _FPDFText_GetTextObject: (text: number, at: number) => number;
  _FPDFText_GetCharBox: (text: number, at: number, ...edges: [number, number, number, number]) => number;
};
type Calls = Awaited<ReturnType<typeof PDFiumModule>> & TextCalls;

let opened: Promise<{ library: PDFiumLibrary; calls: Calls }> | undefined;

async function renderer() {
  const calls = (await PDFiumModule({})) as Calls; // the same module, with the calls that its types leave out
  const library = await PDFiumLibrary.initBase({ vendor: async () => calls });
  return { library, calls };
}

/** A document that was drawn in this process, as it would be sent. */
export async function bytesOf(pdf: Pdf): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of pdf.end()) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}

/** The pages of a document at 300 dots to the inch. */
export async function printed(pdf: Buffer): Promise<Sheet[]> {
  const { library, calls } = await (opened ??= renderer());
  const document = await library.loadDocument(pdf);
  const sheets: Sheet[] = [];
  for (const page of document.pages()) sheets.push(await sheetOf(page, calls));
  document.destroy();
  return sheets;
}

async function sheetOf(page: PDFiumPage, calls: Calls): Promise<Sheet> {
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const widthMm = originalWidth / pointsPerMm;
  const heightMm = originalHeight / pointsPerMm;
  const letters = lettersOf(page, calls, heightMm);
  // Closes the page: nothing can be asked of it afterwards.
  const drawn = await page.render({
    width: widthMm * dotsPerMm,
    height: heightMm * dotsPerMm,
    scale: 1,
    render: 'bitmap',
    colorSpace: 'Gray',
  });
  return { widthMm, heightMm, letters, wide: drawn.width, high: drawn.height, grey: drawn.data };
}

function lettersOf(page: PDFiumPage, calls: Calls, heightMm: number): Letter[] {
  const { pageIdx } = page as unknown as { pageIdx: number }; // private in the types, the handle that the calls take
  const text = calls._FPDFText_LoadPage(pageIdx);
  const edges = calls.wasmExports.malloc(32);
  const letters: Letter[] = [];
  for (let at = 0; at < calls._FPDFText_CountChars(text); at += 1) {
    const sign = String.fromCodePoint(calls._FPDFText_GetUnicode(text, at));
    if (calls._FPDFText_IsGenerated(text, at) === 1 || sign.trim() === '') continue;
    calls._FPDFText_GetCharBox(text, at, edges, edges + 8, edges + 16, edges + 24);
    const [left = 0, right = 0, bottom = 0, top = 0] = new Float64Array(calls.HEAPU8.buffer, edges, 4);
    letters.push({
      sign,
      run: calls._FPDFText_GetTextObject(text, at),
      left: left / pointsPerMm,
      right: right / pointsPerMm,
      top: heightMm - top / pointsPerMm,
      bottom: heightMm - bottom / pointsPerMm,
    });
  }
  calls.wasmExports.free(edges);
  calls._FPDFText_ClosePage(text);
  return letters;
}

type Code = Box & { format: string; text: string };

/** What a scanner reads from the sheet, from the top down. */
export async function codesOn({ grey, wide, high }: Sheet): Promise<Code[]> {
  prepareZXingModule({ overrides: { wasmBinary: scannerBytes() } });
  const data = new Uint8ClampedArray(wide * high * 4);
  grey.forEach((value, at) => data.fill(value, at * 4, at * 4 + 4));
  const found = await readBarcodes(
    { data, width: wide, height: high, colorSpace: 'srgb' },
    {
      formats: ['QRCode', 'Code128'],
      tryRotate: false,
      tryInvert: false,
    },
  );
  return found
    .map(({ format, text, position: { topLeft, bottomRight } }) => ({
      format,
      text,
      left: topLeft.x / dotsPerMm,
      top: topLeft.y / dotsPerMm,
      right: bottomRight.x / dotsPerMm,
      bottom: bottomRight.y / dotsPerMm,
    }))
    .sort((a, b) => a.top - b.top);
}

const scannerBytes = (): ArrayBuffer => {
  const bytes = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));
  return new Uint8Array(bytes).buffer;
};

/** Everything on the sheet without spaces, the way it was written: what is looked for must not mind where lines end. */
export const textOn = ({ letters }: Sheet): string => letters.map(({ sign }) => sign).join('');
export const closed = (text: string): string => text.normalize('NFC').replace(/\s/g, '');

/** What a reader of the paper would complain about: nothing, on a good one. */
export function faultsOf(sheet: Sheet, { edgeMm }: { edgeMm: number }): string[] {
  const { letters } = sheet;
  const isOff = ({ left, top, right, bottom }: Box): boolean =>
    left < edgeMm || top < edgeMm || right > sheet.widthMm - edgeMm || bottom > sheet.heightMm - edgeMm;
  return [
    ...(hasInkAtEdge(sheet, edgeMm) ? [`something is drawn within ${edgeMm} mm of the edge`] : []),
    ...letters.filter((letter) => isOff(letter)).map(({ sign }) => `${sign} stands at the edge`),
    ...letters.filter(({ sign }) => sign === '\0').map(() => 'a letter is missing in the font'),
    ...letters.filter((letter) => !hasInk(sheet, letter)).map(({ sign }) => `${sign} cannot be seen`),
    ...overlapsOf(letters),
  ];
}

const darkerThan = 128;

function hasInkAtEdge({ grey, wide, high }: Sheet, edgeMm: number): boolean {
  const edge = Math.floor(edgeMm * dotsPerMm);
  return grey.some((value, at) => {
    const x = at % wide;
    const y = Math.floor(at / wide);
    return value < darkerThan && (x < edge || y < edge || x >= wide - edge || y >= high - edge);
  });
}

/** A letter is dark somewhere in its box. */
function hasInk({ grey, wide, high }: Sheet, { left, top, right, bottom }: Box): boolean {
  // A dot around it, because a line as thin as a dot may stand on either side.
  const from = (mm: number): number => Math.max(Math.floor(mm * dotsPerMm) - 1, 0);
  const to = (mm: number, most: number): number => Math.min(Math.ceil(mm * dotsPerMm) + 1, most - 1);
  for (let y = from(top); y <= to(bottom, high); y += 1)
    for (let x = from(left); x <= to(right, wide); x += 1) if ((grey[y * wide + x] ?? 255) < 200) return true;
  return false;
}

/** How much of a box is not white, where a picture should stand. */
export function darkShare({ grey, wide }: Sheet, { left, top, right, bottom }: Box): number {
  const [fromX = 0, toX = 0, fromY = 0, toY = 0] = [left, right, top, bottom].map((mm) => Math.round(mm * dotsPerMm));
  let dark = 0;
  for (let y = fromY; y < toY; y += 1)
    for (let x = fromX; x < toX; x += 1) if ((grey[y * wide + x] ?? 255) < 250) dark += 1;
  return dark / ((toX - fromX) * (toY - fromY));
}

/** Letters of a run may touch; those of two runs share at most a hair. */
const hairMm = 0.1;

function overlapsOf(letters: readonly Letter[]): string[] {
  const found: string[] = [];
  const sorted = [...letters].sort((a, b) => a.top - b.top);
  for (const [at, one] of sorted.entries())
    for (let next = at + 1; next < sorted.length; next += 1) {
      const other = sorted[next];
      if (!other || other.top > one.bottom - hairMm) break;
      if (other.run === one.run || one.right - hairMm < other.left || other.right - hairMm < one.left) continue;
      found.push(`${one.sign} and ${other.sign} overlap`);
    }
  return found;
}

/** Long texts of both kinds of letters, for the longest names and addresses. */
export const longTexts = {
  vi: 'Số 18 ngõ 95 đường Nguyễn Phong Sắc kéo dài, phường Dịch Vọng Hậu, quận Cầu Giấy, thành phố Hà Nội, tầng 12, gọi trước khi giao mười lăm phút, gửi quầy lễ tân nếu vắng; ',
  cn: '广西壮族自治区崇左市凭祥市友谊镇浦寨边境贸易区第三十二栋仓库一层东侧门面房，送货前请提前十五分钟致电收货人，无人时请交前台代收并拍照留存；',
};
/** So many letters of it, over and over again. */
export const longText = (kind: keyof typeof longTexts, length: number): string =>
  longTexts[kind]
    .repeat(Math.ceil(length / longTexts[kind].length))
    .slice(0, length)
    .trim();
