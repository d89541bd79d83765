import type { ColumnMapping } from '@kouan/contract';
import { formatDateTime } from '@kouan/domain';

export type DateFormat = ColumnMapping['dateFormat'];
const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[ T]+(\d{1,2}):(\d{2})(?::(\d{2}))?)?$/;
const dayFirst = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?:[ T]+(\d{1,2}):(\d{2})(?::(\d{2}))?)?$/;

/**
 * The moment of a statement's line, written in the bank's zone. Undefined for what no calendar or clock has. A year of four
 * digits in front is never mistaken: dates of a workbook are written so, whatever the format of its texts.
 */
export function parseBookedAt(
  text: string,
  { dateFormat, timeZone }: { dateFormat: DateFormat; timeZone: string },
): Date | undefined {
  const isYearFirst = dateFormat.startsWith('yyyy') || yearFirst.test(text.trim());
  const found = (isYearFirst ? yearFirst : dayFirst).exec(text.trim());
  if (!found) return undefined;
  const [first, month, last, hour, minute, second] = found
    .slice(1)
    .map((part: string | undefined) => Number(part ?? 0));
  const [year, day] = isYearFirst ? [first, last] : [last, first];
  return momentOf(
    [year, month, day, hour, minute, second].map((part) => part ?? 0),
    timeZone,
  );
}

/** The form that a value of this column has. */
export const guessDateFormat = (value: string): DateFormat =>
  /^\d{4}/.test(value.trim()) ? 'yyyy-MM-dd HH:mm:ss' : value.includes(':') ? 'dd/MM/yyyy HH:mm:ss' : 'dd/MM/yyyy';

const two = (part: number) => String(part).padStart(2, '0');

function momentOf(
  [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0]: number[],
  timeZone: string,
): Date | undefined {
  const wanted = `${year}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}:${two(second)}`;
  const asUtc = Date.UTC(year, month - 1, day, hour, minute, second);
  if (Number.isNaN(asUtc)) return undefined;
  const shownAt = Date.parse(`${formatDateTime(new Date(asUtc), timeZone).replace(' ', 'T')}Z`);
  const moment = new Date(asUtc - (shownAt - asUtc));
  return formatDateTime(moment, timeZone) === wanted ? moment : undefined;
}
