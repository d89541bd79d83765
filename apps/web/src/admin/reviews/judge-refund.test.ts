import { expect, test } from 'vitest';
import { obstacleToRefund } from './judge-refund.ts';

const open: Parameters<typeof obstacleToRefund>[0] = {
  state: 'requested',
  allowedActions: ['approve', 'reject'],
  isClaimedByOther: false,
  decision: null,
  remedy: 'refund',
  waitsFor: 'platform',
};
const able = { hasPermission: true, isComputed: true };

test('a refund is approved by who may, once its sum is known and nobody else is at it', () => {
  const judge = (changes: object, who = able) => obstacleToRefund({ ...open, ...changes }, who);
  expect(judge({})).toBeUndefined();
  expect(judge({}, { ...able, hasPermission: false })).toBe('noPermission');
  expect(judge({}, { ...able, isComputed: false })).toBe('waiting');
  expect(judge({ isClaimedByOther: true, allowedActions: [] })).toBe('held');
  expect(judge({ allowedActions: [] })).toBe('own');
  expect(judge({ decision: { by: 'A', isMine: true, refundFen: 1, effectiveAt: '2026-01-01T00:00:00Z' } })).toBe(
    'decided',
  );
  expect(judge({ waitsFor: 'buyer' })).toBe('asked');
  expect(judge({ state: 'paid' })).toBe('alreadyDone');
  expect(judge({ state: 'payoutFailed' })).toBe('payOut');
});
