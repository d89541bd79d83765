import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shareMeasure } from './share-measures.ts';
import { editDistance, isPlausiblySame, normalizeWaybill } from './waybill.ts';

test('a waybill has one spelling, whatever a scanner or a sheet makes of it', () => {
  expect(normalizeWaybill(' yt 9900 1122 ')).toBe('YT99001122');
  expect(normalizeWaybill('ＳＦ１２３４５６７')).toBe('SF1234567');
  expect(normalizeWaybill('JD0012345-1-1-')).toBe('JD0012345-1-1-');
  for (const text of ['', 'AB', 'YT_123', '运单123', '-YT123', 'A'.repeat(41), "YT1'; drop"])
    expect(normalizeWaybill(text)).toBeUndefined();
});

test('the distance of two numbers counts missing, added and wrong signs and stops at its limit', () => {
  expect(editDistance('YT123456', 'YT123456', 3)).toBe(0);
  expect(editDistance('YT123456', 'YT12346', 3)).toBe(1);
  expect(editDistance('YT123456', 'YT124356', 3)).toBe(2);
  expect(editDistance('ABC', 'XYZW', 2)).toBe(3);
  fc.assert(
    fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (a, b) => {
      const distance = editDistance(a, b, 20);
      expect(distance).toBe(editDistance(b, a, 20));
      expect(distance).toBeLessThanOrEqual(Math.max(a.length, b.length));
      expect(distance === 0).toBe(a === b);
    }),
  );
});

test('a short number must be exact, a long one may have two wrong signs', () => {
  expect(isPlausiblySame('YT12345', 'YT12346')).toBe(false);
  expect(isPlausiblySame('YT123456', 'YT123457')).toBe(true);
  expect(isPlausiblySame('YT123456', 'YT123477')).toBe(false);
  expect(isPlausiblySame('YT9900112233', 'YT9900112244')).toBe(true);
  expect(isPlausiblySame('YT9900112233', 'YT9900112555')).toBe(false);
});

test('the weight of a parcel is shared to the gram, own weights stay, nothing is left without any', () => {
  expect(shareMeasure(1000, [{ quantity: 1 }, { quantity: 3 }])).toEqual([251, 749]);
  expect(shareMeasure(1000, [{ quantity: 2, own: 400 }, { quantity: 1 }, { quantity: 1 }])).toEqual([400, 300, 300]);
  expect(shareMeasure(500, [{ quantity: 1, own: 500 }, { quantity: 1 }])).toBeUndefined();
  expect(shareMeasure(500, [{ quantity: 1, own: 400 }])).toBeUndefined();
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000_000 }),
      fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 9_999_999 }) }), { minLength: 1, maxLength: 40 }),
      (total, parts) => {
        const shares = shareMeasure(total, parts);
        const sum = shares?.reduce((all, share) => all + share, 0);
        const isPossible = total >= parts.length;
        expect(sum).toBe(isPossible ? total : undefined);
        expect(shares?.every((share) => share >= 1)).toBe(isPossible ? true : undefined);
      },
    ),
  );
});
