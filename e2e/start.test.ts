import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { listProducts, type ReplyOf } from '@kouan/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { desktop, openBrowser, openDevice, openVisitor, phone, visit } from './browser.ts';
import { demoPassword, freePort, type RunningServer, startInVain, startServer } from './running-server.ts';

const mostFirstLoadBytes = 120 * 1024;
const slowScriptMs = 2000;
const languages = ['cn', 'en', 'vi'] as const;

/** What the apps of 1688, Taobao and Pinduoduo hand on, and what the page of links makes of it. */
const shares: readonly (readonly [Record<string, string>, string])[] = [
  [
    {
      title: '阿里巴巴',
      text: '【1688】304不锈钢保温杯，我发现了一个不错的商品 https://detail.1688.com/offer/610947572360.html 点击链接直接打开',
    },
    '【1688】304不锈钢保温杯，我发现了一个不错的商品 https://detail.1688.com/offer/610947572360.html 点击链接直接打开',
  ],
  [
    { text: '【淘宝】退货包运费 https://m.tb.cn/h.gX1Yz2A?tk=Ab12Cd34Ef5 CZ0001 「保温杯」\n点击链接直接打开' },
    '【淘宝】退货包运费 https://m.tb.cn/h.gX1Yz2A?tk=Ab12Cd34Ef5 CZ0001 「保温杯」点击链接直接打开',
  ],
  [
    { title: '拼多多', text: '快来看看吧', url: 'https://mobile.yangkeduo.com/goods.html?goods_id=123456789012' },
    '快来看看吧 https://mobile.yangkeduo.com/goods.html?goods_id=123456789012',
  ],
];

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server?.stop());

const portOf = ({ address }: RunningServer): number => Number(new URL(address).port);

test('the first start ends with the addresses and the demo accounts', () => {
  expect(server.output()).toContain(`Kouan is open at ${server.address}`);
  expect(server.output()).toContain(`${server.address}/login`);
  for (const account of [
    'buyer1',
    'buyer2',
    'supplier1',
    'cooperative1',
    'service1',
    'finance1',
    'warehouse1',
    'editor1',
  ]) {
    expect(server.output()).toMatch(new RegExp(`${account} +${demoPassword}`));
  }
  expect(server.output()).toMatch(/admin +Admin2468/);
});

test('a start on a port that is taken says so in one line', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'kouan-e2e-'));
  const { output, exitCode } = await startInVain({ dataDir, port: portOf(server) });
  await rm(dataDir, { recursive: true });
  expect(linesOf(output)).toEqual([expect.stringContaining(`Port ${portOf(server)}`)]);
  expect(exitCode).toBe(1);
});

test('a second start on a data folder in use joins, and leaves the first alone when it stops', async () => {
  const second = await startServer({}, server.dataDir);
  expect((await fetch(`${second.address}/health/ready`)).status).toBe(200);
  await second.stop();
  expect((await fetch(`${server.address}/health/ready`)).status).toBe(200);
  expect(await server.verify()).toEqual({ output: '', exitCode: 0 });
});

test('a data folder that cannot be written is told in one line', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kouan-e2e-'));
  const file = join(folder, 'file');
  await writeFile(file, 'a file, not a folder');
  const { output, exitCode } = await startInVain({ dataDir: file, port: await freePort() });
  await rm(folder, { recursive: true });
  expect(linesOf(output)).toEqual([expect.stringContaining(file)]);
  expect(exitCode).toBe(1);
});

test.each([
  ['of a wrong form', () => 's3://KEY:T0PSECRET@host', /^STORAGE_URL must look like s3:/],
  [
    'that nobody answers at',
    async () => `s3://KEY:T0PSECRET@127.0.0.1:${await freePort()}/files?tls=0`,
    /file storage files at 127\.0\.0\.1:\d+ cannot be reached/,
  ],
])('a file storage %s is told in one line, without its secret', async (_name, url, message) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'kouan-e2e-'));
  const env = { STORAGE_URL: await url() };
  const { output, exitCode } = await startInVain({ dataDir, port: await freePort(), env });
  await rm(dataDir, { recursive: true });
  expect(linesOf(output)).toEqual([expect.stringMatching(message)]);
  expect(output).not.toContain('T0PSECRET');
  expect(exitCode).toBe(1);
});

test.each(languages)('the home page names products without JavaScript, in %s', async (language) => {
  const { content } = (await (await fetch(`${server.address}${listProducts.path}?page=0&size=4`)).json()) as ReplyOf<
    typeof listProducts
  >;
  const words = wordsOf(await homePage(language));
  expect(content).toHaveLength(4);
  for (const { title } of content) expect(words).toContain(title[language]);
});

test('every file that a rendered page names is there: scripts, styles and the drawings of its icons', async () => {
  for (const path of ['/', '/login', '/register/purchaser', '/404']) {
    const html = await (await fetch(new URL(path, server.address))).text();
    const files = new Set(html.match(/\/assets\/[\w-]+\.\w+/g));
    expect(
      [...files].some((file) => file.endsWith('.svg')),
      path,
    ).toBe(true);
    for (const file of files) expect((await fetch(new URL(file, server.address))).status, file).toBe(200);
  }
});

test.each(languages)('the first load of the home page is at most 120 KB of JavaScript, in %s', async (language) => {
  const html = await homePage(language);
  const addresses = [...new Set(html.match(/\/assets\/[\w-]+\.js/g))];
  const sizes = await Promise.all(
    addresses.map(
      async (path) => gzipSync(Buffer.from(await (await fetch(new URL(path, server.address))).arrayBuffer())).length,
    ),
  );
  const total = sizes.reduce((sum, size) => sum + size, 0);
  console.log(`First load in ${language}: ${addresses.length} files, ${(total / 1024).toFixed(1)} KB`);
  expect(addresses.length).toBeGreaterThan(0);
  expect(total).toBeLessThanOrEqual(mostFirstLoadBytes);
});

test('scripts come compressed as far as it goes, for ever, and without what only pages need', async () => {
  const [script = ''] = (await homePage('en')).match(/\/assets\/entry-client-[\w-]+\.js/) ?? [];
  const asked = (encoding: string) =>
    fetch(new URL(script, server.address), { headers: { 'accept-encoding': encoding } });
  const small = await asked('br');
  const named = ['content-encoding', 'cache-control', 'vary', 'x-content-type-options', 'content-security-policy'];
  expect(named.map((name) => small.headers.get(name))).toEqual([
    'br',
    'public, max-age=31536000, immutable',
    'accept-encoding',
    'nosniff',
    null,
  ]);
  const whole = await (await asked('identity')).text();
  expect(await small.text()).toBe(whole);
  expect(await (await asked('gzip')).text()).toBe(whole);
  expect(Number(small.headers.get('content-length'))).toBeLessThan(gzipSync(whole).length * 0.9);
});

test('Chromium finds nothing that keeps the mall from being installed, and what shopping apps share opens the page of links filled in', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kouan-e2e-'));
  const device = await openDevice(folder, { address: server.address, viewport: phone });
  const page = await device.newPage();
  await page.goto('/');
  const devtools = await device.newCDPSession(page);
  await expect.poll(async () => (await devtools.send('Page.getAppManifest')).url).toContain('/manifest.webmanifest');
  const { errors, data = '' } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect((await devtools.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([]);

  const { action, method, params } = (JSON.parse(data) as { share_target: Record<string, unknown> }).share_target;
  expect([action, method, params]).toEqual(['/mallDdc/link', 'GET', { title: 'title', text: 'text', url: 'url' }]);
  for (const [shared, filled] of shares) {
    await page.goto(`/mallDdc/link?${new URLSearchParams(shared)}`);
    await expect.poll(() => page.locator('main').getByRole('textbox').first().inputValue()).toBe(filled);
  }
  await device.close();
  await rm(folder, { recursive: true });
});

test('a visitor gets a page once, compressed, and after that learns that it is unchanged', async () => {
  const english = { cookie: 'language=en' };
  const first = await fetch(server.address, { headers: { ...english, 'accept-encoding': 'br' } });
  const etag = first.headers.get('etag') ?? '';
  expect(first.headers.get('content-encoding')).toBe('br');
  expect(first.headers.get('cache-control')).toBe('no-cache');
  expect(first.headers.get('vary')).toContain('cookie, accept-language, accept-encoding');
  expect(await first.text()).toBe(await homePage('en'));

  const again = await fetch(server.address, { headers: { ...english, 'if-none-match': etag } });
  expect(again.status).toBe(304);
  const vietnamese = await fetch(server.address, { headers: { cookie: 'language=vi', 'if-none-match': etag } });
  expect(vietnamese.status).toBe(200);
  const ofSession = await fetch(server.address, {
    headers: { cookie: 'language=en; SHL-TOEKN=x', 'if-none-match': etag },
  });
  expect([ofSession.status, ofSession.headers.get('etag')]).toEqual([200, null]);
});

test('what the server rendered of the home page stays while the scripts of its parts are on their way', async () => {
  const browser = await openBrowser();
  const visitor = await openVisitor(browser, { address: server.address, language: 'en', viewport: desktop });
  await visitor.page.route(/\/(quote-slip|[a-z]+-sections?)-[^/]+\.js$/, async (route) => {
    await new Promise((later) => {
      setTimeout(later, slowScriptMs);
    });
    await route.continue();
  });
  await visit(visitor, '/');
  for (let look = 0; look < 5; look += 1) {
    for (const part of ['catalog:journey.title', 'catalog:fees.title', 'catalog:slip.example'] as const)
      expect(await visitor.page.getByText(visitor.t(part)).first().isVisible(), part).toBe(true);
    await visitor.page.waitForTimeout(slowScriptMs / 5);
  }
  expect(visitor.problems).toEqual([]);
  await browser.close();
});

test('two choices made in one breath both stand in the address', async () => {
  const browser = await openBrowser();
  const visitor = await openVisitor(browser, { address: server.address, language: 'en', viewport: desktop });
  const { page, t } = visitor;
  await visit(visitor, '/mallSearch');
  const stock = await page.getByRole('checkbox', { name: t('catalog:inBorderStock') }).elementHandle();
  const kind = await page.getByRole('button', { name: t('catalog:kindDdc'), exact: true }).elementHandle();
  await page.evaluate(
    (controls) => {
      for (const control of controls) if (control instanceof HTMLElement) control.click();
    },
    [stock, kind],
  );
  await page.waitForURL(({ searchParams }) => searchParams.get('stock') === '1' && searchParams.get('kind') === 'ddc');
  expect(visitor.problems).toEqual([]);
  await browser.close();
});

test('after a power cut the same folder is ready again', async () => {
  const since = Date.now();
  await server.killAndRestart();
  console.log(`Ready again after ${((Date.now() - since) / 1000).toFixed(1)} s`);
  expect((await fetch(server.address)).status).toBe(200);
  expect(await server.verify()).toEqual({ output: '', exitCode: 0 });
});

const linesOf = (output: string): string[] => output.trim().split('\n');
const homePage = async (language: string): Promise<string> =>
  (await fetch(server.address, { headers: { cookie: `language=${language}` } })).text();

/** What a reader without JavaScript sees: no scripts, no tags. */
const wordsOf = (html: string): string =>
  html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"');
