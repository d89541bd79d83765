import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSource, walk } from './source-files.mjs';

const tableFile = 'docs/spec-coverage.md';

/**
 * Every statement of the specification that is called done names a test that exists: `path › title`.
 * @param {string} root @returns {string[]}
 */
export function checkSpecCoverage(root) {
  if (!existsSync(join(root, tableFile))) return [`${tableFile} is missing`];
  const rows = rowsOf(readFileSync(join(root, tableFile), 'utf8'));
  const titles = new Map();
  return [...repeatedIds(rows), ...rows.flatMap((row) => problemsOf(root, row, titles))];
}

/** How many statements are done, for the closing line of the check. @param {string} root */
export function countDone(root) {
  const rows = rowsOf(readFileSync(join(root, tableFile), 'utf8'));
  return { done: rows.filter(({ state }) => state === 'done').length, all: rows.length };
}

/** Rows look like `| 4.12 | statement | done | path › title |`; several tests are divided by `<br>`. */
function rowsOf(markdown) {
  return markdown.split('\n').flatMap((text, index) => {
    const cells = text
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim());
    const [id = '', statement = '', state = '', tests = ''] = cells;
    if (!/^\d+\.\d+[a-z]?$/.test(id)) return [];
    const named = tests.split(/<br\s*\/?>/).map((test) => test.trim().replace(/^`|`$/g, '').replaceAll('\\|', '|'));
    return [
      { line: index + 1, id, statement, state, tests: named.filter((test) => test !== ''), cellCount: cells.length },
    ];
  });
}

function repeatedIds(rows) {
  const ids = rows.map(({ id }) => id);
  return rows
    .filter(({ id }, index) => ids.indexOf(id) !== index)
    .map(({ id, line }) => `${tableFile}:${line} the id ${id} stands there twice`);
}

function problemsOf(root, { id, line, statement, state, tests, cellCount }, titles) {
  const place = `${tableFile}:${line} ${id}`;
  if (cellCount !== 4) return [`${place} has ${cellCount} cells instead of 4`];
  if (statement === '') return [`${place} has no statement`];
  if (state !== 'open' && state !== 'done') return [`${place} is neither open nor done`];
  if (state === 'done' && tests.length === 0) return [`${place} is done but names no test`];
  return tests.flatMap((test) => {
    const problem = problemOfTest(root, test, titles);
    return problem === undefined ? [] : [`${place} ${problem}`];
  });
}

function problemOfTest(root, test, titles) {
  const [file = '', title] = test.split(' › ');
  if (title === undefined) return `"${test}" does not have the form path › title`;
  if (!existsSync(join(root, file))) return `names ${file}, which does not exist`;
  if (!titles.has(file)) titles.set(file, titlesIn(readSource(root, file)));
  return titles.get(file).has(title) ? undefined : `names a test that ${file} does not have: ${title}`;
}

function titlesIn({ program }) {
  const titles = new Set();
  walk(program, (node) => {
    if (node.type !== 'CallExpression' || !['test', 'it'].includes(rootName(node.callee))) return;
    const [first] = node.arguments;
    if (first?.type === 'Literal') titles.add(first.value);
    if (first?.type === 'TemplateLiteral' && first.expressions.length === 0) titles.add(first.quasis[0]?.value.cooked);
  });
  return titles;
}

/** `test`, `test.each(…)`, `test.runIf(…)` all begin with `test`. */
function rootName(node) {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'MemberExpression') return rootName(node.object);
  return node.type === 'CallExpression' || node.type === 'TaggedTemplateExpression'
    ? rootName(node.callee ?? node.tag)
    : '';
}
