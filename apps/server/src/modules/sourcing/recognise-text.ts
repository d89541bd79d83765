import type { LinkView } from '@kouan/contract';
import { type LinkResult, recogniseLink } from '@kouan/sourcing';
import type { Reader } from '../../platform/db.ts';
import { findProductByItem } from '../catalog/index.ts';

/** Says what a pasted text is, with our own product when its item is already known. Touches no network. */
export const recogniseText = (db: Reader, text: string): Promise<LinkView> => toLinkView(db, recogniseLink(text));

/** What was recognised as it is told, with our own product when its item is already known. */
export async function toLinkView(db: Reader, link: LinkResult | Omit<LinkView, 'productId'>): Promise<LinkView> {
  if (link.result === 'product') {
    const { site, itemId, canonicalUrl, skuId } = link;
    const productId = site && itemId ? await findProductByItem(db, { site, itemId }) : undefined;
    return { result: 'product', site, itemId, canonicalUrl, ...(skuId ? { skuId } : {}), productId: productId ?? null };
  }
  if (link.result === 'shortlink')
    return { result: 'shortlink', site: link.site, shortUrl: link.shortUrl, productId: null };
  return { result: link.result, reason: link.reason, productId: null };
}
