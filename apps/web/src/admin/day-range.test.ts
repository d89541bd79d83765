import { expect, test } from 'vitest';
import { dayRange } from './day-range.ts';

test('two days are a span with both ends, one day is open to the other side, none is no span', () => {
  expect(dayRange('2026-11-01', '2026-11-20')).toEqual(['2026-11-01 00:00:00', '2026-11-20 23:59:59']);
  expect(dayRange('2026-11-01', undefined)).toEqual(['2026-11-01 00:00:00', '2999-12-31 23:59:59']);
  expect(dayRange(undefined, '2026-11-20')).toEqual(['2000-01-01 00:00:00', '2026-11-20 23:59:59']);
  expect(dayRange('yesterday', undefined)).toBeUndefined();
});
