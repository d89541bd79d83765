import { chanceOf } from './chance.ts';
import type { DemoRate } from './types.ts';

export const demoRateDays = 90;

const dayMs = 86_400_000;
const [lowestVnd, highestVnd] = [3560, 3700];

/** A rate that wanders like a real one; a day always has the same rate, whenever it is asked for. */
function rateOf(dayMsUtc: number): DemoRate {
  const validOn = new Date(dayMsUtc).toISOString().slice(0, 10);
  const day = dayMsUtc / dayMs;
  const wander = 3632 + 42 * Math.sin(day / 19) + 15 * Math.sin(day / 5.3) + chanceOf(validOn).between(-40, 40) / 10;
  const vnd = Math.min(highestVnd, Math.max(lowestVnd, wander));
  return { validOn, rateVndPerCnyMicros: BigInt(Math.round(vnd * 10)) * 100_000n };
}

/** The rates of the last 90 days, `today` (`YYYY-MM-DD`) included, the oldest first. Throws a RangeError for no date. */
export function demoRates(today: string): DemoRate[] {
  const lastMs = Date.parse(`${today}T00:00:00Z`);
  if (Number.isNaN(lastMs)) throw new RangeError(`not a date: ${today}`);
  return Array.from({ length: demoRateDays }, (_, at) => rateOf(lastMs - (demoRateDays - 1 - at) * dayMs));
}
