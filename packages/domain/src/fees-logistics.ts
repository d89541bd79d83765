import type { WeightRule, WeightTier } from './fee-schedule.ts';
import { halfUp } from './money.ts';

export type LogisticsInput = {
  realGrams: number;
  volumeCm3: number;
  divisorCm3PerKg: number;
  stepGrams: number;
  weightRule?: WeightRule;
  tiers: readonly WeightTier[];
};

/** What a volume counts as weight, whole grams, rounded up. */
export const volumetricGramsOf = (volumeCm3: number, divisorCm3PerKg: number): number =>
  Math.ceil((volumeCm3 * 1000) / divisorCm3PerKg);

/** Freight to Vietnam in fen, with both weights, the one that won, the chargeable weight and the price that held. */
export function logisticsFee(input: LogisticsInput) {
  const { realGrams, volumeCm3, divisorCm3PerKg, stepGrams, weightRule = 'larger', tiers } = input;
  const volumetricGrams = volumetricGramsOf(volumeCm3, divisorCm3PerKg);
  const isVolumetric = weightRule === 'larger' && volumetricGrams > realGrams;
  const basisGrams = isVolumetric ? volumetricGrams : realGrams;
  const chargeableGrams = Math.ceil(basisGrams / stepGrams) * stepGrams;
  const perKgFen = tiers.findLast(({ fromGrams }) => fromGrams <= chargeableGrams)?.perKgFen;
  if (perKgFen === undefined) throw new RangeError('no weight tier is reached');
  return {
    realGrams,
    volumetricGrams,
    weightBasis: isVolumetric ? ('volumetric' as const) : ('real' as const),
    chargeableGrams,
    perKgFen,
    feeFen: halfUp(perKgFen * BigInt(chargeableGrams), 1000n),
  };
}
