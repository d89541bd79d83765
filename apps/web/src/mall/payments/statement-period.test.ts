import { expect, test } from 'vitest';
import { isUsablePeriod, periodOf } from './statement-period.ts';

test.each([
  ['thisMonth', '2026-11-21', '2026-11-01', '2026-11-21'],
  ['lastMonth', '2026-11-21', '2026-10-01', '2026-10-31'],
  ['lastMonth', '2026-01-05', '2025-12-01', '2025-12-31'],
  ['lastMonth', '2028-03-31', '2028-02-01', '2028-02-29'],
  ['thisYear', '2026-11-21', '2026-01-01', '2026-11-21'],
] as const)('%s seen from %s is %s to %s', (kind, today, from, to) => {
  expect(periodOf(kind, today)).toEqual({ from, to });
});

test.each([
  ['2026-01-01', '2026-01-01', true],
  ['2026-01-01', '2027-01-01', true],
  ['2026-01-01', '2027-01-02', false],
  ['2026-01-02', '2026-01-01', false],
  ['', '2026-01-01', false],
])('a period from %s to %s can be asked for: %s', (from, to, isUsable) => {
  expect(isUsablePeriod({ from, to })).toBe(isUsable);
});
