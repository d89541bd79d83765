import type { CapturedProduct } from '@kouan/contract';
import { halfUp, unitPriceFen } from '@kouan/domain';

/** Quantities by the place of the SKU in the product. */
export type Quantities = ReadonlyMap<number, number>;

type Goods = Pick<CapturedProduct, 'priceTiers' | 'skus'>;

export const totalOf = (quantities: Quantities): number => [...quantities.values()].reduce((sum, one) => sum + one, 0);

/** The price of one unit of a SKU in fen when so many units of the product are bought; null when the page says none. */
export function skuPriceFen({ priceTiers, skus }: Goods, index: number, total: number): bigint | null {
  const own = skus[index]?.priceFen ?? null;
  // As the mall takes it: a SKU that costs what the first tier says follows the tiers.
  const isOwn = own !== null && own !== priceTiers[0]?.priceFen;
  if (!isOwn && priceTiers.length === 0) return null;
  const tiers = priceTiers.map((tier) => ({ fromQuantity: tier.minQuantity, priceFen: BigInt(tier.priceFen) }));
  return unitPriceFen({ tiers, ownPriceFen: isOwn ? BigInt(own) : null }, total);
}

/** The average price of a unit of what is chosen, half up; without a choice that of the first SKU at the minimum. */
export function averagePriceFen(goods: Goods & Pick<CapturedProduct, 'moq'>, quantities: Quantities): bigint | null {
  const total = totalOf(quantities);
  if (total === 0) return skuPriceFen(goods, 0, goods.moq);
  let sumFen = 0n;
  for (const [index, quantity] of quantities) {
    const priceFen = skuPriceFen(goods, index, total);
    if (priceFen === null) return null;
    sumFen += priceFen * BigInt(quantity);
  }
  return halfUp(sumFen, BigInt(total));
}
