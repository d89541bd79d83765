import { halfUp } from './money.ts';

/** Some units of a batch, with what was measured of the whole batch. */
export type BatchPart = { batchGrams: number; batchCm3: number; batchUnits: number; units: number };

const partOf = (figure: number, { units, batchUnits }: { units: number; batchUnits: number }): number =>
  Number(halfUp(BigInt(figure) * BigInt(units), BigInt(batchUnits)));

/** Grams and cm³ of part of a batch, half up. */
export const measurePart = (part: BatchPart) => ({
  grams: partOf(part.batchGrams, part),
  volumeCm3: partOf(part.batchCm3, part),
});

/** Grams and cm³ of parts of several batches, each rounded by itself. */
export function measureParts(parts: readonly BatchPart[]): { grams: number; volumeCm3: number } {
  const measured = parts.map(measurePart);
  return {
    grams: measured.reduce((sum, part) => sum + part.grams, 0),
    volumeCm3: measured.reduce((sum, part) => sum + part.volumeCm3, 0),
  };
}
