import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './source-files.mjs';

const textFile = /\.(ts|tsx|mjs|js|json|css|sql|md|html|ya?ml|sh|txt)$|^\.ci\/|(^|\/)\.[a-z]+rc(\.json)?$/;
const ownFiles = /^scripts\/checks\/words\.(mjs|test\.ts)$/;

/** The project speaks of itself alone: nothing about the place and the tools it was written with. */
const forbidden = [
  [/\b(issue|session|ticket)\s+#?\d+\b/i, 'a number that only its writer understands'],
  [/(^|[\s'"`(])\/(work|home|root|Users)\/[\w.-]+/, 'a path of one machine'],
  [
    /\bshared\/(spec|architecture|style|stack|product|facts|security|wire-contract|money-examples|sourcing)\b/,
    'a file that is not in the project',
  ],
  [
    /\bhttps?:\/\/(localhost|127\.0\.0\.1|\d+\.\d+\.\d+\.\d+):\d+\/(npm|repository|artifactory)\b/,
    'the address of a package registry',
  ],
  [/\b(Claude|Anthropic|OpenAI|ChatGPT|Copilot|language model)\b/, 'a tool the project was written with'],
];

/** @param {string} root @returns {string[]} */
export function checkWords(root) {
  return listFiles(root)
    .filter((file) => textFile.test(file) && !ownFiles.test(file))
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, index) => problemsIn(line, `${file}:${index + 1}`)),
    );
}

function problemsIn(line, place) {
  if (line.length > 2_000) return [];
  return forbidden.flatMap(([pattern, what]) => {
    const found = pattern.exec(line);
    return found ? [`${place} ${what}: ${found[0].trim()}`] : [];
  });
}
