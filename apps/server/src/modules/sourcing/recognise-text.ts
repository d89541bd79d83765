import type { LinkView } from '@kouan/contract';
import { recogniseLink } from '@kouan/sourcing';
import type { Reader } from '../../platform/db.ts';
import { findProductByItem } from '../catalog/index.ts';

/** Says what a pasted text is, with our own product when its item is already known. Touches no network. */
export async function recogniseText(db: Reader, text: string): Promise<LinkView> {
  const link = recogniseLink(text);
  if (link.result === 'product') {
    const { site, itemId, canonicalUrl, skuId } = link;
    return {
      result: 'product',
      site,
      itemId,
      canonicalUrl,
      ...(skuId ? { skuId } : {}),
      productId: (await findProductByItem(db, link)) ?? null,
    };
  }
  if (link.result === 'shortlink')
    return { result: 'shortlink', site: link.site, shortUrl: link.shortUrl, productId: null };
  return { result: link.result, reason: link.reason, productId: null };
}
