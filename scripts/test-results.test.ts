import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { closingLine, totalsOf } from './test-results.mjs';

function reports(...contents: object[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'kouan-results-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return contents.map((content, index) => {
    const file = join(folder, `${index}.json`);
    writeFileSync(file, JSON.stringify(content));
    return file;
  });
}

const report = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };

test('reports are added up, a file that could not even be loaded counts as a failure', () => {
  const broken = { status: 'failed', assertionResults: [] };
  const failing = { status: 'failed', assertionResults: [{ status: 'failed' }] };

  const totals = totalsOf(
    reports({ ...report, testResults: [failing] }, { ...report, testResults: [failing, broken] }),
  );

  expect(totals).toEqual({ passed: 10, failed: 3, skipped: 6, repeated: [] });
  expect(closingLine(totals)).toBe('10 passed, 3 failed, 6 skipped');
});

test('a run that left no report is a failure', () => {
  expect(totalsOf(['/nowhere/report.json'])).toEqual({ passed: 0, failed: 1, skipped: 0, repeated: [] });
});

test('a test that passed only at a second try is named', () => {
  const shaky = { status: 'passed', fullName: 'the menu opens', failureMessages: ['it did not'] };
  const firm = { status: 'passed', fullName: 'the menu closes', failureMessages: [] };

  const totals = totalsOf(reports({ ...report, testResults: [{ status: 'passed', assertionResults: [firm, shaky] }] }));

  expect(closingLine(totals)).toBe('Passed only at a second try: the menu opens\n5 passed, 1 failed, 3 skipped');
});
