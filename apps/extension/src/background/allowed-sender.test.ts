import type { CapturedProduct } from '@kouan/contract';
import { expect, test } from 'vitest';
import type { Request } from '../messages.ts';
import { isAllowed } from './allowed-sender.ts';

const own = { ownId: 'abcdefghijklmnop', mallOrigin: 'https://mall.example.com' };
const page = 'https://detail.1688.com/offer/812345670011.html';
const product = { site: '1688', itemId: '812345670011', sourceUrl: page } as CapturedProduct; // only these are looked at
const tab = {} as chrome.tabs.Tab; // only whether there is one is looked at
const shop = { id: own.ownId, origin: 'https://detail.1688.com', tab, frameId: 0 };
const ownPage = { id: own.ownId, origin: `chrome-extension://${own.ownId}` };
const add: Request = { type: 'addToCart', product, lines: [] };
const pair: Request = { type: 'pair', address: '', code: '', name: '' };

test('a product page may fill the cart with its own product', () => {
  expect(isAllowed(add, shop, own)).toBe(true);
  expect(isAllowed({ type: 'state' }, shop, own)).toBe(true);
  expect(isAllowed({ type: 'screen', texts: [] }, shop, own)).toBe(true);
  expect(isAllowed(add, { ...shop, origin: 'https://item.taobao.com' }, own)).toBe(false);
  const weidian = {
    site: 'weidian',
    itemId: '7280000701',
    sourceUrl: 'https://abc.v.weidian.com/item.html?itemID=7280000701',
  };
  const sender = { ...shop, origin: 'https://abc.v.weidian.com' };
  expect(isAllowed({ type: 'addToCart', product: { ...product, ...weidian }, lines: [] }, sender, own)).toBe(true);
  const forged = [
    { itemId: '812345670012' },
    { site: 'taobao' as const },
    { sourceUrl: 'https://detail.1688.com/' },
    { sourceUrl: 'https://detail.1688.com.evil.example/offer/812345670011.html' },
    { sourceUrl: 'javascript:alert(1)' },
  ];
  for (const changes of forged)
    expect(isAllowed({ type: 'addToCart', product: { ...product, ...changes }, lines: [] }, shop, own)).toBe(false);
});

test('a page reports only how its own product page was read', () => {
  const report = (url: string): Request => ({ type: 'report', url, problem: 'BLOCKED' });
  expect(isAllowed(report(page), shop, own)).toBe(true);
  for (const url of ['https://item.taobao.com/item.htm?id=640000000001', 'https://detail.1688.com/', 'x'])
    expect(isAllowed(report(url), shop, own), url).toBe(false);
  expect(isAllowed(report(page), ownPage, own)).toBe(false);
});

test('other extensions, other origins, frames and the mall may not', () => {
  const strangers = [
    { ...shop, id: 'another' },
    { ...shop, origin: 'https://detail.1688.com.evil.example' },
    { ...shop, origin: 'https://evil1688.com' },
    { ...shop, origin: 'http://detail.1688.com' },
    { ...shop, origin: 'null' },
    { ...shop, frameId: 3 },
    { ...shop, tab: undefined },
    { ...shop, origin: own.mallOrigin },
    { ...shop, origin: 'https://a.b.v.weidian.com' },
  ];
  expect(strangers.filter((sender) => isAllowed(add, sender, own))).toEqual([]);
  expect(isAllowed({ type: 'state' }, { ...shop, origin: own.mallOrigin }, own)).toBe(true);
  expect(isAllowed({ type: 'state' }, { ...shop, origin: '' }, { ...own, mallOrigin: '' })).toBe(false);
});

test('only the plug-in itself pairs, ends the pairing and reads what was collected', () => {
  const requests: Request[] = [pair, { type: 'unpair' }, { type: 'captures' }, { type: 'language', language: 'vi' }];
  expect(requests.map((request) => isAllowed(request, ownPage, own))).toEqual([true, true, true, true]);
  expect(requests.map((request) => isAllowed(request, shop, own))).toEqual([false, false, false, false]);
  expect(isAllowed(add, ownPage, own)).toBe(false);
});
