import { type FeeSchedule, landedLines, volumetricGramsOf } from '@kouan/domain';
import { partOf, type PricedOrder } from './price-order.ts';

type Terms = { rateVndPerCnyMicros: bigint; schedule: FeeSchedule };

/** What each line of a priced order costs delivered, with its two weights. */
export function landedOf({ lines, totals, estimatedFees }: PricedOrder, { rateVndPerCnyMicros, schedule }: Terms) {
  const parts = lines.map(partOf);
  const landed = landedLines({
    lines: parts.map(({ batchGrams, batchCm3, batchUnits, batchPackages }, at) => ({
      goodsFen: lines[at]?.amountFen ?? 0n,
      units: batchUnits,
      grams: batchGrams,
      volumeCm3: batchCm3,
      packages: batchPackages,
    })),
    freightFen: totals.freightFen,
    serviceFen: totals.serviceFen,
    fees: estimatedFees,
    rateVndPerCnyMicros,
  });
  return landed.map((line, at) => ({
    ...line,
    realGrams: parts[at]?.batchGrams ?? 0,
    volumetricGrams: volumetricGramsOf(parts[at]?.batchCm3 ?? 0, schedule.logistics.divisorCm3PerKg),
  }));
}
