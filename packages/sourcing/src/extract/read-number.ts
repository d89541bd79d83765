const decimal = /^([0-9]{1,9})(?:\.([0-9]{1,12}))?$/;

/** Yuan as a page writes them (`6.9`, `¥1,299.00`) in whole fen, rounded half up; null for 0 and for anything else. */
export function yuanToFen(text: string | undefined): number | null {
  return scaled(
    text
      ?.trim()
      .replace(/^[¥￥]\s*/, '')
      .replaceAll(/(?<=[0-9]),(?=[0-9]{3})/g, ''),
    2,
  );
}

/** Kilograms in whole grams; null for 0 and for anything else. */
export const kilogramsToGrams = (text: string | undefined): number | null => scaled(text, 3);

/** Fen as they stand in page data; null for 0 and for anything else. */
export const fenOf = (text: string | undefined): number | null =>
  /^[0-9]{1,11}$/.test(text ?? '') ? Number(text) || null : null;

/** A whole number from 0, at most twelve digits; null for anything else. */
export const countOf = (text: string | undefined): number | null =>
  /^[0-9]{1,12}$/.test(text ?? '') ? Number(text) : null;

/** Digits are moved as text: no floating point touches money. */
function scaled(text: string | undefined, places: number): number | null {
  const [, whole, fraction = ''] = decimal.exec(text ?? '') ?? [];
  if (whole === undefined) return null;
  const kept = Number(whole + fraction.slice(0, places).padEnd(places, '0'));
  const value = (fraction[places] ?? '0') >= '5' ? kept + 1 : kept;
  return value || null;
}
