import type { CartLine } from '@kouan/contract';
import { expect, test } from 'vitest';
import { formerPricesOf, pricesOf } from '../../shared/cart-prices.ts';
import { fits, gramsOf, groupCart, judgeTicked, problemOf, tierOf, totalsOf } from './cart-groups.ts';

const texts = (cn: string) => ({ cn, en: `en ${cn}`, vi: `vi ${cn}` });
const tiers = [
  { minQuantity: 2, priceFen: 1420 },
  { minQuantity: 300, priceFen: 1280 },
  { minQuantity: 1000, priceFen: 1190 },
];
const aLine = (over: Partial<CartLine>): CartLine => ({
  id: 1,
  productId: 'aaaaaaaaaa',
  skuId: 1,
  storeId: 1,
  storeName: '衡远',
  storeSite: '1688',
  title: texts('T 恤'),
  specValues: [texts('黑'), texts('M')],
  imageUrl: '',
  quantity: 200,
  unitPriceFen: 1280,
  minQuantity: 2,
  stock: 1000,
  unitWeightGrams: 250,
  ownPriceFen: null,
  pricesBefore: null,
  priceTiers: tiers,
  problem: null,
  notices: [],
  note: '',
  privateNote: '',
  substitute: 'ask',
  services: [],
  createTime: '2026-01-01T00:00:00Z',
  ...over,
});
const first = aLine({});
const second = aLine({ id: 2, skuId: 2 });
const foreign = aLine({ id: 3, skuId: 3, productId: 'bbbbbbbbbb', storeId: 2, storeName: '恒泰', quantity: 10 });

test('lines are grouped by store and product in the order of the cart', () => {
  const groups = groupCart([first, foreign, second]);
  expect(
    groups.map(({ storeId, products }) => [storeId, products.map(({ lines }) => lines.map(({ id }) => id))]),
  ).toEqual([
    [1, [[1, 2]]],
    [2, [[3]]],
  ]);
});

test('lines of one product reach a tier together; fewer of them do not', () => {
  expect(pricesOf([first, second])).toEqual(
    new Map([
      [1, 1280n],
      [2, 1280n],
    ]),
  );
  expect(pricesOf([first])).toEqual(new Map([[1, 1420n]]));
});

test('a price that no tier explains is the SKUs own', () => {
  const own = aLine({ id: 4, unitPriceFen: 1555, ownPriceFen: 1555 });
  expect(pricesOf([own, second])).toEqual(
    new Map([
      [4, 1555n],
      [2, 1280n],
    ]),
  );
  expect(tierOf([own])).toEqual({ reached: undefined, next: undefined });
});

test('totals are goods, service fee and 30 % deposit', () => {
  expect(totalsOf([first, second], {})).toMatchObject({
    goodsFen: 512_000n,
    serviceFen: 15_360n,
    depositFen: 158_208n,
  });
  expect(totalsOf([], {})).toMatchObject({ goodsFen: 0n, depositFen: 0n });
});

test('the reached tier and the way to the next', () => {
  expect(tierOf([first, second])).toEqual({ reached: 300, next: { morePieces: 600, priceFen: 1190n } });
  expect(tierOf([first])).toEqual({ reached: undefined, next: { morePieces: 100, priceFen: 1280n } });
});

test('problems follow the quantities', () => {
  expect(problemOf(first, [first])).toBeUndefined();
  expect(problemOf(aLine({ quantity: 1001 }), [])).toBe('outOfStock');
  expect(problemOf(aLine({ problem: 'offShelf' }), [first])).toBe('offShelf');
  const few = aLine({ quantity: 1 });
  expect(problemOf(few, [few])).toBe('belowMinimum');
});

test('two ticked stores are never bought at once', () => {
  expect(judgeTicked([first, foreign])).toBe('twoStores');
  expect(judgeTicked([])).toBe('nothing');
  expect(judgeTicked([first, second])).toBe('ready');
  expect(judgeTicked([aLine({ quantity: 2000 })])).toBe('problem');
});

test('finding looks into product, specification and store in every language', () => {
  expect([fits(first, 'VI T'), fits(first, '黑'), fits(first, '衡'), fits(first, ' '), fits(first, '杯')]).toEqual([
    true,
    true,
    true,
    true,
    false,
  ]);
});

test('a price is told as changed only where it is another one for what is bought now', () => {
  const dearer = {
    ownPriceFen: null,
    priceTiers: [
      { minQuantity: 2, priceFen: 1420 },
      { minQuantity: 300, priceFen: 1300 },
    ],
  };
  const changed = [aLine({ pricesBefore: dearer }), aLine({ id: 2, skuId: 2, pricesBefore: dearer })];
  expect(formerPricesOf(changed)).toEqual(
    new Map([
      [1, 1300n],
      [2, 1300n],
    ]),
  );
  expect(formerPricesOf(changed.slice(0, 1))).toEqual(new Map());
  expect(formerPricesOf([aLine({ pricesBefore: { ...dearer, ownPriceFen: 1280 } })])).toEqual(new Map([[1, 1280n]]));
  expect(formerPricesOf([aLine({ problem: 'offShelf', pricesBefore: { ...dearer, ownPriceFen: 1 } }), first])).toEqual(
    new Map(),
  );
});

test('an own price that happens to be that of a tier stays one; more lines than an order holds are said', () => {
  const own = aLine({ ownPriceFen: 1420, unitPriceFen: 1420 });
  expect(pricesOf([own, second])).toEqual(
    new Map([
      [1, 1420n],
      [2, 1280n],
    ]),
  );
  const many = Array.from({ length: 501 }, (_, at) => aLine({ id: at, skuId: at }));
  expect([judgeTicked(many), judgeTicked(many.slice(1))]).toEqual(['tooMany', 'ready']);
  expect(gramsOf([first, second])).toBe(100_000);
});
