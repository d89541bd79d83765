import { type DocumentLabel, documentLabels, type DocumentView } from '@kouan/contract';
import { parseMarkdown } from '@kouan/domain';
import { expect, test } from 'vitest';
import { renderPage } from '../../app/entry-server.tsx';
import { htmlLanguage, type Language } from '../../lib/language.ts';
import cnNames from '../../locales/cn/content.ts';
import enNames from '../../locales/en/content.ts';
import viNames from '../../locales/vi/content.ts';
import { guidePath, labelOf } from './guide-labels.ts';
import { versionIn } from './version-in.ts';
import { assets, settings } from '../../../test/page.ts';

const names: Record<Language, Record<DocumentLabel, string>> = { cn: cnNames, en: enNames, vi: viNames };
const languages: readonly Language[] = ['cn', 'en', 'vi'];
const text = `## First part {#first}

Words with **weight** and a [link](/myStock), <b>no code</b>, [bad](javascript:alert(1)).

- one
- two

| Head | Other |
|---|---|
| cell | [out](https://kouan.example/x) |

## Second {#second}

1. step`;
const documentOf = (label: DocumentLabel, version: number): DocumentView => ({
  label,
  version,
  publishedAt: '2026-02-03T04:05:06Z',
  blocks: parseMarkdown(text),
});
const asked: string[] = [];
/** Answers documents in their third version; every other call is down. */
const render = (url: string, language: Language) =>
  renderPage({
    url,
    language,
    settings,
    assets,
    fetchApi: async (path) => {
      asked.push(path);
      const [, label, spoken, version] = /^\/api\/documents\/(\w+)\/(\w+)(?:\/(\d+))?$/.exec(path) ?? [];
      const known = documentLabels.find((one) => one === label);
      if (!known || spoken !== language) return { status: 503, body: {} };
      return { status: 200, body: documentOf(known, Number(version ?? 3)) };
    },
  });

test.each(languages)(
  'every guide is rendered on the server with its own title, its headings as anchors and all its texts in %s',
  async (language) => {
    for (const label of documentLabels) {
      const { status, html } = await render(guidePath(label), language);
      expect(status, label).toBe(200);
      expect(html).toContain(`<html lang="${htmlLanguage[language]}"`);
      expect(html).toContain(`<title>${names[language][label]} - 口岸代采</title>`);
      for (const part of [
        ...['<h2 id="first">First part</h2>', '<a href="#second">Second</a>', '<strong>weight</strong>'],
        ...['<li>one</li>', '<ol><li>step</li></ol>', '<th scope="col">Head</th>', '<td>cell</td>'],
        ...['href="/myStock"', 'rel="noopener noreferrer nofollow"', '&lt;b&gt;no code&lt;/b&gt;'],
      ])
        expect(html, `${label}: ${part}`).toContain(part);
      expect(html).not.toContain('href="javascript:');
      expect(html).toContain(`${guidePath(label)}?version=2`);
      expect(html).not.toMatch(/content(-prices)?:/);
      expect(html).toContain('aria-current="page"');
    }
  },
);

test('an earlier version is shown as it was, and says that it is one', async () => {
  asked.length = 0;
  const { html } = await render('/createGuide/terms?version=2', 'en');
  expect(asked).toContain('/api/documents/terms/en/2');
  expect(html).toContain('This is version 2. It is no longer the newest.');
  expect(versionIn(new URLSearchParams('version=0'))).toBeUndefined();
  expect(versionIn(new URLSearchParams('version=1e3'))).toBeUndefined();
  expect(versionIn(new URLSearchParams('version=12'))).toBe(12);
});

test.each(['/createGuide/nothing', '/createGuide/constructor', '/createGuide/%3Cb%3E'])(
  '%s is not found and offers the guides',
  async (url) => {
    const { status, html } = await render(url, 'en');
    expect(status).toBe(404);
    expect(html).toContain(`<title>${enNames.unknown} - `);
    for (const label of documentLabels) expect(html).toContain(`href="${guidePath(label)}"`);
  },
);

test('a label is found however it is written', () => {
  expect(labelOf('/createGuide/terms')).toBe('terms');
  expect(labelOf('/createguide/Terms/')).toBe('terms');
  expect(labelOf('/createGuide/toString')).toBeUndefined();
  expect(labelOf('/createGuide')).toBeUndefined();
});
