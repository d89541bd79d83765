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
  // A loop, for every reply goes through here: pairs of keys and values cost several times as much.
  const written: Record<string, unknown> = {};
  for (const key of Object.keys(value)) written[key] = toWire((value as Record<string, unknown>)[key]);
  return written;
}
