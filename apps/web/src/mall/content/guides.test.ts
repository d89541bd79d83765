import { expect, test } from 'vitest';
import cnGuides from '../../locales/cn/content-guides.ts';
import cnLegal from '../../locales/cn/content-legal.ts';
import cnNames from '../../locales/cn/content.ts';
import enGuides from '../../locales/en/content-guides.ts';
import enLegal from '../../locales/en/content-legal.ts';
import enNames from '../../locales/en/content.ts';
import viGuides from '../../locales/vi/content-guides.ts';
import viLegal from '../../locales/vi/content-legal.ts';
import viNames from '../../locales/vi/content.ts';
import type { Assets } from '../../app/assets.ts';
import { renderPage } from '../../app/entry-server.tsx';
import { htmlLanguage, type Language } from '../../lib/language.ts';
import { guidePath, labelOf, pageLabels } from './guide-labels.ts';
import { groupBlocks, guideOutline } from './guide-outline.ts';

type Guides = Record<string, Record<string, Record<string, string>>>;
const guides: Record<Language, Guides> = {
  cn: { ...cnGuides, ...cnLegal },
  en: { ...enGuides, ...enLegal },
  vi: { ...viGuides, ...viLegal },
};
const names: Record<Language, Record<string, string>> = { cn: cnNames, en: enNames, vi: viNames };
const languages: readonly Language[] = ['cn', 'en', 'vi'];

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
const render = (url: string, language: Language) =>
  renderPage({ url, language, settings, assets, fetchApi: async () => ({ status: 503, body: {} }) });
const asHtml = (text: string) =>
  text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#x27;');

test.each(languages)('the outline names every section and every text of every guide in %s', (language) => {
  expect(Object.keys(guides[language]).sort()).toEqual([...pageLabels].sort());
  for (const label of pageLabels) {
    const sections = guides[language][label] ?? {};
    expect(guideOutline[label].map(({ id }) => id).sort(), label).toEqual(Object.keys(sections).sort());
    for (const { id, blocks, hasPrices } of guideOutline[label]) {
      const texts = Object.keys(sections[id] ?? {});
      expect(texts, `${label}.${id}`).toContain('heading');
      if (!hasPrices)
        expect([...blocks].sort(), `${label}.${id}`).toEqual(texts.filter((key) => key !== 'heading').sort());
    }
  }
});

test.each(languages)(
  'every guide is rendered on the server with its own title, its headings as anchors and all its texts in %s',
  async (language) => {
    for (const label of pageLabels) {
      const { status, html } = await render(guidePath(label), language);
      expect(status, label).toBe(200);
      expect(html).toContain(`<html lang="${htmlLanguage[language]}"`);
      expect(html).toContain(`<title>${names[language][label]} - 口岸代采</title>`);
      for (const { id, blocks } of guideOutline[label]) {
        expect(html).toContain(`<h2 id="${id}">`);
        for (const key of ['heading', ...blocks])
          expect(html, `${label}.${id}.${key}`).toContain(asHtml(guides[language][label]?.[id]?.[key] ?? 'missing'));
      }
      expect(html).not.toMatch(/content(-guides|-legal)?:/);
      expect(html).toContain('aria-current="page"');
    }
  },
);

test.each(['/createGuide/nothing', '/createGuide/constructor', '/createGuide/%3Cb%3E'])(
  '%s is not found and offers the guides',
  async (url) => {
    const { status, html } = await render(url, 'en');
    expect(status).toBe(404);
    expect(html).toContain(`<title>${enNames.unknown} - `);
    for (const label of pageLabels) expect(html).toContain(`href="${guidePath(label)}"`);
  },
);

test('a label is found however it is written', () => {
  expect(labelOf('/createGuide/terms')).toBe('terms');
  expect(labelOf('/createguide/Terms/')).toBe('terms');
  expect(labelOf('/createGuide/toString')).toBeUndefined();
  expect(labelOf('/createGuide')).toBeUndefined();
});

test('neighbours of a kind stand together', () => {
  expect(groupBlocks(['p1', 'n1', 'n2', 'p2', 'i1'])).toEqual([
    { kind: 'paragraphs', keys: ['p1'] },
    { kind: 'steps', keys: ['n1', 'n2'] },
    { kind: 'paragraphs', keys: ['p2'] },
    { kind: 'items', keys: ['i1'] },
  ]);
  expect(groupBlocks([])).toEqual([]);
});
