import { expect, test } from 'vitest';
import { cm3Of, fenOf, gramsOf, numbersOf, scaledOf } from './measures.ts';

test('yuan become fen without rounding', () => {
  expect(fenOf('6723.84')).toBe(672_384);
  expect(fenOf('6723,8')).toBe(672_380);
  expect(fenOf('0')).toBe(0);
  for (const wrong of ['', '1.234', '-1', '1e3', '1,234.50', 'abc', '.5']) expect(fenOf(wrong)).toBeUndefined();
});

test('kilograms and grams become whole grams', () => {
  expect(gramsOf('12.5', 'kg')).toBe(12_500);
  expect(gramsOf('0.001', 'kg')).toBe(1);
  expect(gramsOf('12500', 'g')).toBe(12_500);
  expect(gramsOf('0', 'kg')).toBeUndefined();
  expect(gramsOf('1.5', 'g')).toBeUndefined();
  expect(gramsOf('0.0001', 'kg')).toBeUndefined();
});

test('length, width and height are one package, a single number is all of them', () => {
  expect(cm3Of('60×40×30', 1)).toBe(72_000);
  expect(cm3Of('60x40x30', 2)).toBe(144_000);
  expect(cm3Of('60 * 40 * 30', 2)).toBe(144_000);
  expect(cm3Of('60.5X40X30', 1)).toBe(72_600);
  expect(cm3Of('0.5x0.5x0.5', 1)).toBe(1);
  expect(cm3Of('144000', 2)).toBe(144_000);
  for (const wrong of ['', '60x40', '60x40x30x2', '60x40x', '0x40x30', '0', '60x40x30.25'])
    expect(cm3Of(wrong, 1)).toBeUndefined();
});

test('numbers are split at spaces, lines and commas', () => {
  expect(numbersOf(' A1, A2\nA3；A1 ')).toEqual(['A1', 'A2', 'A3']);
  expect(numbersOf('  ')).toEqual([]);
  expect(scaledOf('1234567890', 0)).toBeUndefined();
});
