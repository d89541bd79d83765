import fc from 'fast-check';
import { expect, test } from 'vitest';
import { goodsValueFen, orderTotals } from './order-totals.ts';
import { type OrderPots, returnShare, takeShare, type UnitsShare } from './order-pots.ts';

const price = fc.oneof(fc.bigInt(1n, 5n), fc.bigInt(1n, 200_000n));
const lines = fc.array(fc.record({ priceFen: price, quantity: fc.integer({ min: 1, max: 30 }) }), {
  minLength: 1,
  maxLength: 5,
});
const freight = fc.oneof(fc.constant(0n), fc.bigInt(1n, 20n), fc.bigInt(0n, 100_000n));
const picks = fc.array(fc.record({ part: fc.nat(100), isCancelled: fc.boolean() }), { maxLength: 100 });

/** Takes part of every line's rest, or all of it. */
function takeFrom(left: number[], part: number): number[] {
  return left.map((units) => Math.floor((units * part) / 100));
}

test('however an order is split, its shares add up to deposit and total, and no share is negative', () => {
  fc.assert(
    fc.property(lines, freight, picks, (orderLines, freightFen, steps) => {
      const totals = orderTotals({ lines: orderLines, freightFen });
      let pots: OrderPots = { ...totals, freightFen };
      let left = orderLines.map(({ quantity }) => quantity);
      const shares: UnitsShare[] = [];
      for (const { part, isCancelled } of [...steps, { part: 100, isCancelled: false }]) {
        const units = takeFrom(left, part);
        const chosen = orderLines.map(({ priceFen }, line) => ({ priceFen, quantity: units[line] ?? 0 }));
        const taken = takeShare(pots, goodsValueFen(chosen));
        expect(Object.values(taken.share).every((amount: bigint) => amount >= 0n)).toBe(true);
        if (isCancelled) {
          pots = returnShare(taken.left, taken.share);
          continue;
        }
        pots = taken.left;
        left = left.map((count, line) => count - (units[line] ?? 0));
        shares.push(taken.share);
      }
      const sum = (pick: (share: UnitsShare) => bigint) => shares.reduce((total, share) => total + pick(share), 0n);
      expect(sum((share) => share.depositShareFen)).toBe(totals.depositFen);
      expect(sum((share) => share.valueFen)).toBe(totals.totalFen);
      expect(pots).toMatchObject({ goodsFen: 0n, freightFen: 0n, serviceFen: 0n, depositFen: 0n });
    }),
    { numRuns: 500 },
  );
});

test('a cancelled shipment leaves no trace in the pots', () => {
  const pots = { goodsFen: 4884n, freightFen: 401n, serviceFen: 147n, depositFen: 1630n };
  const { share, left } = takeShare(pots, 1887n);
  expect(returnShare(left, share)).toEqual(pots);
});

test('more goods than the pots hold are refused', () => {
  const pots = { goodsFen: 10n, freightFen: 0n, serviceFen: 0n, depositFen: 3n };
  expect(() => takeShare(pots, 11n)).toThrow(RangeError);
});
