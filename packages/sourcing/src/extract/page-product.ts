import { cleanText } from './clean-text.ts';
import type { ExtractedProduct, PriceTier, ProductExtras, ProductSpec } from './extracted-product.ts';
import { productLimits } from './extracted-product.ts';
import type { HtmlPage } from './html-page.ts';
import { contentUrl, pictureUrl } from './page-addresses.ts';
import { objectsIn } from './read-literal.ts';
import type { PageObject } from './page-data.ts';

/** A page as the readers of a site get it. */
export type Page = { html: HtmlPage; scripts: string[] };

/** What a reader found; texts and addresses are raw. Prices in fen. */
export type PageProduct = {
  itemId: string | undefined;
  isOffShelf?: boolean;
  title: string | undefined;
  images: (string | undefined)[];
  /** Tiers the page lists; none means one tier at the lowest SKU price. */
  priceTiers?: PriceTier[];
  moq?: number | null;
  specs: { name: string; values: { name: string; image: string | undefined }[] }[];
  /** A SKU names one value per spec, in the order of the specs. */
  skus: { specValues: string[]; priceFen: number | null; stock: number | null; skuId: string | undefined }[];
  /** Price and stock of the product as a whole, for pages without SKUs. */
  single: { priceFen: number | null; stock: number | null; skuId?: string | undefined };
  seller: { name: string | undefined; id: string | undefined };
  extras?: { unit?: string | undefined; unitWeightGrams?: number | null; videoUrl?: string | undefined; detailUrl?: string | undefined };
};

/** Reads one variant of a site's product page; undefined when the page is of another variant. */
export type PageReader = (page: Page) => PageProduct | undefined;

/** The object literal of the page that stands right behind a text like `var name =`. */
export function objectBehind(page: Page, { script, before }: { script?: RegExp; before: RegExp }): PageObject | undefined {
  const candidates = page.scripts.filter((text) => (script ?? before).test(text));
  return candidates.flatMap(objectsIn).find((found) => before.test(found.before))?.value;
}

type Identity = Pick<ExtractedProduct, 'site' | 'itemId' | 'sourceUrl' | 'canonicalUrl'>;

/** Cleans and limits what a reader found; undefined without a title. */
export function finishProduct(found: PageProduct, identity: Identity): ExtractedProduct | undefined {
  const title = cleanText(found.title ?? '', productLimits.titleLength);
  if (title === '') return undefined;
  const specs = found.specs.slice(0, productLimits.specs).map(finishSpec);
  const skus = finishSkus(found, specs);
  const moq = Math.max(1, found.moq ?? found.priceTiers?.[0]?.minQuantity ?? 1);
  const name = cleanText(found.seller.name ?? '', productLimits.nameLength);
  const id = cleanText(found.seller.id ?? '', productLimits.nameLength);
  const extras = finishExtras(found.extras ?? {});
  return {
    ...identity,
    title,
    images: found.images.map(pictureUrl).filter((url) => url !== null).slice(0, productLimits.images),
    priceTiers: found.priceTiers?.length ? ascending(found.priceTiers) : lowestTier(skus, moq),
    moq,
    specs,
    skus,
    seller: { name: name || null, id: id || null },
    ...(Object.keys(extras).length > 0 && { extras }),
  };
}

function finishSpec({ name, values }: PageProduct['specs'][number]): ProductSpec {
  return {
    name: cleanText(name, productLimits.nameLength),
    values: values.slice(0, productLimits.specValues).map((value) => ({
      name: cleanText(value.name, productLimits.nameLength),
      image: pictureUrl(value.image),
    })),
  };
}

function finishSkus({ skus, single }: PageProduct, specs: ProductSpec[]): ExtractedProduct['skus'] {
  if (specs.length === 0) {
    const [only] = skus;
    const { priceFen, stock, skuId } = only ?? single;
    return [{ specValues: [], priceFen: priceFen ?? single.priceFen, stock: stock ?? single.stock, skuId: skuId || null }];
  }
  const names = specs.map(({ values }) => new Set(values.map(({ name }) => name)));
  return skus
    .map((sku) => ({
      specValues: sku.specValues.slice(0, specs.length).map((value) => cleanText(value, productLimits.nameLength)),
      priceFen: sku.priceFen,
      stock: sku.stock,
      skuId: sku.skuId ? cleanText(sku.skuId, productLimits.nameLength) : null,
    }))
    .filter(({ specValues }) => names.every((known, index) => known.has(specValues[index] ?? '')))
    .slice(0, productLimits.skus);
}

function ascending(tiers: PriceTier[]): PriceTier[] {
  return tiers.toSorted((a, b) => a.minQuantity - b.minQuantity).slice(0, productLimits.priceTiers);
}

function lowestTier(skus: ExtractedProduct['skus'], moq: number): PriceTier[] {
  const prices = skus.map(({ priceFen }) => priceFen).filter((price) => price !== null);
  const lowest = prices.reduce<number | null>((least, price) => (least === null || price < least ? price : least), null);
  return lowest === null ? [] : [{ minQuantity: moq, priceFen: lowest }];
}

function finishExtras({ unit, unitWeightGrams, videoUrl, detailUrl }: NonNullable<PageProduct['extras']>): ProductExtras {
  const cleanUnit = cleanText(unit ?? '', productLimits.nameLength);
  const video = contentUrl(videoUrl);
  const detail = contentUrl(detailUrl);
  return {
    ...(cleanUnit && { unit: cleanUnit }),
    ...(unitWeightGrams && { unitWeightGrams }),
    ...(video && { videoUrl: video }),
    ...(detail && { detailUrl: detail }),
  };
}
