import type { ProductCard, ProductView } from '@kouan/contract';
import type { Sendable } from '../../platform/http.ts';
import type { categories, products, skus, stores } from './catalog-tables.ts';
import { type KeptTexts, shownTexts } from './product-texts.ts';
import type { PriceTierRow } from './sku-queries.ts';

type ProductRow = typeof products.$inferSelect;

const shownOrNull = (texts: KeptTexts | null) => (texts === null ? null : shownTexts(texts));

export function toProductCard({
  product,
  city,
  tiers,
}: {
  product: ProductRow;
  city: KeptTexts | null;
  tiers: readonly PriceTierRow[];
}): Sendable<ProductCard> {
  return {
    id: product.publicId,
    kind: product.kind,
    title: shownTexts(product.title),
    imageUrl: product.images[0] ?? '',
    priceFen: product.priceFen,
    lastTier: lastTierOf(tiers),
    minQuantity: product.minQuantity,
    city: shownOrNull(city),
    inBorderStock: product.inBorderStock,
    handlingDays: product.handlingDays,
  };
}

function lastTierOf(tiers: readonly PriceTierRow[]) {
  const last = tiers.length > 1 ? tiers.at(-1) : undefined;
  return last ? { minQuantity: last.minQuantity, priceFen: Number(last.priceFen) } : null;
}

type ProductParts = {
  product: ProductRow;
  store: typeof stores.$inferSelect;
  category: typeof categories.$inferSelect | null;
  tiers: readonly PriceTierRow[];
  skuRows: readonly (typeof skus.$inferSelect)[];
};

export function toProductView({ product, store, category, tiers, skuRows }: ProductParts): Sendable<ProductView> {
  return {
    id: product.publicId,
    kind: product.kind,
    title: shownTexts(product.title),
    summary: shownOrNull(product.summary),
    images: product.images,
    store: {
      id: store.id,
      name: store.name,
      names: shownTexts(store.names ?? { cn: store.name }),
      city: shownOrNull(store.city),
      site: store.site,
      logoUrl: store.logoUrl,
      notice: shownOrNull(store.notice),
    },
    category: category && { slug: category.slug, name: shownTexts(category.name) },
    site: product.site,
    itemId: product.itemId,
    sourceUrl: product.sourceUrl,
    priceTiers: tiers,
    minQuantity: product.minQuantity,
    specs: product.specs.map(({ name, values }) => ({
      name: shownTexts(name),
      values: values.map((value) => ({ name: shownTexts(value.name), imageUrl: value.imageUrl })),
    })),
    skus: skuRows.map(({ id, specValues, imageUrl, ownPriceFen, stock }) => ({
      id,
      specValues: specValues.map(shownTexts),
      imageUrl,
      priceFen: ownPriceFen === null ? null : Number(ownPriceFen),
      stock,
    })),
    parameters: product.parameters.map(({ name, value }) => ({ name: shownTexts(name), value: shownTexts(value) })),
    unitWeightGrams: product.unitWeightGrams,
    unitVolumeCm3: product.unitVolumeCm3,
    unitsPerCarton: product.unitsPerCarton,
    isWeightEstimated: product.isWeightEstimated,
    inBorderStock: product.inBorderStock,
    handlingDays: product.handlingDays,
    isOnSale: product.isOnSale,
    updatedAt: product.updatedAt,
  };
}
