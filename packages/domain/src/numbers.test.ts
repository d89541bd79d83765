import fc from 'fast-check';
import { expect, test } from 'vitest';
import { base32Alphabet } from './base32.ts';
import { isNumber, makeNumber, numberPrefixes } from './numbers.ts';
import { findPaymentCodes, isPaymentCode, makePaymentCode, nearPaymentCodes } from './payment-code.ts';
import { paymentPurposes } from './payment-flow.ts';

const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });
const prefix = fc.constantFrom(...Object.values(numberPrefixes));
const number = fc.tuple(prefix, bytes(6)).map(([letter, random]) => makeNumber(letter, '261121', random));
const code = fc
  .tuple(fc.constantFrom(...paymentPurposes), bytes(7))
  .map(([purpose, random]) => makePaymentCode(purpose, random));

const letter = fc.constantFrom(...base32Alphabet);
const replaceAt = (text: string, place: number, by: string) => text.slice(0, place) + by + text.slice(place + 1);
const swapAt = (text: string, place: number) =>
  text.slice(0, place) + text.charAt(place + 1) + text.charAt(place) + text.slice(place + 2);

test('a number is its letter, the business date, six random characters and a check character', () => {
  const made = makeNumber('D', '261121', Uint8Array.of(0, 1, 31, 32, 255, 10));
  expect(made).toMatch(/^D26112101Z0ZA[0-9A-Z]$/);
  expect(isNumber('D', made)).toBe(true);
  expect(isNumber('S', made)).toBe(false);
  expect(isNumber('D', made.toLowerCase())).toBe(false);
  expect(() => makeNumber('D', '2026-11-21', new Uint8Array(6))).toThrow(RangeError);
  expect(() => makeNumber('D', '261121', new Uint8Array(5))).toThrow(RangeError);
});

test('every single substitution and every swap of neighbours in a number is noticed', () => {
  fc.assert(
    fc.property(number, fc.nat(13), letter, (made, place, by) => {
      const kind = made.charAt(0) as 'D'; // Safe: the first letter is a prefix.
      expect(isNumber(kind, made)).toBe(true);
      const replaced = replaceAt(made, place, by);
      if (replaced !== made) expect(Object.values(numberPrefixes).some((one) => isNumber(one, replaced))).toBe(false);
      const swapped = swapAt(made, Math.min(place, 12));
      if (swapped !== made) expect(Object.values(numberPrefixes).some((one) => isNumber(one, swapped))).toBe(false);
    }),
    { numRuns: 2000 },
  );
});

test('every single substitution and every swap of neighbours in a payment code is noticed', () => {
  fc.assert(
    fc.property(code, fc.nat(8), letter, (made, place, by) => {
      const replaced = replaceAt(made, place, by);
      if (replaced !== made) expect(isPaymentCode(replaced)).toBe(false);
      const swapped = swapAt(made, Math.min(place, 7));
      if (swapped !== made) expect(isPaymentCode(swapped)).toBe(false);
    }),
    { numRuns: 2000 },
  );
});

test('codes are found in memos that banks squeeze, prefix and break', () => {
  const first = makePaymentCode('deposit', Uint8Array.of(1, 2, 3, 4, 5, 6, 7));
  const second = makePaymentCode('final', Uint8Array.of(7, 6, 5, 4, 3, 2, 1));
  const spaced = `${first.slice(0, 4)} ${first.slice(4).toLowerCase()}`;
  expect(findPaymentCodes(`MBVCB.123.${spaced}. CT tu 0123 NGUYỄN VĂN A`)).toContain(first);
  expect(findPaymentCodes(`${first}${second}`)).toEqual(expect.arrayContaining([first, second]));
  expect(findPaymentCodes(`${first} ${first}`).filter((found) => found === first)).toHaveLength(1);
  expect(findPaymentCodes('')).toEqual([]);
});

test('a code with one typing error is among the guesses', () => {
  fc.assert(
    fc.property(code, fc.nat(8), letter, (made, place, by) => {
      const errors = [
        replaceAt(made, place, by),
        replaceAt(made, place, ''),
        made.slice(0, place) + by + made.slice(place),
        swapAt(made, Math.min(place, 7)),
      ];
      for (const error of errors) {
        const memo = `ND ${error} `;
        expect([...findPaymentCodes(memo), ...nearPaymentCodes(memo)]).toContain(made);
      }
    }),
    { numRuns: 100 },
  );
});

test('a long memo is read in reasonable time', () => {
  const startedAt = performance.now();
  nearPaymentCodes('D'.repeat(100_000));
  expect(performance.now() - startedAt).toBeLessThan(2000);
});
