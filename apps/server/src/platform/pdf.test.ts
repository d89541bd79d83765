import { inflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { canBeBars } from './pdf-codes.ts';
import { openPdf, type Pdf } from './pdf.ts';

async function bytesOf(pdf: Pdf): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of pdf.end()) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}

/** The unpacked streams of a file: pages, fonts and the tables from glyphs to letters. */
function streamsOf(file: Buffer): string[] {
  const streams: string[] = [];
  for (let at = file.indexOf('stream\n'); at >= 0; at = file.indexOf('stream\n', at + 1)) {
    const end = file.indexOf('endstream', at);
    try {
      streams.push(inflateSync(file.subarray(at + 7, end)).toString('latin1'));
    } catch {
      // A stream that is not packed, such as a picture's.
    }
  }
  return streams;
}

const hexOf = (letter: string): string => (letter.codePointAt(0) ?? 0).toString(16).padStart(4, '0');

/** Every letter that a reader of the file can copy out of it, as the hexadecimal words of its ToUnicode tables. */
const lettersOf = (file: Buffer): Set<string> =>
  new Set(
    streamsOf(file)
      .filter((stream) => stream.includes('beginbfrange'))
      .flatMap((stream) => [...stream.matchAll(/<([0-9a-f]{4,8})>/g)].flatMap(([, hex]) => hex ?? [])),
  );

const pagesOf = (file: Buffer): number => [...file.toString('latin1').matchAll(/\/Type \/Page\b(?!s)/g)].length;
const fontsOf = (file: Buffer): string[] => [
  ...new Set(
    [...file.toString('latin1').matchAll(/\/FontName \/[A-Z]{6}\+([\w-]+)/g)].flatMap(([, name]) => name ?? []),
  ),
];

test('a document carries its Chinese and Vietnamese letters inside, only those that are used', async () => {
  const pdf = openPdf({ size: 'A4', marginMm: 15, title: '对账单' });
  pdf.heading('口岸代采 对账单');
  pdf.write('Nguyễn Thị Hường, Đà Nẵng: 1.234.567 ₫ · ¥ −12.00');
  const file = await bytesOf(pdf);
  const letters = lettersOf(file);
  for (const letter of '口岸代采对账单ễịườĐẵ₫¥') expect(letters, letter).toContain(hexOf(letter));
  expect(letters).not.toContain(hexOf('龙'));
  expect(fontsOf(file).toSorted()).toEqual(['NotoSans-Regular', 'NotoSansSC-SemiBold']);
  expect(file.toString('latin1')).toContain('/FontFile2');
  expect(file.length).toBeLessThan(60_000);
});

test('a long table goes on on further pages, each under the same headings and with its number', async () => {
  const pdf = openPdf({ size: 'A4', marginMm: 15, title: 'rows' });
  await pdf.table({
    columns: [
      { heading: 'day', part: 1 },
      { heading: 'amount', part: 2, align: 'right' },
    ],
    rows: Array.from({ length: 120 }, (_, index) => ({ cells: [`row ${index}`, `${index}.00`] })),
  });
  pdf.footer('Kouan');
  const file = await bytesOf(pdf);
  expect(pagesOf(file)).toBe(3);
  const contents = streamsOf(file).filter((stream) => stream.includes(' Tf'));
  // The headings alone are bold, so each page that shows them uses two fonts.
  expect(contents).toHaveLength(3);
  for (const page of contents) expect(new Set([...page.matchAll(/\/F\d+ /g)].map(String)).size).toBe(2);
});

test('a label of its own size shows codes and a picture; a Code 128 takes ASCII only, and not too much of it', async () => {
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#c33' } })
    .png()
    .toBuffer();
  const pdf = openPdf({ size: { widthMm: 100, heightMm: 60 }, marginMm: 4, title: 'label' });
  pdf.write('KA7M2Q 一个很长的名字一个很长的名字一个很长的名字一个很长的名字', {
    at: { xMm: 4, yMm: 4 },
    widthMm: 30,
    maxLines: 1,
  });
  pdf.qr('https://example.test/1', { at: { xMm: 4, yMm: 10 }, sideMm: 30 });
  pdf.code128('KA0001', { at: { xMm: 40, yMm: 10 }, widthMm: 50, heightMm: 15 });
  pdf.picture(picture, { at: { xMm: 40, yMm: 30 }, widthMm: 20, heightMm: 20 });
  const canBeOn50Mm = ['KA0001', '口岸', 'K'.repeat(60), ''].map((text) => canBeBars(text, 50));
  expect(canBeOn50Mm).toEqual([true, false, false, false]);
  const file = await bytesOf(pdf);
  expect(pagesOf(file)).toBe(1);
  expect(file.toString('latin1')).toMatch(/\/MediaBox \[0 0 283\.\d+ 170\.\d+\]/);
  expect(file.toString('latin1')).toContain('/Subtype /Image');
  const [page = ''] = streamsOf(file).filter((stream) => stream.includes(' re\n'));
  // Code 128 of six characters: start, two letters, change of set, two pairs of digits, check, stop: at least 22 bars.
  expect([...page.matchAll(/ re\n/g)].length).toBeGreaterThan(250);
});
