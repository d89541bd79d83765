import { expect, test } from 'vitest';
import { typedValue, valueOf } from './parameter-value.ts';

test('amounts are typed in yuan, numbers whole and within their bounds, texts as they are', () => {
  const money = { unit: 'fen', least: 0, most: 1_000_000 } as const;
  expect(typedValue(money, 50_000)).toBe('500.00');
  expect(valueOf(money, '500')).toBe(50_000);
  expect(valueOf(money, '0')).toBe(0);
  expect(valueOf(money, '10000.01')).toBeUndefined();
  expect(valueOf(money, '1.234')).toBeUndefined();
  const hours = { unit: 'hours', least: 1, most: 8760 } as const;
  expect(['24', '0', '8761', '1.5', '', '-3', '1e2'].map((typed) => valueOf(hours, typed))).toEqual([
    24,
    ...Array.from({ length: 6 }, () => undefined),
  ]);
  expect(valueOf({ unit: 'text', least: null, most: null }, '  Kouan ')).toBe('Kouan');
});
