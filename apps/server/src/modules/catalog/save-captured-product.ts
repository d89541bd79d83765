import type { Tx } from '../../platform/db.ts';
import { assert } from '../../platform/errors.ts';
import { additionsOnly } from './additions-only.ts';
import { addProducts } from './add-products.ts';
import { lockItem, lockProductByItem, replaceTiers, updateProduct, upsertSkus } from './captured-product-queries.ts';
import { keepTranslations } from './keep-translations.ts';
import { lowestPriceFen, type NewProduct, priceRecord, specKeyOf } from './new-product.ts';
import { changesBetween, hasOtherPrices, largestMovePercent, type ProductChange } from './product-changes.ts';
import { insertHistory } from './product-write-queries.ts';

export type { ProductChange } from './product-changes.ts';
/**
 * `changes` were made, `waiting` would be made by somebody trusted; `movePercent` is how far those would move a price.
 * `isOnSale` is how it was found.
 */
export type SavedProduct = {
  id: number;
  publicId: string;
  isNew: boolean;
  isOnSale: boolean;
  changes: ProductChange[];
  waiting: ProductChange[];
  movePercent: number;
};

/**
 * Adds a product seen on a Chinese site, or brings the known one up to date and says what changed. Unless what was seen is
 * trusted (read by ourselves, confirmed, or captured by staff), only additions are made and the rest is told as waiting.
 * Goods that the mall keeps itself (`mall`) stay as they are. Pictures and estimates are kept where the page says nothing.
 */
export async function saveCapturedProduct(
  tx: Tx,
  seen: NewProduct,
  { isTrusted }: { isTrusted: boolean },
): Promise<SavedProduct> {
  await lockItem(tx, seen);
  const known = await lockProductByItem(tx, seen);
  if (!known) {
    const [added] = await addProducts(tx, [seen]);
    assert(added, 'the product was added');
    const { id, publicId } = added;
    return { id, publicId, isNew: true, isOnSale: true, changes: [], waiting: [], movePercent: 0 };
  }
  const { id, publicId } = known;
  const saved = { id, publicId, isNew: false, isOnSale: known.isOnSale, waiting: [], movePercent: 0 };
  if (known.kind === 'mall') return { ...saved, changes: [] };

  const wanted = keepTranslations(keepMeasures(seen, known), known);
  const now = isTrusted ? wanted : additionsOnly(known, wanted);
  const changes = changesBetween(known, now);
  const isOnSale = isTrusted || known.isOnSale;
  if (changes.length > 0 || isOnSale !== known.isOnSale)
    await bringUpToDate(tx, { id, now, isOnSale, isOtherPrice: hasOtherPrices(known, now) });
  if (isTrusted) return { ...saved, changes };
  return { ...saved, changes, waiting: changesBetween(now, wanted), movePercent: largestMovePercent(now, wanted) };
}

/** An estimate never replaces what is known. */
const keepMeasures = (
  seen: NewProduct,
  known: Pick<NewProduct, 'unitWeightGrams' | 'unitVolumeCm3' | 'unitsPerCarton' | 'isWeightEstimated'>,
): NewProduct =>
  seen.isWeightEstimated && !known.isWeightEstimated
    ? {
        ...seen,
        unitWeightGrams: known.unitWeightGrams,
        unitVolumeCm3: known.unitVolumeCm3,
        unitsPerCarton: known.unitsPerCarton,
        isWeightEstimated: false,
      }
    : seen;

async function bringUpToDate(
  tx: Tx,
  { id, now, isOnSale, isOtherPrice }: { id: number; now: NewProduct; isOnSale: boolean; isOtherPrice: boolean },
): Promise<void> {
  await updateProduct(tx, id, {
    title: now.title,
    specs: now.specs,
    storeId: now.storeId,
    sourceUrl: now.sourceUrl,
    minQuantity: now.minQuantity,
    priceFen: lowestPriceFen(now),
    unitWeightGrams: now.unitWeightGrams,
    unitVolumeCm3: now.unitVolumeCm3,
    unitsPerCarton: now.unitsPerCarton,
    isWeightEstimated: now.isWeightEstimated,
    isOnSale,
  });
  await upsertSkus(tx, {
    productId: id,
    rows: now.skus.map((sku, position) => ({ productId: id, position, specKey: specKeyOf(sku.specValues), ...sku })),
    isOwn: false,
  });
  if (!isOtherPrice) return;
  await replaceTiers(tx, id, now.priceTiers);
  await insertHistory(tx, [{ productId: id, ...priceRecord(now) }]);
}
