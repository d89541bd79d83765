import { expect, test } from 'vitest';
import { listProducts } from '@kouan/contract';
import type { Assets } from './assets.ts';
import { type PageRequest, renderPage } from './entry-server.tsx';
import { settings as plainSettings } from '../../test/page.ts';

const assets: Assets = {
  manifest: {
    'src/app/entry-client.tsx': { file: 'assets/entry.js', css: ['assets/entry.css'], imports: ['_shared.js'] },
    '_shared.js': { file: 'assets/shared.js', css: ['assets/shared.css'] },
    'src/locales/vi/common.ts': { file: 'assets/common-vi.js' },
    'src/locales/vi/shell.ts': { file: 'assets/shell-vi.js' },
  },
  css: { 'assets/entry.css': '.entry{}', 'assets/shared.css': '.shared{}' },
  starter: 'start()',
};
const settings = { ...plainSettings, title: '口岸代采 <b>' };
const page = (url: string, more: Partial<PageRequest> = {}) =>
  renderPage({ url, language: 'vi', settings, assets, fetchApi: async () => ({ status: 404, body: {} }), ...more });

test("a page is a whole document in the reader's language, with its styles inside and only its scripts named", async () => {
  const { status, html } = await page('/404');
  expect(status).toBe(404);
  expect(html).toContain('<html lang="vi"');
  expect(html).toContain('<title>Không tìm thấy trang - 口岸代采 &lt;b&gt;</title>');
  expect(html).toContain('.shared{}\n.entry{}');
  const starter = /<script type="module" id="starter"([^>]*)>start\(\)<\/script>/.exec(html)?.[1] ?? '';
  expect(starter).toContain('data-entry="/assets/entry.js"');
  expect(/data-scripts="([^"]*)"/.exec(starter)?.[1]?.split(' ')).toEqual(
    expect.arrayContaining(['shared', 'common-vi', 'shell-vi'].map((script) => `/assets/${script}.js`)),
  );
  expect(starter).toContain('data-sheets="/assets/shared.css /assets/entry.css"');
  expect(html.match(/\/assets\/entry\.js/g)).toHaveLength(1);
  expect(html).toContain('1 CNY = 3.685 VND');
});

test('every open page describes itself in one sentence, in its language', async () => {
  const described = async (url: string, language: PageRequest['language']) =>
    /<meta name="description" content="([^"]+)">/.exec((await page(url, { language })).html)?.[1] ?? '';
  const languages = ['cn', 'en', 'vi'] as const;
  const found = new Set<string>();
  for (const url of ['/', '/mall', '/mall1', '/mallDdc', '/mallSearch', '/createGuide/fees'])
    for (const language of languages) found.add(await described(url, language));
  expect(found.size).toBe(6 * languages.length);
  for (const text of found) expect(text).toMatch(/^[^<>{}]{20,180}[.。]$/);
});

test('the state in the page cannot end its script', async () => {
  const hostile = '</script><script>alert(1)</script>';
  const { html } = await page('/404', { settings: { ...settings, title: hostile } });
  expect(html).not.toContain(hostile);
  const state = /<script type="application\/json" id="state">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  expect(JSON.parse(state)).toMatchObject({ language: 'vi', settings: { title: hostile } });
});

test('the same answers make the same page, and lists carry their names in its language alone', async () => {
  const card = {
    id: 'p1',
    title: { cn: '收纳箱', en: 'Storage box', vi: 'Thùng đựng đồ' },
    imageUrl: '/picture/a.webp',
  };
  const more = { kind: 'ddc', priceFen: 1680, lastTier: null, minQuantity: 2, city: null, inBorderStock: false };
  const products = { content: [{ ...card, ...more, handlingDays: 6 }], totalElements: 1 };
  const fetchApi = async (path: string) =>
    path.startsWith(listProducts.path) ? { status: 200, body: products } : { status: 200, body: [] };
  const [first, second] = [await page('/mall1', { fetchApi }), await page('/mall1', { fetchApi })];
  expect(first.html).toBe(second.html);
  expect(first.html).not.toContain('收纳箱');
  const state = /<script type="application\/json" id="state">(.*?)<\/script>/s.exec(first.html)?.[1] ?? '';
  const { queries } = JSON.parse(state) as { queries: [unknown[], unknown, 1?][] };
  const list = queries.find(([key]) => key[1] === listProducts.path);
  expect(list?.[1]).toMatchObject({ content: [{ id: 'p1', title: { vi: 'Thùng đựng đồ' }, priceFen: 1680 }] });
  expect(list?.[2]).toBe(1);
});

test('parts of an address are shown as text or not at all', async () => {
  const script = encodeURIComponent('<script>alert(1)</script>"\'><img src=x onerror=alert(1)>{{7*7}}');
  for (const url of [
    `/mallSearch/${script}`,
    `/mallSearch?word=${script}`,
    `/createGuide/${script}`,
    `/mallDetail/${script}`,
    `/login?redirect=${script}`,
    `/register?x=${script}`,
    `/${script}`,
  ]) {
    const { html, redirect = '' } = await page(url, { isSignedIn: false });
    for (const hostile of ['<script>alert', '<img src=x']) expect(html + redirect, url).not.toContain(hostile);
  }
});

test('an unknown address leads a visitor to /404, one of the admin area to the log-in', async () => {
  const isMenuPath = (pathname: string) => pathname === '/system/user';
  expect(await page('/nothing?x=1', { isSignedIn: false, isMenuPath })).toMatchObject({
    status: 302,
    redirect: '/404',
  });
  expect(await page('/system/user?page=2', { isSignedIn: false, isMenuPath })).toMatchObject({
    status: 302,
    redirect: '/login?redirect=%2Fsystem%2Fuser%3Fpage%3D2',
  });
});

test("who is signed in gets a frame that the browser fills, without anybody's data", async () => {
  const { status, html, redirect } = await page('/system/user', { isSignedIn: true });
  expect({ status, redirect }).toEqual({ status: 200, redirect: undefined });
  expect(html).toContain('aria-busy="true"');
  // There is nothing to read in it yet: its scripts start at once.
  expect(html).toContain('<script type="module" fetchpriority="low" src="/assets/entry.js">');
  expect(html).toContain('<link rel="modulepreload" fetchpriority="low" href="/assets/shared.js">');
});

test('a page has its heading before its data is there, and where there is none', async () => {
  for (const url of ['/myOrderDetail/D1', '/mallDdcCashier/P1', '/mallDetail/nothing']) {
    const { html } = await page(url, { isSignedIn: url.startsWith('/my') || url.includes('Cashier') });
    expect(html.match(/<h1/g), url).toHaveLength(1);
    expect(html, url).toContain(`<title>${/<h1[^>]*>([^<]+)</.exec(html)?.[1]} - `);
  }
});

test('the address that re-creates a page never leaves the site', async () => {
  expect(await page('/redirect/myStock?page=2')).toMatchObject({ status: 302, redirect: '/myStock?page=2' });
  for (const url of ['/redirect//evil.example', '/redirect/%2Fevil.example', '/redirect/redirect//evil.example'])
    expect(await page(url)).toMatchObject({ redirect: '/' });
});

test('two renderings share nothing', async () => {
  const [vi, en] = await Promise.all([page('/401'), page('/401', { language: 'en' })]);
  expect(vi.html).toContain('Không có quyền');
  expect(en.html).toContain('No permission');
  expect(en.html).not.toContain('Không có quyền');
});
