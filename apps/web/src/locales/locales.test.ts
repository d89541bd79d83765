import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

const files = import.meta.glob<{ default: object }>('./{en,cn,vi}/*.ts', { eager: true });
const namespaces = readdirSync(new URL('./en', import.meta.url)).map((file) => file.replace(/\.ts$/, ''));

function textsOf(texts: object, path = ''): [string, unknown][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null
      ? textsOf(value, `${path}${key}.`)
      : [[`${path}${key}`, value] as [string, unknown]],
  );
}
const inLanguage = (language: string, namespace: string) =>
  new Map(textsOf(files[`./${language}/${namespace}.ts`]?.default ?? {}));
/** `count` may be left out where a language says it in words. */
const valuesIn = (text: unknown): string[] =>
  [...String(text).matchAll(/\{\{(\w+)\}\}/g)]
    .map((match) => match[1] ?? '')
    .filter((name) => name !== 'count')
    .sort();

test.each(namespaces)('%s is complete in every language', (namespace) => {
  const en = inLanguage('en', namespace);
  expect(en.size).toBeGreaterThan(0);
  for (const language of ['cn', 'vi']) {
    const texts = inLanguage(language, namespace);
    expect([...texts.keys()].sort()).toEqual([...en.keys()].sort());
    for (const [key, text] of texts) {
      expect(text, `${language} ${key}`).toMatch(/\S/);
      expect(valuesIn(text), `values of ${language} ${key}`).toEqual(valuesIn(en.get(key)));
    }
  }
});

test('no language has files that English has not', () => {
  for (const language of ['cn', 'vi'])
    expect(readdirSync(new URL(`./${language}`, import.meta.url)).sort()).toEqual(
      namespaces.map((name) => `${name}.ts`).sort(),
    );
});
