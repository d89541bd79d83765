import type { ColumnMapping } from '@kouan/contract';
import { formatDateTime } from '@kouan/domain';

export type DateFormat = ColumnMapping['dateFormat'];
type Terms = { dateFormat: DateFormat; timeZone: string };

const clock = String.raw`(?:[ T,]*(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?(?: ?([AaPp])\.?[Mm]\.?)?)?`;
const yearFirst = new RegExp(String.raw`^(\d{4}) ?[-/.年] ?(\d{1,2}) ?[-/.月] ?(\d{1,2}) ?日?${clock}$`);
const inOneWord = /^(\d{4})(\d{2})(\d{2})(?: *(\d{2}):?(\d{2})(?::?(\d{2}))?)?$/;
const yearLast = new RegExp(String.raw`^(\d{1,2})[-/. ](\d{1,2}|[A-Za-z]{3,9})[-/. ](\d{4}|\d{2})${clock}$`);
const timeFirst = /^(\d{1,2}:\d{2}(?::\d{2})?)[ ,]+(.+)$/;
const withZone = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/;
const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * The moment of a statement's line, written in the bank's zone unless it names one. Undefined for what no calendar or clock
 * has. A year of four digits in front is never mistaken: dates of a workbook are written so, whatever the format of its texts.
 */
export function parseBookedAt(text: string, { dateFormat, timeZone }: Terms): Date | undefined {
  const written = text.trim().replace(/\s+/g, ' ');
  if (withZone.test(written)) return validDate(new Date(written));
  const parts = partsOf(timeFirst.test(written) ? written.replace(timeFirst, '$2 $1') : written, dateFormat);
  return parts && momentOf(parts, timeZone);
}

/** Whether a text begins as dates do, one that no calendar has included. */
export const isDateLike = (text: string): boolean =>
  /^(?:\d{1,4} ?[-/.年] ?(?:\d{1,2}|[A-Za-z]{3})|\d{8}(?!\d{7})|\d{1,2}:\d{2})/.test(text.trim());

/** Whether a text tells a time of the day and nothing else. */
export const isTimeOnly = (text: string): boolean => /^\d{1,2}:\d{2}(?::\d{2})?$/.test(text.trim());

/** The form that the values of a column have: the month stands first where a day cannot. */
export function guessDateFormat(values: readonly string[]): DateFormat {
  const written = values.filter((value) => value.trim() !== '');
  const [first = ''] = written;
  if (/^\d{4}/.test(first.trim())) return 'yyyy-MM-dd HH:mm:ss';
  const isDay = (place: 1 | 2) => written.some((value) => Number(yearLast.exec(value.trim())?.[place]) > 12);
  if (isDay(2) && !isDay(1)) return 'MM/dd/yyyy';
  return first.includes(':') ? 'dd/MM/yyyy HH:mm:ss' : 'dd/MM/yyyy';
}

type Parts = [year: number, month: number, day: number, hour: number, minute: number, second: number];

function partsOf(text: string, dateFormat: DateFormat): Parts | undefined {
  const found = yearFirst.exec(text) ?? inOneWord.exec(text);
  if (found) return [Number(found[1]), Number(found[2]), Number(found[3]), ...clockOf(found.slice(4))];
  const last = dateFormat.startsWith('yyyy') ? null : yearLast.exec(text);
  if (!last) return undefined;
  const [, first = '', second = '', year = ''] = last;
  const isMonthFirst = dateFormat.startsWith('MM') && /^\d/.test(second);
  const [day, month] = isMonthFirst ? [second, first] : [first, second];
  return [yearOf(year), monthOf(month), Number(day), ...clockOf(last.slice(4))];
}

const yearOf = (text: string): number => (text.length === 2 ? 2000 + Number(text) : Number(text));
const monthOf = (text: string): number =>
  /^\d/.test(text) ? Number(text) : monthNames.indexOf(text.slice(0, 3).toLowerCase()) + 1;

function clockOf([hour, minute, second, half]: (string | undefined)[]): [number, number, number] {
  const told = Number(hour ?? 0);
  const hours = half === undefined ? told : (told % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  return [hours, Number(minute ?? 0), Number(second ?? 0)];
}

const two = (part: number) => String(part).padStart(2, '0');
const validDate = (date: Date): Date | undefined => (Number.isNaN(date.getTime()) ? undefined : date);

function momentOf([year, month, day, hour, minute, second]: Parts, timeZone: string): Date | undefined {
  const wanted = `${year}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}:${two(second)}`;
  const asUtc = Date.UTC(year, month - 1, day, hour, minute, second);
  if (Number.isNaN(asUtc)) return undefined;
  const shownAt = Date.parse(`${formatDateTime(new Date(asUtc), timeZone).replace(' ', 'T')}Z`);
  const moment = new Date(asUtc - (shownAt - asUtc));
  return formatDateTime(moment, timeZone) === wanted ? moment : undefined;
}
