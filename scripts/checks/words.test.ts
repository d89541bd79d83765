import { expect, test } from 'vitest';
import { plantedProject } from './planted-project.ts';
import { checkWords } from './words.mjs';

test.each([
  '// as asked in issue 12',
  '// fixed in session 3',
  "const file = '/work/main/data';",
  '// see shared/architecture.md',
  "const registry = 'http://10.0.0.7:4873/npm/';",
  '// written by ChatGPT',
])('a word about the workplace is found: %s', (line) => {
  expect(checkWords(plantedProject({ 'packages/domain/src/a.ts': `${line}\n` }))).toEqual([
    expect.stringContaining('packages/domain/src/a.ts:1 '),
  ]);
});

test('ordinary words stay', () => {
  const text =
    "import { a } from '../../shared/order-tag.tsx';\n// The session ends after 12 hours; issues are solved at home/work.\n";
  expect(checkWords(plantedProject({ 'apps/web/src/mall/orders/a.ts': text }))).toEqual([]);
});
