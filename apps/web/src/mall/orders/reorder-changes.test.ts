import { expect, test } from 'vitest';
import { changesOf } from './reorder-changes.ts';

const same = {
  outcome: 'added',
  ordered: 6,
  quantity: 6,
  priceBeforeFen: 1250,
  priceNowFen: 1250,
  minQuantity: null,
} as const;

test('a reordered line tells what is different: price, quantity, minimum', () => {
  expect(changesOf(same)).toEqual([]);
  expect(changesOf({ ...same, priceNowFen: 1400 })).toEqual(['dearer']);
  expect(changesOf({ ...same, priceNowFen: 1100, quantity: 2, minQuantity: 20 })).toEqual([
    'cheaper',
    'fewer',
    'minimum',
  ]);
  expect(changesOf({ ...same, outcome: 'inCart', quantity: 50 })).toEqual([]);
  expect(changesOf({ ...same, outcome: 'gone', quantity: 0, priceNowFen: null })).toEqual([]);
});
