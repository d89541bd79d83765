import { expect, test } from 'vitest';
import { plantedProject } from './planted-project.ts';
import { checkSpecCoverage, countDone } from './spec-coverage.mjs';

const tests = `test('the menu opens', () => {});\ntest.each([1])('number %s', () => {});\nif (1) test.runIf(true)(\`a plain | title\`, () => {});`;

const project = (...rows: string[]) =>
  plantedProject({
    'docs/spec-coverage.md': ['| id | statement | state | test |', '|---|---|---|---|', ...rows].join('\n'),
    'e2e/menu.test.ts': tests,
  });

test('open statements and statements with existing tests are fine', () => {
  const root = project(
    '| 2.1 | Something | open | |',
    '| 2.2 | The menu | done | `e2e/menu.test.ts › the menu opens`<br>e2e/menu.test.ts › number %s |',
    '| 2.3 | A bar | done | e2e/menu.test.ts › a plain \\| title |',
  );
  expect(checkSpecCoverage(root)).toEqual([]);
  expect(countDone(root)).toEqual({ done: 2, all: 3 });
});

test.each([
  ['| 2.1 | The menu | done | e2e/menu.test.ts › the menu closes |', /does not have: the menu closes/],
  ['| 2.1 | The menu | done | e2e/gone.test.ts › the menu opens |', /which does not exist/],
  ['| 2.1 | The menu | done | |', /names no test/],
  ['| 2.1 | The menu | maybe | |', /neither open nor done/],
  ['| 2.1 | The menu | done | e2e/menu.test.ts |', /form path › title/],
  ['| 2.1 | | open | |', /no statement/],
  ['| 2.1 | a | b | open | |', /5 cells/],
])('%s is refused', (row, reason) => {
  expect(checkSpecCoverage(project(row))).toEqual([expect.stringMatching(reason)]);
});

test('an id that stands twice is refused, and so is a missing table', () => {
  expect(checkSpecCoverage(project('| 2.1 | A | open | |', '| 2.1 | B | open | |'))).toEqual([
    expect.stringMatching(/twice/),
  ]);
  expect(checkSpecCoverage(plantedProject({}))).toEqual([expect.stringMatching(/is missing/)]);
});
