/** A sequence of numbers that looks random and is the same for the same seed. */
export type Chance = {
  /** A whole number from `least` to `most`, both possible. */
  between: (least: number, most: number) => number;
  /** True in about `percent` of 100 cases. */
  happens: (percent: number) => boolean;
};

/** FNV-1a, 32 bits. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/** Mulberry32 over the seed of the text. */
export function chanceOf(text: string): Chance {
  let state = seedOf(text);
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    between: (least, most) => least + Math.floor(next() * (most - least + 1)),
    happens: (percent) => next() * 100 < percent,
  };
}
