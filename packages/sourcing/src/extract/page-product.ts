import { cleanText } from './clean-text.ts';
import type { ExtractedProduct, PriceTier, ProductExtras, ProductSku, ProductSpec } from './extracted-product.ts';
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
  extras?: {
    unit?: string | undefined;
    unitWeightGrams?: number | null;
    videoUrl?: string | undefined;
    detailUrl?: string | undefined;
  };
};

/** Reads one variant of a site's product page; undefined when the page is of another variant. */
export type PageReader = (page: Page) => PageProduct | undefined;

type Place = { script?: RegExp; before: RegExp; having?: string };

/** The first object literal right behind a text like `var name =`; with `having`, the first that has this key. */
export function objectBehind(page: Page, { script, before, having }: Place): PageObject | undefined {
  const candidates = page.scripts.filter((text) => script === undefined || script.test(text));
  const isWanted = (value: PageObject) => having === undefined || value[having] !== undefined;
  return candidates.flatMap(objectsIn).find((found) => before.test(found.before) && isWanted(found.value))?.value;
}

type Identity = Pick<ExtractedProduct, 'site' | 'itemId' | 'sourceUrl' | 'canonicalUrl'>;

/** Cleans and limits what a reader found; undefined without a title. */
export function finishProduct(found: PageProduct, identity: Identity): ExtractedProduct | undefined {
  const title = cleanText(found.title ?? '', productLimits.titleLength);
  if (title === '') return undefined;
  const kept = found.specs
    .map(finishSpec)
    .map((spec, index) => ({ spec, index }))
    .filter(({ spec }) => spec.values.length > 0)
    .slice(0, productLimits.specs);
  const specs = kept.map(({ spec }) => spec);
  const skus = specs.length === 0 ? [onlySku(found)] : finishSkus(found.skus, kept);
  const moq = Math.max(1, found.moq ?? found.priceTiers?.[0]?.minQuantity ?? 1);
  const name = nameOf(found.seller.name);
  const id = nameOf(found.seller.id);
  const extras = finishExtras(found.extras ?? {});
  return {
    ...identity,
    title,
    images: found.images
      .map(pictureUrl)
      .filter((url) => url !== null)
      .slice(0, productLimits.images),
    priceTiers: found.priceTiers?.length ? ascending(found.priceTiers) : lowestTier(skus, moq),
    moq,
    specs,
    skus,
    seller: { name: name || null, id: id || null },
    ...(Object.keys(extras).length > 0 && { extras }),
  };
}

const nameOf = (text: string | undefined): string => cleanText(text ?? '', productLimits.nameLength);

function finishSpec({ name, values }: PageProduct['specs'][number]): ProductSpec {
  const named = values.map((value) => ({ name: nameOf(value.name), image: pictureUrl(value.image) }));
  return { name: nameOf(name), values: named.filter((value) => value.name !== '').slice(0, productLimits.specValues) };
}

function onlySku({ skus: [only], single }: PageProduct): ProductSku {
  const skuId = nameOf(only?.skuId ?? single.skuId);
  return {
    specValues: [],
    priceFen: only?.priceFen ?? single.priceFen,
    stock: only?.stock ?? single.stock,
    skuId: skuId || null,
  };
}

/** SKUs whose values are all among those of the specs; `index` is the place of a spec in the page. */
function finishSkus(skus: PageProduct['skus'], kept: { spec: ProductSpec; index: number }[]): ProductSku[] {
  const names = kept.map(({ spec }) => new Set(spec.values.map(({ name }) => name)));
  return skus
    .map(({ specValues, priceFen, stock, skuId }) => ({
      specValues: kept.map(({ index }) => nameOf(specValues[index])),
      priceFen,
      stock,
      skuId: nameOf(skuId) || null,
    }))
    .filter(({ specValues }) => names.every((known, index) => known.has(specValues[index] ?? '')))
    .slice(0, productLimits.skus);
}

function ascending(tiers: PriceTier[]): PriceTier[] {
  return tiers.toSorted((a, b) => a.minQuantity - b.minQuantity).slice(0, productLimits.priceTiers);
}

function lowestTier(skus: ProductSku[], moq: number): PriceTier[] {
  const prices = skus.map(({ priceFen }) => priceFen).filter((price) => price !== null);
  const lowest = prices.reduce<number | null>(
    (least, price) => (least === null || price < least ? price : least),
    null,
  );
  return lowest === null ? [] : [{ minQuantity: moq, priceFen: lowest }];
}

function finishExtras({
  unit,
  unitWeightGrams,
  videoUrl,
  detailUrl,
}: NonNullable<PageProduct['extras']>): ProductExtras {
  const cleanUnit = nameOf(unit);
  const video = contentUrl(videoUrl);
  const detail = contentUrl(detailUrl);
  return {
    ...(cleanUnit && { unit: cleanUnit }),
    ...(unitWeightGrams && { unitWeightGrams }),
    ...(video && { videoUrl: video }),
    ...(detail && { detailUrl: detail }),
  };
}
