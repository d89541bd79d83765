import { expect, test } from 'vitest';
import { caseStateWord, caseTone, isCaseNumber } from './case-words.ts';

test('a case that waits for the buyer is the buyer’s turn and says so', () => {
  expect(caseStateWord({ state: 'requested', waitsFor: 'buyer', remedy: 'refund' })).toBe('asked');
  expect(caseStateWord({ state: 'requested', waitsFor: 'platform', remedy: 'replace' })).toBe('requested');
  expect(caseStateWord({ state: 'paid', waitsFor: 'none', remedy: 'resend' })).toBe('replaced');
  expect(caseTone({ state: 'requested', waitsFor: 'buyer' })).toBe('turn');
  expect(caseTone({ state: 'requested', waitsFor: 'platform' })).toBe('work');
  expect(caseTone({ state: 'paid', waitsFor: 'none' })).toBe('done');
  expect(caseTone({ state: 'rejectedFinal', waitsFor: 'none' })).toBe('bad');
  expect(caseTone({ state: 'payoutFailed', waitsFor: 'platform' })).toBe('warning');
});

test('the number of a case is told from that of an order', () => {
  expect(['R0123456789ABC', 'RABCDEFGHJKMNP'].map(isCaseNumber)).toEqual([true, true]);
  expect(['D0123456789ABC', 'R1', 'R0123456789ABI', 'R0123456789ABCD', ''].map(isCaseNumber)).toEqual(
    Array.from({ length: 5 }, () => false),
  );
});
