const codeDigits = 6;

/** The buyer code: B and the number with zeros on its left, from 1,000,000 on simply longer. */
export const buyerCode = (number: number | bigint): string => `B${String(number).padStart(codeDigits, '0')}`;

/** The number of a buyer code, or undefined when the text is none. */
export function buyerNumber(code: string): number | undefined {
  const digits = /^B(\d{6}|[1-9]\d{6,14})$/.exec(code)?.[1];
  return digits === undefined ? undefined : Number(digits);
}
