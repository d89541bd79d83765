import { isTest, listSources, readSource, walk } from './source-files.mjs';

const folders = [
  'packages/domain/src',
  'packages/contract/src',
  'apps/server/src/modules',
  'apps/web/src',
  'apps/extension/src',
];
const isMoneyName = (name) => /(Fen|Vnd)$/.test(name);

/**
 * Money is whole fen or đồng from end to end. It may be handed over as a plain number (to the wire, to JSON), but nobody
 * calculates with that number.
 * @param {string} root @returns {string[]}
 */
export function checkMoney(root) {
  const files = folders.flatMap((folder) => listSources(root, folder)).filter((file) => !isTest(file));
  return files.flatMap((file) => {
    const source = readSource(root, file);
    const problems = [];
    walk(source.program, (node, parent) => {
      const problem = problemOf(node, parent);
      if (problem !== undefined) problems.push(`${file}:${source.lineOf(node.start)} ${problem}`);
    });
    return problems;
  });
}

function problemOf(node, parent) {
  if (node.type === 'CallExpression') return problemOfCall(node, parent);
  if (node.type !== 'BinaryExpression' || !arithmetic.has(node.operator)) return undefined;
  const sides = [node.left, node.right];
  const hasFraction = sides.some(
    ({ type, value }) => type === 'Literal' && typeof value === 'number' && !Number.isInteger(value),
  );
  return hasFraction && sides.some((side) => isMoneyName(nameOf(side))) ? 'mixes money with a fraction' : undefined;
}

const arithmetic = new Set(['*', '/', '+', '-', '%', '**']);

function problemOfCall({ callee, arguments: [first] }, parent) {
  const name = nameOf(callee);
  if (name === 'parseFloat') return 'parseFloat makes floating point numbers';
  if (callee.type === 'MemberExpression' && name === 'toFixed') return 'toFixed formats floating point numbers';
  if (name !== 'Number' || !first || !isMoneyName(nameOf(first)) || !isCalculation(parent)) return undefined;
  return `calculates with ${nameOf(first)} as a floating point number`;
}

function isCalculation(parent) {
  if (parent?.type === 'BinaryExpression') return arithmetic.has(parent.operator);
  return (
    parent?.type === 'CallExpression' &&
    parent.callee.type === 'MemberExpression' &&
    nameOf(parent.callee.object) === 'Math'
  );
}

function nameOf(node) {
  if (node.type === 'Identifier') return node.name;
  return node.type === 'MemberExpression' && node.property.type === 'Identifier' ? node.property.name : '';
}
