import { sql } from 'drizzle-orm';
import { currentTime } from '../../platform/clock.ts';
import type { Reader } from '../../platform/db.ts';
import { parameters } from '../settings/index.ts';

const dayMs = 86_400_000;

/**
 * Until when the store takes goods of these order lines back: so many days after the first of them was signed for, or
 * came in; of goods that never came, as many days from now.
 */
export async function returnWindowEnd(
  db: Reader,
  { orderId, lineIds }: { orderId: number; lineIds: readonly number[] },
): Promise<Date> {
  const { sellerReturnDays } = await parameters(db);
  const { rows } = await db.execute<{ since: string | null }>(sql`
    select min(coalesce(c.signed_at, b.stored_at)) as since from batches b left join parcels c on c.id = b.parcel_id
    where b.order_id = ${orderId} and b.order_line_id = any(${sql.param([...lineIds])}::bigint[])`);
  const since = rows[0]?.since ?? null;
  const from = since === null ? await currentTime(db) : new Date(since);
  return new Date(from.getTime() + sellerReturnDays * dayMs);
}
