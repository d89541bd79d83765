import type { ExtractedProduct } from '@kouan/sourcing';
import { type NewProduct, placeholderUrl } from '../catalog/index.ts';

/** What we assume of a unit when its page says nothing: replaced by what the warehouse measures. */
const estimate = {
  weightGrams: 500,
  cm3PerGram: 6,
  cartonGrams: 20_000,
  cartonCm3: 96_000,
  mostInCarton: 500,
  handlingDays: 5,
};
const mostGrams = 10_000_000;

export type ProductOfCapture = Omit<NewProduct, 'storeId'>;

/** A product of the proxy-purchase hall out of a captured page. Only the Chinese original is known; pictures are not copied yet. */
export function productOfCapture(captured: ExtractedProduct): ProductOfCapture {
  const priceTiers = tiersOf(captured);
  const firstFen = priceTiers[0]?.priceFen;
  return {
    kind: 'ddc',
    site: captured.site,
    itemId: captured.itemId,
    sourceUrl: captured.canonicalUrl,
    categoryId: null,
    title: { cn: captured.title },
    summary: null,
    images: [placeholderUrl],
    parameters: [],
    specs: captured.specs.map(({ name, values }) => ({
      name: { cn: name },
      values: values.map((value) => ({ name: { cn: value.name }, imageUrl: null })),
    })),
    minQuantity: captured.moq,
    priceTiers,
    skus: [...new Map(captured.skus.map((sku) => [JSON.stringify(sku.specValues), sku])).values()].map(
      ({ specValues, priceFen, stock, skuId }) => ({
        specValues: specValues.map((cn) => ({ cn })),
        stock,
        externalId: skuId,
        // A SKU that costs what the first tier says follows the tiers.
        ownPriceFen: priceFen === null || BigInt(priceFen) === firstFen ? null : BigInt(priceFen),
      }),
    ),
    ...measuresOf(captured),
    inBorderStock: false,
    handlingDays: estimate.handlingDays,
  };
}

/** Ascending, one price a quantity: the later of two is the page's last word. */
const tiersOf = ({ priceTiers }: ExtractedProduct) =>
  [...new Map(priceTiers.map((tier) => [tier.minQuantity, tier])).values()]
    .toSorted((a, b) => a.minQuantity - b.minQuantity)
    .map(({ minQuantity, priceFen }) => ({ minQuantity, priceFen: BigInt(priceFen) }));

/** What is assumed of a unit. Pages never give a volume, so weight and volume together always count as our estimate. */
export function measuresOf({ extras }: Pick<ExtractedProduct, 'extras'>) {
  const unitWeightGrams = Math.min(Math.max(extras?.unitWeightGrams ?? estimate.weightGrams, 1), mostGrams);
  const unitVolumeCm3 = unitWeightGrams * estimate.cm3PerGram;
  const fits = Math.floor(Math.min(estimate.cartonGrams / unitWeightGrams, estimate.cartonCm3 / unitVolumeCm3));
  return {
    unitWeightGrams,
    unitVolumeCm3,
    unitsPerCarton: Math.min(Math.max(fits, 1), estimate.mostInCarton),
    isWeightEstimated: true,
  };
}
