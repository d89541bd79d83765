import { expect, test } from 'vitest';
import { defaultFeeSchedule } from './default-fee-schedule.ts';
import { feeScheduleToJson, parseFeeSchedule } from './fee-schedule-json.ts';
import { landedCost } from './landed-cost.ts';
import { feesTotalFen, shipmentFees } from './shipment-fees.ts';

const parts = [
  { batchGrams: 12_345, batchCm3: 98_765, batchPackages: 5, batchUnits: 7, units: 3, storedHours: 300 },
  { batchGrams: 5000, batchCm3: 41_000, batchPackages: 1, batchUnits: 4, units: 4, storedHours: 721 },
];

test('fees are itemised with how each was computed', () => {
  const fees = shipmentFees(
    defaultFeeSchedule,
    { parts, valueFen: 178_350n },
    {
      provinceCode: '01',
      isInspected: true,
      isCrated: true,
      isInsured: true,
    },
  );
  expect(fees).toEqual([
    {
      kind: 'logistics',
      zone: 'north',
      realGrams: 10_291,
      volumetricGrams: 13_888,
      weightBasis: 'volumetric',
      chargeableGrams: 13_900,
      perKgFen: 790n,
      feeFen: 10_981n,
    },
    { kind: 'storage', months: [1, 2], feeFen: 1242n },
    { kind: 'handling', packages: 4, feeFen: 1400n },
    { kind: 'inspection', pieces: 7, perPieceFen: 85n, feeFen: 595n },
    { kind: 'crate', kilograms: 11, feeFen: 2800n },
    { kind: 'insurance', valueFen: 178_350n, basisPoints: 200, feeFen: 3567n },
  ]);
  expect(feesTotalFen(fees)).toBe(20_585n);
});

test('optional services are left out, and an unknown destination is in the zone of the others', () => {
  const fees = shipmentFees(defaultFeeSchedule, { parts, valueFen: 1n });
  expect(fees.map(({ kind }) => kind)).toEqual(['logistics', 'storage', 'handling']);
  expect(fees[0]).toMatchObject({ zone: 'south', perKgFen: 960n });
});

test('a schedule goes through JSON unchanged', () => {
  expect(parseFeeSchedule(JSON.parse(feeScheduleToJson(defaultFeeSchedule)))).toEqual(defaultFeeSchedule);
});

test.each([
  ['feeSchedule', null],
  ['feeSchedule.logistics must be an object', { logistics: [] }],
  ['feeSchedule.handling.perPackageFen', { handling: { perPackageFen: 1.5 } }],
  ['feeSchedule.handling.perPackageFen', { handling: { perPackageFen: -1 } }],
  ['feeSchedule.inspection.tiers', { inspection: { tiers: [] } }],
  ['feeSchedule.inspection.tiers', { inspection: { tiers: [{ fromPieces: 2, perPieceFen: 1 }] } }],
  [
    'feeSchedule.logistics.weightRule',
    { logistics: { divisorCm3PerKg: 6000, stepGrams: 100, weightRule: 'x', zones: [] } },
  ],
  [
    'feeSchedule.logistics.zones',
    { logistics: { divisorCm3PerKg: 6000, stepGrams: 100, weightRule: 'real', zones: [] } },
  ],
])('a wrong schedule is refused, naming %s', (path, change) => {
  const json: unknown = JSON.parse(feeScheduleToJson(defaultFeeSchedule));
  const wrong = change === null ? null : { ...(json as object), ...change };
  expect(() => parseFeeSchedule(wrong)).toThrow(path);
});

test('landed cost adds goods, freight, service, logistics, first-month storage and handling', () => {
  const cost = landedCost({
    unitPriceFen: 3500n,
    quantity: 10,
    freightFen: 1800n,
    unitGrams: 500,
    unitCm3: 2000,
    provinceCode: '01',
    schedule: defaultFeeSchedule,
    rateVndPerCnyMicros: 3_587_250_000n,
  });
  expect(cost).toMatchObject({ goodsFen: 35_000n, freightFen: 1800n, serviceFen: 1050n, includesDutyAndVat: false });
  expect(cost.fees.map(({ feeFen }) => feeFen)).toEqual([3950n, 180n, 350n]);
  expect(cost).toMatchObject({ totalFen: 42_330n, perUnitFen: 4233n, totalVnd: 1_518_483n, perUnitVnd: 151_848n });
});
