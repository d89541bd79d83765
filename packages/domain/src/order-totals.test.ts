import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderTotals } from './order-totals.ts';

const lines = fc.array(
  fc.record({ priceFen: fc.bigInt(1n, 10_000_000n), quantity: fc.integer({ min: 1, max: 9999 }) }),
  {
    minLength: 1,
    maxLength: 20,
  },
);

test('the deposit is 30 % of the total, half up, and the balance the rest', () => {
  fc.assert(
    fc.property(lines, fc.bigInt(0n, 1_000_000n), (orderLines, freightFen) => {
      const { goodsFen, serviceFen, totalFen, depositFen, balanceFen } = orderTotals({ lines: orderLines, freightFen });
      expect(totalFen).toBe(goodsFen + freightFen + serviceFen);
      expect(depositFen + balanceFen).toBe(totalFen);
      const tenthsAway = 10n * depositFen - 3n * totalFen;
      expect(tenthsAway > -5n && tenthsAway <= 5n).toBe(true);
    }),
  );
});
