import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import type { Assets } from './assets.ts';
import { renderPage } from './entry-server.tsx';
import { mallRoutes } from './features.ts';
import { hasPage } from './has-page.ts';

const assets: Assets = {
  manifest: { 'src/app/entry-client.tsx': { file: 'assets/entry.js', css: [], imports: [] } },
  css: {},
};
const settings = {
  title: '口岸代采',
  footerTxt: '',
  caseNumber: '',
  rateVndPerCnyMicros: 3_685_000_000,
  rateAt: '2026-01-01T02:00:00Z',
  requestTimeoutMs: 1_200_000,
};

test('every link of header, footer and bottom bar leads to a page', async () => {
  const { html } = await renderPage({
    url: '/401',
    language: 'en',
    settings,
    assets,
    fetchApi: async () => ({ status: 503, body: {} }),
  });
  const targets = [...html.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map((match) => match[1] ?? '');
  expect(targets).toContain('/createGuide/start');
  expect(targets).toContain('/myOrder');
  expect(targets.filter((target) => matchRoutes([...mallRoutes], target) === null)).toEqual([]);
});

test('a page exists where a feature has one, parameters filled in', () => {
  expect(hasPage('/myInvoices/new')).toBe(true);
  expect(hasPage('/no/such/page')).toBe(false);
});
