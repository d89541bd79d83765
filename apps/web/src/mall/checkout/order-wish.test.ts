import { expect, test } from 'vitest';
import { linesIn } from './order-wish.ts';

test('lines of the address are SKU ids with quantities; anything else is left out', () => {
  expect(linesIn('12x50-13x20')).toEqual([
    { skuId: 12, quantity: 50 },
    { skuId: 13, quantity: 20 },
  ]);
  expect(linesIn('0x5-7x0-x-7-7x-8xa-9x3; drop-10x99999999')).toEqual([]);
  expect(linesIn(null)).toEqual([]);
});
