import { isTest, listSources, readSource, walk } from './source-files.mjs';

const visibleAttributes = new Set([
  ...['title', 'placeholder', 'alt', 'label', 'description', 'tooltip', 'message', 'content', 'extra', 'help'],
  ...[
    'okText',
    'cancelText',
    'addonBefore',
    'addonAfter',
    'emptyText',
    'aria-label',
    'aria-description',
    'aria-placeholder',
  ],
]);

const isText = (value) => /\p{L}{2,}/u.test(value.replace(/&\w+;/g, ''));
const isForeign = (value) => /[\p{Script=Han}ăâđêôơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/iu.test(value);

/**
 * No text that a user reads stands in a component: all of it comes from src/locales.
 * @param {string} root @param {typeof import('../../architecture.config.mjs').default} config @returns {string[]}
 */
export function checkTexts(root, { textsOutsideLocales }) {
  const files = ['apps/web/src', 'apps/extension/src'].flatMap((folder) => listSources(root, folder));
  return files
    .filter((file) => !isTest(file) && !/\/locales\//.test(file) && !textsOutsideLocales.includes(file))
    .flatMap((file) => {
      const source = readSource(root, file);
      return [...textsIn(source)].map(
        ({ offset, text }) => `${file}:${source.lineOf(offset)} text outside the locales: ${text.trim().slice(0, 40)}`,
      );
    });
}

function textsIn({ program }) {
  const found = new Map();
  const add = (node, text) => found.set(node.start, { offset: node.start, text });
  walk(program, (node, parent) => {
    if (node.type === 'JSXText' && isText(node.value)) add(node, node.value);
    if (node.type === 'JSXAttribute') attributeTexts(node).forEach((literal) => add(literal, literal.value));
    if (node.type === 'JSXExpressionContainer' && parent?.type !== 'JSXAttribute') {
      literalsOf(node.expression)
        .filter(({ value }) => isText(value))
        .forEach((literal) => add(literal, literal.value));
    }
    if (node.type === 'Literal' && typeof node.value === 'string' && isForeign(node.value)) add(node, node.value);
    if (node.type === 'TemplateElement' && isForeign(node.value.raw)) add(node, node.value.raw);
  });
  return found.values();
}

function attributeTexts({ name, value }) {
  if (!visibleAttributes.has(attributeName(name)) || value === null) return [];
  const literals = value.type === 'JSXExpressionContainer' ? literalsOf(value.expression) : literalsOf(value);
  return literals.filter((literal) => isText(literal.value));
}

const attributeName = (name) => (name.type === 'JSXIdentifier' ? name.name : '');

/** Fixed texts an expression may end as. */
function literalsOf(node) {
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node] : [];
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value, start }) => ({ value: value.raw, start }));
  if (node.type === 'ConditionalExpression') return [...literalsOf(node.consequent), ...literalsOf(node.alternate)];
  if (node.type === 'LogicalExpression') return literalsOf(node.right);
  return [];
}
