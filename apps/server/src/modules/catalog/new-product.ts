import { unitPriceFen } from '@kouan/domain';
import type { KeptParameter, KeptSpec, ProductKind, StoreSite } from './catalog-tables.ts';
import type { KeptTexts } from './product-texts.ts';
import type { PriceTierRow } from './sku-queries.ts';

/** One combination. Its own price in fen beats the product's tiers; `stock` null when unknown. */
export type NewSku = {
  specValues: KeptTexts[];
  ownPriceFen: bigint | null;
  stock: number | null;
  externalId?: string | null;
  imageUrl?: string | null;
};

/** A product with everything that hangs on it. Prices in fen, weight in grams, volume in cm³, both of one unit. */
export type NewProduct = {
  kind: ProductKind;
  site: StoreSite;
  itemId: string;
  sourceUrl: string;
  storeId: number;
  categoryId: number | null;
  title: KeptTexts;
  summary: KeptTexts | null;
  images: string[];
  specs: KeptSpec[];
  parameters: KeptParameter[];
  minQuantity: number;
  /** At least one, ascending by quantity. */
  priceTiers: PriceTierRow[];
  skus: NewSku[];
  unitWeightGrams: number;
  unitVolumeCm3: number;
  unitsPerCarton: number;
  isWeightEstimated: boolean;
  inBorderStock: boolean;
  handlingDays: number;
  pictureKey?: string | null;
};

/** What makes a SKU this combination: its Chinese values in the order of the specs. */
export const specKeyOf = (specValues: readonly KeptTexts[]): string => JSON.stringify(specValues.map(({ cn }) => cn));

/** The lowest price of a unit in fen when the minimum quantity is bought. */
export function lowestPriceFen({
  priceTiers,
  skus,
  minQuantity,
}: Pick<NewProduct, 'priceTiers' | 'skus' | 'minQuantity'>): bigint {
  const tiers = priceTiers.map((tier) => ({ fromQuantity: tier.minQuantity, priceFen: tier.priceFen }));
  const prices = skus.map(({ ownPriceFen }) => unitPriceFen({ tiers, ownPriceFen }, minQuantity));
  return prices.reduce(
    (lowest, price) => (price < lowest ? price : lowest),
    prices[0] ?? unitPriceFen({ tiers }, minQuantity),
  );
}

/** A row of the price history as it stands now. */
export const priceRecord = (product: Pick<NewProduct, 'priceTiers' | 'skus' | 'minQuantity'>) => ({
  priceFen: lowestPriceFen(product),
  tiers: product.priceTiers.map(({ minQuantity, priceFen }) => ({ minQuantity, priceFen: Number(priceFen) })),
  ownPrices: Object.fromEntries(
    product.skus.flatMap(({ specValues, ownPriceFen }) =>
      ownPriceFen === null ? [] : [[specKeyOf(specValues), Number(ownPriceFen)]],
    ),
  ),
});
