import type { Language } from '@kouan/contract';
import { expect, test } from 'vitest';
import { bytesOf, closed, codesOn, faultsOf, longText, printed, type Sheet, textOn } from '../../../test/paper.ts';
import { drawPackingList, drawWaybill, type Papers } from './packing-papers.ts';

const languages = ['cn', 'en', 'vi'] as const;
const number = 'S261122ABCDEFG';
const trackingNumber = 'GHTK.S22.HN12.1234567890.ABCDEFGHIJ';

/** Everything as long as the calls take it. */
const longPapers = (kind: 'cn' | 'vi'): Papers => ({
  number,
  orderNumber: 'D261122ABCDEFG',
  buyerCode: 'B1000123',
  consigneeName: longText(kind, 100),
  contact: '0084 912 345 678 / 0912 345 678',
  address: longText(kind, 300),
  isMarketplace: true,
  marketplaceOrderNumber: 'SPXVN0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789ABCDEFGHI',
  carrier: longText(kind, 100),
  trackingNumber,
  place: 'Thành phố Hồ Chí Minh',
  packages: 2,
  grams: 123_456_789,
  cm3: 987_654_321,
  packedBy: longText(kind, 40),
  printedAt: new Date('2026-11-22T03:04:05Z'),
  remarks: longText(kind, 500),
  goods: Array.from({ length: 14 }, (_, at) => ({
    title: `${longText(at % 2 === 0 ? 'cn' : 'vi', 200)} (XXL / ${at})`,
    batchNumber: 'K261122ABCDEFG',
    shelf: 'A-01-02-003',
    storedAt: new Date('2026-11-20T00:00:00Z'),
    quantity: 123_456,
  })),
});
const look = (language: Language) => ({ language, timeZone: 'Asia/Ho_Chi_Minh' });
const scanned = async (sheet: Sheet) => (await codesOn(sheet)).map(({ format, text }) => [format, text]);

test.each(languages)(
  'the longest waybill is whole on its label, in %s: nothing cut, over another, or at the edge',
  async (language) => {
    const papers = longPapers(language === 'cn' ? 'cn' : 'vi');
    const sheets = await printed(await bytesOf(drawWaybill(papers, look(language))));

    expect(sheets.map(({ widthMm, heightMm }) => [Math.round(widthMm), Math.round(heightMm)])).toEqual([
      [100, 150],
      [100, 150],
    ]);
    for (const [index, sheet] of sheets.entries()) {
      expect(faultsOf(sheet, { edgeMm: 4 })).toEqual([]);
      expect(await scanned(sheet)).toEqual([
        ['Code128', trackingNumber],
        ['QRCode', number],
      ]);
      const { consigneeName, contact, address, carrier, marketplaceOrderNumber } = papers;
      for (const text of [consigneeName, contact, address, carrier, marketplaceOrderNumber, `${index + 1} / 2`])
        expect(textOn(sheet)).toContain(closed(text));
    }
  },
);

test.each([
  ['letters beyond ASCII', 'Vận đơn số 7'],
  ['more than a scanner reads', 'GHTK.S22.HN12.1234567890.ABCDEFGHIJKLMNOPQRSTUVWXYZ012345678'],
])('a number of %s stands in letters, above the bars of the shipment', async (_, trackingNumber) => {
  const papers = { ...longPapers('vi'), trackingNumber, packages: 1 };
  const [sheet] = await printed(await bytesOf(drawWaybill(papers, look('vi'))));
  expect(sheet && (await scanned(sheet))).toEqual([
    ['Code128', number],
    ['QRCode', number],
  ]);
  expect(sheet && textOn(sheet)).toContain(closed(trackingNumber));
});

test.each(languages)(
  'a packing list of several pages repeats its headings and says everything, in %s',
  async (language) => {
    const papers = longPapers(language === 'cn' ? 'cn' : 'vi');
    const sheets = await printed(await bytesOf(await drawPackingList(papers, look(language))));

    expect(sheets.length).toBeGreaterThan(1);
    for (const sheet of sheets) expect(faultsOf(sheet, { edgeMm: 5 })).toEqual([]);
    const [first] = sheets;
    expect(first && (await scanned(first))).toEqual([['Code128', number]]);
    const heading = { cn: '入库日期', en: 'Storedon', vi: 'Nhậpkho' }[language];
    for (const [index, sheet] of sheets.entries()) {
      expect(textOn(sheet)).toContain(heading);
      expect(textOn(sheet)).toContain(`${index + 1}/${sheets.length}`);
    }
    const all = sheets.map((sheet) => textOn(sheet)).join('');
    const { consigneeName, address, carrier, remarks, goods } = papers;
    for (const text of [consigneeName, address, carrier, remarks, trackingNumber]) expect(all).toContain(closed(text));
    for (const { title } of goods) expect(all).toContain(closed(title).slice(-20));
  },
);
