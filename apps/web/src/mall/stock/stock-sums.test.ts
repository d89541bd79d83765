import type { StockRow } from '@kouan/contract';
import { expect, test } from 'vitest';
import { nextReturn, orderToShip } from './stock-sums.ts';

const text = { cn: '杯', en: 'cup', vi: 'cốc' };
type Batch = StockRow['batches'][number];
const batch = (changes: Partial<Batch>): Batch => ({
  number: 'K2611210000001',
  orderNumber: 'D1',
  lineId: 1,
  title: text,
  specValues: [],
  imageUrl: '',
  quantity: 10,
  left: 10,
  grams: 1,
  cm3: 1,
  packages: 1,
  storedAt: '2026-11-10T00:00:00Z',
  expectedOn: null,
  autoReturnAt: null,
  sellerReturnUntil: null,
  review: 'none',
  reviewUntil: null,
  isWeightChecked: false,
  heldSellerGrams: null,
  photos: [],
  ...changes,
});
const row = (changes: Partial<StockRow>): StockRow => ({
  skuId: 1,
  title: text,
  specValues: [],
  imageUrl: '',
  available: 0,
  inTransit: 0,
  frozen: 0,
  afterSales: 0,
  earliestBatchAt: null,
  batchCount: 0,
  batches: [],
  ...changes,
});

test('the next return is that of the order whose time is up first, with all its pieces', () => {
  const rows = [
    row({ batches: [batch({ orderNumber: 'D1', autoReturnAt: '2026-11-30T00:00:00Z', left: 5 })] }),
    row({
      batches: [
        batch({ orderNumber: 'D2', autoReturnAt: '2026-11-25T00:00:00Z', left: 3 }),
        batch({ orderNumber: 'D2', autoReturnAt: '2026-11-25T00:00:00Z', left: 4 }),
        batch({ orderNumber: 'D3', autoReturnAt: '2026-11-20T00:00:00Z', left: 0 }),
      ],
    }),
  ];
  expect(nextReturn(rows)).toEqual({ at: '2026-11-25T00:00:00Z', quantity: 7, orderNumber: 'D2' });
  expect(nextReturn([row({})])).toBeUndefined();
});

test('goods of the oldest batch with something left are shipped first', () => {
  const batches = [
    batch({ orderNumber: 'D1', storedAt: '2026-11-12T00:00:00Z' }),
    batch({ orderNumber: 'D2', storedAt: '2026-11-01T00:00:00Z', left: 0 }),
    batch({ orderNumber: 'D3', storedAt: '2026-11-11T00:00:00Z' }),
  ];
  expect(orderToShip(row({ batches }))).toBe('D3');
  expect(orderToShip(row({}))).toBeUndefined();
});
