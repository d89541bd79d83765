import type { CartLine } from '@kouan/contract';
import { isClosed } from '../../shared/cart-prices.ts';
import { problemOf } from './cart-groups.ts';

export const bulkWays = ['set', 'multiply', 'add'] as const;
export type BulkWay = (typeof bulkWays)[number];
/** A line holds no more; the server refuses it. */
export const mostPieces = 9_999_999;

const results: Record<BulkWay, (before: number, amount: number) => number> = {
  set: (_, amount) => amount,
  multiply: (before, amount) => before * amount,
  add: (before, amount) => before + amount,
};

/** The number that was typed, undefined unless it is a whole one from 1 on. */
export function amountOf(text: string): number | undefined {
  const typed = text.trim();
  const amount = /^\d{1,7}$/.test(typed) ? Number(typed) : 0;
  return amount >= 1 ? amount : undefined;
}

export type BulkChange = { line: CartLine; quantity: number };

/** What the quantities become. Lines that cannot be bought whatever their quantity are left alone. */
export const bulkChanges = (lines: readonly CartLine[], way: BulkWay, amount: number): BulkChange[] =>
  lines.flatMap((line) => (isClosed(line) ? [] : [{ line, quantity: results[way](line.quantity, amount) }]));

export type BulkVerdict = Record<'beyondStock' | 'tooLarge' | 'belowMinimum', readonly CartLine[]>;

/** The lines that stand in the way (more than before must be in stock), and those that could not be ordered so. */
export function judgeBulk(changes: readonly BulkChange[]): BulkVerdict {
  const changed = changes.map(({ line, quantity }) => ({ ...line, quantity }));
  const before = new Map(changes.map(({ line }) => [line.id, line.quantity]));
  return {
    beyondStock: changed.filter(
      ({ id, stock, quantity }) => stock !== null && quantity > stock && quantity > (before.get(id) ?? 0),
    ),
    tooLarge: changed.filter(({ quantity }) => quantity > mostPieces),
    belowMinimum: changed.filter((line) => problemOf(line, changed) === 'belowMinimum'),
  };
}

export type BulkDone = { before: ReadonlyMap<number, number>; after: ReadonlyMap<number, number> };

/** What was changed at once, to be taken back. */
export function doneBy(changes: readonly BulkChange[]): BulkDone {
  const real = changes.filter(({ line, quantity }) => line.quantity !== quantity);
  return {
    before: new Map(real.map(({ line }) => [line.id, line.quantity])),
    after: new Map(real.map(({ line, quantity }) => [line.id, quantity])),
  };
}

/** The quantities from before, of the lines that are still there and as the change left them: what was typed since stays. */
export const undone = ({ before, after }: BulkDone, lines: readonly CartLine[]): ReadonlyMap<number, number> =>
  new Map(
    lines.flatMap(({ id, quantity }) => {
      const old = before.get(id);
      return old === undefined || after.get(id) !== quantity ? [] : [[id, old] as const];
    }),
  );
