import type { LinkView, ScreeningNotice } from '@kouan/contract';
import { type LinkResult, recogniseLink } from '@kouan/sourcing';
import type { Reader } from '../../platform/db.ts';
import { findProductByItem } from '../catalog/index.ts';
import { screenGoods, screenProduct } from './screen-goods.ts';

/** Says what a pasted text is, with our own product when its item is already known, and what stands against the goods. Touches no network. */
export async function recogniseText(db: Reader, text: string): Promise<LinkView> {
  const view = await toLinkView(db, recogniseLink(text));
  if (view.result === 'rejected') return view;
  const notices = view.productId === null ? await screenText(db, text) : await screenProduct(db, view.productId);
  return notices.length === 0 ? view : { ...view, notices };
}

/** The words of a share text, without its addresses. */
export const wordsAround = (text: string): string => text.replace(/(?:https?:)?\/\/[!-~]+/gi, ' ');

async function screenText(db: Reader, text: string): Promise<ScreeningNotice[]> {
  const [notices = []] = await screenGoods(db, [{ texts: [wordsAround(text)], categoryId: null }]);
  return notices;
}

/** What was recognised as it is told, with our own product when its item is already known. */
export async function toLinkView(db: Reader, link: LinkResult): Promise<LinkView> {
  const item = link.result === 'product' ? link : undefined;
  return viewOfLink(link, item && (await findProductByItem(db, item)));
}

/** The same when our product has been looked up already. */
export function viewOfLink(link: LinkResult, productId: string | undefined): LinkView {
  if (link.result === 'product') {
    const { site, itemId, canonicalUrl, skuId } = link;
    return { result: 'product', site, itemId, canonicalUrl, ...(skuId ? { skuId } : {}), productId: productId ?? null };
  }
  if (link.result === 'shortlink')
    return { result: 'shortlink', site: link.site, shortUrl: link.shortUrl, productId: null };
  return { result: link.result, reason: link.reason, productId: null };
}
