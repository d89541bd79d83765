/** Prices in fen for the first kilogram and for each further one begun. */
export type DomesticFreightRule = { firstKgFen: bigint; nextKgFen: bigint };

const gramsPerKg = 1000;

/**
 * Freight inside China, from the seller to the border warehouse, for an order of one store: by the estimated weight of
 * all its units, rounded up to whole kilograms; at least the first kilogram. Once placed it changes only by an
 * adjustment that the buyer confirms.
 */
export function domesticFreightFen(grams: number, { firstKgFen, nextKgFen }: DomesticFreightRule): bigint {
  const furtherKg = Math.max(0, Math.ceil(grams / gramsPerKg) - 1);
  return firstKgFen + BigInt(furtherKg) * nextKgFen;
}
