import type { GoodsContent } from '@kouan/contract';
import { expect, test } from 'vitest';
import {
  combinationsOf,
  contentOfDraft,
  draftOf,
  newDraft,
  skuKey,
  withBlock,
  withSpecs,
  WrongNumber,
} from './goods-draft.ts';

const sku = (values: string[], changes = {}) => ({
  values,
  code: '',
  priceFen: null,
  stock: 5,
  weightGrams: null,
  sizeMm: null,
  ...changes,
});
const content: GoodsContent = {
  title: { cn: '杯', en: 'Cup', vi: null },
  summary: null,
  ownCode: 'A1',
  category: 'cups',
  images: ['/picture/c-1/0.800.webp'],
  parameters: [],
  specs: [
    {
      name: { cn: '色', en: null, vi: null },
      values: ['红', '蓝'].map((cn) => ({ name: { cn, en: null, vi: null }, imageUrl: null })),
    },
    {
      name: { cn: '码', en: null, vi: null },
      values: ['大', '小'].map((cn) => ({ name: { cn, en: null, vi: null }, imageUrl: null })),
    },
  ],
  skus: [sku(['红', '大'], { priceFen: 1250 }), sku(['红', '小']), sku(['蓝', '大'], { sizeMm: [1, 2, 3] })],
  minQuantity: 2,
  priceTiers: [{ minQuantity: 2, priceFen: 1305 }],
  weightGrams: 300,
  sizeMm: [10, 20, 30],
  volumeCm3: 6,
  unitsPerCarton: 20,
  handlingDays: 2,
};
const draft = draftOf(content);

test('what is edited comes back as it was, combinations that are not offered stay away', () => {
  expect(contentOfDraft(draft, 6)).toEqual(content);
  expect(combinationsOf(draft.specs).map(skuKey)).toHaveLength(4);
});

test('a value that gets another name keeps what was typed about its combinations', () => {
  const specs = draft.specs.map((spec, axis) =>
    axis === 0
      ? {
          ...spec,
          values: spec.values.map((value, at) =>
            at === 0 ? { ...value, name: { ...value.name, cn: '深红' } } : value,
          ),
        }
      : spec,
  );
  const skus = contentOfDraft(withSpecs(draft, specs), 6).skus;
  expect(skus.map(({ values }) => values[0])).toEqual(['深红', '深红', '蓝']);
  expect(skus[0]?.priceFen).toBe(1250);
});

test('a block of a spreadsheet fills the matrix from its cell on, counted stock stays', () => {
  const locked = new Set([skuKey(['红', '小'])]);
  const filled = withBlock(draft, '¥9.5\t7\tX1\r\n8\t6\tX2\r\n', { row: 0, field: 'price', locked });
  expect(filled.skus[skuKey(['红', '大'])]).toMatchObject({ price: '9.5', stock: '7', code: 'X1' });
  expect(filled.skus[skuKey(['红', '小'])]).toMatchObject({ price: '8', stock: '5', code: 'X2' });
});

test('what is no number is named', () => {
  const fieldOf = (changes: Partial<typeof draft>) => {
    try {
      contentOfDraft({ ...draft, ...changes }, 6);
      return undefined;
    } catch (error) {
      return error instanceof WrongNumber ? error.field : 'other';
    }
  };
  expect(fieldOf({ tiers: [{ quantity: '1', price: '-3' }] })).toBe('tiers');
  expect(fieldOf({ minQuantity: 'NaN' })).toBe('minQuantity');
  expect(fieldOf({ measures: { ...draft.measures, length: '' } })).toBe('size');
  expect(fieldOf(newDraft())).toBe('tiers');
});
