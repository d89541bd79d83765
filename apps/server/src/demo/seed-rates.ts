import { addExchangeRate } from '../modules/settings/index.ts';
import { currentTime } from '../platform/clock.ts';
import { type Db, setClockBack, transaction } from '../platform/db.ts';
import { demoRateDays, demoRates } from './catalog/index.ts';
import { countRecentRates } from './demo-queries.ts';

/** The border's morning: rates of a day hold from 8:00 in Hanoi, which is 01:00 UTC. */
const startOfDay = 'T01:00:00Z';
const secondMs = 1_000;

/** The exchange rates of the last 90 days, each added as on its own day; does nothing when there is history. Answers how many. */
export const seedDemoRates = (db: Db): Promise<number> =>
  transaction(db, async (tx) => {
    if ((await countRecentRates(tx, demoRateDays)) > 0) return 0;
    const now = await currentTime(tx);
    const past = demoRates(now.toISOString().slice(0, 10))
      .map((rate) => ({ ...rate, effectiveAt: new Date(`${rate.validOn}${startOfDay}`) }))
      .filter(({ effectiveAt }) => effectiveAt < now);
    for (const { rateVndPerCnyMicros, effectiveAt } of past) {
      await setClockBack(tx, Math.ceil((now.getTime() - effectiveAt.getTime()) / secondMs) + 1);
      await addExchangeRate(tx, { rateVndPerCnyMicros, effectiveAt, createdBy: null });
    }
    return past.length;
  });
