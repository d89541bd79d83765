import type { BaseModel } from './bases/base.ts';
import type { Chance } from './chance.ts';
import type { DemoPriceTier } from './types.ts';

/** How a price falls from tier to tier, and from how many lots on; the first holds from the smallest quantity. */
const tierSteps = [
  { lots: 0, percent: 100 },
  { lots: 5, percent: 94 },
  { lots: 20, percent: 88 },
  { lots: 60, percent: 83 },
] as const;

const percentPerStyle = 8;
const smallestPriceStepFen = 5;

/** Whole multiples of five fen, so that prices look like prices. */
const rounded = (fen: number): number =>
  Math.max(smallestPriceStepFen, Math.round(fen / smallestPriceStepFen) * smallestPriceStepFen);

/** The price of one unit in fen before any tier: the second style of a model costs a little more than the first. */
export function styledPriceFen([, priceFen]: BaseModel, styleIndex: number): number {
  return rounded((priceFen * (100 + percentPerStyle * styleIndex)) / 100);
}

/** Two to four tiers: quantities rise, prices fall. */
export function priceTiersOf(input: {
  priceFen: number;
  minimumQuantity: number;
  lotQuantity: number;
  chance: Chance;
}): DemoPriceTier[] {
  const count = input.chance.between(2, tierSteps.length);
  return tierSteps.slice(0, count).map(({ lots, percent }) => ({
    fromQuantity: Math.max(input.minimumQuantity, input.lotQuantity * lots),
    priceFen: rounded((input.priceFen * percent) / 100),
  }));
}

/** The last size of some products costs a tenth more, whatever the quantity. */
export function largestSizePriceFen(input: { priceFen: number; chance: Chance }): number | null {
  return input.chance.happens(35) ? rounded(input.priceFen * 1.1) : null;
}
