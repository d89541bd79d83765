import type { ExtractedProduct } from '@kouan/sourcing';
import { sha256 } from '../../platform/random.ts';

/** Two looks at a page with the same hash offer the same: texts, prices, minimum, specifications, weight and seller. Stock and pictures move on. */
export function offerHash({ title, priceTiers, moq, specs, skus, seller, extras }: ExtractedProduct): string {
  const offered = {
    title,
    priceTiers,
    moq,
    specs: specs.map(({ name, values }) => [name, values.map((value) => value.name)]),
    skus: skus.map(({ specValues, priceFen }) => [specValues, priceFen]).toSorted(byText),
    seller: seller.id,
    weight: extras?.unitWeightGrams ?? null,
  };
  return sha256(JSON.stringify(offered));
}

const byText = (a: unknown, b: unknown): number => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);
