import { isTest, listSources, readSource, walk } from './source-files.mjs';

const isData = (file) => /\/locales\/|\/demo\/.*-data\.ts$|\.generated\./.test(file);
const functionTypes = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

/**
 * Files and functions that outgrew a screen. Test files may hold long scenes, data files long lists.
 * @param {string} root @param {typeof import('../../architecture.config.mjs').default} config @returns {string[]}
 */
export function checkSizes(root, { sizes }) {
  const files = ['packages', 'apps', 'e2e', 'bench', 'scripts'].flatMap((folder) => listSources(root, folder));
  return files
    .filter((file) => !isData(file))
    .flatMap((file) => {
      const source = readSource(root, file);
      const lines = source.text.trimEnd().split('\n').length;
      const tooLong = lines > sizes.fileLines ? [`${file}: ${lines} lines, the limit is ${sizes.fileLines}`] : [];
      return isTest(file)
        ? tooLong
        : [...tooLong, ...longFunctions(source, file.endsWith('.tsx') ? sizes.componentLines : sizes.functionLines)];
    });
}

function longFunctions({ file, program, lineOf }, limit) {
  const problems = [];
  walk(program, (node, parent) => {
    if (!functionTypes.has(node.type)) return;
    const first = lineOf(node.start);
    const lines = lineOf(node.end) - first + 1;
    if (lines > limit)
      problems.push(
        `${file}:${first} ${node.id?.name ?? parent?.id?.name ?? parent?.key?.name ?? 'a function'} has ${lines} lines, the limit is ${limit}`,
      );
  });
  return problems;
}
