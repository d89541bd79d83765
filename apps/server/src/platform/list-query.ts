import { and, asc, type Column, desc, gte, ilike, lte, or, type SQL, sql } from 'drizzle-orm';
import { fail } from './errors.ts';

const likePattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Whether one of the columns has the text in it, whatever its capitals; no text, no condition. */
export function hasText(text: string | undefined, columns: readonly (Column | SQL)[]): SQL | undefined {
  const wanted = text?.trim();
  return wanted ? or(...columns.map((column) => ilike(column as Column, likePattern(wanted)))) : undefined;
}

const timeForm = /^([12]\d{3}-\d\d-\d\d)(?:[ T]([01]\d|2[0-3]):[0-5]\d:[0-5]\d)?$/;

/** Two texts `yyyy-MM-dd HH:mm:ss` in a time zone, both included; another number of them is ignored. Throws request.invalid. */
export function isWithin(column: Column, range: readonly string[] | undefined, timeZone: string): SQL | undefined {
  const [from, to] = range ?? [];
  if (range?.length !== 2 || from === undefined || to === undefined) return undefined;
  // A day without its time means the whole of it; the last second has fractions.
  const end = to.length > 'yyyy-MM-dd'.length ? `${checkedTime(to)}.999999` : `${checkedTime(to)} 23:59:59.999999`;
  return and(
    gte(column, sql`${checkedTime(from)}::timestamp at time zone ${timeZone}`),
    lte(column, sql`${end}::timestamp at time zone ${timeZone}`),
  );
}

function checkedTime(text: string): string {
  const day = timeForm.exec(text)?.[1];
  if (day === undefined || Number.isNaN(Date.parse(day)) || !new Date(day).toISOString().startsWith(day))
    return fail('request.invalid', {}, { createTime: 'request.invalid' });
  return text;
}

/** The order that `sort` asks for (`field,asc` or `field,desc`, several); unknown fields are left out, the fallback comes last. */
export function orderOf(
  sort: string | readonly string[] | undefined,
  sortable: Readonly<Record<string, Column | SQL>>,
  fallback: readonly SQL[],
): SQL[] {
  const wanted = [sort ?? []].flat().flatMap((one) => {
    const [field = '', direction] = one.split(',');
    const column = Object.hasOwn(sortable, field) ? sortable[field] : undefined;
    if (column === undefined) return [];
    return [direction === 'desc' ? desc(column) : asc(column)];
  });
  return [...wanted, ...fallback];
}

const defaultSize = 10;
/** Which rows a page wants. */
export const pageOf = ({ page = 0, size = defaultSize }: { page?: number | undefined; size?: number | undefined }) => ({
  limit: size,
  offset: page * size,
});
