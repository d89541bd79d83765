import type { StockRow } from '@kouan/contract';

export const stockKinds = ['available', 'inTransit', 'frozen', 'afterSales'] as const;
export type StockKind = (typeof stockKinds)[number];

export type NextReturn = { at: string; quantity: number; orderNumber: string };

/** The next automatic return: when, how many pieces of that order, and which order. Undefined when none is near. */
export function nextReturn(rows: readonly StockRow[]): NextReturn | undefined {
  const waiting = rows
    .flatMap((row) => row.batches)
    .flatMap(({ autoReturnAt, left, orderNumber }) =>
      autoReturnAt !== null && left > 0 ? [{ at: autoReturnAt, left, orderNumber }] : [],
    );
  const [first] = waiting.toSorted((a, b) => a.at.localeCompare(b.at));
  if (!first) return undefined;
  const quantity = waiting
    .filter((batch) => batch.orderNumber === first.orderNumber)
    .reduce((sum, batch) => sum + batch.left, 0);
  return { at: first.at, quantity, orderNumber: first.orderNumber };
}

/** The order whose goods should leave first: that of the oldest batch with something left. */
export const orderToShip = (row: StockRow): string | undefined =>
  row.batches.filter(({ left }) => left > 0).toSorted((a, b) => a.storedAt.localeCompare(b.storedAt))[0]?.orderNumber;
