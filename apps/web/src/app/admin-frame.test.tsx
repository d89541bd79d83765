import { readFile } from 'node:fs/promises';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { createI18n, I18nProvider } from '../lib/i18n.ts';
import { pagesOf } from '../lib/menus.ts';
import { createQueryClient } from '../lib/query.ts';
import { SiteSettingsProvider } from '../lib/site-settings.ts';
import { AdminFrame } from './admin-frame.tsx';

const meta = (title: string) => ({ title, icon: 'list', noCache: true });
const menus = [
  {
    path: '/orders',
    component: 'Layout',
    hidden: false,
    redirect: 'noredirect',
    alwaysShow: true,
    meta: meta('Orders'),
    children: [
      { path: 'list', component: 'orders/index', hidden: false, name: 'OrderList', meta: meta('All orders') },
      { path: 'secret', component: 'orders/secret', hidden: true, name: 'Secret', meta: meta('Hidden page') },
    ],
  },
];
const settings = {
  title: '口岸代采',
  footerTxt: '© 2018-2023 口岸代采',
  caseNumber: 'ICP 1',
  rateVndPerCnyMicros: 3_685_000_000,
  rateAt: '2026-01-01T02:00:00Z',
  requestTimeoutMs: 1_200_000,
};
const styleSheet = (file: string) => readFile(new URL(file, import.meta.url), 'utf8');

let html = '';
beforeAll(async () => {
  const i18n = await createI18n('en', ['admin-shell']);
  const [page] = pagesOf(menus);
  if (!page) throw new Error('the menu has a page');
  html = renderToString(
    <StaticRouter location={page.path}>
      <QueryClientProvider client={createQueryClient({ call: () => Promise.reject(new Error('nothing is called')) })}>
        <I18nProvider value={i18n}>
          <SiteSettingsProvider value={settings}>
            <AdminFrame menus={menus} page={page} menuPages={pagesOf(menus)} components={{}} isReturning={false} />
          </SiteSettingsProvider>
        </I18nProvider>
      </QueryClientProvider>
    </StaticRouter>,
  );
});

test('the sidebar shows the logo and the pages of the menu that are not hidden', () => {
  const sidebar = /<aside.*?<\/aside>/s.exec(html)?.[0] ?? '';
  expect(sidebar).toContain('<b>口岸代采</b>');
  expect(sidebar).toContain('href="/orders/list"');
  expect(sidebar).toContain('All orders');
  expect(sidebar).not.toContain('Hidden page');
});

test('the breadcrumb names the way to the page', () => {
  const crumbs = /aria-label="Breadcrumb">(.*?)<\/nav>/s.exec(html)?.[1] ?? '';
  expect([...crumbs.matchAll(/<span[^>]*>(.*?)<\/span>/g)].map((match) => match[1])).toEqual(['Orders', 'All orders']);
});

test('the footer shows its text and the case number', () => {
  expect(/<footer[^>]*>(.*?)<\/footer>/s.exec(html)?.[1]?.replaceAll('<!-- -->', '')).toBe(
    '© 2018-2023 口岸代采 ICP 1',
  );
});

test('the header has full screen, the size, the settings and the account', () => {
  for (const label of ['Fullscreen', 'Layout size', 'Layout settings', 'Account'])
    expect(html, label).toContain(`aria-label="${label}"`);
});

test('the sidebar is 205 px wide', async () => {
  expect(await styleSheet('./admin-tokens.css')).toContain('--k-sidebar: 205px;');
  expect(await styleSheet('./admin-frame.module.css')).toMatch(/\.side \{[^}]*\n  width: var\(--k-sidebar\);/);
});
