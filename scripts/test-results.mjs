import { existsSync, readFileSync } from 'node:fs';

/**
 * @typedef {{ passed: number, failed: number, skipped: number, repeated: string[] }} Totals
 * `repeated`: the names of the tests that passed only at a second try.
 */

/**
 * Adds up the JSON reports of Vitest. A file that failed before its first test counts as one failure, and so does a
 * report that was never written.
 * @param {string[]} files
 * @returns {Totals}
 */
export function totalsOf(files) {
  return files.map(totalsOfFile).reduce(
    (sum, one) => ({
      passed: sum.passed + one.passed,
      failed: sum.failed + one.failed,
      skipped: sum.skipped + one.skipped,
      repeated: [...sum.repeated, ...one.repeated],
    }),
    { passed: 0, failed: 0, skipped: 0, repeated: [] },
  );
}

function totalsOfFile(file) {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0, repeated: [] };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
    repeated: report.testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status, failureMessages = [] }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName }) => fullName),
  };
}

/** @param {Totals} totals */
export const closingLine = ({ passed, failed, skipped, repeated }) =>
  [
    ...repeated.map((name) => `Passed only at a second try: ${name}`),
    `${passed} passed, ${failed} failed, ${skipped} skipped`,
  ].join('\n');
