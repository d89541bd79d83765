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

/** What an address asks for, such as `12:3,13:4`: pieces by order line, of those that are there, never more than available. */
export function takenOf(text: string | null, lines: readonly OrderLineView[]): Quantities {
  const wanted = new Map((text ?? '').split(',').map((part) => part.split(':').map(Number) as [number, number])); // two numbers or NaN
  return Object.fromEntries(
    shippable(lines).flatMap(({ id, available }) => {
      const quantity = Math.min(available, Math.trunc(wanted.get(id) ?? 0));
      return quantity > 0 ? [[id, quantity]] : [];
    }),
  );
}
