/** A picture's hash in hex: 64 bits of what it looks like at a glance, and 256 of a closer look. */
const coarseDigits = 16;
const chunkDigits = 4;
const chunkBits = 16;
/** Two pictures are as good as the same with at most so many different bits. */
export const maxCoarseDifference = 6;
const maxFineDifference = 16;

/** How many bits differ between two hex texts of the same length. */
export function bitsApart(a: string, b: string): number {
  let count = 0;
  for (let at = 0; at < a.length; at++) {
    let different = parseInt(a.charAt(at), 16) ^ parseInt(b.charAt(at), 16);
    for (; different > 0; different &= different - 1) count++;
  }
  return count;
}

export const isSimilar = (a: string, b: string): boolean =>
  a.length === b.length &&
  bitsApart(a.slice(0, coarseDigits), b.slice(0, coarseDigits)) <= maxCoarseDifference &&
  bitsApart(a.slice(coarseDigits), b.slice(coarseDigits)) <= maxFineDifference;

const chunkOf = (place: number, value: number): number => place * 2 ** chunkBits + value;

const chunkValues = (hash: string): number[] =>
  [0, 1, 2, 3].map((place) => parseInt(hash.slice(place * chunkDigits, (place + 1) * chunkDigits), 16));

/** The four chunks by which a picture is found again. */
export const chunksOf = (hash: string): number[] => chunkValues(hash).map((value, place) => chunkOf(place, value));

/** Every chunk that a picture at most 6 bits away may have: each of the four, and each with one other bit. */
export const nearChunksOf = (hash: string): number[] =>
  chunkValues(hash).flatMap((value, place) => [
    chunkOf(place, value),
    ...Array.from({ length: chunkBits }, (_, bit) => chunkOf(place, value ^ (1 << bit))),
  ]);
