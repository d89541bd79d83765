import { assert } from '../errors.ts';

/** A reply as JSON has it: whole numbers for money and ids, ISO 8601 with Z for moments. A number too large to be exact is a bug. */
export function toWire(value: unknown): unknown {
  if (typeof value === 'bigint') {
    const number = Number(value);
    assert(Number.isSafeInteger(number), 'an amount fits a JSON number');
    return number;
  }
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(toWire);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, toWire(inner)]));
}
