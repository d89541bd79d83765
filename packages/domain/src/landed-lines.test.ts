import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultFeeSchedule } from './default-fee-schedule.ts';
import { landedLines } from './landed-lines.ts';
import { sumOf, toVnd } from './money.ts';
import { feesTotalFen, shipmentFees } from './shipment-fees.ts';

const rateVndPerCnyMicros = 3_685_120_000n;
type Goods = { priceFen: number; units: number; unitGrams: number; unitCm3: number; perCarton: number };

function landedOf(goods: readonly Goods[], freightFen: bigint, serviceFen: bigint) {
  const lines = goods.map(({ priceFen, units, unitGrams, unitCm3, perCarton }) => ({
    goodsFen: BigInt(priceFen * units),
    units,
    grams: unitGrams * units,
    volumeCm3: unitCm3 * units,
    packages: Math.ceil(units / perCarton),
  }));
  const totalFen = sumOf(lines.map(({ goodsFen }) => goodsFen)) + freightFen + serviceFen;
  const parts = lines.map((line) => ({
    batchGrams: line.grams,
    batchCm3: line.volumeCm3,
    batchUnits: line.units,
    units: line.units,
    batchPackages: line.packages,
    storedHours: 0,
  }));
  const options = { isInspected: true, isCrated: true, isInsured: true };
  const fees = shipmentFees(defaultFeeSchedule, { parts, valueFen: totalFen }, options);
  const landedFen = totalFen + feesTotalFen(fees);
  return { landedFen, fees, lines: landedLines({ lines, freightFen, serviceFen, fees, rateVndPerCnyMicros }) };
}

const cup = { priceFen: 1200, units: 100, unitGrams: 300, unitCm3: 800, perCarton: 50 };

test('a heavier and a dearer specification each carry their own share of every fee', () => {
  const kettle = { ...cup, priceFen: 4800, units: 20, unitGrams: 1500 };
  const { lines, fees } = landedOf([cup, kettle], 1800n, 648n);
  expect(lines.map(({ freightFen, serviceFen }) => [freightFen, serviceFen])).toEqual([
    [1000n, 360n],
    [800n, 288n],
  ]);
  const logisticsFen = fees.find(({ kind }) => kind === 'logistics')?.feeFen ?? 0n;
  // Both weigh 30 kg altogether.
  expect(lines.map((line) => line.fees[0])).toEqual([
    { kind: 'logistics', feeFen: logisticsFen / 2n },
    { kind: 'logistics', feeFen: logisticsFen / 2n },
  ]);
  expect(lines[1]?.perUnitVnd).toBeGreaterThan((lines[0]?.perUnitVnd ?? 0n) * 3n);
});

test('one specification alone costs what the order costs', () => {
  const { lines, landedFen } = landedOf([cup], 1801n, 361n);
  expect(lines[0]).toMatchObject({ landedFen, landedVnd: toVnd(landedFen, rateVndPerCnyMicros) });
});

test('whatever is bought together, the lines add up to the order, fee by fee, to the fen and to the đồng', () => {
  const goods = fc.record({
    priceFen: fc.integer({ min: 1, max: 500_000 }),
    units: fc.integer({ min: 1, max: 5000 }),
    unitGrams: fc.integer({ min: 0, max: 20_000 }),
    unitCm3: fc.integer({ min: 0, max: 200_000 }),
    perCarton: fc.integer({ min: 1, max: 200 }),
  });
  const pot = fc.bigInt({ min: 0n, max: 10_000_000n });
  fc.assert(
    fc.property(fc.array(goods, { minLength: 1, maxLength: 12 }), pot, pot, (wanted, freightFen, serviceFen) => {
      const { lines, fees, landedFen } = landedOf(wanted, freightFen, serviceFen);
      expect(sumOf(lines.map((line) => line.freightFen))).toBe(freightFen);
      expect(sumOf(lines.map((line) => line.serviceFen))).toBe(serviceFen);
      for (const [at, { feeFen }] of fees.entries())
        expect(sumOf(lines.map((line) => line.fees[at]?.feeFen ?? 0n))).toBe(feeFen);
      expect(sumOf(lines.map((line) => line.landedFen))).toBe(landedFen);
      expect(sumOf(lines.map((line) => line.landedVnd))).toBe(toVnd(landedFen, rateVndPerCnyMicros));
      for (const line of lines) expect(line.landedFen).toBeGreaterThan(0n);
    }),
  );
});
