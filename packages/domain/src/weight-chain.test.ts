import { expect, test } from 'vitest';
import { bagStates, canBagMove } from './bag-flow.ts';
import { isWeightOutlier } from './weight-chain.ts';

const tolerance = { percent: 10, grams: 200 };
const isOff = (grams: number, expectedGrams: number | null) => isWeightOutlier({ grams, expectedGrams }, tolerance);

test('a weight is held when it is off by more than both allowances, exact at the limit', () => {
  expect([isOff(3_300, 3_000), isOff(3_301, 3_000), isOff(2_700, 3_000), isOff(2_699, 3_000)]).toEqual([
    false,
    true,
    false,
    true,
  ]);
  // Ten percent of a light parcel is nothing: there the grams count.
  expect([isOff(700, 500), isOff(701, 500), isOff(300, 500), isOff(299, 500)]).toEqual([false, true, false, true]);
  expect(isOff(1, null)).toBe(false);
});

test('a bag goes forward, is opened again only before it is given away, and ends where it arrives', () => {
  const edges = bagStates.flatMap((from) =>
    bagStates.filter((to) => canBagMove(from, to)).map((to) => `${from} ${to}`),
  );
  expect(edges).toEqual([
    'open sealed',
    'sealed open',
    'sealed assigned',
    'assigned sealed',
    'assigned crossing',
    'crossing arrived',
  ]);
});
