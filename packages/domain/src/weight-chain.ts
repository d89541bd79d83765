/** How far a weight may be from what was expected: the larger of both allowances counts. */
export type WeightTolerance = { percent: number; grams: number };

/**
 * Whether a weight is so far from the expected one that somebody has to look again. Without anything to compare with it is
 * not. Exact at the limit: ten percent of 3,000 g lets 3,300 g pass and stops 3,301 g.
 */
export function isWeightOutlier(
  { grams, expectedGrams }: { grams: number; expectedGrams: number | null },
  tolerance: WeightTolerance,
): boolean {
  if (expectedGrams === null) return false;
  const gapGrams = Math.abs(grams - expectedGrams);
  return gapGrams > tolerance.grams && gapGrams * 100 > expectedGrams * tolerance.percent;
}
