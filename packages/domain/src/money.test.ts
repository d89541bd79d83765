import fc from 'fast-check';
import { expect, test } from 'vitest';
import { halfUp, share, toFen, toVnd } from './money.ts';

test('rounds to the nearest, an exact half upwards', () => {
  const halves = [
    [5n, 2n],
    [-5n, 2n],
    [4n, 3n],
    [5n, 3n],
    [-4n, 3n],
    [-5n, 3n],
    [0n, 7n],
  ] as const;
  expect(halves.map(([numerator, denominator]) => halfUp(numerator, denominator))).toEqual([
    3n,
    -2n,
    1n,
    2n,
    -1n,
    -2n,
    0n,
  ]);
  expect(() => halfUp(1n, 0n)).toThrow(RangeError);
});

test('is never further than half from the exact quotient', () => {
  fc.assert(
    fc.property(fc.bigInt(-(10n ** 18n), 10n ** 18n), fc.bigInt(1n, 10n ** 12n), (numerator, denominator) => {
      const distance = 2n * (halfUp(numerator, denominator) * denominator - numerator);
      expect(distance > -denominator && distance <= denominator).toBe(true);
    }),
  );
});

test('a share is between nothing and the pot, and the whole takes all', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 12n), fc.bigInt(1n, 10n ** 9n), fc.nat(100), (pot, whole, percent) => {
      const part = (whole * BigInt(percent)) / 100n;
      const taken = share(pot, part, whole);
      expect(taken >= 0n && taken <= pot).toBe(true);
      expect(share(pot, whole, whole)).toBe(pot);
    }),
  );
  expect(() => share(1n, 2n, 1n)).toThrow(RangeError);
  expect(share(5n, 0n, 0n)).toBe(0n);
});

test('fen survive the way to đồng and back at any rate above 100 đồng per yuan', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 10n), fc.bigInt(100_000_000n, 10_000_000_000n), (amountFen, rate) => {
      expect(toFen(toVnd(amountFen, rate), rate)).toBe(amountFen);
    }),
  );
});
