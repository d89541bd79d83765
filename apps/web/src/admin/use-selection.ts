import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { viewQuery } from './saved-views.ts';
import { type RowKey, type Selection, togglePage, toggleRow } from './selection.ts';

const pageNames = ['size', 'sort'];

/** The rows somebody has chosen: they stay over pages and orders, and are let go with another filter. */
export function useSelection<Row>({ rows, keyOf }: { rows: readonly Row[]; keyOf: (row: Row) => RowKey }) {
  const filter = filterOf(useSearchParams()[0]);
  const [state, setState] = useState<{ filter: string; chosen: Selection<Row> }>({ filter, chosen: new Map() });
  const chosen: Selection<Row> = state.filter === filter ? state.chosen : new Map();
  const set = (next: Selection<Row>) => setState({ filter, chosen: next });
  return {
    chosen,
    toggle: (row: Row) => set(toggleRow(chosen, keyOf(row), row)),
    togglePage: () => set(togglePage(chosen, { rows, keyOf })),
    clear: () => set(new Map()),
  };
}

export type ChosenRows<Row> = ReturnType<typeof useSelection<Row>>;

function filterOf(params: URLSearchParams): string {
  const kept = new URLSearchParams(params);
  for (const name of pageNames) kept.delete(name);
  return viewQuery(kept);
}
