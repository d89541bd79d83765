import { buyerNumber } from '@kouan/domain';
import { sql } from 'drizzle-orm';
import type { Reader } from '../../platform/db.ts';
import { likePattern } from './payment-queries.ts';

const maxFound = 1000;

/** Ids of the buyers whose code, user name or nickname a word means. */
export async function findBuyerIds(db: Reader, word: string): Promise<number[]> {
  const number = buyerNumber(word.trim().toUpperCase()) ?? null;
  const pattern = likePattern(word.trim());
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from users where buyer_number is not null and (username ilike ${pattern} or nick_name ilike ${pattern} or buyer_number = ${number}::bigint)
    order by id limit ${maxFound}`);
  return rows.map((row) => Number(row.id));
}
