import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { importsOf, isTest, listFiles, listSources, readSource, walk } from './source-files.mjs';

/**
 * Every table has one owner, and only its owner writes it.
 * @param {string} root @param {typeof import('../../architecture.config.mjs').default} config @returns {string[]}
 */
export function checkTables(root, config) {
  const owners = ownersOf(config);
  const sources = listSources(root, 'apps/server/src').filter((file) => !isTest(file));
  return [
    ...twiceListed(config),
    ...checkMigrations(root, owners),
    ...sources.flatMap((file) => checkSource(readSource(root, file), owners)),
  ];
}

const platform = 'platform';

function listings({ modules, platformTables }) {
  return [...modules, { name: platform, tables: platformTables }].flatMap(({ name, tables }) =>
    tables.map((table) => [table, name]),
  );
}

const ownersOf = (config) => new Map(listings(config));

function twiceListed(config) {
  const tables = listings(config).map(([table]) => table);
  return tables
    .filter((table, index) => tables.indexOf(table) !== index)
    .map((table) => `architecture.config.mjs lists the table ${table} twice`);
}

function checkMigrations(root, owners) {
  /** The file that made each table that is still there at the end. */
  const created = new Map();
  const partitions = new Set();
  listFiles(root, 'apps/server/migrations')
    .filter((file) => file.endsWith('.sql'))
    .toSorted()
    .forEach((file) => {
      const sql = readFileSync(join(root, file), 'utf8').replace(/--.*$/gm, '');
      const names = [
        ...sql.matchAll(/create\s+(?:unlogged\s+)?table\s+(?:if\s+not\s+exists\s+)?"?([a-z_0-9]+)"?(?!\.)/gi),
      ].map(([, name]) => name);
      for (const name of names) created.set(name, file);
      for (const [, name] of sql.matchAll(/drop\s+table\s+(?:if\s+exists\s+)?"?([a-z_0-9]+)"?/gi)) created.delete(name);
      for (const [, name] of sql.matchAll(/table\s+"?([a-z_0-9]+)"?\s+partition\s+of/gi)) partitions.add(name);
    });
  for (const name of partitions) created.delete(name);
  const problems = [...created]
    .filter(([name]) => !owners.has(name))
    .map(([name, file]) => `${file}: architecture.config.mjs names no owner of the table ${name}`);
  const missing = [...owners.keys()].filter((table) => !created.has(table));
  return [
    ...problems,
    ...missing.map((table) => `architecture.config.mjs lists the table ${table}, which no migration creates`),
  ];
}

/** The module a file belongs to; files outside modules own what the platform owns. */
function moduleOf(file) {
  return /^apps\/server\/src\/modules\/([^/]+)\//.exec(file)?.[1] ?? platform;
}

function checkSource(source, owners) {
  const own = moduleOf(source.file);
  const foreign = foreignNames(source, own);
  const problems = [];
  const report = (offset, what) => problems.push(`${source.file}:${source.lineOf(offset)} ${what}`);
  walk(source.program, (node) => {
    if (node.type === 'CallExpression') checkCall(node, { own, owners, foreign, report });
    if (node.type === 'Literal' && typeof node.value === 'string')
      checkSql(node.value, node.start, { own, owners, report });
    if (node.type === 'TemplateLiteral') checkTemplate(node, { own, owners, foreign, report });
  });
  return problems;
}

/** Local names that come from another module, with that module. */
function foreignNames(source, own) {
  const names = new Map();
  for (const { from, names: locals } of importsOf(source)) {
    if (!from.startsWith('.')) continue;
    const owner = moduleOf(posix.join(posix.dirname(source.file), from));
    if (owner !== own && owner !== platform) for (const name of locals) names.set(name, owner);
  }
  return names;
}

/** `tx.insert(orders)` with a table of another module, and `pgTable('orders', …)` in the wrong place. */
function checkCall(node, { own, owners, foreign, report }) {
  const [first] = node.arguments;
  const method = node.callee.type === 'MemberExpression' ? node.callee.property.name : undefined;
  if (first?.type === 'Identifier' && ['insert', 'update', 'delete'].includes(method) && foreign.has(first.name)) {
    report(node.start, `writes ${first.name}, a table of ${foreign.get(first.name)}`);
  }
  if (node.callee.name === 'pgTable' && first?.type === 'Literal' && owners.get(first.value) !== own) {
    report(
      node.start,
      `declares the table ${first.value}, which architecture.config.mjs gives to ${owners.get(first.value) ?? 'nobody'}`,
    );
  }
}

const writePattern =
  /\b(?:insert\s+into|delete\s+from|truncate(?:\s+table)?|merge\s+into)\s+"?([a-z_0-9]+)"?|\bupdate\s+(?:only\s+)?"?([a-z_0-9]+)"?(?:\s+(?:as\s+)?[a-z_0-9]+)?\s+set\b/gi;

function checkSql(sql, offset, { own, owners, report }) {
  for (const [, written, updated] of sql.matchAll(writePattern)) {
    const table = written ?? updated;
    const owner = owners.get(table);
    if (owner !== undefined && owner !== own) report(offset, `writes ${table}, a table of ${owner}`);
  }
}

/** The fixed text of a template, and tables put in as `${orders}` right behind a writing word. */
function checkTemplate({ quasis, expressions, start }, { own, owners, foreign, report }) {
  checkSql(quasis.map(({ value }) => value.raw).join('?'), start, { own, owners, report });
  expressions.forEach((expression, index) => {
    const before = quasis[index]?.value.raw ?? '';
    const isWritten = /\b(insert\s+into|delete\s+from|update|truncate(\s+table)?|merge\s+into)\s+$/i.test(before);
    if (isWritten && expression.type === 'Identifier' && foreign.has(expression.name)) {
      report(expression.start, `writes ${expression.name}, a table of ${foreign.get(expression.name)}`);
    }
  });
}
