import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultFeeSchedule } from './default-fee-schedule.ts';
import type { FeeSchedule } from './fee-schedule.ts';
import { type ExpectedGoods, maxExactGoods, proposeShipping, type WaitingGoods } from './propose-shipping.ts';
import { feesTotalFen, shipmentFees, type ShippedPart } from './shipment-fees.ts';

const part = fc.record({
  batchGrams: fc.integer({ min: 100, max: 60_000 }),
  batchCm3: fc.integer({ min: 100, max: 200_000 }),
  batchUnits: fc.integer({ min: 1, max: 50 }),
  batchPackages: fc.integer({ min: 1, max: 4 }),
});
const waiting = (max: number): fc.Arbitrary<WaitingGoods[]> =>
  fc
    .array(
      fc.record({
        part,
        storedHours: fc.integer({ min: 0, max: 1500 }),
        returnInHours: fc.option(fc.integer({ min: 0, max: 400 }), { nil: undefined }),
        valueFen: fc.bigInt({ min: 1n, max: 500_000n }),
      }),
      { minLength: 1, maxLength: max },
    )
    .map((all) => all.map(({ part: one, ...rest }, key) => ({ ...one, units: one.batchUnits, key, ...rest })));
const expected: fc.Arbitrary<ExpectedGoods[]> = fc
  .array(
    fc.record({
      part,
      inHours: fc.constantFrom(24, 72, 168, 400),
      valueFen: fc.bigInt({ min: 1n, max: 500_000n }),
    }),
    { maxLength: 3 },
  )
  .map((all) => all.map(({ part: one, ...rest }) => ({ ...one, units: one.batchUnits, ...rest })));
const options = fc.record({
  isCrated: fc.boolean(),
  isInsured: fc.boolean(),
  provinceCode: fc.constantFrom('01', '79'),
});
/** Tiers that are close enough to matter. */
const schedule: FeeSchedule = {
  ...defaultFeeSchedule,
  logistics: {
    ...defaultFeeSchedule.logistics,
    zones: [
      {
        code: 'all',
        provinceCodes: [],
        tiers: [
          { fromGrams: 0, perKgFen: 900n },
          { fromGrams: 20_000, perKgFen: 780n },
          { fromGrams: 60_000, perKgFen: 640n },
        ],
      },
    ],
  },
};

type Question = Parameters<typeof proposeShipping>[1];
const cost = (parts: readonly (ShippedPart & { valueFen: bigint })[], question: Question): bigint =>
  parts.length === 0
    ? 0n
    : feesTotalFen(
        shipmentFees(
          schedule,
          { parts, valueFen: parts.reduce((sum, { valueFen }) => sum + valueFen, 0n) },
          question.options,
        ),
      );
/** The same question asked in the simplest way: what does this choice cost, written down once more. */
function savingOf(question: Question, held: readonly number[], holdHours: number): bigint {
  const { goods } = question;
  const come = question.expected
    .filter(({ inHours }) => inHours <= holdHours)
    .map((one) => ({ ...one, storedHours: holdHours - one.inHours }));
  const later = goods
    .filter(({ key }) => held.includes(key))
    .map((one) => ({ ...one, storedHours: one.storedHours + holdHours }));
  const now = goods.filter(({ key }) => !held.includes(key));
  return cost(goods, question) + cost(come, question) - cost(now, question) - cost([...later, ...come], question);
}
function bruteForce(question: Question): bigint {
  const moments = [...new Set(question.expected.map(({ inHours }) => inHours))].sort((a, b) => a - b).slice(0, 3);
  const choose = (keys: readonly number[]): number[][] =>
    keys.reduce<number[][]>((all, key) => [...all, ...all.map((one) => [...one, key])], [[]]);
  return moments
    .flatMap((hours) =>
      choose(
        question.goods
          .filter(({ returnInHours }) => returnInHours === undefined || returnInHours > hours + 24)
          .map(({ key }) => key),
      ).map((held) => savingOf(question, held, hours)),
    )
    .reduce((best, one) => (one > best ? one : best), 0n);
}

test('with few batches nothing saves more than the proposal', () => {
  fc.assert(
    fc.property(fc.record({ goods: waiting(6), expected, options }), (question) => {
      const { now, hold, holdHours, savingFen } = proposeShipping(schedule, question);
      expect(savingFen).toBe(bruteForce(question));
      expect(savingOf(question, hold, holdHours)).toBe(savingFen);
      expect([...now, ...hold].toSorted((a, b) => a - b)).toEqual(question.goods.map(({ key }) => key));
    }),
    { numRuns: 150 },
  );
});

test('with many it is never dearer than shipping all, never better than possible, and keeps every return deadline', () => {
  fc.assert(
    fc.property(fc.record({ goods: waiting(14), expected, options }), (question) => {
      const { hold, holdHours, savingFen } = proposeShipping(schedule, question);
      expect(savingFen).toBeGreaterThanOrEqual(0n);
      expect(savingOf(question, hold, holdHours)).toBe(savingFen);
      for (const { key, returnInHours } of question.goods)
        if (hold.includes(key) && returnInHours !== undefined) expect(returnInHours).toBeGreaterThan(holdHours);
    }),
    { numRuns: 60 },
  );
});

const goods = (key: number, changes: Partial<WaitingGoods> = {}): WaitingGoods => ({
  key,
  batchGrams: 19_000,
  batchCm3: 1000,
  batchUnits: 10,
  batchPackages: 1,
  units: 10,
  storedHours: 10,
  valueFen: 10_000n,
  ...changes,
});
const tomorrow: ExpectedGoods = { ...goods(0), inHours: 24 };

test('19 kg wait for 19 kg more, because 38 kg reach the next tier; with a return before that they leave now', () => {
  // 38 kg at 780 in place of 900 a kilogram.
  expect(proposeShipping(schedule, { goods: [goods(1)], expected: [tomorrow] })).toEqual({
    now: [],
    hold: [1],
    holdHours: 24,
    savingFen: 4560n,
  });
  expect(proposeShipping(schedule, { goods: [goods(1, { returnInHours: 40 })], expected: [tomorrow] }).hold).toEqual(
    [],
  );
  expect(proposeShipping(schedule, { goods: [goods(1)], expected: [] })).toMatchObject({ now: [1], savingFen: 0n });
});

test('storage months that begin meanwhile can cost more than the tier saves', () => {
  const bulky = goods(1, { batchCm3: 114_000, storedHours: 710 });
  const nextMonth = { ...tomorrow, batchGrams: 2000, inHours: 800 };
  expect(proposeShipping(schedule, { goods: [bulky], expected: [nextMonth] }).hold).toEqual([]);
  expect(proposeShipping(schedule, { goods: [goods(1)], expected: [nextMonth] }).hold).toEqual([1]);
});

test('a hundred batches are answered quickly', () => {
  const many = Array.from({ length: 100 }, (_, key) => goods(key, { batchGrams: 500 + key * 37 }));
  const start = performance.now();
  const { savingFen } = proposeShipping(schedule, { goods: many, expected: [tomorrow] });
  expect(savingFen).toBeGreaterThanOrEqual(0n);
  expect(performance.now() - start).toBeLessThan(5000);
  expect(maxExactGoods).toBeLessThan(100);
});
