import { and, count, desc, eq } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db.ts';
import { assert } from '../../platform/errors.ts';
import { interests } from './sourcing-tables.ts';

export async function insertInterest(tx: Tx, row: typeof interests.$inferInsert) {
  const [added] = await tx.insert(interests).values(row).returning();
  assert(added, 'the interest was added');
  return added;
}

type Page = { buyerId: number | 'any'; limit: number; offset: number };
const isTheirs = (buyerId: number | 'any') => and(buyerId === 'any' ? undefined : eq(interests.buyerId, buyerId));

/** Newest first. */
export const listInterestRows = (db: Reader, { buyerId, limit, offset }: Page) =>
  db.select().from(interests).where(isTheirs(buyerId)).orderBy(desc(interests.id)).limit(limit).offset(offset);

export async function countInterests(db: Reader, buyerId: number | 'any'): Promise<number> {
  const [row] = await db.select({ total: count() }).from(interests).where(isTheirs(buyerId));
  return row?.total ?? 0;
}
