import { expect, test } from 'vitest';
import { rateLine } from './rate-line.ts';

test('the line spans the width, high values stand high, an even rate is a level line', () => {
  expect(rateLine([3600, 3700, 3650], { width: 100, height: 50 })).toEqual({
    line: 'M0.0 44.0L50.0 6.0L100.0 25.0',
    area: 'M0.0 44.0L50.0 6.0L100.0 25.0L100 50L0 50Z',
    low: 3600,
    high: 3700,
  });
  expect(rateLine([5, 5], { width: 10, height: 20 }).line).toBe('M0.0 6.0L10.0 6.0');
});
