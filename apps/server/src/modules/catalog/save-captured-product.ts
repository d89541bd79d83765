import type { Tx } from '../../platform/db.ts';
import { assert } from '../../platform/errors.ts';
import { addProducts } from './add-products.ts';
import { lockItem, lockProductByItem, replaceTiers, updateProduct, upsertSkus } from './captured-product-queries.ts';
import { keepTranslations } from './keep-translations.ts';
import { lowestPriceFen, type NewProduct, priceRecord, specKeyOf } from './new-product.ts';
import { changesBetween, hasOtherPrices, type ProductChange } from './product-changes.ts';
import { insertHistory } from './product-write-queries.ts';

export type { ProductChange } from './product-changes.ts';
export type SavedProduct = { id: number; publicId: string; isNew: boolean; changes: ProductChange[] };

/**
 * Adds a product seen on a Chinese site, or brings the known one up to date and says what changed. Goods that the mall
 * keeps itself (`mall`) stay as they are. Pictures and estimates of a known product are kept where the page says nothing.
 */
export async function saveCapturedProduct(tx: Tx, seen: NewProduct): Promise<SavedProduct> {
  await lockItem(tx, seen);
  const known = await lockProductByItem(tx, seen);
  if (!known) {
    const [added] = await addProducts(tx, [seen]);
    assert(added, 'the product was added');
    return { id: added.id, publicId: added.publicId, isNew: true, changes: [] };
  }
  const { id, publicId } = known;
  if (known.kind === 'mall') return { id, publicId, isNew: false, changes: [] };

  const now = keepTranslations(keepMeasures(seen, known), known);
  const changes = changesBetween(known, now);
  if (changes.length > 0 || !known.isOnSale)
    await bringUpToDate(tx, { id, now, isOtherPrice: hasOtherPrices(known, now) });
  return { id, publicId, isNew: false, changes };
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
  { id, now, isOtherPrice }: { id: number; now: NewProduct; isOtherPrice: boolean },
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
    isOnSale: true,
  });
  await upsertSkus(
    tx,
    id,
    now.skus.map((sku, position) => ({ productId: id, position, specKey: specKeyOf(sku.specValues), ...sku })),
  );
  if (!isOtherPrice) return;
  await replaceTiers(tx, id, now.priceTiers);
  await insertHistory(tx, [{ productId: id, ...priceRecord(now) }]);
}
