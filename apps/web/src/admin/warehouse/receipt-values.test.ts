import { expect, test } from 'vitest';
import { emptyLine, problemsOf, receiptOf } from './receipt-values.ts';

const typed = { ...emptyLine, quantity: '510', weight: '65', volume: '60×40×30', packages: '4' };

test('a whole line goes as pieces, grams, cm³ and packages', () => {
  expect(problemsOf(typed, 510)).toEqual([]);
  const photo = { id: 7, realName: 'a.webp', url: '/file/a.webp' };
  expect(receiptOf([{ line: { id: 3 }, typed: { ...typed, photos: [photo] } }], ' one box open ')).toEqual({
    lines: [{ lineId: 3, quantity: 510, grams: 65_000, cm3: 288_000, packages: 4, photoIds: [7] }],
    note: 'one box open',
  });
});

test('a line without a quantity is left out', () => {
  expect(problemsOf({ ...typed, quantity: ' ', weight: 'heavy' }, 510)).toEqual([]);
  expect(
    receiptOf(
      [
        { line: { id: 3 }, typed: { ...typed, quantity: '' } },
        { line: { id: 4 }, typed },
      ],
      '',
    ).lines.map(({ lineId }) => lineId),
  ).toEqual([4]);
});

test('each wrong value is named', () => {
  expect(problemsOf({ ...typed, quantity: '511' }, 510)).toEqual(['tooMany']);
  expect(problemsOf({ ...emptyLine, quantity: '0', packages: '0' }, 510)).toEqual([
    'quantity',
    'weight',
    'packages',
    'volume',
  ]);
});
