import type { ProductView } from '@kouan/contract';

const usualQuantity = 100;

/** The quantity of an example: where the best price begins, else a hundred, never below the minimum. */
export const exampleQuantity = ({ priceTiers, minQuantity }: Pick<ProductView, 'priceTiers' | 'minQuantity'>): number =>
  Math.max(priceTiers.length > 1 ? (priceTiers.at(-1)?.minQuantity ?? usualQuantity) : usualQuantity, minQuantity, 1);
