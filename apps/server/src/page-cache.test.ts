import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { encodingFor, isKnown, openPageCache, type Page } from './page-cache.ts';

/** A cache with a movable clock, and a page that counts how often it was rendered. */
function aCache() {
  const clock = { ms: 1_000_000 };
  const rendered: string[] = [];
  const cache = openPageCache(() => clock.ms);
  const find = async (
    key: string,
    answer: (count: number) => Page = (count) => ({ status: 200, html: `${key} ${count}` }),
  ) =>
    (
      await cache.find(key, async () => {
        rendered.push(key);
        return answer(rendered.length);
      })
    ).html;
  return { clock, rendered, cache, find };
}

test('a page is rendered once for all who ask within five seconds, each language and address apart', async () => {
  const { clock, rendered, find } = aCache();
  const texts = await Promise.all([find('en /'), find('en /'), find('vi /'), find('en /mall')]);
  clock.ms += 4_999;
  expect([...texts, await find('en /')]).toEqual(['en / 1', 'en / 1', 'vi / 2', 'en /mall 3', 'en / 1']);
  expect(rendered).toEqual(['en /', 'vi /', 'en /mall']);
});

test('an older page is answered once more while it is renewed; after thirty seconds it is rendered first', async () => {
  const { clock, find } = aCache();
  await find('en /');
  clock.ms += 5_000;
  expect(await find('en /')).toBe('en / 1');
  await new Promise((next) => {
    setImmediate(next);
  });
  expect(await find('en /')).toBe('en / 2');
  clock.ms += 30_000;
  expect(await find('en /')).toBe('en / 3');
});

test('errors and redirects are never kept, and a failed renewal is told to whoever waits', async () => {
  const { clock, rendered, cache, find } = aCache();
  await find('en /401', () => ({ status: 404, html: 'no' }));
  await find('en /401', () => ({ status: 404, html: 'no' }));
  await find('en /old', () => ({ status: 200, html: '', redirect: '/404' }));
  await find('en /old', () => ({ status: 200, html: '', redirect: '/404' }));
  expect(rendered).toHaveLength(4);

  await find('en /');
  const failing = () => cache.find('en /', () => Promise.reject(new Error('broken')));
  clock.ms += 5_000;
  expect((await failing()).html).toBe('en / 5');
  clock.ms += 30_000;
  await expect(failing()).rejects.toThrow('broken');
});

test('the number of kept pages is bounded, and endless addresses are not kept', async () => {
  const { rendered, find } = aCache();
  for (let at = 0; at <= 300; at += 1) await find(`en /?page=${at}`);
  await find('en /?page=300');
  expect(rendered).toHaveLength(301);
  await find('en /?page=0');
  expect(rendered).toHaveLength(302);
  const long = `en /?word=${'x'.repeat(500)}`;
  await find(long);
  await find(long);
  expect(rendered).toHaveLength(304);
});

test('the bytes of each encoding are those of the page', async () => {
  const { cache } = aCache();
  const page = await cache.find('en /', async () => ({ status: 200, html: '<p>Túi vải</p>'.repeat(200) }));
  if (!('bytes' in page)) throw new Error('the page was not kept');
  expect(brotliDecompressSync(await page.bytes('br')).toString()).toBe(page.html);
  expect(gunzipSync(await page.bytes('gzip')).toString()).toBe(page.html);
  expect((await page.bytes('identity')).toString()).toBe(page.html);
  expect(await page.bytes('br')).toBe(await page.bytes('br'));
  expect(isKnown(`"other", ${page.etag}`, page.etag)).toBe(true);
  expect(isKnown('"other"', page.etag)).toBe(false);
});

test('a page that did not change keeps its name, and one asked for again is made as small as it gets', async () => {
  const { clock, cache } = aCache();
  const html = Array.from({ length: 400 }, (_, at) => `<li class="line">Túi vải số ${at * 7919}</li>`).join('');
  const find = async () => {
    const page = await cache.find('en /', async () => ({ status: 200, html }));
    if (!('bytes' in page)) throw new Error('the page was not kept');
    return page;
  };
  const first = await find();
  const quick = await first.bytes('br');
  clock.ms += 40_000;
  expect(await find()).toBe(first);
  await find();
  await vi.waitFor(async () => expect((await first.bytes('br')).length).toBeLessThan(quick.length));
  expect(brotliDecompressSync(await first.bytes('br')).toString()).toBe(html);
});

test.each([
  ['gzip, deflate, br', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0.5', 'gzip'],
  ['deflate', 'identity'],
  [undefined, 'identity'],
] as const)('of "%s" the best encoding is %s', (header, encoding) => {
  expect(encodingFor(header)).toBe(encoding);
});
