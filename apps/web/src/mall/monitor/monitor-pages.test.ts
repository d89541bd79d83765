import { expect, test } from 'vitest';
import { renderPage } from '../../app/entry-server.tsx';
import { assets, settings } from '../../../test/page.ts';

const shells = [
  { url: '/doc.html', language: 'en', title: 'API documentation' },
  { url: '/doc.html', language: 'cn', title: '接口文档' },
  { url: '/druid/index.html', language: 'en', title: 'SQL monitor' },
  { url: '/druid/index.html', language: 'vi', title: 'Giám sát SQL' },
] as const;

test.each(shells)('$url opens for visitors as a shell without data, in $language', async ({ url, language, title }) => {
  const asked: string[] = [];
  const fetchApi = async (path: string) => {
    asked.push(path);
    return { status: 200, body: { paths: {} } };
  };
  const { status, html, redirect } = await renderPage({ url, language, settings, assets, fetchApi, isSignedIn: false });
  expect([status, redirect]).toEqual([200, undefined]);
  expect(html).toContain(`<title>${title} - 口岸代采</title>`);
  expect(asked).toEqual([]);
  expect(html).not.toMatch(/<script(?![^>]*(?:src=|type="application\/json"))/);
});
