import type { StoreFigures } from '@kouan/contract';
import { sql } from 'drizzle-orm';
import type { Reader } from '../../platform/db.ts';
import type { Sendable } from '../../platform/http.ts';
import { parameters } from '../settings/index.ts';

const mostOrders = 2000;
/** Fewer say nothing about a store, and might say something about a buyer. */
const leastToJudge = 5;

/** What our own orders of the last year say of a store: its newest ones, bounded, whatever its size. */
export async function storeFigures(db: Reader, storeId: number): Promise<Sendable<StoreFigures>> {
  const { businessTimeZone: timeZone } = await parameters(db);
  const { rows } = await db.execute<Record<'orders' | 'buyers' | 'returning' | 'judged' | 'on_time', string>>(sql`
    with newest as materialized (
      select buyer_id, stocked_at, expected_stocking_on from orders
      where store_id = ${storeId} and accepted_at is not null and placed_at > app_now() - interval '365 days'
      order by id desc limit ${mostOrders}),
    by_buyer as (select count(*) as orders from newest group by buyer_id),
    due as (
      select (stocked_at at time zone ${timeZone})::date <= expected_stocking_on as is_on_time from newest
      where expected_stocking_on is not null
        and (stocked_at is not null or expected_stocking_on < (app_now() at time zone ${timeZone})::date))
    select (select count(*) from newest) as orders,
      (select count(*) from by_buyer) as buyers, (select count(*) from by_buyer where orders > 1) as returning,
      (select count(*) from due) as judged, (select count(*) from due where is_on_time) as on_time`);
  const [row] = rows;
  const percent = (part: string | undefined, whole: string | undefined) =>
    Number(whole ?? 0) < leastToJudge ? null : Math.round((Number(part ?? 0) * 100) / Number(whole));
  return {
    orders: Number(row?.orders ?? 0),
    returningPercent: percent(row?.returning, row?.buyers),
    onTimePercent: percent(row?.on_time, row?.judged),
  };
}
