import type { ProductView } from '@kouan/contract';

type Sku = ProductView['skus'][number];
/** The chosen value of every specification, by its Chinese name. */
export type Choice = readonly string[];

/** Starts at the first specification that can be bought. */
export const firstChoice = ({ skus }: Pick<ProductView, 'skus'>): Choice =>
  (skus.find(({ stock }) => stock !== 0) ?? skus[0])?.specValues.map(({ cn }) => cn) ?? [];

export const skuOf = ({ skus }: Pick<ProductView, 'skus'>, choice: Choice): Sku | undefined =>
  skus.find(({ specValues }) => specValues.every(({ cn }, index) => cn === choice[index]));

/** Whether a value goes with what is chosen of the other specifications and can be bought. */
export const canChoose = (product: Pick<ProductView, 'skus'>, choice: Choice, axis: number, value: string): boolean =>
  (skuOf(product, choice.with(axis, value))?.stock ?? -1) !== 0 &&
  skuOf(product, choice.with(axis, value)) !== undefined;
