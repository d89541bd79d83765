import { sql } from 'drizzle-orm';
import type { Timer } from '../../platform/timers.ts';
import { orderCounts } from './order-tables.ts';

const foldedFrom = 500;
const foldedAtOnce = 5000;

/** Adds up the changes of the counts of orders once there are many; whoever reads sees the same sums before and after. */
export const foldTimer: Timer = {
  name: 'counts of orders to add up',
  async step(tx) {
    const { rows } = await tx.execute<{ n: string }>(
      sql`select count(*) as n from (select 1 from ${orderCounts} limit ${foldedFrom}) c`,
    );
    if (Number(rows[0]?.n) < foldedFrom) return false;
    await tx.execute(sql`
      with gone as (
        delete from ${orderCounts} where id in (
          select id from ${orderCounts} order by id limit ${foldedAtOnce} for update skip locked)
        returning status, amount)
      insert into ${orderCounts} (status, amount) select status, sum(amount) from gone group by status having sum(amount) <> 0`);
    return false;
  },
};
