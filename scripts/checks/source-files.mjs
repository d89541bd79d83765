import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parseSync } from 'oxc-parser';

const ignoredFolders = new Set(['node_modules', 'dist', 'data', '.cache', '.git', 'test-results', 'fixtures']);

/**
 * All files below a folder of the project, as paths from the root with `/`.
 * @param {string} root @param {string} folder @returns {string[]}
 */
export function listFiles(root, folder = '') {
  const start = join(root, folder);
  if (!existsSync(start)) return [];
  return readdirSync(start, { withFileTypes: true }).flatMap((entry) => {
    if (ignoredFolders.has(entry.name)) return [];
    const path = join(start, entry.name);
    if (entry.isDirectory()) return listFiles(root, relative(root, path));
    return entry.isFile() ? [relative(root, path).split(sep).join('/')] : [];
  });
}

/** @param {string} root @param {string} folder */
export const listSources = (root, folder) => listFiles(root, folder).filter((file) => /\.(ts|tsx|mts|mjs)$/.test(file));

/** @param {string} file */
export const isTest = (file) => /\.test\.tsx?$|\/test\/|^e2e\//.test(file);

/** @param {string} root @param {string} file */
export function readSource(root, file) {
  const text = readFileSync(join(root, file), 'utf8');
  const { program, module: imports, comments } = parseSync(file, text);
  return { file, text, program, imports, comments, lineOf: (offset) => text.slice(0, offset).split('\n').length };
}

/** Calls `visit(node, parent)` for every node of a syntax tree, parents first. */
export function walk(node, visit, parent) {
  if (Array.isArray(node)) for (const each of node) walk(each, visit, parent);
  else if (typeof node === 'object' && node !== null && typeof node.type === 'string') {
    visit(node, parent);
    for (const [key, child] of Object.entries(node))
      if (key !== 'type' && typeof child === 'object') walk(child, visit, node);
  }
}

/**
 * What a file imports and re-exports: where from, at which offset, under which local names.
 * @returns {{ from: string, offset: number, names: string[] }[]}
 */
export function importsOf({ text, imports }) {
  const statics = imports.staticImports.map(({ moduleRequest, entries }) => ({
    from: moduleRequest.value,
    offset: moduleRequest.start,
    names: entries.map(({ localName }) => localName.value),
  }));
  const reexports = imports.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) =>
      moduleRequest ? [{ from: moduleRequest.value, offset: moduleRequest.start, names: [] }] : [],
    ),
  );
  const dynamics = imports.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const literal = /^(['"`])([^'"`$]+)\1$/.exec(text.slice(start, end).trim());
    return literal ? [{ from: literal[2], offset: start, names: [] }] : [];
  });
  return [...statics, ...reexports, ...dynamics];
}
