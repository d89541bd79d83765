import type { StatementRow } from '@kouan/contract';

export const statementSorts = ['totalMs', 'meanMs', 'p95Ms', 'maxMs', 'count', 'errors', 'rows'] as const;
export type StatementSort = (typeof statementSorts)[number];
export const monitorTabs = ['statements', 'slow', 'running'] as const;

/** What the address asks for, the first where it asks for nothing that is known. */
export const oneOfThese = <const V extends readonly [string, ...string[]]>(
  values: V,
  asked: string | null,
): V[number] => values.find((value) => value === asked) ?? values[0];

/** The largest first. */
export const sortedBy = (rows: readonly StatementRow[], sort: StatementSort): StatementRow[] =>
  rows.toSorted((a, b) => b[sort] - a[sort]);
