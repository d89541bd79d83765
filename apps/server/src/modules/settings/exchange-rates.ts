import { desc, lte, sql, type SQLWrapper } from 'drizzle-orm';
import { nowSql } from '../../platform/clock.ts';
import type { Reader, Tx } from '../../platform/db.ts';
import { assert } from '../../platform/errors.ts';
import { prepared } from '../../platform/prepared.ts';
import { exchangeRates } from './settings-tables.ts';

/** Đồng per yuan in millionths, in force from `effectiveAt` on. */
export type ExchangeRate = { id: number; rateVndPerCnyMicros: bigint; effectiveAt: Date };

const columns = {
  id: exchangeRates.id,
  rateVndPerCnyMicros: exchangeRates.rateVndPerCnyMicros,
  effectiveAt: exchangeRates.effectiveAt,
};

/** The rate that was or will be in force at a moment. There is one for every moment since the installation. */
export async function rateAt(db: Reader, moment: Date): Promise<ExchangeRate> {
  return found(await findRateAt(db, { moment: moment.toISOString() }));
}

/** The rate in force now. */
export async function currentRate(db: Reader): Promise<ExchangeRate> {
  return found(await findCurrentRate(db, {}));
}

const rateBefore = (db: Reader, moment: SQLWrapper) =>
  db
    .select(columns)
    .from(exchangeRates)
    .where(lte(exchangeRates.effectiveAt, moment))
    .orderBy(desc(exchangeRates.effectiveAt))
    .limit(1);
const findRateAt = prepared((db, valueOf) => rateBefore(db, valueOf('moment')));
const findCurrentRate = prepared((db) => rateBefore(db, nowSql));

function found([rate]: ExchangeRate[]): ExchangeRate {
  assert(rate, 'there is an exchange rate for every moment');
  return rate;
}

/** Adds a rate, in force from now on or from a later moment on. The past never changes: the database refuses. */
export async function addExchangeRate(
  tx: Tx,
  {
    rateVndPerCnyMicros,
    effectiveAt,
    createdBy,
  }: { rateVndPerCnyMicros: bigint; effectiveAt?: Date; createdBy: number | null },
): Promise<{ id: number }> {
  const [row] = await tx
    .insert(exchangeRates)
    .values({ rateVndPerCnyMicros, ...(effectiveAt ? { effectiveAt } : {}), createdBy })
    .returning({ id: exchangeRates.id });
  assert(row, 'the rate was added');
  return row;
}

/** The rate at the end of each of the last days in a time zone, oldest first. */
export async function ratesByDay(
  db: Reader,
  { days, timeZone }: { days: number; timeZone: string },
): Promise<{ on: string; rateVndPerCnyMicros: bigint }[]> {
  const { rows } = await db.execute<{ on: string; rate: string }>(sql`
    select to_char(day, 'YYYY-MM-DD') as on, rate.rate_vnd_per_cny_micros as rate
    from generate_series((app_now() at time zone ${timeZone})::date - ${days - 1}::int, (app_now() at time zone ${timeZone})::date, interval '1 day') as day
    cross join lateral (
      select rate_vnd_per_cny_micros from exchange_rates
      where effective_at < least((day + interval '1 day') at time zone ${timeZone}, app_now() + interval '1 microsecond')
      order by effective_at desc limit 1
    ) as rate order by day`);
  return rows.map(({ on, rate }) => ({ on, rateVndPerCnyMicros: BigInt(rate) }));
}
