import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  asLines,
  checkCapture,
  extractProduct,
  holdsSeveralLinks,
  recogniseLink,
  recogniseMany,
  recogniseTarget,
} from './index.ts';

/**
 * Made-up input for everything that reads what people paste and pages say. Nothing may throw, hang, or reach the prototypes
 * that all objects share. `FUZZ=long` tries at least 100,000 inputs; a usual run takes a share of them.
 */
const isLong = process.env['FUZZ'] === 'long';
const counts = isLong
  ? { links: 80_000, pages: 20_000, captures: 10_000 }
  : { links: 4_000, pages: 400, captures: 600 };
const slowestMs = 5_000;
const timeoutMs = isLong ? 600_000 : 30_000;

const hosts = [
  'item.taobao.com',
  'detail.tmall.com',
  'detail.1688.com',
  'm.1688.com',
  'item.jd.com',
  'mobile.yangkeduo.com',
  'weidian.com',
  'm.tb.cn',
  'qr.1688.com',
  'u.jd.com',
  '127.0.0.1',
  '[::ffff:169.254.169.254]',
  'detail.1688.com.evil.example',
  'xn--taobao-9v0j.com',
];
const parts = [
  'http://',
  'https://',
  'HTTPS:\\\\',
  'javascript:',
  'user:pw@',
  ':8080',
  '/item.htm',
  '/offer/',
  '.html',
  '?id=',
  '&id=',
  '&skuId=',
  'goods_id=',
  '#/goods',
  '%',
  '%2e%2e',
  '%00',
  '__proto__',
  'constructor',
  '￥AbCdEf12345￥',
  '【淘宝】',
  '「',
  '」',
  ' ',
  '\t',
  '\n',
  ' | 5 | ',
  ' x3',
  '\u0000',
  '\u202e',
  '\ud800',
  '\ufeff',
  'url=https%3A%2F%2F',
];
const piece = fc.oneof(
  fc.constantFrom(...hosts),
  fc.constantFrom(...parts),
  fc.string({ maxLength: 12, unit: 'binary' }),
  fc.bigInt({ min: 0n, max: 10n ** 30n }).map(String),
);
const text = fc.oneof(
  { weight: 8, arbitrary: fc.array(piece, { maxLength: 14 }).map((some) => some.join('')) },
  { weight: 1, arbitrary: fc.string({ maxLength: 200, unit: 'binary' }) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(piece, fc.integer({ min: 1, max: 3_000 }))
      .map(([one, times]) => one.repeat(times).slice(0, 9_000)),
  },
);

/** Runs the work and fails when it is too slow, throws, or leaves something on the prototypes. */
function calmly<T>(work: () => T): T {
  const start = performance.now();
  const result = work();
  expect(performance.now() - start).toBeLessThan(slowestMs);
  expect(prototypesNow()).toBe(cleanPrototypes);
  return result;
}
const prototypesNow = (): string =>
  [Object.prototype, Array.prototype, Function.prototype, String.prototype]
    .map((one) => Object.getOwnPropertyNames(one).length)
    .join();
const cleanPrototypes = prototypesNow();

/** What comes out has only its own keys, plain values, and no address that is none of the shops'. */
function isPlain(value: unknown): boolean {
  if (value === null || typeof value !== 'object') return typeof value !== 'function' && typeof value !== 'symbol';
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== Array.prototype) return false;
  return Object.entries(value).every(([key, inner]) => key !== '__proto__' && isPlain(inner));
}

test('whatever is pasted, one text or many lines, ends in an answer', { timeout: timeoutMs }, () => {
  fc.assert(
    fc.property(text, (pasted) => {
      calmly(() => {
        for (const link of [recogniseLink(pasted), recogniseTarget(pasted)]) {
          expect(isPlain(link)).toBe(true);
          if (link.result === 'product') {
            expect(link.canonicalUrl).toMatch(/^https:\/\/[a-z0-9.-]+\/[!-~]*$/);
            expect(recogniseLink(link.canonicalUrl)).toMatchObject({ result: 'product', itemId: link.itemId });
          }
        }
        expect(recogniseMany(asLines(pasted)).length).toBeLessThanOrEqual(200);
        holdsSeveralLinks(pasted);
      });
    }),
    { numRuns: counts.links },
  );
});

const folder = join(import.meta.dirname, 'sites/fixtures');
const pages = readdirSync(folder)
  .filter((name) => name.endsWith('.html'))
  .map((name) => {
    const expected: unknown = JSON.parse(readFileSync(join(folder, name.replace('.html', '.expected.json')), 'utf8'));
    const url =
      typeof expected === 'object' && expected !== null && 'sourceUrl' in expected ? String(expected.sourceUrl) : '';
    return { html: readFileSync(join(folder, name), 'utf8'), url };
  });

const poison = fc.constantFrom(
  '"__proto__":{"polluted":1},',
  '"constructor":{"prototype":{"polluted":1}},',
  '{"__proto__":',
  '[[[[[[[[[[',
  '{{{{{{{{',
  '"',
  "'",
  '`${',
  '\\',
  '\\u',
  '/*',
  '//',
  '<script>',
  '</script>',
  '<!--',
  '1e999',
  '-0',
  '9'.repeat(40),
  'NaN',
  'function(){while(1){}}',
  'null',
  '\u2028',
  '\u0000',
);
/** A saved page, broken at some places. */
const brokenPage = fc
  .tuple(
    fc.constantFrom(...pages),
    fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), poison, fc.integer({ min: 0, max: 60 })), {
      minLength: 1,
      maxLength: 6,
    }),
  )
  .map(([{ html, url }, cuts]) => ({
    url,
    html: cuts.reduce((page, [place, added, removed]) => {
      const at = Math.floor(place * page.length);
      return page.slice(0, at) + added + page.slice(at + removed);
    }, html),
  }));

test('a page broken in whatever way is read or refused', { timeout: timeoutMs }, () => {
  fc.assert(
    fc.property(brokenPage, (page) => {
      const read = calmly(() => extractProduct(page));
      expect(isPlain(read)).toBe(true);
      if (!('error' in read)) expect(isPlain(calmly(() => checkCapture(read)))).toBe(true);
      expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    }),
    { numRuns: counts.pages },
  );
});

test('whatever is sent as a capture is taken whole or refused', { timeout: timeoutMs }, () => {
  const [whole] = pages.flatMap((page) => {
    const read = extractProduct(page);
    return 'error' in read ? [] : [read];
  });
  const keys = Object.keys(whole ?? {});
  const anything = fc.anything({ withNullPrototype: false, withBigInt: false, maxDepth: 3 });
  fc.assert(
    fc.property(fc.constantFrom(...keys), anything, anything, (key, value, other) => {
      for (const sent of [{ ...whole, [key]: value }, { ...whole, [key]: [value, other] }, value])
        calmly(() => checkCapture(sent));
      expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    }),
    { numRuns: counts.captures },
  );
});
