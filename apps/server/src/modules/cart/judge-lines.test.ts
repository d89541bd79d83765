import { expect, test } from 'vitest';
import type { SkuForSale } from '../catalog/index.ts';
import type { CartRow } from './cart-tables.ts';
import { byStore, judgeLines } from './judge-lines.ts';

const at = new Date('2026-01-02T03:04:05Z');
const texts = { cn: '', en: '', vi: '' };
const line = (id: number, quantity: number): CartRow => ({
  id,
  buyerId: 1,
  skuId: id,
  quantity,
  note: '',
  privateNote: '',
  substitute: 'ask',
  services: [],
  seenPrices: null,
  createdAt: at,
  updatedAt: at,
});
const sku = (skuId: number, changes: Partial<SkuForSale> = {}): SkuForSale => ({
  skuId,
  productId: 1,
  productPublicId: 'abcdefghij',
  kind: 'mall',
  categoryId: null,
  storeId: 1,
  storeName: '店',
  storeSite: '1688',
  title: texts,
  specNames: [],
  specValues: [],
  imageUrl: '',
  ownPriceFen: null,
  priceTiers: [
    { minQuantity: 1, priceFen: 690n },
    { minQuantity: 200, priceFen: 640n },
  ],
  minQuantity: 5,
  stock: null,
  unitWeightGrams: 1,
  isWeightEstimated: false,
  unitVolumeCm3: 1,
  unitsPerCarton: 1,
  isOnSale: true,
  ...changes,
});
const judged = (lines: CartRow[], skus: SkuForSale[]) =>
  judgeLines(lines, skus).map(({ unitPriceFen, problem }) => [unitPriceFen, problem]);

test('lines of one product reach a tier and the minimum together; an own price stays', () => {
  expect(
    judged([line(1, 150), line(2, 50), line(3, 4)], [sku(1), sku(2, { ownPriceFen: 900n }), sku(3, { productId: 2 })]),
  ).toEqual([
    [640n, null],
    [900n, null],
    [690n, 'belowMinimum'],
  ]);
  expect(judged([line(1, 3), line(2, 2)], [sku(1), sku(2)])).toEqual([
    [690n, null],
    [690n, null],
  ]);
});

test('a line that is no longer sold counts for nothing', () => {
  expect(judged([line(1, 3), line(2, 300)], [sku(1), sku(2, { isOnSale: false })])).toEqual([
    [690n, 'belowMinimum'],
    [640n, 'offShelf'],
  ]);
});

test('more than the known stock is a problem, exactly the stock is not', () => {
  expect(judged([line(1, 10), line(2, 11)], [sku(1, { stock: 10 }), sku(2, { stock: 10 })])).toEqual([
    [690n, null],
    [690n, 'outOfStock'],
  ]);
});

test('the store of the newest line comes first with all its lines', () => {
  const lines = judgeLines(
    [line(1, 5), line(2, 5), line(3, 5)],
    [sku(1, { storeId: 7 }), sku(2, { storeId: 8 }), sku(3, { storeId: 7 })],
  );
  expect(byStore(lines).map(({ line: { id } }) => id)).toEqual([1, 3, 2]);
});
