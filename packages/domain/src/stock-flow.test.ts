import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  applyMovement,
  canApplyMovement,
  openBalance,
  stockCauses,
  sumBalances,
  unitPlaces,
  unitsOf,
} from './stock-flow.ts';

const movement = fc.record({
  cause: fc.constantFrom(...stockCauses),
  quantity: fc.integer({ min: -1, max: 20 }),
  from: fc.option(fc.constantFrom(...unitPlaces), { nil: undefined }),
});

test('no place is ever negative and no unit appears or vanishes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40 }), fc.array(movement, { maxLength: 60 }), (ordered, movements) => {
      let balance = openBalance(ordered);
      for (const step of movements) {
        if (!canApplyMovement(balance, step)) {
          expect(() => applyMovement(balance, step)).toThrow(RangeError);
          continue;
        }
        balance = applyMovement(balance, step);
        expect(unitPlaces.every((place) => balance[place] >= 0)).toBe(true);
        expect(unitsOf(balance)).toBe(ordered);
      }
    }),
  );
});

test('units go the way of their cause', () => {
  const bought = applyMovement(openBalance(10), { cause: 'purchased', quantity: 10 });
  const received = applyMovement(bought, { cause: 'received', quantity: 8 });
  const short = applyMovement(received, { cause: 'closedShort', quantity: 2 });
  expect(short).toMatchObject({ open: 0, inTransit: 0, available: 8, short: 2 });
  const claimed = applyMovement(short, { cause: 'defectClaimed', quantity: 1 });
  expect(applyMovement(claimed, { cause: 'returned', from: 'afterSales', quantity: 1 })).toMatchObject({ returned: 1 });
  expect(() => applyMovement(short, { cause: 'shipmentCreated', quantity: 9 })).toThrow(RangeError);
  expect(sumBalances([short, openBalance(3)])).toMatchObject({ open: 3, available: 8, short: 2 });
});
