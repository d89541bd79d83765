import { expect, test } from 'vitest';
import { amountDifference } from './amount-difference.ts';

test('the same amount does not differ', () =>
  expect(amountDifference(7_433_198, 7_433_198)).toEqual({ kind: 'equal' }));

test('less and more are told with the exact difference', () => {
  expect(amountDifference(7_433_197, 7_433_198)).toEqual({ kind: 'less', vnd: 1n });
  expect(amountDifference(9_007_199_254_740_991, 1)).toEqual({ kind: 'more', vnd: 9_007_199_254_740_990n });
});

test.each([undefined, null, '', '7433198', 1.5, 0, -5, Number.NaN])('%s is no amount yet', (entered) =>
  expect(amountDifference(entered, 7_433_198)).toBeUndefined(),
);
