import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canCaseMove, caseEdges, caseReasons, needsPhoto, reasonsOf, rejectionOf } from './case-flow.ts';
import { claimLimits, depositRefund } from './case-refund.ts';
import { claimRuleOf, compensationOf, defaultCompensationRules } from './compensation.ts';
import { sumOf } from './money.ts';
import { caseKinds, caseStates } from './order-facts.ts';
import { canReplacementMove, replacementEdges, replacementStates } from './replacement-flow.ts';

test('a case ends paid or rejected for good, and from anywhere it can still end', () => {
  expect(caseStates.filter((state) => caseEdges[state].length === 0)).toEqual(['paid', 'rejectedFinal']);
  expect(canCaseMove('payoutFailed', 'approved')).toBe(true);
  expect(canCaseMove('paid', 'payoutFailed')).toBe(false);
  expect(canCaseMove('rejected', 'requested')).toBe(true);
});

test('every kind knows its reasons; a photo is asked for exactly where goods are blamed', () => {
  expect(new Set(caseKinds.flatMap((kind) => reasonsOf[kind]))).toEqual(new Set(caseReasons));
  expect(needsPhoto('afterSales', 'missing')).toBe(false);
  expect(needsPhoto('afterSales', 'damaged')).toBe(true);
  expect(needsPhoto('return', 'quality')).toBe(false);
  expect(caseKinds.filter((kind) => rejectionOf[kind] === 'never')).toEqual(['notBought']);
});

const amount = fc.bigInt(0n, 10n ** 9n);

test('the items of a refund add up to it; a return is never below zero, nothing gives back more than its deposit share', () => {
  fc.assert(
    fc.property(amount, amount, amount, amount, (depositShareFen, freightFen, serviceFen, returnFreightFen) => {
      const share = { depositShareFen, freightFen, serviceFen };
      for (const kind of ['cancel', 'notBought', 'short', 'defective', 'return'] as const) {
        const { items, refundFen } = depositRefund(kind, share, {
          returnFreightFen,
          rule: defaultCompensationRules.returns,
        });
        expect(sumOf(items.map(({ amountFen }) => amountFen))).toBe(refundFen);
        expect(refundFen >= 0n && refundFen <= depositShareFen).toBe(true);
        if (kind !== 'return') expect(refundFen).toBe(depositShareFen);
      }
    }),
  );
});

test('a claim gives at most what is left of its shipment', () => {
  const shipment = { goodsFen: 17_500n, valueFen: 18_480n, feesFen: 7_000n, claimedGoodsFen: 3_500n };
  expect(claimLimits({ ...shipment, refundedFen: 0n })).toEqual({ capFen: 25_480n, fullValueFen: 3_696n });
  expect(claimLimits({ ...shipment, refundedFen: 22_000n }).capFen).toBe(3_480n);
});

test('a rule below the whole limits what a claim proposes and its ceiling what all of them give; the first rules limit neither', () => {
  const shipment = { goodsFen: 10_000n, valueFen: 11_000n, feesFen: 1_000n, refundedFen: 0n, claimedGoodsFen: 5_000n };
  const first = claimRuleOf(defaultCompensationRules, 'damaged');
  const half = { ...first, shareBasisPoints: 5_000, ceilingBasisPoints: 2_000 };
  expect(compensationOf(shipment, { rule: first, wantFen: 0n })).toEqual({
    usualFen: 5_500n,
    capFen: 12_000n,
    fullValueFen: 5_500n,
  });
  expect(compensationOf(shipment, { rule: first, wantFen: 9_000n }).usualFen).toBe(9_000n);
  expect(compensationOf(shipment, { rule: first, wantFen: 90_000n }).usualFen).toBe(12_000n);
  expect(compensationOf(shipment, { rule: half, wantFen: 9_000n })).toMatchObject({ usualFen: 2_400n, capFen: 2_400n });
  expect(compensationOf({ ...shipment, refundedFen: 2_000n }, { rule: half, wantFen: 100n })).toMatchObject({
    usualFen: 100n,
    capFen: 400n,
  });
  expect(compensationOf({ ...shipment, refundedFen: 5_000n }, { rule: half, wantFen: 0n }).capFen).toBe(0n);
  expect(() => claimRuleOf(defaultCompensationRules, 'timeUp')).toThrow(RangeError);
});

test('new pieces are owed, bought, received, sent and delivered, or end before they are here or after they were wrong', () => {
  const ends = replacementStates.filter((state) => replacementEdges[state].length === 0);
  expect(ends).toEqual(['delivered', 'ended']);
  expect(canReplacementMove('owed', 'received')).toBe(true);
  expect(canReplacementMove('received', 'ended')).toBe(false);
  expect(canReplacementMove('sent', 'ended')).toBe(true);
});
