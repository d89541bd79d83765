import type { OrderLineView } from '@kouan/contract';
import { expect, test } from 'vitest';
import { compareQuote } from './compare-quote.ts';

const estimate = {
  goodsFen: 1000,
  freightFen: 200,
  serviceFen: 30,
  realGrams: 5000,
  chargeableGrams: 6000,
  fees: [
    { kind: 'logistics', feeFen: 300 },
    { kind: 'storage', feeFen: 40 },
  ],
};
const line = (counts: Partial<OrderLineView>) =>
  ({ ordered: 10, received: 0, short: 0, cancelled: 0, returned: 0, ...counts }) as OrderLineView; // only the counters are read
const order = (lines: OrderLineView[]) => ({ goodsFen: 1100, freightFen: 200, serviceFen: 33, lines });

test('before anything arrives only the money of the order is compared', () => {
  const rows = compareQuote({ order: order([line({})]), estimate, batches: [], shipments: [] });
  expect(rows.map(({ what, quoted, actual }) => [what, quoted, actual])).toEqual([
    ['goods', 1000, 1100],
    ['freight', 200, 200],
    ['service', 30, 33],
    ['units', 10, undefined],
    ['weight', 5000, undefined],
    ['fees', 340, undefined],
  ]);
});

test('what arrived and what was shipped, with for how many units and why fewer', () => {
  const rows = compareQuote({
    order: order([line({ received: 7, short: 2, cancelled: 1 })]),
    estimate,
    batches: [{ quantity: 7, grams: 4200 }],
    shipments: [
      { state: 'delivered', quantity: 4, fees: [{ kind: 'logistics', feeFen: 150, detail: {} }] },
      { state: 'cancelled', quantity: 3, fees: [{ kind: 'logistics', feeFen: 99, detail: {} }] },
    ],
  });
  expect(rows.slice(3)).toEqual([
    {
      what: 'units',
      unit: 'pieces',
      quoted: 10,
      actual: 7,
      causes: [
        { kind: 'short', count: 2 },
        { kind: 'cancelled', count: 1 },
      ],
    },
    {
      what: 'weight',
      unit: 'grams',
      quoted: 5000,
      actual: 4200,
      causes: [
        { kind: 'ofUnits', count: 7, of: 10 },
        { kind: 'weighed', count: 7 },
      ],
    },
    {
      what: 'fees',
      unit: 'fen',
      quoted: 340,
      actual: 150,
      causes: [
        { kind: 'ofUnits', count: 4, of: 10 },
        { kind: 'weighed', count: 4 },
      ],
    },
  ]);
});

test('the scales are named only where the freight of the weight differs, not where goods were stored for longer', () => {
  const shipment = (fees: readonly { kind: 'logistics' | 'storage'; feeFen: number }[]) => ({
    ...{ state: 'delivered' as const, quantity: 10 },
    fees: fees.map((fee) => ({ ...fee, detail: {} })),
  });
  const causesOf = (fees: Parameters<typeof shipment>[0]) =>
    compareQuote({ order: order([line({ received: 10 })]), estimate, batches: [], shipments: [shipment(fees)] }).find(
      ({ what }) => what === 'fees',
    )?.causes;
  expect(
    causesOf([
      { kind: 'logistics', feeFen: 300 },
      { kind: 'storage', feeFen: 900 },
    ]),
  ).toEqual([]);
  expect(causesOf([{ kind: 'logistics', feeFen: 310 }])).toEqual([{ kind: 'weighed', count: 10 }]);
});
