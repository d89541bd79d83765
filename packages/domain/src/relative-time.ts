const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

export type RelativeTime = {
  key: 'justNow' | 'minutesAgo' | 'hoursAgo' | 'oneDayAgo' | 'daysAgo';
  value: number;
};

/** How long ago a moment was, as the key of a text and its number; whole units that have passed, at least 1. */
export function relativeTime(at: Date | number, now: Date | number): RelativeTime {
  const agoMs = Number(now) - Number(at);
  const passed = (unitMs: number) => Math.max(1, Math.floor(agoMs / unitMs));
  if (agoMs < 30 * second) return { key: 'justNow', value: 0 };
  if (agoMs < hour) return { key: 'minutesAgo', value: passed(minute) };
  if (agoMs < day) return { key: 'hoursAgo', value: passed(hour) };
  if (agoMs < 2 * day) return { key: 'oneDayAgo', value: 1 };
  return { key: 'daysAgo', value: passed(day) };
}
