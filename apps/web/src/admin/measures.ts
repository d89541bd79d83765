/** What people type about money, weight and size, as whole numbers. Nothing goes through floating point. */

/** A decimal text in units of `10^-places`: '12.5' with three places is 12500. Comma or point; no grouping. */
export function scaledOf(text: string, places: number): number | undefined {
  const [, whole = '', fraction = ''] = /^(\d{1,9})(?:[.,](\d+))?$/.exec(text.trim()) ?? [];
  if (whole === '' || fraction.length > places) return undefined;
  return Number(whole + fraction.padEnd(places, '0'));
}

/** Yuan as fen. */
export const fenOf = (text: string): number | undefined => scaledOf(text, 2);

export type WeightUnit = 'kg' | 'g';
/** Kilograms or grams as whole grams, at least 1. */
export function gramsOf(text: string, unit: WeightUnit): number | undefined {
  const grams = scaledOf(text, unit === 'kg' ? 3 : 0);
  return grams === undefined || grams < 1 ? undefined : grams;
}

const cubicMillimetresPerCm3 = 1000;

/**
 * A size as cm³ of all packages together: `60×40×30` (cm, also with x or *, tenths allowed) is one package and is multiplied,
 * a single whole number is the whole already. At least 1.
 */
export function cm3Of(text: string, packages: number): number | undefined {
  const parts = text.trim().split(/\s*[x×*]\s*/i);
  if (parts.length === 1) {
    const total = scaledOf(text, 0);
    return total === undefined || total < 1 ? undefined : total;
  }
  const [length, width, height] = parts.map((part) => scaledOf(part, 1));
  if (parts.length !== 3 || !length || !width || !height) return undefined;
  const cubicMillimetres = length * width * height * packages;
  return Math.max(1, Math.floor((cubicMillimetres + cubicMillimetresPerCm3 / 2) / cubicMillimetresPerCm3));
}

/** A whole number of pieces or packages; undefined when the text is none. */
export const countOf = (text: string): number | undefined => scaledOf(text, 0);

/** Numbers of parcels or orders, written below each other or with commas, each once. */
export const numbersOf = (text: string): string[] => [
  ...new Set(text.split(/[\s,;，；]+/).filter((part) => part !== '')),
];
