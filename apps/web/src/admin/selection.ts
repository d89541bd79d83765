export type RowKey = string | number;

/** Chosen rows by their key; those of other pages stay chosen. */
export type Selection<Row> = ReadonlyMap<RowKey, Row>;

export const maxSelected = 500;

type Keyed<Row> = { rows: readonly Row[]; keyOf: (row: Row) => RowKey };

export function toggleRow<Row>(selection: Selection<Row>, key: RowKey, row: Row): Selection<Row> {
  const next = new Map(selection);
  if (!next.delete(key) && next.size < maxSelected) next.set(key, row);
  return next;
}

/** Chooses the whole page, or, if all of it is chosen, none of it. */
export function togglePage<Row>(selection: Selection<Row>, { rows, keyOf }: Keyed<Row>): Selection<Row> {
  const next = new Map(selection);
  if (isPageChosen(selection, { rows, keyOf })) for (const row of rows) next.delete(keyOf(row));
  else for (const row of rows) if (next.size < maxSelected) next.set(keyOf(row), row);
  return next;
}

export const isPageChosen = <Row>(selection: Selection<Row>, { rows, keyOf }: Keyed<Row>): boolean =>
  rows.length > 0 && rows.every((row) => selection.has(keyOf(row)));

/** The chosen rows as they are now, where the page shows them anew. */
export function chosenRows<Row>(selection: Selection<Row>, { rows, keyOf }: Keyed<Row>): Row[] {
  const newest = new Map(rows.map((row) => [keyOf(row), row]));
  return [...selection].map(([key, row]) => newest.get(key) ?? row);
}

/** The sum of whole amounts. */
export const sumOf = <Row>(rows: readonly Row[], amountOf: (row: Row) => number): bigint =>
  rows.reduce((sum, row) => sum + BigInt(amountOf(row)), 0n);
