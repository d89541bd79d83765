const isDay = (text: string | undefined): text is string => text !== undefined && /^\d{4}-\d\d-\d\d$/.test(text);
const firstDay = '2000-01-01';
const lastDay = '2999-12-31';

/** Two days of an address as the staff's lists take them: both ends included, an open end as far as it goes. */
export function dayRange(from: string | undefined, to: string | undefined): [string, string] | undefined {
  if (!isDay(from) && !isDay(to)) return undefined;
  return [`${isDay(from) ? from : firstDay} 00:00:00`, `${isDay(to) ? to : lastDay} 23:59:59`];
}
