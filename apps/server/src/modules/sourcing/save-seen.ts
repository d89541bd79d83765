import type { ExtractedProduct } from '@kouan/sourcing';
import type { Tx } from '../../platform/db.ts';
import { enqueue } from '../../platform/jobs.ts';
import { ensureStore, saveCapturedProduct, type SavedProduct } from '../catalog/index.ts';
import { picturesOf } from './copy-pictures.ts';
import { productOfCapture } from './product-of-capture.ts';

/** Brings what was seen on a page into the catalogue; its pictures follow after the commit. */
export async function saveSeen(
  tx: Tx,
  seen: ExtractedProduct,
  { isTrusted }: { isTrusted: boolean },
): Promise<SavedProduct> {
  const storeId = await ensureStore(tx, storeOf(seen));
  const saved = await saveCapturedProduct(tx, { ...productOfCapture(seen), storeId }, { isTrusted });
  // Pictures are part of the offer: a buyer's later capture does not bring its own.
  if (saved.isNew || (isTrusted && saved.changes.length > 0))
    await enqueue(tx, 'copyPictures', { productId: saved.id, ...picturesOf(seen) });
  return saved;
}

/** Without a seller on the page each item stands in a store of its own, so that two sellers are never mixed. */
const storeOf = ({ site, itemId, seller }: ExtractedProduct) => ({
  site,
  externalId: seller.id ?? `item-${itemId}`,
  name: seller.name ?? `${site} ${seller.id ?? itemId}`,
  city: null,
  url: null,
});
