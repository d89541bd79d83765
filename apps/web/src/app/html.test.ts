import { expect, test } from 'vitest';
import { htmlDocument, jsonForScript } from './html.ts';

const hostile = '</script><script>alert(1)</script><!--\u2028"\'&';

test('state comes through a script element unharmed and harmless', () => {
  const json = jsonForScript({ title: hostile });
  expect(json).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(json)).toEqual({ title: hostile });
});

const document = {
  htmlLanguage: 'en',
  title: hostile,
  description: hostile,
  css: 'a{content:"</style>"}',
  entry: 'assets/e.js',
  scripts: ['assets/e.js', 'assets/p.js'],
  sheets: ['assets/s.css', 'assets/t.css'],
  state: { hostile },
  body: '<main></main>',
};

test('no hostile text leaves its place in the document', () => {
  const html = htmlDocument(document);
  expect(html.match(/<script/g)).toHaveLength(2);
  expect(html.match(/<\/style/g)).toHaveLength(1);
  expect(html).toContain('<meta name="description" content="&lt;/script&gt;');
  expect(html).toContain('<title>&lt;/script&gt;');
  expect(html).toContain('<link rel="modulepreload" fetchpriority="low" href="/assets/p.js">');
  expect(html).not.toContain('modulepreload" href="/assets/e.js');
});

test('a page that can be read without scripts names them, and its style sheets, only to the one that fetches them later', () => {
  const html = htmlDocument({ ...document, starter: 'start()' });
  expect(html).toContain(
    '<script type="module" id="starter" data-entry="/assets/e.js" data-scripts="/assets/p.js" data-sheets="/assets/s.css /assets/t.css">start()</script>',
  );
  expect(html).not.toContain('modulepreload');
  expect(html).toContain('<noscript><link rel="manifest" href="/manifest.webmanifest"></noscript>');
  expect(html.match(/<script/g)).toHaveLength(2);
});
