import type { CaptureChange } from '@kouan/contract';
import { unitPriceFen } from '@kouan/domain';
import { lowestPriceFen, type NewProduct, type NewSku, priceRecord, specKeyOf } from './new-product.ts';

export type ProductChange = CaptureChange;
export type ComparedProduct = Pick<
  NewProduct,
  'title' | 'storeId' | 'minQuantity' | 'priceTiers' | 'skus' | 'unitWeightGrams'
>;

/** Whether any price of the product differs. */
export const hasOtherPrices = (before: ComparedProduct, after: ComparedProduct): boolean =>
  JSON.stringify(comparedPrices(before)) !== JSON.stringify(comparedPrices(after));

const comparedPrices = (product: ComparedProduct) => {
  const { priceFen, tiers, ownPrices } = priceRecord(product);
  return [Number(priceFen), tiers, Object.entries(ownPrices).toSorted(([a], [b]) => (a < b ? -1 : 1))];
};

/** What a later look at a product found different. Prices are fen as text, stock the sum of what is known. */
export function changesBetween(before: ComparedProduct, after: ComparedProduct): ProductChange[] {
  const keys = (product: ComparedProduct) => new Set(product.skus.map(({ specValues }) => specKeyOf(specValues)));
  const [oldKeys, newKeys] = [keys(before), keys(after)];
  const added = [...newKeys].filter((key) => !oldKeys.has(key)).length;
  const removed = [...oldKeys].filter((key) => !newKeys.has(key)).length;
  const isOtherStock = before.skus.some((sku) =>
    after.skus.some((other) => specKeyOf(other.specValues) === specKeyOf(sku.specValues) && other.stock !== sku.stock),
  );
  const facts: [ProductChange['what'], boolean, before: unknown, after: unknown][] = [
    ['title', before.title.cn !== after.title.cn, before.title.cn, after.title.cn],
    ['price', hasOtherPrices(before, after), lowestPriceFen(before), lowestPriceFen(after)],
    ['minimum', before.minQuantity !== after.minQuantity, before.minQuantity, after.minQuantity],
    ['specifications', added + removed > 0, oldKeys.size, newKeys.size],
    ['stock', isOtherStock, stockOf(before), stockOf(after)],
    ['weight', before.unitWeightGrams !== after.unitWeightGrams, before.unitWeightGrams, after.unitWeightGrams],
    ['store', before.storeId !== after.storeId, '', ''],
  ];
  return facts.flatMap(([what, isOther, old, now]) =>
    isOther ? [{ what, before: String(old), after: String(now) }] : [],
  );
}

const stockOf = ({ skus }: ComparedProduct): number => skus.reduce((sum, { stock }) => sum + (stock ?? 0), 0);

type Priced = Pick<NewProduct, 'priceTiers' | 'skus' | 'minQuantity'>;

/** How far any price that both know moved, in whole percent of the earlier one, rounded up; at every tier of either. */
export function largestMovePercent(before: Priced, after: Priced): number {
  const quantities = new Set(
    [before, after].flatMap(({ priceTiers, minQuantity }) => [
      minQuantity,
      ...priceTiers.map((tier) => tier.minQuantity),
    ]),
  );
  const others = new Map(after.skus.map((sku) => [specKeyOf(sku.specValues), sku]));
  const moves = before.skus.flatMap((sku) => {
    const other = others.get(specKeyOf(sku.specValues));
    return other === undefined
      ? []
      : [...quantities].map((quantity) => movePercent(priceOf(before, sku, quantity), priceOf(after, other, quantity)));
  });
  return Math.max(movePercent(lowestPriceFen(before), lowestPriceFen(after)), ...moves);
}

const priceOf = ({ priceTiers }: Priced, { ownPriceFen }: NewSku, quantity: number): bigint =>
  unitPriceFen(
    { tiers: priceTiers.map((tier) => ({ fromQuantity: tier.minQuantity, priceFen: tier.priceFen })), ownPriceFen },
    quantity,
  );

function movePercent(beforeFen: bigint, afterFen: bigint): number {
  const moveFen = afterFen > beforeFen ? afterFen - beforeFen : beforeFen - afterFen;
  return Number((moveFen * 100n + beforeFen - 1n) / beforeFen);
}
