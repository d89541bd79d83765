import { is } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import { clientOf, type Reader } from '../../platform/db.ts';

/** As old as a kept page may be. */
const rememberedMs = 30_000;
const mostRemembered = 500;

type Remembered<Count> = { value: Count; at: number };

/**
 * Counts what takes long to count in a large mall. What `isLarge` finds to be such serves for half a minute, in this process
 * and for this database; everything else, and everything in a transaction, is counted each time.
 */
export function remembersLarge<Count>(
  isLarge: (count: Count) => boolean,
): (db: Reader, key: string, count: () => Promise<Count>) => Promise<Count> {
  const ofDatabases = new WeakMap<object, Map<string, Remembered<Count>>>();
  return async (db, key, count) => {
    if (is(db, PgTransaction)) return count();
    const known = ofDatabases.get(clientOf(db)) ?? new Map<string, Remembered<Count>>();
    ofDatabases.set(clientOf(db), known);
    const found = known.get(key);
    if (found && performance.now() - found.at < rememberedMs) return found.value;
    // Others are told what was known while this call counts anew.
    if (found) found.at = performance.now();
    const value = await count().catch((error: unknown) => {
      known.delete(key);
      throw error;
    });
    known.delete(key);
    if (!isLarge(value)) return value;
    const oldest = known.keys().next().value;
    if (known.size >= mostRemembered && oldest !== undefined) known.delete(oldest);
    known.set(key, { value, at: performance.now() });
    return value;
  };
}
