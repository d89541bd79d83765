import type { Texts } from '@kouan/contract';
import { and, count, eq, inArray, min, or } from 'drizzle-orm';
import type { Reader } from '../../platform/db.ts';
import { products, skus } from './catalog-tables.ts';
import { specKeyOf } from './new-product.ts';
import { isItem } from './product-queries.ts';
import { type KeptTexts, shownTexts } from './product-texts.ts';

type Item = { site: string; itemId: string; externalSkuId: string | undefined };
/** A product on sale that is this item of a Chinese site. `skuId`: the SKU that was named, or the only one. */
export type KnownItem = {
  publicId: string;
  title: Texts;
  specValues: string[];
  imageUrl: string;
  priceFen: bigint;
  minQuantity: number;
  categoryId: number | null;
  skuId: number | null;
};

const shopOf = (site: string): string => (site === 'tmall' ? 'taobao' : site);
const keyOf = ({ site, itemId }: { site: string; itemId: string }): string => `${shopOf(site)} ${itemId}`;

/** What we have of many items at once, in their order; undefined where an item is not known or not on sale. */
export async function findItems(db: Reader, items: readonly Item[]): Promise<(KnownItem | undefined)[]> {
  if (items.length === 0) return [];
  const distinct = [...new Map(items.map((item) => [keyOf(item), item])).values()];
  const rows = await db
    .select()
    .from(products)
    .where(and(eq(products.isOnSale, true), or(...distinct.map(isItem))));
  const known = new Map(rows.map((row) => [keyOf(row), row]));
  const choices = await skuChoices(
    db,
    rows.map(({ id }) => id),
    items.flatMap(({ externalSkuId }) => externalSkuId ?? []),
  );
  return items.map((item) => {
    const row = known.get(keyOf(item));
    return (
      row && {
        publicId: row.publicId,
        title: shownTexts(row.title),
        specValues: row.specs.flatMap(({ values }) => values.map(({ name }) => name.cn)),
        imageUrl: row.images[0] ?? '',
        priceFen: row.priceFen,
        minQuantity: row.minQuantity,
        categoryId: row.categoryId,
        skuId: choices.named.get(`${row.id} ${item.externalSkuId}`) ?? choices.only.get(row.id) ?? null,
      }
    );
  });
}

/** The SKUs on sale that were named by the site's own ids, and those that are alone in their product. */
async function skuChoices(db: Reader, productIds: readonly number[], externalIds: readonly string[]) {
  if (productIds.length === 0) return { named: new Map<string, number>(), only: new Map<number, number>() };
  const isOffered = and(inArray(skus.productId, [...productIds]), eq(skus.isOnSale, true));
  const counts = await db
    .select({ productId: skus.productId, total: count(), skuId: min(skus.id) })
    .from(skus)
    .where(isOffered)
    .groupBy(skus.productId);
  const named =
    externalIds.length === 0
      ? []
      : await db
          .select({ id: skus.id, productId: skus.productId, externalId: skus.externalId })
          .from(skus)
          .where(and(isOffered, inArray(skus.externalId, [...new Set(externalIds)])));
  return {
    named: new Map(named.map(({ id, productId, externalId }) => [`${productId} ${externalId}`, id])),
    only: new Map(counts.flatMap(({ productId, total, skuId }) => (total === 1 && skuId ? [[productId, skuId]] : []))),
  };
}

/** The SKU of a product that is this combination, if there is one; on sale or not. */
export async function skuIdsOf(
  db: Reader,
  { productId, specValues }: { productId: number; specValues: readonly KeptTexts[] },
): Promise<number[]> {
  const rows = await db
    .select({ id: skus.id })
    .from(skus)
    .where(and(eq(skus.productId, productId), eq(skus.specKey, specKeyOf(specValues))));
  return rows.map(({ id }) => id);
}
