import type { OrderLineView } from '@kouan/contract';
import { expect, test } from 'vitest';
import { allOf, chosenLines, isTooMany, shippable, takenOf } from './ship-quantities.ts';
import { isPhone } from './ship-schema.ts';

const text = { cn: '杯', en: 'cup', vi: 'cốc' };
const line = (id: number, available: number): OrderLineView => ({
  id,
  productId: null,
  skuId: null,
  title: text,
  specValues: [],
  colour: '',
  size: '',
  imageUrl: '',
  unitPriceFen: 100,
  amountFen: 1000,
  ordered: 10,
  toBuy: 0,
  inTransit: 0,
  available,
  frozen: 0,
  afterSales: 0,
  shipped: 0,
  short: 0,
  returned: 0,
  cancelled: 0,
  bought: 10,
  received: 10,
  unshipped: 10,
  screening: [],
});
const lines = [line(1, 10), line(2, 0), line(3, 4)];

test('only what is available can be shipped, all of it at once if wanted', () => {
  expect(shippable(lines).map(({ id }) => id)).toEqual([1, 3]);
  expect(allOf(lines)).toEqual({ 1: 10, 3: 4 });
});

test('lines without a quantity are left out', () =>
  expect(chosenLines(lines, { 1: 2, 3: 0 })).toEqual([{ lineId: 1, quantity: 2 }]));

test('one line that asks for too much stops the whole shipment', () => {
  expect(isTooMany(line(3, 4), { 3: 5 })).toBe(true);
  expect(isTooMany(line(3, 4), { 3: 4 })).toBe(false);
  expect(chosenLines(lines, { 1: 2, 3: 5 })).toEqual([]);
});

test('Vietnamese and Chinese numbers are phones, others are not', () => {
  expect(['0903 555 218', '+84903555218', '13800138000'].map(isPhone)).toEqual([true, true, true]);
  expect(['', '12345', undefined].map(isPhone)).toEqual([false, false, false]);
});

test('an address chooses pieces that are there, and no more of them', () => {
  expect(takenOf('1:4,3:9,7:1', lines)).toEqual({ 1: 4, 3: 4 });
  expect([takenOf(null, lines), takenOf('x', lines), takenOf('1:-2,3:NaN', lines)]).toEqual([{}, {}, {}]);
});
