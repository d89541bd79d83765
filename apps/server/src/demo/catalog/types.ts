import type { PictureInput } from './pictures/scene.ts';

/** One text in the three languages of the product. */
export type Localized = { cn: string; en: string; vi: string };

export const demoSites = ['1688', 'taobao', 'tmall', 'mall-supplier'] as const;
/** Where a store sells: a Chinese marketplace, or as a supplier in our own mall. */
export type DemoSite = (typeof demoSites)[number];

export type DemoStore = {
  key: string;
  name: Localized;
  city: Localized;
  site: DemoSite;
  externalId: string;
  url: string | null;
};

export type DemoCategory = { slug: string; name: Localized };

/** `colourHex` is `#rrggbb` and stands on values of the colour axis only. */
export type DemoSpecValue = { key: string; name: Localized; colourHex: string | null };

/** One axis of choice; its key is unique within the product, as the keys of its values are within the axis. */
export type DemoSpec = { key: string; name: Localized; values: readonly DemoSpecValue[] };

/** One combination: the value key of each axis by the axis' key. `priceFen` null means that the price tiers decide. */
export type DemoSku = {
  code: string;
  values: Readonly<Record<string, string>>;
  stock: number;
  priceFen: number | null;
};

/** The unit price in whole fen from a quantity on. */
export type DemoPriceTier = { fromQuantity: number; priceFen: number };

export type DemoAttribute = { name: Localized; value: Localized };

/** `url` is null for the mall's own suppliers, whose goods are nowhere else. */
export type DemoSource = { site: DemoSite; itemId: string; url: string | null };

/** A product as the demo catalogue describes it. Prices in whole fen, weight in grams, volume in cm³, both of one unit. */
export type DemoProduct = {
  key: string;
  storeKey: string;
  categorySlug: string;
  kind: 'mall' | 'ddc';
  title: Localized;
  summary: Localized;
  attributes: readonly DemoAttribute[];
  specs: readonly DemoSpec[];
  skus: readonly DemoSku[];
  priceTiers: readonly DemoPriceTier[];
  minimumQuantity: number;
  weightGrams: number;
  volumeCm3: number;
  unitsPerCarton: number;
  source: DemoSource;
  isBorderStock: boolean;
  handlingDays: number;
  /** The first is the main picture. */
  pictures: readonly PictureInput[];
};

export type DemoAddress = {
  consignee: string;
  phone: string;
  provinceCode: string;
  province: string;
  ward: string;
  street: string;
};

/** `phone` is E.164. Every name says that it is a sample. */
export type DemoBuyer = { username: string; nickname: string; email: string; phone: string; address: DemoAddress };

/** The rate of one calendar day (`YYYY-MM-DD`), in millionths of a đồng per yuan. */
export type DemoRate = { validOn: string; rateVndPerCnyMicros: bigint };
