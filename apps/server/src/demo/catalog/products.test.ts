import { expect, test, vi } from 'vitest';
import { demoBuyers } from './buyers.ts';
import { demoCategories } from './categories.ts';
import { demoProducts } from './products.ts';
import { demoStores } from './stores.ts';
import type { DemoProduct, Localized } from './types.ts';

const languages = ['cn', 'en', 'vi'] as const;
const repeated = (keys: readonly string[]): string[] => keys.filter((key, at) => keys.indexOf(key) !== at);
const isClean = (text: string): boolean => text !== '' && text === text.trim() && !/[{}|]|\s\s|undefined/.test(text);

const textsOf = ({ title, summary, attributes, specs }: DemoProduct): Localized[] => [
  title,
  summary,
  ...attributes.flatMap(({ name, value }) => [name, value]),
  ...specs.flatMap(({ name, values }) => [name, ...values.map((value) => value.name)]),
];

test('there are 8 stores, 12 categories, 300 products and 40 buyers', () => {
  expect([demoStores.length, demoCategories.length, demoProducts.length, demoBuyers.length]).toEqual([8, 12, 300, 40]);
});

test('every store and category has products, and every product has both', () => {
  const storeKeys = new Set(demoProducts.map(({ storeKey }) => storeKey));
  const slugs = new Set(demoProducts.map(({ categorySlug }) => categorySlug));
  expect([...storeKeys].sort()).toEqual(demoStores.map(({ key }) => key).sort());
  expect([...slugs].sort()).toEqual(demoCategories.map(({ slug }) => slug).sort());
});

test('every text is there in three languages, without leftovers of its template', () => {
  const names = [...demoStores.flatMap(({ name, city }) => [name, city]), ...demoCategories.map(({ name }) => name)];
  const texts = [...names, ...demoProducts.flatMap(textsOf)];
  expect(texts.filter((text) => languages.some((language) => !isClean(text[language])))).toEqual([]);
});

test('Chinese stays out of English and Vietnamese, and Vietnamese out of English', () => {
  const texts = demoProducts.flatMap(textsOf);
  expect(texts.filter(({ en, vi: vietnamese }) => /\p{Script=Han}/u.test(en + vietnamese))).toEqual([]);
  expect(texts.filter(({ en }) => /[ăâđêôơưạ-ỹ]/i.test(en))).toEqual([]);
  expect(demoProducts.filter(({ title }) => !/\p{Script=Han}/u.test(title.cn) || !/[à-ỹ]/i.test(title.vi))).toEqual([]);
});

test.each(languages)('no two products have the same title in %s', (language) => {
  expect(repeated(demoProducts.map(({ title }) => title[language]))).toEqual([]);
});

test('keys, source items and SKU codes are unique', () => {
  expect(repeated(demoProducts.map(({ key }) => key))).toEqual([]);
  expect(repeated(demoProducts.map(({ source }) => `${source.site} ${source.itemId}`))).toEqual([]);
  expect(repeated(demoProducts.flatMap(({ skus }) => skus.map(({ code }) => code)))).toEqual([]);
});

test('price tiers rise in quantity from the smallest order on and fall in price', () => {
  for (const { priceTiers, minimumQuantity } of demoProducts) {
    expect(priceTiers.length).toBeGreaterThanOrEqual(2);
    expect(priceTiers.length).toBeLessThanOrEqual(4);
    expect(priceTiers[0]?.fromQuantity).toBe(minimumQuantity);
    priceTiers.forEach((tier, at) => {
      const next = priceTiers[at + 1];
      expect(Number.isSafeInteger(tier.priceFen) && tier.priceFen > 0).toBe(true);
      if (next === undefined) return;
      expect(next.fromQuantity).toBeGreaterThan(tier.fromQuantity);
      expect(next.priceFen).toBeLessThan(tier.priceFen);
    });
  }
});

test('measures are whole and positive', () => {
  const measures = demoProducts.flatMap((one) => [
    one.weightGrams,
    one.volumeCm3,
    one.unitsPerCarton,
    one.minimumQuantity,
    one.handlingDays,
  ]);
  expect(measures.filter((measure) => !Number.isSafeInteger(measure) || measure < 1)).toEqual([]);
});

test('SKUs are all combinations of the spec values, once each, and one of them is in stock', () => {
  for (const { specs, skus } of demoProducts) {
    const combinations = specs.reduce((count, { values }) => count * values.length, 1);
    expect(skus.length).toBe(combinations);
    expect(repeated(skus.map(({ values }) => JSON.stringify(values)))).toEqual([]);
    expect(skus.some(({ stock }) => stock > 0)).toBe(true);
    expect(
      skus.every(
        ({ stock, priceFen }) => stock >= 0 && Number.isSafeInteger(stock) && (priceFen === null || priceFen > 0),
      ),
    ).toBe(true);
  }
});

test('the values of a spec differ by key and by name in each language', () => {
  for (const { values } of demoProducts.flatMap(({ specs }) => specs)) {
    expect(repeated(values.map(({ key }) => key))).toEqual([]);
    for (const language of languages) expect(repeated(values.map(({ name }) => name[language]))).toEqual([]);
  }
});

test('only goods of the marketplaces are collected ones, and only they have an address', () => {
  for (const { source, kind } of demoProducts) {
    expect(source.url === null).toBe(source.site === 'mall-supplier');
    if (source.site === 'mall-supplier') expect(kind).toBe('mall');
  }
  expect(new Set(demoProducts.map(({ kind }) => kind))).toEqual(new Set(['mall', 'ddc']));
});

test('the catalogue is the same whenever it is made', async () => {
  vi.resetModules();
  const again = await import('./products.ts');
  expect(again.demoProducts).not.toBe(demoProducts);
  expect(again.demoProducts).toEqual(demoProducts);
});

test('buyers have distinct names and valid Vietnamese mobile numbers', () => {
  expect(repeated(demoBuyers.map(({ username }) => username))).toEqual([]);
  expect(repeated(demoBuyers.map(({ phone }) => phone))).toEqual([]);
  expect(demoBuyers.filter(({ phone }) => !/^\+84[35789]\d{8}$/.test(phone))).toEqual([]);
  expect(
    demoBuyers.filter(({ address }) => !/^\d{2}$/.test(address.provinceCode) || !address.consignee.includes('Mẫu')),
  ).toEqual([]);
});
