import { expect, test } from 'vitest';
import { readPage } from './read-page.ts';

const offer = (itemId: string, price: string) =>
  `<html><head><script>window.__INIT_DATA={"globalData":{"tempModel":{"offerId":${itemId},"offerTitle":"布袋","offerUnit":"个"},"orderParamModel":{"orderParam":{"beginNum":"2","skuParam":{"skuRangePrices":[{"beginAmount":"2","price":"${price}"}],"skuPriceType":"rangePrice"}}},"skuModel":{"skuProps":[],"skuInfoMap":{}},"images":[],"offerDomain":""},"data":{}}</script></head><body></body></html>`;

/** A page as far as reading looks at it. */
function aPage(html: string, { itemId = '812345670022', translated = '' } = {}): Document {
  return {
    location: { href: `https://detail.1688.com/offer/${itemId}.html` },
    documentElement: { outerHTML: html, className: translated },
    querySelector: () => null,
  } as unknown as Document; // stands in for the browser's own
}
const answering = (html: string, type = 'text/html; charset=utf-8') => {
  const asked: string[] = [];
  const fetchPage: typeof fetch = async (input) => {
    asked.push(input instanceof Request ? input.url : input.toString());
    return new Response(html, { headers: { 'content-type': type } });
  };
  return { asked, fetchPage };
};
const failing: typeof fetch = () => Promise.reject(new TypeError('offline'));

test('a page is read from what is open, without another request', async () => {
  const { asked, fetchPage } = answering('');
  expect(await readPage(aPage(offer('812345670022', '9.90')), fetchPage)).toMatchObject({
    product: { itemId: '812345670022', priceTiers: [{ minQuantity: 2, priceFen: 990 }] },
  });
  expect(asked).toEqual([]);
});

test('after a change of address inside the page its source is read again', async () => {
  const { asked, fetchPage } = answering(offer('812345670099', '5.00'));
  const page = aPage(offer('812345670022', '9.90'), { itemId: '812345670099' });
  expect(await readPage(page, fetchPage)).toMatchObject({ product: { itemId: '812345670099' } });
  expect(asked).toEqual(['https://detail.1688.com/offer/812345670099.html']);
  expect(await readPage(page, failing)).toEqual({ problem: 'ID_MISMATCH' });
});

test('a machine-translated page is read from its source, or the person is told what to do', async () => {
  const page = aPage(offer('812345670022', '9.90').replace('布袋', 'Cloth bag'), { translated: 'translated-ltr' });
  expect(await readPage(page, answering(offer('812345670022', '9.90')).fetchPage)).toMatchObject({
    product: { title: '布袋' },
  });
  expect(await readPage(page, failing)).toEqual({ problem: 'TRANSLATED' });
  expect(await readPage(page, answering('<title>登录</title>').fetchPage)).toEqual({ problem: 'TRANSLATED' });
  expect(await readPage(page, answering('{}', 'application/json').fetchPage)).toEqual({ problem: 'TRANSLATED' });
});

test('no price and no product are said', async () => {
  expect(await readPage(aPage(offer('812345670022', '')), failing)).toEqual({ problem: 'NO_PRICE' });
  expect(await readPage(aPage('<html></html>'), failing)).toEqual({ problem: 'NOT_PRODUCT' });
});
