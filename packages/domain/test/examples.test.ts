import { describe, expect, test } from 'vitest';
import {
  adjustmentEffect,
  type AfterSalesInput,
  afterSalesCap,
  allocateTransfer,
  cancelShipmentRefund,
  type CrateInput,
  crateFee,
  goodsValueFen,
  type GroupTransfer,
  handlingFee,
  inspectionFee,
  insuranceFee,
  type LogisticsInput,
  logisticsFee,
  measureParts,
  type BatchPart,
  type OrderFacts,
  type OrderPots,
  type OrderTotalsInput,
  orderTotals,
  type PackagedPart,
  type PieceTier,
  refundApproval,
  type RefundApprovalInput,
  type RefundablePayment,
  refundToSource,
  returnRefund,
  type ReturnRefundInput,
  returnShare,
  serviceFeeFen,
  type ServiceFeeRule,
  statusNumber,
  statusOf,
  storageFee,
  type StorageInput,
  takeShare,
  toVnd,
  type UnitsShare,
} from '../src/index.ts';
import { type Example, examples, plain, withBigints } from './examples.ts';

type Step = { step: string; units?: number[]; cancels?: string };
type SharesInput = OrderTotalsInput & { steps: Step[] };

/** Takes and returns shares step by step, as shipments are created and cancelled. */
function runShares({ steps, ...order }: SharesInput) {
  const { totalFen: _total, ...totals } = orderTotals(order);
  let pots: OrderPots = { ...totals, freightFen: order.freightFen };
  const leftUnits = order.lines.map(({ quantity }) => quantity);
  const taken = new Map<string, { share: UnitsShare; units: number[] }>();
  const move = (units: number[], sign: 1 | -1) =>
    units.forEach((count, line) => (leftUnits[line] = (leftUnits[line] ?? 0) + sign * count));

  const shares = steps.map(({ step, units = [], cancels }) => {
    const cancelled = cancels === undefined ? undefined : taken.get(cancels);
    if (cancels !== undefined && cancelled !== undefined) {
      pots = returnShare(pots, cancelled.share);
      move(cancelled.units, 1);
      taken.delete(cancels);
      return { step, cancels };
    }
    const lines = order.lines.map(({ priceFen }, line) => ({ priceFen, quantity: units[line] ?? 0 }));
    const { share, left } = takeShare(pots, goodsValueFen(lines));
    pots = left;
    move(units, -1);
    taken.set(step, { share, units });
    return { step, ...share };
  });

  const valid = [...taken.values()].map(({ share }) => share);
  const sum = (pick: (share: UnitsShare) => bigint) => valid.reduce((total, share) => total + pick(share), 0n);
  return {
    ...orderTotals(order),
    shares,
    left: { units: leftUnits, ...pots },
    sumOfValidShares: {
      depositFen: sum((share) => share.depositShareFen),
      balanceFen: sum((share) => share.balanceShareFen),
    },
  };
}

function runRefunds({ payments, refundsFen }: { payments: RefundablePayment<string>[]; refundsFen: bigint[] }) {
  let left = payments;
  const refunds = refundsFen.map((refundFen) => {
    const step = refundToSource(left, refundFen);
    left = step.left;
    return step.refunds;
  });
  return { refunds };
}

type Adjustment = { before: OrderTotalsInput; after: OrderTotalsInput };
function runAdjustment(input: Adjustment) {
  const [before, after] = [orderTotals(input.before), orderTotals(input.after)];
  const effect = adjustmentEffect(before, after);
  const facts: OrderFacts = { accepted: true, depositPayments: ['paid'], units: { open: 10 } };
  return {
    before,
    after,
    ...effect,
    statusAfterConfirm: statusOf({ ...facts, depositDueFen: effect.payMoreFen }),
    statusIfNotPaidIn24h: statusOf({ ...facts, depositDueFen: 0n }),
  };
}

type CancelInput = Parameters<typeof cancelShipmentRefund<string>>[0];
function runCancel(input: CancelInput) {
  const { paidFen, keptFen, toWalletFen } = cancelShipmentRefund(input);
  return { paidFen, keptFen, toWalletFen };
}

const runStatus = (facts: OrderFacts) => ({ number: statusNumber(statusOf(facts)), status: statusOf(facts) });

// Safe in each: the shape of an example's input is fixed by its kind.
const runs: Record<string, (input: unknown) => unknown> = {
  total: (input) => orderTotals(input as OrderTotalsInput),
  shares: (input) => runShares(input as SharesInput),
  serviceFee: (input) => {
    const { goodsFen, ...rule } = input as ServiceFeeRule & { goodsFen: bigint };
    return { serviceFen: serviceFeeFen(goodsFen, rule) };
  },
  measure: (input) => measureParts((input as { parts: BatchPart[] }).parts),
  logistics: (input) => logisticsFee(input as LogisticsInput),
  storage: (input) => storageFee(input as StorageInput),
  handling: (input) => handlingFee(input as { parts: PackagedPart[]; perPackageFen: bigint }),
  inspection: (input) => inspectionFee(input as { pieces: number; tiers: PieceTier[] }),
  crate: (input) => crateFee(input as CrateInput),
  insurance: (input) => insuranceFee(input as { valueFen: bigint; basisPoints: number }),
  vnd: (input) => {
    const { amountFen, rateVndPerCnyMicros } = input as { amountFen: bigint; rateVndPerCnyMicros: bigint };
    return { amountVnd: toVnd(amountFen, rateVndPerCnyMicros) };
  },
  groupTransfer: (input) => allocateTransfer(input as GroupTransfer),
  refundToSource: (input) => runRefunds(input as Parameters<typeof runRefunds>[0]),
  returnRefund: (input) => returnRefund(input as ReturnRefundInput),
  cancelShipment: (input) => runCancel(input as CancelInput),
  afterSalesCap: (input) => afterSalesCap(input as AfterSalesInput),
  adjustment: (input) => runAdjustment(input as Adjustment),
  approval: (input) => refundApproval(input as RefundApprovalInput),
  status: (input) => runStatus(input as OrderFacts),
};

/** Fees also say how they were computed; an example names only some of that. */
const onlyNamed = new Set(['logistics', 'inspection', 'crate', 'insurance']);

describe('worked examples', () => {
  test('are all of a known kind', () => {
    expect(examples).toHaveLength(40);
    expect(examples.filter(({ kind }) => runs[kind] === undefined)).toEqual([]);
  });

  test.each(examples)('$id $kind: $note', ({ kind, input, expect: expected }: Example) => {
    const result = plain(runs[kind]?.(withBigints(input)));
    if (onlyNamed.has(kind)) expect(result).toMatchObject(expected as object);
    else expect(result).toEqual(expected);
  });
});
