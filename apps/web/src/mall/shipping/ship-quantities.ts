import type { OrderLineView } from '@kouan/contract';

/** Chosen pieces by the id of their order line. */
export type Quantities = Readonly<Record<number, number>>;

export const shippable = (lines: readonly OrderLineView[]): OrderLineView[] =>
  lines.filter((line) => line.available > 0);

export const allOf = (lines: readonly OrderLineView[]): Quantities =>
  Object.fromEntries(shippable(lines).map((line) => [line.id, line.available]));

export const isTooMany = (line: OrderLineView, quantities: Quantities): boolean =>
  (quantities[line.id] ?? 0) > line.available;

/** The lines to ship; empty while nothing is chosen or a line asks for more than is available. */
export function chosenLines(
  lines: readonly OrderLineView[],
  quantities: Quantities,
): { lineId: number; quantity: number }[] {
  if (lines.some((line) => isTooMany(line, quantities))) return [];
  return lines
    .map((line) => ({ lineId: line.id, quantity: quantities[line.id] ?? 0 }))
    .filter(({ quantity }) => quantity > 0);
}
