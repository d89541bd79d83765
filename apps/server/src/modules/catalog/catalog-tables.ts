import type { productSites } from '@kouan/contract';
import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdMoment } from '../../platform/clock.ts';
import { identity, money, whole } from '../../platform/columns.ts';
import type { KeptTexts } from './product-texts.ts';

/** Where a store sells: a Chinese site, or our own mall. */
export type StoreSite = (typeof productSites)[number];
export type ProductKind = 'mall' | 'ddc';

/** An axis of choice with its values, pictures as addresses of ours. */
export type KeptSpec = { name: KeptTexts; values: { name: KeptTexts; imageUrl: string | null }[] };
export type KeptParameter = { name: KeptTexts; value: KeptTexts };
/** Prices as JSON keeps them, in whole fen. */
export type KeptTier = { minQuantity: number; priceFen: number };

export const stores = pgTable('stores', {
  id: identity(),
  site: text('site').$type<StoreSite>().notNull(),
  externalId: text('external_id').notNull(),
  name: text('name').notNull(),
  city: jsonb('city').$type<KeptTexts>(),
  url: text('url'),
  ownerId: whole('owner_id'),
  names: jsonb('names').$type<KeptTexts>(),
  notice: jsonb('notice').$type<KeptTexts>(),
  logoUrl: text('logo_url'),
  createdAt: createdMoment('created_at'),
});

export const categories = pgTable('categories', {
  id: identity(),
  slug: text('slug').notNull(),
  name: jsonb('name').$type<KeptTexts>().notNull(),
  position: integer('position').notNull(),
});

export const products = pgTable('products', {
  id: identity(),
  publicId: text('public_id').notNull(),
  kind: text('kind').$type<ProductKind>().notNull(),
  site: text('site').$type<StoreSite>().notNull(),
  itemId: text('item_id').notNull(),
  sourceUrl: text('source_url').notNull(),
  storeId: whole('store_id').notNull(),
  categoryId: whole('category_id'),
  title: jsonb('title').$type<KeptTexts>().notNull(),
  summary: jsonb('summary').$type<KeptTexts>(),
  images: jsonb('images').$type<string[]>().notNull(),
  specs: jsonb('specs').$type<KeptSpec[]>().notNull(),
  parameters: jsonb('parameters').$type<KeptParameter[]>().notNull(),
  minQuantity: whole('min_quantity').notNull(),
  priceFen: money('price_fen').notNull(),
  unitWeightGrams: whole('unit_weight_grams').notNull(),
  unitVolumeCm3: whole('unit_volume_cm3').notNull(),
  unitsPerCarton: whole('units_per_carton').notNull(),
  isWeightEstimated: boolean('is_weight_estimated').notNull(),
  inBorderStock: boolean('in_border_stock').notNull().default(false),
  handlingDays: integer('handling_days').notNull(),
  isOnSale: boolean('is_on_sale').notNull().default(true),
  pictureKey: text('picture_key'),
  isApproved: boolean('is_approved').notNull().default(true),
  isHeld: boolean('is_held').notNull().default(false),
  ownCode: text('own_code'),
  sizeMm: jsonb('size_mm').$type<number[]>(),
  createdAt: createdMoment('created_at'),
  updatedAt: createdMoment('updated_at'),
});

export const skus = pgTable('skus', {
  id: identity(),
  productId: whole('product_id').notNull(),
  position: integer('position').notNull(),
  specKey: text('spec_key').notNull(),
  specValues: jsonb('spec_values').$type<KeptTexts[]>().notNull(),
  externalId: text('external_id'),
  ownPriceFen: money('own_price_fen'),
  stock: whole('stock'),
  imageUrl: text('image_url'),
  isOnSale: boolean('is_on_sale').notNull().default(true),
  unitWeightGrams: whole('unit_weight_grams'),
  unitVolumeCm3: whole('unit_volume_cm3'),
  sizeMm: jsonb('size_mm').$type<number[]>(),
});

export const priceTiers = pgTable('price_tiers', {
  productId: whole('product_id').notNull(),
  minQuantity: whole('min_quantity').notNull(),
  priceFen: money('price_fen').notNull(),
});

export const priceHistory = pgTable('price_history', {
  id: identity(),
  productId: whole('product_id').notNull(),
  priceFen: money('price_fen').notNull(),
  tiers: jsonb('tiers').$type<KeptTier[]>().notNull(),
  /** Own prices in fen by the SKU's `specKey`. */
  ownPrices: jsonb('own_prices').$type<Record<string, number>>().notNull(),
  recordedAt: createdMoment('recorded_at'),
});
