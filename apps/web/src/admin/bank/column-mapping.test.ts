import { expect, test } from 'vitest';
import { draftOf, isSameMapping, mappingOf } from './column-mapping.ts';

const whole = {
  bookedAt: 'Ngày',
  reference: 'Mã GD',
  credit: 'Có',
  description: 'Nội dung',
  dateFormat: 'dd/MM/yyyy',
} as const;

test('a mapping goes into the form and comes out the same', () => {
  expect(mappingOf(draftOf(whole))).toEqual(whole);
  expect(mappingOf(draftOf({ ...whole, payer: 'Người chuyển' }))).toEqual({ ...whole, payer: 'Người chuyển' });
  expect(mappingOf(draftOf({ ...whole, balance: 'Số dư' }))).toEqual({ ...whole, balance: 'Số dư' });
  const apart = { ...whole, time: 'Giờ', direction: 'Loại', dateFormat: 'MM/dd/yyyy' as const };
  expect(mappingOf(draftOf(apart))).toEqual(apart);
});

test('without every required column there is no mapping', () => {
  expect(mappingOf(draftOf(null))).toBeUndefined();
  expect(mappingOf({ ...draftOf(whole), credit: '' })).toBeUndefined();
});

test('a changed column or date format is another mapping', () => {
  expect(isSameMapping(whole, mappingOf(draftOf(whole)))).toBe(true);
  expect(isSameMapping(whole, { ...whole, payer: 'x' })).toBe(false);
  expect(isSameMapping(whole, { ...whole, dateFormat: 'yyyy-MM-dd HH:mm:ss' })).toBe(false);
  expect(isSameMapping(null, whole)).toBe(false);
  expect(isSameMapping(whole, undefined)).toBe(false);
});
