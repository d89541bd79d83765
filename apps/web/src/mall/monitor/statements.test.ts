import { expect, test } from 'vitest';
import { monitorTabs, oneOfThese, sortedBy } from './statements.ts';

const row = { text: 'a', count: 1, errors: 0, totalMs: 5, meanMs: 5, p95Ms: 5, maxMs: 5, rows: 1 };

test('statements stand in the order asked for, the largest first', () => {
  const rows = [row, { ...row, text: 'b', count: 9, totalMs: 1 }];
  expect(sortedBy(rows, 'totalMs').map(({ text }) => text)).toEqual(['a', 'b']);
  expect(sortedBy(rows, 'count').map(({ text }) => text)).toEqual(['b', 'a']);
});

test('an unknown tab in the address is the first one', () => {
  expect(oneOfThese(monitorTabs, 'slow')).toBe('slow');
  expect(oneOfThese(monitorTabs, '<script>')).toBe('statements');
  expect(oneOfThese(monitorTabs, null)).toBe('statements');
});
