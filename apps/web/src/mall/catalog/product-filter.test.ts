import { expect, test } from 'vitest';
import { linkPath, looksLikeLink } from './link-target.ts';
import { withChoice, withChoices } from './product-filter.ts';
import { filterOf } from './search-filter.ts';

test('filters come from the address; what is no choice is ignored', () => {
  expect(filterOf(new URLSearchParams('category=kitchen&kind=ddc&stock=1&order=newest&page=3'), '杯')).toEqual({
    category: 'kitchen',
    kind: 'ddc',
    inBorderStock: true,
    order: 'newest',
    word: '杯',
    page: 2,
    size: 24,
  });
  expect(filterOf(new URLSearchParams('kind=x&order=y&page=-1&stock=yes'), undefined)).toEqual({ page: 0, size: 24 });
});

test('store, site, prices in yuan and the minimum order narrow a search; what cannot be is ignored', () => {
  expect(filterOf(new URLSearchParams('store=12&site=taobao&from=1.5&to=20&least=10'), undefined)).toEqual({
    store: 12,
    site: 'taobao',
    priceFromFen: 150,
    priceToFen: 2000,
    minQuantityTo: 10,
    page: 0,
    size: 24,
  });
  expect(filterOf(new URLSearchParams('store=0&site=ebay&from=-1&to=1e9&least=7'), undefined)).toEqual({
    page: 0,
    size: 24,
  });
});

test('several choices at once start at the first page again', () => {
  const changed = withChoices(new URLSearchParams('page=4&from=1&kind=mall'), { from: undefined, to: '5' });
  expect(changed.toString()).toBe('kind=mall&to=5');
});

test('another choice starts at the first page again', () => {
  expect(withChoice(new URLSearchParams('page=4&kind=mall'), 'kind', undefined).toString()).toBe('');
  expect(withChoice(new URLSearchParams('kind=mall'), 'page', '2').toString()).toBe('kind=mall&page=2');
});

test('a pasted link is told from words', () => {
  expect(
    [
      'https://detail.1688.com/offer/1.html',
      '￥AbCd12345678￥',
      'm.tb.cn/h.x',
      '保温杯 890ml',
      'usb-c 3.0',
      't-shirt',
    ].map(looksLikeLink),
  ).toEqual([true, true, true, false, false, false]);
  expect(linkPath('看看 https://x', { result: 'shortlink', site: null, shortUrl: 'https://m.tb.cn/h.1' })).toBe(
    '/mallDdc/link?link=https%3A%2F%2Fm.tb.cn%2Fh.1',
  );
});
