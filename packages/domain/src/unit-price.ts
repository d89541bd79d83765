import { larger } from './money.ts';

/** A price per unit that holds from a quantity of the product on. */
export type PriceTier = { fromQuantity: number; priceFen: bigint };
export type PricedSku = { tiers: readonly PriceTier[]; ownPriceFen?: bigint | null };

const ascending = (tiers: readonly PriceTier[]) => tiers.toSorted((a, b) => a.fromQuantity - b.fromQuantity);

/**
 * The price of one unit in fen, at least 1: the SKU's own price, else the tier that the product's summed quantity in the
 * order reaches (below the first tier, the first). Throws RangeError when there is neither.
 */
export function unitPriceFen({ tiers, ownPriceFen }: PricedSku, productQuantity: number): bigint {
  if (ownPriceFen !== undefined && ownPriceFen !== null) return larger(1n, ownPriceFen);
  const sorted = ascending(tiers);
  const tier = sorted.findLast(({ fromQuantity }) => fromQuantity <= productQuantity) ?? sorted[0];
  if (tier === undefined) throw new RangeError('a product needs a tier or its SKUs own prices');
  return larger(1n, tier.priceFen);
}

/** How many more pieces reach the next tier and what a unit costs then; undefined when there is none. */
export function nextTier({ tiers, ownPriceFen }: PricedSku, productQuantity: number) {
  if (ownPriceFen !== undefined && ownPriceFen !== null) return undefined;
  const [, ...laterTiers] = ascending(tiers);
  const next = laterTiers.find(({ fromQuantity }) => fromQuantity > productQuantity);
  return next && { morePieces: next.fromQuantity - productQuantity, priceFen: larger(1n, next.priceFen) };
}

export type QuantityLine = PricedSku & { productKey: string; quantity: number };

/** Unit prices of the lines of one order, in their order: lines of one product count together for its tiers. */
export function unitPricesFen(lines: readonly QuantityLine[]): bigint[] {
  const quantities = new Map<string, number>();
  for (const { productKey, quantity } of lines) {
    quantities.set(productKey, (quantities.get(productKey) ?? 0) + quantity);
  }
  return lines.map((line) => unitPriceFen(line, quantities.get(line.productKey) ?? line.quantity));
}
