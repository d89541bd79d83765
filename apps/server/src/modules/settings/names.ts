import { sql } from 'drizzle-orm';
import type { Reader } from '../../platform/db.ts';

/** People's names by their ids. The module of people comes after this one, so its table is only read. */
export async function namesOf(db: Reader, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<{ id: string; name: string }>(
    sql`select id, nick_name as name from users where id = any(${sql.param([...new Set(ids)])}::bigint[])`,
  );
  return new Map(rows.map(({ id, name }) => [Number(id), name]));
}
