import { mkdirSync, rmSync } from 'node:fs';
import { ensureBrowser } from './browser.mjs';
import { ensureBuilt, ensureInstalled } from './prepare.mjs';
import { inProject } from './project.mjs';
import { runProgram } from './run-program.mjs';
import { Refusal, runMain, Steps } from './steps.mjs';
import { closingLine, totalsOf } from './test-results.mjs';

// `npm test` runs everything, `npm test -- unit|server|web|e2e|check` one or several parts. Ends with the sum of all tests.

const projectsOf = { unit: ['packages', 'extension', 'scripts'], server: ['server'], web: ['web'] };
const partNames = ['check', ...Object.keys(projectsOf), 'e2e'];
const reportFolder = inProject('test-results');

/** @param {string[]} projects @param {string} report @param {NodeJS.ProcessEnv} [env] */
function runVitest(projects, report, env) {
  const selected = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return runProgram([inProject('node_modules/vitest/vitest.mjs'), 'run', ...selected, ...reporters], env);
}

function wantedParts() {
  const named = process.argv.slice(2);
  const unknown = named.find((name) => !partNames.includes(name));
  if (unknown !== undefined) throw new Refusal(`There is no part "${unknown}" of the tests: ${partNames.join(', ')}.`);
  return new Set(named.length === 0 ? partNames : named);
}

/** Says why a part could not run and lets the others go on. */
async function attempt(work) {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(`\n${error.message}\n`);
    return 1;
  }
}

async function runBrowserTests(steps, report) {
  await ensureBuilt(steps);
  const chromium = await steps.run('Looking for Chromium and Chinese fonts', () => ensureBrowser());
  return runVitest(['e2e'], report, { CHROMIUM_PATH: chromium });
}

await runMain(async () => {
  const parts = wantedParts();
  const steps = new Steps();
  await ensureInstalled(steps);
  rmSync(inProject('test-results', 'reports'), { recursive: true, force: true });
  mkdirSync(inProject('test-results', 'reports'), { recursive: true });

  const reports = [];
  const failedParts = [];
  const run = async (name, work) => {
    if ((await attempt(work)) !== 0) failedParts.push(name);
  };

  if (parts.has('check')) await run('check', () => runProgram([inProject('scripts/check.mjs')]));
  const projects = Object.entries(projectsOf).flatMap(([name, list]) => (parts.has(name) ? list : []));
  if (projects.length > 0) {
    reports.push(`${reportFolder}/reports/vitest.json`);
    await run(projects.join(', '), () => runVitest(projects, reports[0]));
  }
  if (parts.has('e2e')) {
    reports.push(`${reportFolder}/reports/e2e.json`);
    await run('e2e', () => runBrowserTests(steps, `${reportFolder}/reports/e2e.json`));
  }
  if (failedParts.length > 0) console.error(`\nFailed: ${failedParts.join('; ')}`);
  if (reports.length > 0) console.log(`\n${closingLine(totalsOf(reports))}`);
  return failedParts.length > 0 ? 1 : 0;
});
