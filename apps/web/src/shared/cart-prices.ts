import type { CartLine, SeenPrices } from '@kouan/contract';
import { type PriceTier, unitPricesFen } from '@kouan/domain';

export const tiersOf = ({ priceTiers }: SeenPrices): PriceTier[] =>
  priceTiers.map((tier) => ({ fromQuantity: tier.minQuantity, priceFen: BigInt(tier.priceFen) }));
export const ownPriceOf = ({ ownPriceFen }: SeenPrices): bigint | null =>
  ownPriceFen === null ? null : BigInt(ownPriceFen);

/** Unit prices by line id: the lines of one product reach its tiers together, so give exactly those that are bought together. */
export const pricesOf = (lines: readonly CartLine[]): Map<number, bigint> => pricedBy(lines, (line) => line);

function pricedBy(lines: readonly CartLine[], pricesFor: (line: CartLine) => SeenPrices): Map<number, bigint> {
  const prices = unitPricesFen(
    lines.map((line) => ({
      productKey: line.productId,
      quantity: line.quantity,
      tiers: tiersOf(pricesFor(line)),
      ownPriceFen: ownPriceOf(pricesFor(line)),
    })),
  );
  return new Map(lines.map((line, index) => [line.id, prices[index] ?? 0n]));
}

/** What a unit cost by the prices that the buyer saw, by line id, for the lines whose price is another one now. */
export function formerPricesOf(lines: readonly CartLine[]): Map<number, bigint> {
  const changed = lines.filter((line) => line.pricesBefore !== null && !isClosed(line));
  if (changed.length === 0) return new Map();
  const now = pricesOf(lines);
  const before = pricedBy(lines, (line) => line.pricesBefore ?? line);
  return new Map(
    changed.flatMap(({ id }) => {
      const fen = before.get(id);
      return fen === undefined || fen === now.get(id) ? [] : [[id, fen]];
    }),
  );
}

/** Whether a line cannot be bought whatever its quantity. */
export const isClosed = ({ problem }: CartLine): boolean => problem === 'offShelf' || problem === 'forbidden';
