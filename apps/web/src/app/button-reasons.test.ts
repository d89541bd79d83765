import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '..');
/** Where goods lie and travel: a thumb in a warehouse does not guess why nothing happens. */
const folders = [
  ...['mall/stock', 'mall/shipping', 'mall/aftersales', 'mall/parcels', 'shared'],
  ...['admin/warehouse', 'admin/shipments', 'admin/transport', 'admin/cooperation', 'admin/cases'],
];
const pages = folders.flatMap((folder) =>
  readdirSync(join(source, folder))
    .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
    .map((name) => `${folder}/${name}`),
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

test('a button of the warehouse, the stock, the shipments and the cases that is off says why', () => {
  const silent = pages.flatMap((page) =>
    buttonsOf(readFileSync(join(source, page), 'utf8'))
      .filter((tag) => /\bdisabled=/.test(tag) && !/aria-describedby=|\btitle=/.test(tag))
      .map(() => page),
  );
  expect(pages.length).toBeGreaterThan(100);
  expect(silent).toEqual([]);
});
