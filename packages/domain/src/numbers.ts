import { base32Alphabet, base32Of, checkCharacter, hasValidCheck } from './base32.ts';

/** What the first letter of a number says it belongs to. */
export const numberPrefixes = {
  order: 'D',
  shipment: 'S',
  payment: 'P',
  batch: 'K',
  case: 'R',
  joint: 'J',
  bag: 'G',
} as const;
export type NumberPrefix = (typeof numberPrefixes)[keyof typeof numberPrefixes];

/** Random bytes that a number needs. */
export const numberRandomBytes = 6;

const shape = new RegExp(`^[DSPKRJG]\\d{6}[${base32Alphabet}]{7}$`);

/**
 * A number such as D261103 + 6 random characters + check character. The business date is yymmdd. Throws RangeError for
 * another date or too few bytes.
 */
export function makeNumber(prefix: NumberPrefix, businessDate: string, randomBytes: Uint8Array): string {
  if (!/^\d{6}$/.test(businessDate)) throw new RangeError('a business date is yymmdd');
  if (randomBytes.length < numberRandomBytes) throw new RangeError(`a number needs ${numberRandomBytes} bytes`);
  const body = prefix + businessDate + base32Of(randomBytes.subarray(0, numberRandomBytes));
  return body + checkCharacter(body);
}

/** Whether a text is a number of this kind with its right check character. Capitals only. */
export const isNumber = (prefix: NumberPrefix, text: string): boolean =>
  shape.test(text) && text.startsWith(prefix) && hasValidCheck(text);
