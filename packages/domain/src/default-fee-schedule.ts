import type { FeeSchedule } from './fee-schedule.ts';

/** Provinces from Thanh Hoa northwards. */
export const northernProvinces = [
  '01',
  '04',
  '08',
  '11',
  '12',
  '14',
  '15',
  '19',
  '20',
  '22',
  '24',
  '25',
  '31',
  '33',
  '37',
  '38',
];

/** The fee schedule of the first day: prices that the trade publishes, in fen. */
export const defaultFeeSchedule: FeeSchedule = {
  logistics: {
    divisorCm3PerKg: 6000,
    stepGrams: 100,
    weightRule: 'larger',
    zones: [
      {
        code: 'north',
        provinceCodes: northernProvinces,
        tiers: [
          { fromGrams: 0, perKgFen: 790n },
          { fromGrams: 50_000, perKgFen: 760n },
          { fromGrams: 200_000, perKgFen: 735n },
        ],
      },
      {
        code: 'south',
        provinceCodes: [],
        tiers: [
          { fromGrams: 0, perKgFen: 960n },
          { fromGrams: 50_000, perKgFen: 930n },
          { fromGrams: 200_000, perKgFen: 905n },
        ],
      },
    ],
  },
  storage: { firstMonthPerM3Fen: 9000n, nextMonthPerM3Fen: 12_000n },
  handling: { perPackageFen: 350n },
  inspection: {
    tiers: [
      { fromPieces: 1, perPieceFen: 140n },
      { fromPieces: 6, perPieceFen: 85n },
      { fromPieces: 21, perPieceFen: 57n },
      { fromPieces: 101, perPieceFen: 42n },
      { fromPieces: 501, perPieceFen: 28n },
    ],
  },
  crate: { firstKgFen: 2000n, nextKgFen: 80n },
  insurance: { basisPoints: 200 },
  serviceLinks: [
    { from: 'crate', kind: 'suggests', to: 'insurance' },
    { from: 'insurance', kind: 'suggests', to: 'inspection' },
  ],
};
