import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { renderPage } from './entry-server.tsx';
import { mallRoutes } from './features.ts';
import { hasPage } from './has-page.ts';
import { assets, settings } from '../../test/page.ts';

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
