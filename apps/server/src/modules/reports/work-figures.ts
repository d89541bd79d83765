import { type Permission, stockAges, type WorkbenchFigures } from '@kouan/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/db.ts';
import { assert } from '../../platform/errors.ts';
import type { Sendable } from '../../platform/http.ts';
import { parameters } from '../settings/index.ts';

type Figures = Sendable<WorkbenchFigures>;
const shownDays = 14;
const returningDays = 2;

/** The figures that somebody may see; null for the others. */
export async function workFigures(db: Reader, mayOpen: (permission: Permission) => boolean): Promise<Figures> {
  const { businessTimeZone: timeZone } = await parameters(db);
  return {
    money: mayOpen('payment:list') ? await moneyFigures(db, timeZone) : null,
    orders: mayOpen('order:list') ? await orderFigures(db, timeZone) : null,
    stock: mayOpen('warehouse:list') ? await stockFigures(db) : null,
    rate: await rateFigures(db),
  };
}

/** The first moment of a day of the business, so many days before today. */
const startOf = (timeZone: string, daysBefore: number): SQL =>
  sql`(((app_now() at time zone ${timeZone})::date - ${daysBefore}::integer)::timestamp at time zone ${timeZone})`;
/** The same time of the day, so many days ago. */
const momentBefore = (days: number): SQL => sql`app_now() - ${`${days} days`}::interval`;

async function moneyFigures(db: Reader, timeZone: string): Promise<NonNullable<Figures['money']>> {
  const { rows } = await db.execute<{ day: string; deposit_fen: string; final_fen: string; until_now_fen: string }>(sql`
    select to_char(days.day, 'YYYY-MM-DD') as day,
      coalesce(sum(a.credited_fen) filter (where p.purpose <> 'final'), 0) as deposit_fen,
      coalesce(sum(a.credited_fen) filter (where p.purpose = 'final'), 0) as final_fen,
      coalesce(sum(a.credited_fen) filter (where a.created_at <= ${momentBefore(7)}), 0) as until_now_fen
    from generate_series((app_now() at time zone ${timeZone})::date - ${shownDays - 1}::integer,
      (app_now() at time zone ${timeZone})::date, interval '1 day') as days (day)
    left join payment_allocations a on a.created_at >= ${startOf(timeZone, shownDays - 1)}
      and (a.created_at at time zone ${timeZone})::date = days.day::date
    left join payments p on p.id = a.payment_id
    group by days.day order by days.day`);
  const days = rows.map((row) => ({
    day: row.day,
    depositFen: BigInt(row.deposit_fen),
    finalFen: BigInt(row.final_fen),
  }));
  const today = days.at(-1);
  const weekAgo = rows.at(-8);
  return {
    todayFen: today ? today.depositFen + today.finalFen : 0n,
    weekAgoFen: BigInt(weekAgo?.until_now_fen ?? '0'),
    days,
  };
}

async function orderFigures(db: Reader, timeZone: string): Promise<NonNullable<Figures['orders']>> {
  const { rows } = await db.execute<{ today: string; yesterday: string }>(sql`
    select count(*) filter (where placed_at >= ${startOf(timeZone, 0)}) as today,
      count(*) filter (where placed_at < ${startOf(timeZone, 0)} and placed_at <= ${momentBefore(1)}) as yesterday
    from orders where placed_at >= ${startOf(timeZone, 1)}`);
  return { today: Number(rows[0]?.today ?? 0), yesterday: Number(rows[0]?.yesterday ?? 0) };
}

async function stockFigures(db: Reader): Promise<NonNullable<Figures['stock']>> {
  const { rows } = await db.execute<Record<(typeof stockAges)[number] | 'returning', string | null>>(sql`
    select sum(available + frozen) filter (where stored_at > ${momentBefore(3)}) as days3,
      sum(available + frozen) filter (where stored_at <= ${momentBefore(3)} and stored_at > ${momentBefore(7)}) as days7,
      sum(available + frozen) filter (where stored_at <= ${momentBefore(7)}) as older,
      (select sum(l.available) from orders o join order_lines l on l.order_id = o.id
        where o.auto_return_at <= app_now() + ${`${returningDays} days`}::interval) as returning
    from batches where available + frozen > 0`);
  const ages = stockAges.map((age) => ({ age, units: Number(rows[0]?.[age] ?? 0) }));
  return {
    units: ages.reduce((sum, { units }) => sum + units, 0),
    ages,
    returningUnits: Number(rows[0]?.returning ?? 0),
  };
}

async function rateFigures(db: Reader): Promise<Figures['rate']> {
  const { rows } = await db.execute<{ micros: string; at: string }>(sql`
    select rate_vnd_per_cny_micros as micros, effective_at as at from exchange_rates
    where effective_at <= app_now() order by effective_at desc limit 2`);
  const [now, before] = rows;
  assert(now, 'there is an exchange rate for every moment');
  return {
    rateVndPerCnyMicros: BigInt(now.micros),
    beforeMicros: BigInt(before?.micros ?? now.micros),
    since: new Date(now.at),
  };
}
