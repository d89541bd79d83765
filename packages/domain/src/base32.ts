/** Digits and capitals without I, L, O and U: nothing that is misread or spells words. A letter's place is its value. */
export const base32Alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Multiplies by the generator of the field of 32 elements (x⁵ + x² + 1). */
const timesGenerator = (value: number): number => (value & 16 ? ((value << 1) ^ 0b100101) & 31 : value << 1);

/** Sum of all values, each times one power of the generator more than its right neighbour; undefined for a foreign letter. */
function weightedSum(text: string): number | undefined {
  let sum = 0;
  for (const letter of text) {
    const value = base32Alphabet.indexOf(letter);
    if (value < 0) return undefined;
    sum = timesGenerator(sum) ^ value;
  }
  return sum;
}

/**
 * The check character of up to 30 base-32 characters: it makes the weighted sum of the whole 0 in the field of 32. Two
 * texts that differ in one place differ in their sum by (power × difference), and swapped neighbours by (power × (1 −
 * generator) × difference): neither is ever 0, so every single substitution and every adjacent swap is detected.
 * Throws RangeError for a character outside the alphabet.
 */
export function checkCharacter(text: string): string {
  const sum = weightedSum(text);
  if (sum === undefined) throw new RangeError('only base-32 characters have a check character');
  return base32Alphabet.charAt(timesGenerator(sum));
}

/** Whether a text ends in its right check character. */
export const hasValidCheck = (text: string): boolean => text !== '' && weightedSum(text) === 0;

/** One random character per byte, uniform because 32 divides 256. */
export const base32Of = (randomBytes: Uint8Array): string =>
  Array.from(randomBytes, (byte) => base32Alphabet.charAt(byte & 31)).join('');
