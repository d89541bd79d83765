import type { PieceTier } from './fee-schedule.ts';
import { basisPointsOf } from './money.ts';

/** Inspection with photos in fen: all pieces at the tier that their number reaches. */
export function inspectionFee({ pieces, tiers }: { pieces: number; tiers: readonly PieceTier[] }) {
  const perPieceFen = tiers.findLast(({ fromPieces }) => fromPieces <= pieces)?.perPieceFen ?? 0n;
  return { pieces, perPieceFen, feeFen: BigInt(pieces) * perPieceFen };
}

export type CrateInput = { realGrams: number; firstKgFen: bigint; nextKgFen: bigint };

/** A wooden crate in fen: the first kilogram, then each kilogram begun, on the real weight. */
export function crateFee({ realGrams, firstKgFen, nextKgFen }: CrateInput) {
  const kilograms = Math.max(1, Math.ceil(realGrams / 1000));
  return { kilograms, feeFen: firstKgFen + BigInt(kilograms - 1) * nextKgFen };
}

/** Insurance in fen: a percentage of the value of the units. */
export const insuranceFee = ({ valueFen, basisPoints }: { valueFen: bigint; basisPoints: number }) => ({
  valueFen,
  basisPoints,
  feeFen: basisPointsOf(valueFen, basisPoints),
});
