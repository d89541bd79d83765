/** The zone of business days unless the setting says otherwise. */
export const defaultBusinessZone = 'Asia/Ho_Chi_Minh';

const maxFormatters = 64;
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  if (formatters.size >= maxFormatters) formatters.clear();
  formatters.set(timeZone, made);
  return made;
}

/** A moment as people store it: a Date, a timestamp (of ten digits: seconds, else milliseconds) or such digits or ISO text. */
export type Moment = Date | number | string;

/** The moment as a Date. Throws RangeError when it is none. */
export function toDate(moment: Moment): Date {
  const isDigits = typeof moment === 'string' && /^\d{10,14}$/.test(moment);
  const value = isDigits ? Number(moment) : moment;
  const isSeconds = typeof value === 'number' && /^\d{10}$/.test(String(value));
  const date = new Date(isSeconds ? value * 1000 : value);
  if (Number.isNaN(date.getTime())) throw new RangeError('no moment');
  return date;
}

function partsOf(moment: Moment, timeZone: string) {
  const parts = formatterOf(timeZone).formatToParts(toDate(moment));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((found) => found.type === type)?.value ?? '';
  const date = `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
  return { date, time: `${part('hour')}:${part('minute')}:${part('second')}` };
}

/** yyyy-MM-dd HH:mm:ss in an IANA zone. Throws RangeError for no moment or no zone. */
export function formatDateTime(moment: Moment, timeZone: string): string {
  const { date, time } = partsOf(moment, timeZone);
  return `${date} ${time}`;
}

/** yyyy-MM-dd in an IANA zone; without one the business day. */
export const formatDay = (moment: Moment, timeZone = defaultBusinessZone): string => partsOf(moment, timeZone).date;

/** The business day as yymmdd, as numbers carry it. */
export const businessDate = (moment: Moment, timeZone = defaultBusinessZone): string =>
  formatDay(moment, timeZone).slice(2).replaceAll('-', '');
