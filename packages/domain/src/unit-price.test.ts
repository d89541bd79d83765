import { expect, test } from 'vitest';
import { nextTier, unitPriceFen, unitPricesFen } from './unit-price.ts';

const tiers = [
  { fromQuantity: 50, priceFen: 2600n },
  { fromQuantity: 1, priceFen: 3000n },
  { fromQuantity: 10, priceFen: 2800n },
];

test('the tier reached holds, below the first the first', () => {
  const quantities = [0, 1, 9, 10, 49, 50, 1000];
  expect(quantities.map((quantity) => unitPriceFen({ tiers }, quantity))).toEqual([
    3000n,
    3000n,
    3000n,
    2800n,
    2800n,
    2600n,
    2600n,
  ]);
});

test('a price of its own ignores tiers, and nothing costs less than a fen', () => {
  expect(unitPriceFen({ tiers, ownPriceFen: 3100n }, 1000)).toBe(3100n);
  expect(unitPriceFen({ tiers: [], ownPriceFen: 0n }, 1)).toBe(1n);
  expect(unitPriceFen({ tiers: [{ fromQuantity: 1, priceFen: 0n }] }, 1)).toBe(1n);
  expect(() => unitPriceFen({ tiers: [] }, 1)).toThrow(RangeError);
});

test('names the pieces that are missing for the next tier', () => {
  expect(nextTier({ tiers }, 7)).toEqual({ morePieces: 3, priceFen: 2800n });
  expect(nextTier({ tiers }, 10)).toEqual({ morePieces: 40, priceFen: 2600n });
  expect(nextTier({ tiers }, 50)).toBeUndefined();
  expect(nextTier({ tiers, ownPriceFen: 3100n }, 7)).toBeUndefined();
});

test('lines of one product count together', () => {
  const lines = [
    { productKey: 'a', quantity: 6, tiers },
    { productKey: 'b', quantity: 6, tiers },
    { productKey: 'a', quantity: 4, tiers },
    { productKey: 'a', quantity: 1, tiers, ownPriceFen: 5000n },
  ];
  expect(unitPricesFen(lines)).toEqual([2800n, 3000n, 2800n, 5000n]);
});
