import type { CandidateView, ReviewView } from '@kouan/contract';
import { expect, test } from 'vitest';
import { askedOf, effectOf, firstLine, linesOf, messageOf, obstacleToApprove, preselected } from './judge-review.ts';

const pending: Pick<ReviewView, 'status' | 'allowedActions'> = {
  status: 'pendingApproval',
  allowedActions: ['approve', 'reject'],
};
const candidate = (changes: Partial<CandidateView>): CandidateView => ({
  lineId: 1,
  bookedAt: '2025-11-20T02:52:14Z',
  payer: 'NGUYEN VAN HAI',
  description: 'KA42',
  reference: 'FT1',
  amountVnd: 100,
  leftVnd: 100,
  score: 98,
  points: [
    { what: 'amount', isMatch: true, expected: '100', found: '100' },
    { what: 'code', isMatch: true, expected: 'KA42', found: 'KA42' },
  ],
  ...changes,
});

test('approving needs the permission, a payment in review, another person and a bank line with money left', () => {
  const line = { leftVnd: 100 };
  expect(obstacleToApprove({ ...pending }, true, line)).toBeUndefined();
  expect(obstacleToApprove({ ...pending }, false, line)).toBe('noPermission');
  expect(obstacleToApprove({ ...pending, status: 'paid' }, true, line)).toBe('alreadyDone');
  expect(obstacleToApprove({ ...pending, allowedActions: [] }, true, line)).toBe('own');
  expect(obstacleToApprove({ ...pending }, true, undefined)).toBe('noLine');
  expect(obstacleToApprove({ ...pending }, true, { leftVnd: 0 })).toBe('lineUsedUp');
});

test('money that a gateway brought needs no bank line', () => {
  const receipt = { method: 'online', amountFen: 1, tradeNumber: 'P1_1', at: '2025-11-20T03:00:00Z' };
  expect(obstacleToApprove({ ...pending, receipt }, true, undefined)).toBeUndefined();
});

test('too little pays in part, too much leaves a surplus', () => {
  expect(effectOf(7_433_198, 7_433_198)).toEqual({ kind: 'exact', differenceVnd: 0n });
  expect(effectOf(7_433_198, 7_233_198)).toEqual({ kind: 'partial', differenceVnd: 200_000n });
  expect(effectOf(7_433_198, 7_500_000)).toEqual({ kind: 'surplus', differenceVnd: 66_802n });
});

test('a bank line is chosen beforehand only when amount and code speak for it', () => {
  const wrongAmount = candidate({
    lineId: 2,
    score: 99,
    points: [
      { what: 'amount', isMatch: false, expected: '100', found: '90' },
      { what: 'code', isMatch: true, expected: 'K', found: 'K' },
    ],
  });
  expect(preselected([candidate({})])?.lineId).toBe(1);
  expect(preselected([candidate({}), wrongAmount])).toBeUndefined();
  expect(preselected([candidate({ leftVnd: 0 })])).toBeUndefined();
  expect(preselected([])).toBeUndefined();
});

test('reason and addition become one text', () => {
  expect(messageOf('The picture is unclear.', ' Send it again. ')).toBe('The picture is unclear. Send it again.');
  expect(messageOf('', ' Only this ')).toBe('Only this');
  expect(messageOf('Only that', '  ')).toBe('Only that');
});

test('of a paid payment the desk shows what was due and the lines that paid it', () => {
  const amounts = { dueVnd: 0, dueFen: 0, amountVnd: 300, amountFen: 9 };
  expect(askedOf({ ...amounts, status: 'paid' })).toEqual({ vnd: 300, fen: 9 });
  expect(askedOf({ ...amounts, status: 'pendingApproval', dueVnd: 200, dueFen: 6 })).toEqual({ vnd: 200, fen: 6 });
  const part = { method: 'bankTransfer', reference: 'FT', at: '', allocatedVnd: 1, creditedFen: 1, surplusFen: 0 };
  const paidBy = [
    { ...part, line: candidate({ lineId: 7 }) },
    { ...part, line: null },
    { ...part, line: candidate({ lineId: 8 }) },
  ];
  const other = candidate({ lineId: 3 });
  expect(linesOf({ status: 'paid', candidates: [other], paidBy }).map(({ lineId }) => lineId)).toEqual([7, 8]);
  expect(firstLine({ status: 'paid', candidates: [other], paidBy })?.lineId).toBe(7);
  expect(linesOf({ status: 'pendingApproval', candidates: [other], paidBy })).toEqual([other]);
  expect(firstLine({ status: 'pendingApproval', candidates: [other], paidBy })?.lineId).toBe(3);
});
