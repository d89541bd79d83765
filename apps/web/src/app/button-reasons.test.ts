import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '..');
const pages = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'),
);

/** The opening tags of buttons, whatever braces they hold. */
function buttonsOf(text: string): string[] {
  return [...text.matchAll(/<(?:Button|SubmitButton)\b/g)].map(({ index }) => {
    let depth = 0;
    for (let at = index; at < text.length; at++) {
      if (text[at] === '{') depth++;
      if (text[at] === '}') depth--;
      if (text[at] === '>' && depth === 0) return text.slice(index, at);
    }
    return text.slice(index);
  });
}

test('a button that is off says why, on every page', () => {
  const silent = pages.flatMap((page) =>
    buttonsOf(readFileSync(join(source, page), 'utf8'))
      .filter((tag) => /\bdisabled=/.test(tag) && !/aria-describedby=|\btitle=/.test(tag))
      .map(() => page),
  );
  expect(pages.length).toBeGreaterThan(400);
  expect(silent).toEqual([]);
});
