const minuteMs = 60_000;
const minutesOfHour = 60;
const minutesOfDay = 24 * minutesOfHour;

export type Duration = {
  key: 'underMinute' | 'minutes' | 'hours' | 'days';
  days: number;
  hours: number;
  minutes: number;
};

/** How long something takes, in whole minutes that have passed; the sign is left to the caller. */
export function durationOf(ms: number): Duration {
  const total = Math.floor(Math.abs(ms) / minuteMs);
  const days = Math.floor(total / minutesOfDay);
  const hours = Math.floor((total % minutesOfDay) / minutesOfHour);
  const key = total === 0 ? 'underMinute' : days > 0 ? 'days' : hours > 0 ? 'hours' : 'minutes';
  return { key, days, hours, minutes: total % minutesOfHour };
}

/** How much of a limit has gone, in whole percent from 0 to 100. */
export const percentGone = (goneMs: number, limitMs: number): number =>
  Math.min(100, Math.max(0, Math.round((goneMs / limitMs) * 100)));
