import { recogniseTarget } from '../recognise/recognise-link.ts';
import { type ExtractedProduct, type ExtractError, pageSites } from './extracted-product.ts';
import { finishProduct, type PageProduct } from './page-product.ts';

/** What an interface told of an item; texts, addresses and prices as for a page. */
export type OfferedProduct = PageProduct;

/**
 * The product of an item out of what somebody's interface told of it, by the same rules as out of its page: cleaned, limited,
 * pictures of picture servers only. `url` is the canonical address of the item that was asked for.
 */
export function productOfOffer(found: OfferedProduct, url: string): ExtractedProduct | { error: ExtractError } {
  const target = recogniseTarget(url);
  const site = target.result === 'product' ? pageSites.find((each) => each === target.site) : undefined;
  if (target.result !== 'product' || site === undefined) return { error: 'NOT_PRODUCT' };
  if (found.itemId !== target.itemId) return { error: 'ID_MISMATCH' };
  if (found.isOffShelf) return { error: 'OFF_SHELF' };
  const { itemId, canonicalUrl } = target;
  return finishProduct(found, { site, itemId, sourceUrl: url, canonicalUrl }) ?? { error: 'NOT_PRODUCT' };
}
