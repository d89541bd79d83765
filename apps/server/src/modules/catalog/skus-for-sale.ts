import type { Texts } from '@kouan/contract';
import type { Reader } from '../../platform/db.ts';
import type { StoreSite } from './catalog-tables.ts';
import { shownTexts } from './product-texts.ts';
import { goodsOfProducts, type PriceTierRow, skuRows, tiersOfProducts } from './sku-queries.ts';

/** A SKU with all that decides about buying it. Money in fen; `stock` null when nobody knows it. */
export type SkuForSale = {
  skuId: number;
  productId: number;
  productPublicId: string;
  kind: 'mall' | 'ddc';
  categoryId: number | null;
  storeId: number;
  storeName: string;
  storeSite: StoreSite;
  title: Texts;
  specNames: Texts[];
  specValues: Texts[];
  imageUrl: string;
  ownPriceFen: bigint | null;
  priceTiers: PriceTierRow[];
  minQuantity: number;
  stock: number | null;
  unitWeightGrams: number;
  /** Nobody says what it weighs: the weight is that of such goods. */
  isWeightEstimated: boolean;
  unitVolumeCm3: number;
  unitsPerCarton: number;
  isOnSale: boolean;
};

/** SKUs by their ids, in no particular order; unknown ids are left out. A product's texts are read once for all its SKUs. */
export async function skusForSale(db: Reader, skuIds: readonly number[]): Promise<SkuForSale[]> {
  if (skuIds.length === 0) return [];
  const rows = await skuRows(db, [...new Set(skuIds)]);
  const productIds = [...new Set(rows.map(({ productId }) => productId))];
  const goods = await goodsOfProducts(db, productIds);
  const tiers = await tiersOfProducts(db, productIds);
  return rows.flatMap((sku): SkuForSale[] => {
    const found = goods.get(sku.productId);
    if (!found) return [];
    const { product, storeName, storeSite } = found;
    return [
      {
        skuId: sku.id,
        productId: product.id,
        productPublicId: product.publicId,
        kind: product.kind,
        categoryId: product.categoryId,
        storeId: product.storeId,
        storeName,
        storeSite,
        title: shownTexts(product.title),
        specNames: product.specs.map(({ name }) => shownTexts(name)),
        specValues: sku.specValues.map(shownTexts),
        imageUrl: sku.imageUrl ?? product.images[0] ?? '',
        ownPriceFen: sku.ownPriceFen,
        priceTiers: tiers.get(product.id) ?? [],
        minQuantity: product.minQuantity,
        stock: sku.stock,
        unitWeightGrams: sku.unitWeightGrams ?? product.unitWeightGrams,
        isWeightEstimated: sku.unitWeightGrams === null && product.isWeightEstimated,
        unitVolumeCm3: sku.unitVolumeCm3 ?? product.unitVolumeCm3,
        unitsPerCarton: product.unitsPerCarton,
        isOnSale: product.isOnSale && sku.isOnSale,
      },
    ];
  });
}
