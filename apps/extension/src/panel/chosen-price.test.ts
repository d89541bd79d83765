import { expect, test } from 'vitest';
import { averagePriceFen, skuPriceFen, totalOf } from './chosen-price.ts';

const sku = (priceFen: number | null) => ({ specValues: [], priceFen, stock: null, skuId: null });
const goods = {
  moq: 5,
  priceTiers: [
    { minQuantity: 5, priceFen: 690 },
    { minQuantity: 200, priceFen: 640 },
  ],
  skus: [sku(690), sku(900), sku(null)],
};

test('a SKU follows the tiers that all chosen pieces reach together, unless it has a price of its own', () => {
  expect([
    skuPriceFen(goods, 0, 5),
    skuPriceFen(goods, 0, 200),
    skuPriceFen(goods, 1, 200),
    skuPriceFen(goods, 2, 1),
  ]).toEqual([690n, 640n, 900n, 690n]);
  expect(skuPriceFen({ priceTiers: [], skus: [sku(null)] }, 0, 1)).toBe(null);
});

test('the price of a choice is its average, half up', () => {
  expect(averagePriceFen(goods, new Map())).toBe(690n);
  expect(
    averagePriceFen(
      goods,
      new Map([
        [0, 1],
        [1, 1],
      ]),
    ),
  ).toBe(795n);
  expect(
    averagePriceFen(
      goods,
      new Map([
        [0, 199],
        [1, 1],
      ]),
    ),
  ).toBe(641n);
  expect(
    totalOf(
      new Map([
        [0, 199],
        [1, 1],
      ]),
    ),
  ).toBe(200);
});
