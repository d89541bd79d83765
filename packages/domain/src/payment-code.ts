import { base32Alphabet, base32Of, checkCharacter, hasValidCheck } from './base32.ts';
import type { PaymentPurpose } from './payment-flow.ts';

const codePrefixes: Record<PaymentPurpose, string> = { deposit: 'D', final: 'F', adjustment: 'A' };

/** Begins the code of a transfer for several payments. */
const jointPrefix = 'J';

/** D, F, A or J, seven random characters and the check character. */
export const paymentCodeLength = 9;
export const paymentCodeRandomBytes = 7;
/** Longer memos are read only so far; bank memos have at most 210 characters. */
const maxMemoLength = 512;

const shape = new RegExp(`^[DFAJ][${base32Alphabet}]{8}$`);

/** A code for the memo of a transfer. Throws RangeError for too few bytes. */
export function makePaymentCode(purpose: PaymentPurpose | 'joint', randomBytes: Uint8Array): string {
  if (randomBytes.length < paymentCodeRandomBytes) throw new RangeError(`a code needs ${paymentCodeRandomBytes} bytes`);
  const body =
    (purpose === 'joint' ? jointPrefix : codePrefixes[purpose]) +
    base32Of(randomBytes.subarray(0, paymentCodeRandomBytes));
  return body + checkCharacter(body);
}

export const isPaymentCode = (text: string): boolean => shape.test(text) && hasValidCheck(text);

/** A memo as codes are looked for: ASCII letters and digits only, in capitals, because banks squeeze and prefix memos. */
export const squeezeMemo = (memo: string): string =>
  memo
    .slice(0, maxMemoLength)
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '');

function windowsOf(text: string, length: number): string[] {
  const count = Math.max(0, text.length - length + 1);
  return Array.from({ length: count }, (_, start) => text.slice(start, start + length));
}

/** Every payment code that a memo contains, once each, in the order of the memo. */
export const findPaymentCodes = (memo: string): string[] => [
  ...new Set(windowsOf(squeezeMemo(memo), paymentCodeLength).filter(isPaymentCode)),
];

const replaced = (text: string) =>
  Array.from(text, (_, place) =>
    Array.from(base32Alphabet, (letter) => text.slice(0, place) + letter + text.slice(place + 1)),
  ).flat();

const lengthened = (text: string) =>
  Array.from({ length: text.length + 1 }, (_, place) =>
    Array.from(base32Alphabet, (letter) => text.slice(0, place) + letter + text.slice(place)),
  ).flat();

const shortened = (text: string) => Array.from(text, (_, place) => text.slice(0, place) + text.slice(place + 1));

const swapped = (text: string) =>
  Array.from(
    { length: text.length - 1 },
    (_, place) => text.slice(0, place) + text.charAt(place + 1) + text.charAt(place) + text.slice(place + 2),
  );

/**
 * Valid codes that one typing error (a wrong, missing or additional character, two swapped) away from some part of the
 * memo: guesses, to be compared with codes that are really due.
 */
export function nearPaymentCodes(memo: string): string[] {
  const text = squeezeMemo(memo);
  const guesses = [
    ...windowsOf(text, paymentCodeLength).flatMap((window) => [...replaced(window), ...swapped(window)]),
    ...windowsOf(text, paymentCodeLength - 1).flatMap(lengthened),
    ...windowsOf(text, paymentCodeLength + 1).flatMap(shortened),
  ];
  const exact = new Set(findPaymentCodes(memo));
  return [...new Set(guesses.filter(isPaymentCode))].filter((code) => !exact.has(code));
}
