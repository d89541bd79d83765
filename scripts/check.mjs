import { spawn } from 'node:child_process';
import config from '../architecture.config.mjs';
import { ensureInstalled } from './prepare.mjs';
import { inProject, root } from './project.mjs';
import { Refusal, runMain, seconds, Steps } from './steps.mjs';

// `npm run check` proves everything that needs no running program; `npm run check -- types sizes` only those.

const shownProblems = 60;
const atOnce = 2;

/** @param {string} program a file below node_modules @param {string[]} args */
const tool = (program, ...args) => ({ run: () => runTool([inProject('node_modules', program), ...args]) });

/** @param {string} file below scripts/checks @param {string} name of the function it exports */
const own = (file, name) => ({ run: async () => (await import(`./checks/${file}`))[name](root, config) });

const types = (project) => tool('typescript/bin/tsc', '-p', project, '--noEmit', '--pretty', 'false');

const checks = {
  format: tool('oxfmt/bin/oxfmt', '--list-different'),
  lint: tool('oxlint/bin/oxlint', '--deny-warnings', '--format=unix'),
  'types of packages': types('packages'),
  'types of server': types('apps/server'),
  'types of web': types('apps/web'),
  'types of e2e': types('e2e'),
  'types of extension': types('apps/extension'),
  'dead code': tool('knip/bin/knip.js', '--no-progress'),
  boundaries: own('boundaries.mjs', 'checkBoundaries'),
  tables: own('tables.mjs', 'checkTables'),
  texts: own('texts.mjs', 'checkTexts'),
  sizes: own('sizes.mjs', 'checkSizes'),
  money: own('money.mjs', 'checkMoney'),
  words: own('words.mjs', 'checkWords'),
  'lock file': own('lock-file.mjs', 'checkLockFile'),
  'spec coverage': own('spec-coverage.mjs', 'checkSpecCoverage'),
};

/** A tool's complaint is every line it prints when it ends with an error. @returns {Promise<string[]>} */
function runTool(args) {
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  return new Promise((resolve) => {
    child.once('error', (error) => resolve([error.message]));
    child.once('close', (code) => resolve(code === 0 ? [] : linesOf(output)));
  });
}

function linesOf(output) {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  return lines.length > 0 ? lines : ['it ended with an error and said nothing'];
}

async function runCheck(name) {
  const since = Date.now();
  const problems = await checks[name].run().catch((error) => [String(error?.stack ?? error)]);
  if (problems.length === 0) console.log(`ok      ${name} · ${seconds(since)} s`);
  else
    console.log(
      `FAILED  ${name} · ${seconds(since)} s\n${shorten(problems)
        .map((line) => `        ${line}`)
        .join('\n')}`,
    );
  return problems.length === 0;
}

function shorten(problems) {
  if (problems.length <= shownProblems) return problems;
  return [...problems.slice(0, shownProblems), `… and ${problems.length - shownProblems} more`];
}

function wantedChecks() {
  const words = process.argv.slice(2);
  const names = Object.keys(checks);
  const unknown = words.find((word) => !names.some((name) => name.startsWith(word)));
  if (unknown !== undefined) throw new Refusal(`There is no check "${unknown}": ${names.join(', ')}.`);
  return names.filter((name) => words.length === 0 || words.some((word) => name.startsWith(word)));
}

await runMain(async () => {
  await ensureInstalled(new Steps());
  const waiting = wantedChecks();
  const total = waiting.length;
  let passed = 0;
  const worker = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) if (await runCheck(name)) passed += 1;
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  console.log(`\n${passed} of ${total} checks passed`);
  return passed === total ? 0 : 1;
});
