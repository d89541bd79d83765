/** Sites whose product pages are read. */
export const pageSites = ['1688', 'taobao', 'tmall', 'jd', 'pinduoduo', 'weidian'] as const;
export type PageSite = (typeof pageSites)[number];

export type PriceTier = { minQuantity: number; priceFen: number };
export type ProductSpec = { name: string; values: { name: string; image: string | null }[] };
/** `specValues` follow the order of the specs; null means the page does not say. */
export type ProductSku = { specValues: string[]; priceFen: number | null; stock: number | null; skuId: string | null };
export type ProductExtras = { unit?: string; unitWeightGrams?: number; videoUrl?: string; detailUrl?: string };

/** A product as its page shows it. Prices are whole fen; tiers ascend by quantity and are empty when no price is known. */
export type ExtractedProduct = {
  site: PageSite;
  itemId: string;
  sourceUrl: string;
  canonicalUrl: string;
  title: string;
  images: string[];
  priceTiers: PriceTier[];
  moq: number;
  specs: ProductSpec[];
  skus: ProductSku[];
  seller: { name: string | null; id: string | null };
  extras?: ProductExtras;
};

export const extractErrors = ['BLOCKED', 'OFF_SHELF', 'ID_MISMATCH', 'NOT_PRODUCT'] as const;
export type ExtractError = (typeof extractErrors)[number];

/** What a product may hold at most; the rest of a page is left out. */
export const productLimits = {
  titleLength: 500,
  nameLength: 200,
  images: 50,
  priceTiers: 20,
  specs: 10,
  specValues: 500,
  skus: 3000,
  quantity: 999_999_999_999,
  priceFen: 100_000_000_000,
  unitWeightGrams: 1_000_000_000_000,
} as const;
