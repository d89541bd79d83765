import { areAscending } from '../price-tiers.ts';
import { recogniseTarget } from '../recognise/recognise-link.ts';
import { isCleanText } from './clean-text.ts';
import {
  type ExtractedProduct,
  type PriceTier,
  type ProductExtras,
  type ProductSku,
  type ProductSpec,
  pageSites,
  productLimits,
} from './extracted-product.ts';
import { isContentUrl, isPictureUrl } from './page-addresses.ts';

/** The part of a capture that is not as `extractProduct` would make it. */
export type CaptureProblem =
  | 'shape'
  | 'address'
  | 'title'
  | 'images'
  | 'priceTiers'
  | 'moq'
  | 'specs'
  | 'skus'
  | 'seller'
  | 'extras';
class Refused extends Error {
  readonly problem: CaptureProblem;
  constructor(problem: CaptureProblem) {
    super(problem);
    this.problem = problem;
  }
}

/**
 * Checks a product that came from outside, as parsed JSON, against the rules and limits of extraction: site and item id must
 * agree with the address, pictures must lie on picture servers, SKUs must choose values of the specs. The product
 * that comes back is built anew and holds known keys only.
 */
export function checkCapture(value: unknown): { product: ExtractedProduct } | { problem: CaptureProblem } {
  try {
    return { product: productOf(recordOf(value, 'shape')) };
  } catch (error) {
    if (error instanceof Refused) return { problem: error.problem };
    throw error;
  }
}

type Fields = Record<string, unknown>;

function productOf(fields: Fields): ExtractedProduct {
  const identity = identityOf(fields);
  const specs = listOf(fields.specs, { problem: 'specs', max: productLimits.specs }).map(specOf);
  const seller = recordOf(fields.seller, 'seller');
  const product: ExtractedProduct = {
    ...identity,
    title: textOf(fields.title, { problem: 'title', max: productLimits.titleLength }),
    images: listOf(fields.images, { problem: 'images', max: productLimits.images }).map((url) =>
      pictureOf(url, 'images'),
    ),
    priceTiers: listOf(fields.priceTiers, { problem: 'priceTiers', max: productLimits.priceTiers }).map(tierOf),
    moq: integerOf(fields.moq, { problem: 'moq', min: 1, max: productLimits.quantity }),
    specs,
    skus: skusOf(fields.skus, specs),
    seller: { name: nameOrNull(seller.name, 'seller'), id: nameOrNull(seller.id, 'seller') },
  };
  checkAscending(product.priceTiers);
  return fields.extras === undefined ? product : { ...product, extras: extrasOf(recordOf(fields.extras, 'extras')) };
}

function identityOf({
  site,
  itemId,
  sourceUrl,
  canonicalUrl,
}: Fields): Pick<ExtractedProduct, 'site' | 'itemId' | 'sourceUrl' | 'canonicalUrl'> {
  const target = typeof sourceUrl === 'string' ? recogniseTarget(sourceUrl) : undefined;
  const pageSite = pageSites.find((each) => each === site);
  if (typeof sourceUrl !== 'string' || pageSite === undefined || target?.result !== 'product')
    throw new Refused('address');
  if (target.site !== pageSite || target.itemId !== itemId || target.canonicalUrl !== canonicalUrl)
    throw new Refused('address');
  return { site: pageSite, itemId: target.itemId, sourceUrl, canonicalUrl: target.canonicalUrl };
}

function tierOf(value: unknown): PriceTier {
  const { minQuantity, priceFen } = recordOf(value, 'priceTiers');
  return {
    minQuantity: integerOf(minQuantity, { problem: 'priceTiers', min: 1, max: productLimits.quantity }),
    priceFen: integerOf(priceFen, { problem: 'priceTiers', min: 1, max: productLimits.priceFen }),
  };
}

function checkAscending(tiers: PriceTier[]): void {
  if (!areAscending(tiers)) throw new Refused('priceTiers');
}

function specOf(value: unknown): ProductSpec {
  const { name, values } = recordOf(value, 'specs');
  return {
    // Some sellers leave the name of a spec empty.
    name: name === '' ? '' : nameOf(name, 'specs'),
    values: listOf(values, { problem: 'specs', max: productLimits.specValues }).map((each) => {
      const { name: valueName, image } = recordOf(each, 'specs');
      return { name: nameOf(valueName, 'specs'), image: image === null ? null : pictureOf(image, 'specs') };
    }),
  };
}

function skusOf(value: unknown, specs: ProductSpec[]): ProductSku[] {
  const known = specs.map(({ values }) => new Set(values.map(({ name }) => name)));
  const skus = listOf(value, { problem: 'skus', max: productLimits.skus }).map((each) => skuOf(each, known));
  if (specs.length === 0 && skus.length !== 1) throw new Refused('skus');
  return skus;
}

function skuOf(value: unknown, known: Set<string>[]): ProductSku {
  const { specValues, priceFen, stock, skuId } = recordOf(value, 'skus');
  const chosen = listOf(specValues, { problem: 'skus', max: productLimits.specs }).map((name) => nameOf(name, 'skus'));
  if (chosen.length !== known.length || !known.every((names, index) => names.has(chosen[index] ?? '')))
    throw new Refused('skus');
  return {
    specValues: chosen,
    priceFen: priceFen === null ? null : integerOf(priceFen, { problem: 'skus', min: 1, max: productLimits.priceFen }),
    stock: stock === null ? null : integerOf(stock, { problem: 'skus', min: 0, max: productLimits.quantity }),
    skuId: nameOrNull(skuId, 'skus'),
  };
}

function extrasOf({ unit, unitWeightGrams, videoUrl, detailUrl }: Fields): ProductExtras {
  return {
    ...(unit !== undefined && { unit: nameOf(unit, 'extras') }),
    ...(unitWeightGrams !== undefined && {
      unitWeightGrams: integerOf(unitWeightGrams, { problem: 'extras', min: 1, max: productLimits.unitWeightGrams }),
    }),
    ...(videoUrl !== undefined && { videoUrl: contentOf(videoUrl) }),
    ...(detailUrl !== undefined && { detailUrl: contentOf(detailUrl) }),
  };
}

type Limit = { problem: CaptureProblem; min?: number; max: number };

function recordOf(value: unknown, problem: CaptureProblem): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Refused(problem);
  return value as Fields; // safe: an object; every field is still unknown
}

function listOf(value: unknown, { problem, max }: Limit): unknown[] {
  if (!Array.isArray(value) || value.length > max) throw new Refused(problem);
  return value;
}

/** Clean text, not empty. */
function textOf(value: unknown, { problem, max }: Limit): string {
  if (typeof value !== 'string' || value === '' || value.length > max || !isCleanText(value))
    throw new Refused(problem);
  return value;
}

const nameOf = (value: unknown, problem: CaptureProblem): string =>
  textOf(value, { problem, max: productLimits.nameLength });
const nameOrNull = (value: unknown, problem: CaptureProblem): string | null =>
  value === null ? null : nameOf(value, problem);

function integerOf(value: unknown, { problem, min = 0, max }: Limit): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < min || value > max)
    throw new Refused(problem);
  return value;
}

function pictureOf(value: unknown, problem: CaptureProblem): string {
  if (typeof value !== 'string' || !isPictureUrl(value)) throw new Refused(problem);
  return value;
}

function contentOf(value: unknown): string {
  if (typeof value !== 'string' || !isContentUrl(value)) throw new Refused('extras');
  return value;
}
