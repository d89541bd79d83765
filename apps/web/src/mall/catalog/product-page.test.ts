import type { ProductCard, ProductView, StoreFigures } from '@kouan/contract';
import { expect, test } from 'vitest';
import { renderPage } from '../../app/entry-server.tsx';
import { assets, settings } from '../../../test/page.ts';

const texts = (en: string) => ({ cn: `${en}（中文）`, en, vi: `${en} (tiếng Việt)` });
const sku = (id: number, values: readonly string[]) => ({
  id,
  specValues: values.map(texts),
  imageUrl: null,
  priceFen: null,
  stock: 40,
});
const product: ProductView = {
  id: 'abcdefghij',
  kind: 'mall',
  title: texts('Storage bag'),
  summary: null,
  images: ['/picture/bag/0.800.webp'],
  store: {
    id: 1,
    name: 'Yiwu bags',
    names: { cn: 'Yiwu bags', en: 'Yiwu bags', vi: 'Yiwu bags' },
    city: null,
    site: 'mall',
    logoUrl: null,
    notice: null,
  },
  category: null,
  site: 'mall',
  itemId: '',
  sourceUrl: '',
  priceTiers: [{ minQuantity: 1, priceFen: 690 }],
  minQuantity: 1,
  specs: [{ name: texts('Colour'), values: ['Red', 'Blue'].map((name) => ({ name: texts(name), imageUrl: null })) }],
  skus: [sku(1, ['Red']), sku(2, ['Blue'])],
  parameters: [{ name: texts('Material'), value: texts('Oxford cloth') }],
  unitWeightGrams: 320,
  unitVolumeCm3: 900,
  unitsPerCarton: 50,
  isWeightEstimated: false,
  inBorderStock: false,
  handlingDays: 3,
  isOnSale: true,
  updatedAt: '2026-01-01T02:00:00Z',
};
const card: ProductCard = {
  id: 'klmnopqrst',
  kind: 'mall',
  title: texts('Travel bag'),
  imageUrl: '/picture/travel/0.800.webp',
  priceFen: 710,
  lastTier: null,
  minQuantity: 1,
  city: null,
  inBorderStock: false,
  handlingDays: 3,
};
const figures: StoreFigures = { orders: 212, returningPercent: 46, onTimePercent: null };
const replies: readonly (readonly [RegExp, unknown])[] = [
  [/^\/api\/products\/[^/]+\/similar$/, [card]],
  [/^\/api\/products\//, product],
  [/^\/api\/stores\/1\/figures$/, figures],
];
const fetchApi = async (path: string) => {
  const found = replies.find(([form]) => form.test(path));
  return found ? { status: 200, body: found[1] } : { status: 503, body: {} };
};

test.each(['/mallDetail/abcdefghij', '/mallDdcDetail/abcdefghij'])(
  '%s shows parameters, specifications, quantities, buy now and add to cart',
  async (url) => {
    const { status, html } = await renderPage({ url, language: 'en', settings, assets, fetchApi });
    expect(status).toBe(200);
    for (const text of ['Storage bag', 'Material', 'Oxford cloth', 'Colour', 'Red', 'Blue', 'Buy now', 'Add to cart'])
      expect(html, text).toContain(text);
    expect([...html.matchAll(/data-place="(\d+:\d+)"/g)].map((match) => match[1])).toEqual(['0:0', '1:0']);
  },
);

test.each([
  ['cn', '备货 5-7 天。'],
  ['en', 'Stocking 5-7 days.'],
  ['vi', 'Gom hàng 5-7 ngày.'],
] as const)('before buying, the product page says that stocking takes 5 to 7 days, in %s', async (language, words) => {
  const { html } = await renderPage({ url: '/mallDetail/abcdefghij', language, settings, assets, fetchApi });
  expect(html).toContain(words);
  expect(html).toContain('href="/mallMaterial/abcdefghij"');
});

test('the page tells what our own orders say of the store, and shows similar goods and the way to keep these for later', async () => {
  const { html } = await renderPage({ url: '/mallDetail/abcdefghij', language: 'en', settings, assets, fetchApi });
  for (const text of ['Returning buyers', '46%', '212', 'too few orders', 'Travel bag', 'Keep for later'])
    expect(html, text).toContain(text);
  expect(html).toContain('href="/mallSearch?store=1"');
  expect(html).toContain('id="similar"');
});
