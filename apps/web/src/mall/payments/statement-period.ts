export const periodKinds = ['thisMonth', 'lastMonth', 'thisYear', 'own'] as const;
export type PeriodKind = (typeof periodKinds)[number];
export type Period = { from: string; to: string };

const maxDays = 366;
const dayMs = 86_400_000;
const pad = (number: number): string => String(number).padStart(2, '0');
const lastDayOf = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** The days of a period that has a name, seen from a day `yyyy-MM-dd`; both are included. */
export function periodOf(kind: Exclude<PeriodKind, 'own'>, today: string): Period {
  const year = Number(today.slice(0, 4));
  const month = Number(today.slice(5, 7));
  if (kind === 'thisYear') return { from: `${year}-01-01`, to: today };
  if (kind === 'thisMonth') return { from: `${year}-${pad(month)}-01`, to: today };
  const [lastYear, lastMonth] = month === 1 ? [year - 1, 12] : [year, month - 1];
  return {
    from: `${lastYear}-${pad(lastMonth)}-01`,
    to: `${lastYear}-${pad(lastMonth)}-${pad(lastDayOf(lastYear, lastMonth))}`,
  };
}

/** Whether a statement can be made of it: the first day not after the last, a year and a day at most. */
export function isUsablePeriod({ from, to }: Period): boolean {
  const days = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
  return days >= 1 && days <= maxDays;
}
