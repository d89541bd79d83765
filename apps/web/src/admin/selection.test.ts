import { expect, test } from 'vitest';
import { chosenRows, isPageChosen, maxSelected, type Selection, sumOf, togglePage, toggleRow } from './selection.ts';

type Row = { id: number; fen: number };
const row = (id: number, fen = id * 100): Row => ({ id, fen });
const keyOf = ({ id }: Row) => id;
const none: Selection<Row> = new Map();

test('rows are chosen and let go one by one, over several pages', () => {
  const first = toggleRow(none, 1, row(1));
  const both = toggleRow(first, 40, row(40));
  expect([...both.keys()]).toEqual([1, 40]);
  expect([...toggleRow(both, 1, row(1)).keys()]).toEqual([40]);
});

test('choosing the page keeps the rows of other pages, and lets its own go when all of them are chosen', () => {
  const page = { rows: [row(1), row(2)], keyOf };
  const chosen = togglePage(toggleRow(none, 40, row(40)), page);
  expect([...chosen.keys()].toSorted((a, b) => Number(a) - Number(b))).toEqual([1, 2, 40]);
  expect(isPageChosen(chosen, page)).toBe(true);
  expect([...togglePage(chosen, page).keys()]).toEqual([40]);
  expect(isPageChosen(none, { rows: [], keyOf })).toBe(false);
});

test('the sum is exact and takes the newest amounts that are shown', () => {
  const old = toggleRow(toggleRow(none, 1, row(1, 100)), 2, row(2, Number.MAX_SAFE_INTEGER));
  const chosen = chosenRows(old, { rows: [row(1, 250)], keyOf });
  expect(sumOf(chosen, ({ fen }) => fen)).toBe(BigInt(Number.MAX_SAFE_INTEGER) + 250n);
  expect(sumOf([], keyOf)).toBe(0n);
});

test('no more rows can be chosen than there is a limit for', () => {
  const rows = Array.from({ length: maxSelected + 10 }, (_, index) => row(index + 1));
  expect(togglePage(none, { rows, keyOf }).size).toBe(maxSelected);
});
