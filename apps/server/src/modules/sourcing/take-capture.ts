import { checkCapture, type ExtractedProduct } from '@kouan/sourcing';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { sha256 } from '../../platform/random.ts';
import { ensureStore, saveCapturedProduct } from '../catalog/index.ts';
import { isOldPlugin, minimumPluginVersion } from './plugin-version.ts';
import { productOfCapture } from './product-of-capture.ts';
import { insertCapture } from './sourcing-queries.ts';

/** Dearer or larger than anything that is bought here: a page read wrongly. */
const dearestFen = 100_000_000;
const largestMinimum = 9_999_999;

/**
 * Takes a product page from the plug-in: a snapshot, and the product added or brought up to date. Throws
 * capture.plugin_too_old, capture.address_differs, capture.no_price, capture.not_usable.
 */
export async function takeCapture(tx: Tx, input: { pluginVersion: string; product: unknown; userId: number }) {
  if (isOldPlugin(input.pluginVersion)) fail('capture.plugin_too_old', { minimum: minimumPluginVersion });
  const captured = checkedProduct(input.product);

  const storeId = await ensureStore(tx, storeOf(captured));
  const saved = await saveCapturedProduct(tx, { ...productOfCapture(captured), storeId });
  await insertCapture(tx, {
    productId: saved.id,
    capturedBy: input.userId,
    pluginVersion: input.pluginVersion,
    content: captured,
    contentHash: sha256(JSON.stringify(captured)),
    changes: saved.changes,
  });
  return {
    productId: saved.publicId,
    isNew: saved.isNew,
    hasChanged: saved.changes.length > 0,
    changes: saved.changes,
  };
}

function checkedProduct(product: unknown): ExtractedProduct {
  const checked = checkCapture(product);
  if ('problem' in checked)
    return checked.problem === 'address'
      ? fail('capture.address_differs')
      : fail('capture.not_usable', { part: checked.problem });
  const { priceTiers, skus, moq } = checked.product;
  if (priceTiers.length === 0) fail('capture.no_price');
  if ([...priceTiers, ...skus].some(({ priceFen }) => (priceFen ?? 0) > dearestFen))
    fail('capture.not_usable', { part: 'priceTiers' });
  if (moq > largestMinimum) fail('capture.not_usable', { part: 'moq' });
  return checked.product;
}

/** Without a seller on the page each item stands in a store of its own, so that two sellers are never mixed. */
const storeOf = ({ site, itemId, seller }: ExtractedProduct) => ({
  site,
  externalId: seller.id ?? `item-${itemId}`,
  name: seller.name ?? `${site} ${seller.id ?? itemId}`,
  city: null,
  url: null,
});
