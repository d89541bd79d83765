import { defaultFeeSchedule } from '@kouan/domain';
import { expect, test } from 'vitest';
import type { CheckedRow } from './check-draft-rows.ts';
import { planDraft, type PlanAround } from './plan-draft.ts';

const orderId = 7;
const unitPriceFen = 1_000n;
const now = new Date('2026-03-02T08:00:00Z');

/** A buyer with three units of one batch, whose order holds this much for its goods. */
const around = (goodsFen: bigint): PlanAround => ({
  stock: new Map([
    [
      '5',
      {
        key: '5',
        title: { cn: '杯子', en: 'Cup', vi: 'Cốc' },
        specValues: [],
        imageUrl: '',
        available: 3,
        batches: [
          {
            batchId: 1,
            orderId,
            lineId: 2,
            skuId: 5,
            available: 3,
            batchUnits: 3,
            batchGrams: 900,
            batchCm3: 1800,
            batchPackages: 1,
            storedAt: now,
            unitPriceFen,
          },
        ],
      },
    ],
  ]),
  orders: new Map([
    [
      orderId,
      {
        id: orderId,
        number: 'O1',
        rateVndPerCnyMicros: 3_500_000_000n,
        pots: { goodsFen, freightFen: 300n, serviceFen: 90n, depositFen: 1_017n },
      },
    ],
  ]),
  schedule: defaultFeeSchedule,
  services: [],
  now,
});

const aRow = (id: number, quantity: number): CheckedRow => ({
  record: {
    id,
    draftId: 1,
    rowNumber: id,
    submittedAt: null,
    screenshotId: null,
    waybillId: null,
    cells: {
      mode: 'address',
      consigneeName: '',
      contact: '',
      address: '',
      destination: 'hanoi',
      marketplaceOrderNumber: '',
      goods: '',
      quantity: String(quantity),
      remarks: '',
    },
  },
  state: 'good',
  problems: [],
  mode: 'address',
  goodsKey: '5',
  quantity,
  screenshotId: null,
  waybillId: null,
});

test('rows share what their order holds in their order, and the last one takes the rest', () => {
  const plans = planDraft([aRow(1, 1), aRow(2, 2)], around(3_000n));

  const shares = [1, 2].map((id) => plans.get(id)?.[0]?.plan.share);
  expect(shares).toMatchObject([
    { goodsFen: 1_000n, freightFen: 100n, serviceFen: 30n, depositShareFen: 339n },
    { goodsFen: 2_000n, freightFen: 200n, serviceFen: 60n, depositShareFen: 678n },
  ]);
});

test('units that left between the readings of the stock and of the orders ask to come again, and are no fault of the server', () => {
  expect(() => planDraft([aRow(1, 3)], around(2_000n))).toThrow(expect.objectContaining({ code: 'server.busy' }));
});
