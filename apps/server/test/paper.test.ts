import { expect, test } from 'vitest';
import { openPdf } from '../src/platform/pdf.ts';
import { bytesOf, closed, codesOn, faultsOf, longText, printed, textOn } from './paper.ts';

const page = { size: { widthMm: 60, heightMm: 40 }, marginMm: 4, title: 'x' } as const;
const sheetOf = async (pdf: ReturnType<typeof openPdf>) => {
  const [sheet] = await printed(await bytesOf(pdf));
  if (!sheet) throw new Error('the document has no page');
  return sheet;
};

test.each([
  ['over another', 'o and x overlap', { text: 'xxxx', at: { xMm: 10, yMm: 11 } }],
  ['at the edge', 'M stands at the edge', { text: 'MM', at: { xMm: 56, yMm: 30 } }],
  ['a letter that no font has', 'a letter is missing in the font', { text: 'ༀ', at: { xMm: 10, yMm: 30 } }],
  ['in white', 'w cannot be seen', { text: 'w', at: { xMm: 30, yMm: 30 }, colour: '#ffffff' }],
])('a paper with text %s is found out', async (_, fault, { text, ...look }) => {
  const pdf = openPdf(page);
  pdf.write('oooo', { at: { xMm: 10, yMm: 11 } });
  pdf.write(text, look);
  expect(faultsOf(await sheetOf(pdf), { edgeMm: 2 })).toContain(fault);
});

test('bars at the edge are found out, and a code that is cut is not read', async () => {
  const pdf = openPdf(page);
  pdf.code128('K261122ABCDEFG', { at: { xMm: -8, yMm: 5 }, widthMm: 60, heightMm: 10 });
  const sheet = await sheetOf(pdf);
  expect(faultsOf(sheet, { edgeMm: 1 })).toEqual(['something is drawn within 1 mm of the edge']);
  expect(await codesOn(sheet)).toEqual([]);
});

test('letters of all three languages are drawn, faces and flags are left out', async () => {
  const pdf = openPdf({ ...page, size: 'A4', marginMm: 15 });
  const text = `${longText('vi', 150)} ${longText('cn', 60)} ₫ € — “”…→ ÂĂĐÊÔƠƯ ặẵẳằắ`;
  pdf.write(`${text} 🏠🇻🇳❤️👍🏽`);
  const sheet = await sheetOf(pdf);
  expect(faultsOf(sheet, { edgeMm: 10 })).toEqual([]);
  expect(textOn(sheet)).toBe(closed(text));
});
