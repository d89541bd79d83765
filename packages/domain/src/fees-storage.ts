import { halfUp, sumOf } from './money.ts';

/** A storage month is 30 days. */
const monthHours = 720;
const cm3PerM3 = 1_000_000n;

export type StoredPart = { volumeCm3: number; storedHours: number };
export type StorageInput = {
  parts: readonly StoredPart[];
  firstMonthPerM3Fen: bigint;
  nextMonthPerM3Fen: bigint;
};

/** Storage in fen: the first month, then each 30 days begun since receipt; rounded once over all parts. */
export function storageFee({ parts, firstMonthPerM3Fen, nextMonthPerM3Fen }: StorageInput) {
  const months = parts.map(({ storedHours }) => Math.max(1, Math.ceil(storedHours / monthHours)));
  const cm3Fen = parts.map(({ volumeCm3 }, index) => {
    const nextMonths = BigInt((months[index] ?? 1) - 1);
    return BigInt(volumeCm3) * (firstMonthPerM3Fen + nextMonths * nextMonthPerM3Fen);
  });
  return { months, feeFen: halfUp(sumOf(cm3Fen), cm3PerM3) };
}
