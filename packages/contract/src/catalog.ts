import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { count, fen, id, moment, optionalText, oneOf, orNull, pageQuery, Texts } from './words.ts';

export const productKinds = ['mall', 'ddc'] as const;
export const PriceTier = Type.Object({ minQuantity: count, priceFen: fen });

/** Public id of a product in addresses: 10 unguessable lower-case letters and digits. */
export const productId = Type.String({ pattern: '^[0-9a-z]{10}$' });

export const CategoryView = Type.Object({ slug: Type.String(), name: Texts, productCount: count });
export type CategoryView = Static<typeof CategoryView>;
export const listCategories = endpoint({
  method: 'GET',
  path: '/api/categories',
  permission: 'open',
  cacheSeconds: 30,
  staleOk: true,
  reply: Type.Array(CategoryView),
});

/** A store as it calls itself, in each language where it does; its city, logo and notice when there are any. */
export const StoreView = Type.Object({
  id,
  name: Type.String(),
  names: Texts,
  city: orNull(Texts),
  site: Type.String(),
  logoUrl: orNull(Type.String()),
  notice: orNull(Texts),
});

/**
 * A picture of a product has an address of the form `/picture/{key}/{view}.{width}.webp` and exists in these widths (square).
 * Views and replies name the widest.
 */
export const pictureWidths = [240, 480, 800] as const;
export type PictureWidth = (typeof pictureWidths)[number];
const pictureForm = /^(\/picture\/[a-z0-9-]+\/\d{1,2}\.)\d+(\.webp)$/;
/** The address of the same picture in another width; other addresses stay as they are. */
export const pictureInWidth = (url: string, width: PictureWidth): string => url.replace(pictureForm, `$1${width}$2`);

export const ProductCard = Type.Object({
  id: productId,
  kind: oneOf(productKinds),
  title: Texts,
  imageUrl: Type.String(),
  /** Lowest price at the minimum quantity, and the last tier if there is one. */
  priceFen: fen,
  lastTier: orNull(PriceTier),
  minQuantity: count,
  city: orNull(Texts),
  inBorderStock: Type.Boolean(),
  handlingDays: count,
});
export type ProductCard = Static<typeof ProductCard>;
export const productSorts = ['relevance', 'priceUp', 'priceDown', 'newest'] as const;

/** The sites that goods come from; `mall` are the goods that the mall keeps itself. */
export const productSites = ['1688', 'taobao', 'tmall', 'jd', 'pinduoduo', 'weidian', 'mall'] as const;
const choices = {
  word: optionalText(100),
  category: optionalText(50),
  kind: Type.Optional(oneOf(productKinds)),
  site: Type.Optional(oneOf(productSites)),
  /** Id of a store. */
  store: Type.Optional(id),
  /** The lowest price of a unit is within these bounds. */
  priceFromFen: Type.Optional(fen),
  priceToFen: Type.Optional(fen),
  /** At most so many units have to be bought. */
  minQuantityTo: Type.Optional(count),
  inBorderStock: Type.Optional(Type.Boolean()),
};
/** Hits are counted up to here; with more of them `totalElements` is this and `isMore` is true. */
export const mostCountedHits = 1000;

export const listProducts = endpoint({
  method: 'GET',
  path: '/api/products',
  permission: 'open',
  cacheSeconds: 10,
  staleOk: true,
  query: Type.Object({
    page: pageQuery.page,
    size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    order: Type.Optional(oneOf(productSorts)),
    ...choices,
  }),
  reply: Type.Object({
    content: Type.Array(ProductCard),
    totalElements: count,
    isMore: Type.Boolean(),
    /** What was searched for instead, as nothing has the words themselves. */
    correctedTo: orNull(Type.String()),
  }),
});

const facetCount = orNull(count);
/** What the hits differ in; a count is null when there are more hits than are counted. */
export const getProductFacets = endpoint({
  method: 'GET',
  path: '/api/products/facets',
  permission: 'open',
  cacheSeconds: 30,
  staleOk: true,
  query: Type.Object(choices),
  reply: Type.Object({
    categories: Type.Array(Type.Object({ slug: Type.String(), name: Texts, count: facetCount })),
    stores: Type.Array(Type.Object({ id, name: Type.String(), count: facetCount })),
    sites: Type.Array(Type.Object({ site: oneOf(productSites), count: facetCount })),
  }),
});

/** Goods that a word begins to name, while it is typed. */
export const suggestProducts = endpoint({
  method: 'GET',
  path: '/api/products/suggestions',
  permission: 'open',
  cacheSeconds: 30,
  staleOk: true,
  query: Type.Object({ word: Type.String({ minLength: 1, maxLength: 100 }) }),
  reply: Type.Array(Type.Pick(ProductCard, ['id', 'kind', 'title', 'imageUrl', 'priceFen'])),
});

/** What our own orders say of a store, the last 2,000 accepted within a year. Shares are null while there is too little to judge. */
export const StoreFigures = Type.Object({
  orders: count,
  /** Percent of the buyers who ordered more than once. */
  returningPercent: orNull(count),
  /** Percent of the orders whose goods were complete by the day that was said. */
  onTimePercent: orNull(count),
});
export type StoreFigures = Static<typeof StoreFigures>;
export const getStoreFigures = endpoint({
  method: 'GET',
  path: '/api/stores/:id/figures',
  permission: 'open',
  cacheSeconds: 300,
  staleOk: true,
  params: Type.Object({ id: Type.Integer({ minimum: 1 }) }),
  reply: StoreFigures,
});

/** Goods of the same category whose price is nearest, the product itself left out. */
export const listSimilarProducts = endpoint({
  method: 'GET',
  path: '/api/products/:id/similar',
  permission: 'open',
  cacheSeconds: 60,
  staleOk: true,
  params: Type.Object({ id: productId }),
  reply: Type.Array(ProductCard),
  errors: ['product.not_found'],
});

export const SkuView = Type.Object({
  id,
  specValues: Type.Array(Texts),
  imageUrl: orNull(Type.String()),
  /** The SKU's own price; null when the product's tiers hold. */
  priceFen: orNull(fen),
  stock: orNull(count),
});
export const ProductView = Type.Object({
  id: productId,
  kind: oneOf(productKinds),
  title: Texts,
  summary: orNull(Texts),
  images: Type.Array(Type.String()),
  store: StoreView,
  category: orNull(Type.Object({ slug: Type.String(), name: Texts })),
  site: Type.String(),
  itemId: Type.String(),
  sourceUrl: Type.String(),
  priceTiers: Type.Array(PriceTier),
  minQuantity: count,
  specs: Type.Array(
    Type.Object({ name: Texts, values: Type.Array(Type.Object({ name: Texts, imageUrl: orNull(Type.String()) })) }),
  ),
  skus: Type.Array(SkuView),
  parameters: Type.Array(Type.Object({ name: Texts, value: Texts })),
  unitWeightGrams: count,
  unitVolumeCm3: count,
  unitsPerCarton: count,
  /** Whether weight and volume are the seller's figures or our estimate. */
  isWeightEstimated: Type.Boolean(),
  inBorderStock: Type.Boolean(),
  handlingDays: count,
  isOnSale: Type.Boolean(),
  updatedAt: moment,
});
export type ProductView = Static<typeof ProductView>;
export const getProduct = endpoint({
  method: 'GET',
  path: '/api/products/:id',
  permission: 'open',
  cacheSeconds: 10,
  staleOk: true,
  params: Type.Object({ id: productId }),
  reply: ProductView,
  errors: ['product.not_found'],
});

/** The price of a product at its minimum quantity, one entry for every change, oldest first, the last 100. */
export const listProductPrices = endpoint({
  method: 'GET',
  path: '/api/products/:id/prices',
  permission: 'open',
  cacheSeconds: 30,
  staleOk: true,
  params: Type.Object({ id: productId }),
  reply: Type.Array(Type.Object({ priceFen: fen, recordedAt: moment })),
  errors: ['product.not_found'],
});
