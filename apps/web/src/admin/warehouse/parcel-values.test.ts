import type { ParcelView } from '@kouan/contract';
import { expect, test } from 'vitest';
import {
  allReceived,
  emptyLine,
  emptyParcel,
  lineProblems,
  parcelProblems,
  receiptOf,
  scannedIn,
  type TypedParcel,
} from './parcel-values.ts';

const texts = { cn: '卫衣', en: 'Hoodie', vi: 'Áo' };
const line = (id: number, inTransit: number) => ({
  id,
  title: texts,
  specValues: [],
  imageUrl: '',
  ordered: 10,
  inTransit,
});
const aParcel: ParcelView = {
  waybill: 'YT8800112233',
  state: 'arrived',
  alert: null,
  storeName: '衣舍',
  orderNumbers: ['D261103ABCDEFG', 'D261103HJKMNPQ'],
  registeredAt: '2026-11-01T00:00:00Z',
  firstScanAt: null,
  signedAt: null,
  arrivedAt: '2026-11-03T00:00:00Z',
  receivedAt: null,
  grams: null,
  cm3: null,
  note: '',
  receivedBy: '',
  photos: [],
  orders: [
    {
      number: 'D261103ABCDEFG',
      storeName: '衣舍',
      buyerCode: 'B000001',
      buyerName: 'An',
      lines: [line(1, 4), line(2, 6)],
    },
    { number: 'D261103HJKMNPQ', storeName: '衣舍', buyerCode: 'B000002', buyerName: 'Binh', lines: [line(3, 5)] },
  ],
  batches: [],
  weightCheck: null,
};
const weighed: TypedParcel = { ...emptyParcel, weight: '5.2', volume: '60x40x30' };

test('everything received is one press, and makes a receipt of all orders', () => {
  const typed = allReceived(aParcel, weighed);
  expect(receiptOf(aParcel, typed)).toEqual({
    grams: 5200,
    cm3: 72_000,
    photoIds: [],
    orders: [
      {
        number: 'D261103ABCDEFG',
        lines: [
          { lineId: 1, quantity: 4, photoIds: [] },
          { lineId: 2, quantity: 6, photoIds: [] },
        ],
        short: [],
        shortPhotoIds: [],
      },
      { number: 'D261103HJKMNPQ', lines: [{ lineId: 3, quantity: 5, photoIds: [] }], short: [], shortPhotoIds: [] },
    ],
  });
});

test('an order of which nothing was in the parcel is left out; a line measured alone tells its own weight', () => {
  const typed = {
    ...weighed,
    lines: { 1: { ...emptyLine, quantity: '2', isMeasured: true, weight: '1,5', volume: '900' } },
  };
  expect(receiptOf(aParcel, typed)?.orders).toEqual([
    {
      number: 'D261103ABCDEFG',
      lines: [{ lineId: 1, quantity: 2, photoIds: [], grams: 1500, cm3: 900 }],
      short: [],
      shortPhotoIds: [],
    },
  ]);
});

test('nothing is sent without weight, size or a count, nor without reason and photo for what is wrong', () => {
  expect(parcelProblems(aParcel, emptyParcel)).toEqual(['weight', 'volume', 'nothing']);
  expect(receiptOf(aParcel, emptyParcel)).toBeUndefined();
  const short = { ...emptyLine, isShort: true, short: '1', reason: 'damaged' as const };
  const damaged = { ...weighed, lines: { 1: short } };
  expect(parcelProblems(aParcel, damaged)).toEqual(['shortReason', 'shortPhotos']);
  const told = { ...damaged, shortReason: 'wet', shortPhotos: [{ id: 9, url: '' }] };
  expect(receiptOf(aParcel, told)?.orders).toEqual([
    {
      number: 'D261103ABCDEFG',
      lines: [],
      short: [{ lineId: 1, quantity: 1, reason: 'damaged' }],
      shortReason: 'wet',
      shortPhotoIds: [9],
    },
  ]);
  expect(parcelProblems(aParcel, { ...allReceived(aParcel, weighed), isSurplus: true })).toEqual(['surplus']);
});

test('received and missing pieces together are never more than were on the way', () => {
  const of = (changes: object) => lineProblems({ ...emptyLine, ...changes }, 4);
  expect(of({ quantity: '4' })).toEqual([]);
  expect(of({ quantity: '5' })).toEqual(['tooMany']);
  expect(of({ quantity: '3', isShort: true, short: '2' })).toEqual(['tooMany']);
  expect(of({ quantity: 'x' })).toEqual(['quantity']);
  expect(of({ quantity: '1', isShort: true, short: '0' })).toEqual(['short']);
  expect(of({ quantity: '1', isMeasured: true })).toEqual(['weight', 'volume']);
});

test('a waybill that a scanner types into a weight is a scan, a weight or a size never is', () => {
  expect(scannedIn('YT8800112233')).toBe('YT8800112233');
  expect(scannedIn('78112233445566')).toBe('78112233445566');
  for (const text of ['5.2', '12', '60x40x30', '60X40X30', '72000', '123456789', '', '1,5'])
    expect(scannedIn(text)).toBeUndefined();
});
