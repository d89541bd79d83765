import type { CartLine } from '@kouan/contract';
import { expect, test } from 'vitest';
import { amountOf, bulkChanges, bulkWays, doneBy, judgeBulk, mostPieces, undone } from './bulk-changes.ts';

const texts = (cn: string) => ({ cn, en: cn, vi: cn });
const aLine = (over: Partial<CartLine>): CartLine => ({
  ...{ id: 1, productId: 'aaaaaaaaaa', skuId: 1, storeId: 1, storeName: '衡远', storeSite: '1688', title: texts('T') },
  ...{ specValues: [], imageUrl: '', quantity: 10, unitPriceFen: 1280, minQuantity: 1, stock: null },
  ...{ unitWeightGrams: 250, ownPriceFen: 1280, pricesBefore: null, priceTiers: [], problem: null, notices: [] },
  ...{ note: '', privateNote: '', services: [], createTime: '2026-01-01T00:00:00Z' },
  substitute: 'ask',
  ...over,
});
const idsOf = (lines: readonly CartLine[]) => lines.map(({ id }) => id);

test('every ticked line is set, multiplied or raised; what is sold no more is left alone', () => {
  const lines = [aLine({}), aLine({ id: 2, quantity: 3 }), aLine({ id: 3, problem: 'offShelf' })];
  expect(bulkWays.map((way) => bulkChanges(lines, way, 4).map(({ quantity }) => quantity))).toEqual([
    [4, 4],
    [40, 12],
    [14, 7],
  ]);
});

test.each(['', '0', '-1', '1.5', '2,5', 'ten', '1e3', '12345678'])('%j is no number of pieces', (typed) => {
  expect(amountOf(typed)).toBeUndefined();
});
test('a whole number is one, with spaces around it too', () => {
  expect([amountOf('1'), amountOf(' 250 '), amountOf('9999999')]).toEqual([1, 250, mostPieces]);
});

test('lines beyond the stock are named; one that was beyond it before may become smaller', () => {
  const lines = [
    aLine({ stock: 30 }),
    aLine({ id: 2, stock: 20 }),
    aLine({ id: 3, stock: 5, quantity: 90 }),
    aLine({ id: 4 }),
  ];
  expect(idsOf(judgeBulk(bulkChanges(lines, 'set', 25)).beyondStock)).toEqual([2]);
  expect(idsOf(judgeBulk(bulkChanges(lines, 'multiply', 2)).beyondStock)).toEqual([3]);
  expect(idsOf(judgeBulk(bulkChanges(lines, 'multiply', 2_000_000)).tooLarge)).toEqual([1, 2, 3, 4]);
});

test('the minimum of a product counts its lines together', () => {
  const lines = [aLine({ minQuantity: 30 }), aLine({ id: 2, minQuantity: 30 })];
  expect(idsOf(judgeBulk(bulkChanges(lines, 'set', 14)).belowMinimum)).toEqual([1, 2]);
  expect(judgeBulk(bulkChanges(lines, 'set', 15)).belowMinimum).toEqual([]);
});

test('taking it back leaves alone what was typed or removed since, and what was not changed', () => {
  const lines = [aLine({}), aLine({ id: 2 }), aLine({ id: 3 }), aLine({ id: 4, quantity: 20 })];
  const done = doneBy(bulkChanges(lines, 'set', 20));
  expect([...done.after.keys()]).toEqual([1, 2, 3]);
  const since = [aLine({ quantity: 20 }), aLine({ id: 2, quantity: 21 }), aLine({ id: 4, quantity: 20 })];
  expect([...undone(done, since)]).toEqual([[1, 10]]);
});
