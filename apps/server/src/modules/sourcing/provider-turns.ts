import type { ProviderOutcome } from '@kouan/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.ts';
import { beijingDay } from './provider-queries.ts';

/** So many failures in a row send a provider to rest. */
const failuresToRest = 5;
/** The first rest; each further one in a row is twice as long, up to the longest. */
const firstRestSeconds = 60;
const longestRestSeconds = 1_800;
/** When the platform itself says that it was too much. */
const limitedRestSeconds = 600;
/** How much longer than its time-out one that tries after a rest keeps the others waiting. */
const graceMs = 5_000;

/** `isProbe`: the first to ask after a rest, on whom it depends whether the others may. */
export type Turn = { mayAsk: true; isProbe: boolean } | { mayAsk: false; outcome: 'open' | 'quota' };

/**
 * Whether a provider may be asked now, counted towards its quota of the day. All of it stands in the database, so that any
 * number of processes rest and count together. `isForced`: the staff want to know, rest or not.
 */
export async function takeTurn(db: Db, name: string, { isForced }: { isForced: boolean }): Promise<Turn> {
  const { rows } = await db.execute<{ resting: boolean; tired: boolean }>(sql`
    select coalesce(rests_until > app_now(), false) as resting, rests_until is not null as tired
    from link_providers where name = ${name}`);
  const [state] = rows;
  if (!state || (state.resting && !isForced)) return { mayAsk: false, outcome: 'open' };
  if (state.tired && !isForced && !(await becomeProbe(db, name))) return { mayAsk: false, outcome: 'open' };
  const counted = await db.execute(sql`
    insert into provider_days (provider, day, asked) values (${name}, ${beijingDay}, 1)
    on conflict (provider, day) do update set asked = provider_days.asked + 1
      where provider_days.asked < (select daily_quota from link_providers where name = ${name})
    returning asked`);
  return counted.rows.length > 0 ? { mayAsk: true, isProbe: state.tired } : { mayAsk: false, outcome: 'quota' };
}

/** Of all who come after a rest one asks; for the others it goes on until that one has its answer. */
async function becomeProbe(db: Db, name: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    update link_providers set rests_until = app_now() + make_interval(secs => (timeout_ms + ${graceMs}::int) / 1000.0)
    where name = ${name} and rests_until <= app_now() returning name`);
  return rows.length > 0;
}

/** Failures of the provider; a missing item or a closed page is none. */
const failing: readonly ProviderOutcome[] = ['timeout', 'failed', 'refused', 'limited'];

/** Keeps what a turn came to: an answer ends all failures, failures in a row lead to a rest. */
export async function settleTurn(
  db: Db,
  name: string,
  { outcome, isProbe }: { outcome: ProviderOutcome; isProbe: boolean },
): Promise<void> {
  if (!failing.includes(outcome)) {
    await db.execute(sql`
      update link_providers set failures = 0, rests = 0, rests_until = null
      where name = ${name} and (failures > 0 or rests > 0 or rests_until is not null)`);
    return;
  }
  const isLimited = outcome === 'limited';
  await db.execute(sql`
    update link_providers set failures = failures + 1,
      rests = case when ${isProbe}::boolean or (rests_until is null and failures + 1 >= ${failuresToRest}::int) then least(rests + 1, 30) else rests end,
      rests_until = case
        when ${isLimited}::boolean then greatest(coalesce(rests_until, app_now()), app_now() + make_interval(secs => ${limitedRestSeconds}::int))
        when ${isProbe}::boolean or (rests_until is null and failures + 1 >= ${failuresToRest}::int)
          then app_now() + make_interval(secs => least(${firstRestSeconds}::int * 2 ^ least(rests, 10), ${longestRestSeconds}::int))
        else rests_until end
    where name = ${name}`);
}
