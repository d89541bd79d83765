import { suggestProducts } from '@kouan/contract';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { quietClient, renderPart } from '../../test/render-part.tsx';
import { endpointQuery } from '../lib/query.ts';
import { forgetSearches, keepSearch, lastSearches } from './search-history.ts';
import SearchSuggestions from './search-suggestions.tsx';

/** What a browser keeps for a site. */
const kept = new Map<string, string>();
const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};
const giveStorage = (value: object) =>
  Object.defineProperty(globalThis, 'localStorage', { value, configurable: true, writable: true });
beforeEach(() => {
  kept.clear();
  giveStorage(storage);
});
afterAll(() => {
  if (before) Object.defineProperty(globalThis, 'localStorage', before);
  else Reflect.deleteProperty(globalThis, 'localStorage');
});

const texts = (text: string) => ({ cn: text, en: text, vi: text });
async function show(word: string, found?: { word: string; titles: readonly string[] }): Promise<string> {
  const client = quietClient();
  const goods = found?.titles.map((title, index) => ({
    ...{ id: `abcdefghi${index}`, kind: index === 0 ? ('ddc' as const) : ('mall' as const), title: texts(title) },
    ...{ imageUrl: '', priceFen: 1, lastTier: null, minQuantity: 1, city: null, inBorderStock: false, handlingDays: 1 },
  }));
  if (found) client.setQueryData(endpointQuery(suggestProducts, { query: { word: found.word } }).queryKey, goods);
  return renderPart(<SearchSuggestions word={word} onChosen={() => undefined} onLeave={() => undefined} />, {
    path: '/',
    client,
  });
}

test('the last eight searches are kept on the device, the latest first, each once, and can be forgotten', () => {
  for (const word of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'c']) keepSearch(word);
  expect(lastSearches()).toEqual(['c', 'i', 'h', 'g', 'f', 'e', 'd', 'b']);
  forgetSearches();
  expect(lastSearches()).toEqual([]);
});

test('what another program left in its place, or a browser that keeps nothing, is an empty history', () => {
  for (const wrong of ['{', '{"a":1}', '7', 'null']) {
    kept.set('searchHistory', wrong);
    expect(lastSearches(), wrong).toEqual([]);
  }
  kept.set('searchHistory', '["a",7,null,"b"]');
  expect(lastSearches()).toEqual(['a', 'b']);
  const refuse = () => {
    throw new Error('refused');
  };
  giveStorage({ getItem: refuse, setItem: refuse, removeItem: refuse });
  keepSearch('a');
  forgetSearches();
  expect(lastSearches()).toEqual([]);
});

test('an empty box shows the history with a way to forget it, a word the goods it begins to name', async () => {
  expect(await show('')).toBe('');
  keepSearch('杯 50%');
  const history = await show('');
  expect(history).toContain('href="/mallSearch/%E6%9D%AF%2050%25"');
  expect(history).toContain('<button');

  const found = await show(' shoe ', { word: 'shoe', titles: ['Shoe & sock', 'Shoe rack'] });
  expect(found).toContain('href="/mallDdcDetail/abcdefghi0"');
  expect(found).toContain('href="/mallDetail/abcdefghi1"');
  expect(found).toContain('Shoe &amp; sock');
  expect(found).not.toContain('<button');
});

test('a pasted link gets no suggestions: it is recognised when the box is sent', async () => {
  const link = 'https://detail.1688.com/offer/1.html';
  expect(await show(link, { word: link, titles: ['x'] })).toBe('');
});
