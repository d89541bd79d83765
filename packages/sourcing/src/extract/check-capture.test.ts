import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkCapture } from './check-capture.ts';

const read = () =>
  JSON.parse(
    readFileSync(new URL('../sites/fixtures/1688-context-range.expected.json', import.meta.url), 'utf8'),
  ) as Record<string, unknown>;
const changed = (change: Record<string, unknown>) => checkCapture({ ...read(), ...change });

test('an honest capture comes back, without keys nobody knows', () => {
  expect(checkCapture(read())).toEqual({ product: read() });
  expect(changed({ isAdmin: true })).toEqual({ product: read() });
  expect(changed(JSON.parse('{"__proto__": {"site": "jd"}}') as Record<string, unknown>)).toEqual({ product: read() });
});

test.each([
  ['address', { itemId: '812345670012' }],
  ['address', { site: 'jd' }],
  ['address', { sourceUrl: 'https://detail.1688.com.evil.example/offer/812345670011.html' }],
  ['address', { sourceUrl: 'http://127.0.0.1/offer/812345670011.html' }],
  ['address', { canonicalUrl: 'https://evil.example/' }],
  ['title', { title: '' }],
  ['title', { title: 'x'.repeat(501) }],
  ['title', { title: 'a\u0000b' }],
  ['images', { images: ['http://cbu01.alicdn.com/a.jpg'] }],
  ['images', { images: ['https://evil.example/a.jpg'] }],
  ['images', { images: ['https://cbu01.alicdn.com@evil.example/a.jpg'] }],
  ['images', { images: ['javascript:alert(1)'] }],
  ['images', { images: Array.from({ length: 51 }, () => 'https://cbu01.alicdn.com/a.jpg') }],
  ['priceTiers', { priceTiers: [{ minQuantity: 1, priceFen: 0.5 }] }],
  ['priceTiers', { priceTiers: [{ minQuantity: 1, priceFen: -1 }] }],
  [
    'priceTiers',
    {
      priceTiers: [
        { minQuantity: 9, priceFen: 1 },
        { minQuantity: 1, priceFen: 2 },
      ],
    },
  ],
  ['moq', { moq: 0 }],
  ['specs', { specs: {} }],
  ['skus', { skus: [{ specValues: ['藏青色', '没有'], priceFen: 690, stock: 1, skuId: '1' }] }],
  ['skus', { specs: [], skus: [] }],
  ['seller', { seller: null }],
  ['extras', { extras: { detailUrl: 'https://evil.example/' } }],
] as const)('a forged capture is refused: %s %j', (problem, change) => {
  expect(changed(change)).toEqual({ problem });
});

test.each([null, undefined, 1, 'text', [], [[]]])('%j is no capture', (value) => {
  expect(checkCapture(value)).toEqual({ problem: 'shape' });
});
