import type { ProductView, Texts } from '@kouan/contract';

export type Sku = ProductView['skus'][number];
export type MatrixRow = {
  key: string;
  names: readonly Texts[];
  imageUrl: string | null;
  cells: readonly (Sku | null)[];
};
/** Rows are the combinations of all specifications but the last, whose values are the columns. */
export type Matrix = {
  rowHeads: readonly Texts[];
  columnHead: Texts | null;
  columns: readonly Texts[];
  rows: readonly MatrixRow[];
};
/** What stands in the cells as typed, by SKU; empty and absent both mean none. */
export type Entries = Readonly<Record<number, string>>;

const keyOf = (values: readonly Texts[]): string => values.map(({ cn }) => cn).join('\u0000');

export function buildMatrix({ specs, skus }: Pick<ProductView, 'specs' | 'skus'>): Matrix {
  const bySpec = new Map(skus.map((sku) => [keyOf(sku.specValues), sku]));
  const last = specs.length > 1 ? specs.at(-1) : undefined;
  const heads = last === undefined ? specs : specs.slice(0, -1);
  type Value = (typeof specs)[number]['values'][number];
  const combinations = heads.reduce<Value[][]>(
    (all, spec) => all.flatMap((row) => spec.values.map((value) => [...row, value])),
    [[]],
  );
  const columnValues: readonly (Value | null)[] = last?.values ?? [null];

  const rows = combinations.map((values) => {
    const names = values.map(({ name }) => name);
    const cells = columnValues.map(
      (column) => bySpec.get(keyOf(column === null ? names : [...names, column.name])) ?? null,
    );
    return {
      key: keyOf(names),
      names,
      imageUrl: values.find(({ imageUrl }) => imageUrl !== null)?.imageUrl ?? null,
      cells,
    };
  });
  // A seller lists only the combinations that exist; a row without any is left out.
  return {
    rowHeads: heads.map(({ name }) => name),
    columnHead: last?.name ?? null,
    columns: last?.values.map(({ name }) => name) ?? [],
    rows: rows.filter((row) => row.cells.some((cell) => cell !== null)),
  };
}

export const isInert = (sku: Sku | null): boolean => sku === null || sku.stock === 0;

const maxQuantity = 9_999_999;

/** The number in a cell; undefined when it is none. Blanks and separators of thousands are forgiven. */
export function quantityIn(text: string | undefined): number | undefined {
  const digits = (text ?? '').trim().replace(/[\s\u00a0]|[,.'](?=\d{3}(?:\D|$))/g, '');
  if (digits === '') return 0;
  return /^\d{1,7}$/.test(digits) && Number(digits) <= maxQuantity ? Number(digits) : undefined;
}

export type CellProblem = 'notWhole' | 'atMost';
export function problemOf(sku: Sku, text: string | undefined): CellProblem | undefined {
  const quantity = quantityIn(text);
  if (quantity === undefined) return 'notWhole';
  return sku.stock !== null && quantity > sku.stock ? 'atMost' : undefined;
}

/** The chosen lines, their sum, and whether a cell has to be corrected first. */
export function chosenOf(skus: readonly Sku[], entries: Entries) {
  const lines = skus.flatMap((sku) => {
    const quantity = quantityIn(entries[sku.id]);
    return quantity ? [{ skuId: sku.id, quantity }] : [];
  });
  return {
    lines,
    total: lines.reduce((sum, line) => sum + line.quantity, 0),
    hasProblem: skus.some((sku) => problemOf(sku, entries[sku.id]) !== undefined),
  };
}

type Place = { row: number; column: number };
const steps: Readonly<Record<string, Place>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
  Enter: { row: 1, column: 0 },
};

/** Where a key leads from a cell: the next one in that direction that takes a quantity; undefined at the edge. */
export function neighbour(matrix: Matrix, from: Place, key: string): Place | undefined {
  const step = steps[key];
  if (step === undefined) return undefined;
  let at = { row: from.row + step.row, column: from.column + step.column };
  while (matrix.rows[at.row]?.cells[at.column] !== undefined) {
    if (!isInert(matrix.rows[at.row]?.cells[at.column] ?? null)) return at;
    at = { row: at.row + step.row, column: at.column + step.column };
  }
  return undefined;
}

const maxPastedRows = 1000;

/** Puts a block copied from a spreadsheet into the cells from `from` on. What has no place or is no number is skipped. */
export function pasteBlock(
  matrix: Matrix,
  entries: Entries,
  from: Place,
  text: string,
): { entries: Entries; filled: number; skipped: number } {
  const next: Record<number, string> = { ...entries };
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '').split('\n').slice(0, maxPastedRows);
  let filled = 0;
  let skipped = 0;
  for (const [rowOffset, line] of lines.entries()) {
    for (const [columnOffset, value] of line.split('\t').entries()) {
      const sku = matrix.rows[from.row + rowOffset]?.cells[from.column + columnOffset] ?? null;
      const quantity = quantityIn(value);
      if (value.trim() === '') continue;
      if (sku === null || isInert(sku) || quantity === undefined) skipped += 1;
      else {
        next[sku.id] = String(quantity);
        filled += 1;
      }
    }
  }
  return { entries: next, filled, skipped };
}

/** The same quantity in every cell that can take it, at most the stock; only in rows begun already, or in all. */
export function fillCells(matrix: Matrix, entries: Entries, quantity: number, which: 'started' | 'all'): Entries {
  const next: Record<number, string> = { ...entries };
  for (const { cells } of matrix.rows) {
    const isStarted = cells.some((sku) => sku !== null && (quantityIn(entries[sku.id]) ?? 0) > 0);
    if (which === 'started' && !isStarted) continue;
    for (const sku of cells)
      if (sku !== null && !isInert(sku))
        next[sku.id] = String(sku.stock === null ? quantity : Math.min(quantity, sku.stock));
  }
  return next;
}
