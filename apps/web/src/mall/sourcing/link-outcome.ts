import type { LinkView, ProductView, ScreeningNotice } from '@kouan/contract';
import { type LinkResult, recogniseLink } from '@kouan/sourcing';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePermission } from '../../lib/permission.ts';
import { capturesQuery, fetchQuery, followQuery, linkQuery, pricesQuery, productQuery } from './sourcing-api.ts';

export type LinkOutcome =
  | { state: 'empty' }
  | { state: 'refused'; found: LinkResult }
  | { state: 'reading'; found: LinkResult; step: 'known' | 'product' }
  | { state: 'failed'; found: LinkResult; retry: () => void }
  | { state: 'unknown'; found: LinkResult; link: string; notices: readonly ScreeningNotice[] }
  | { state: 'ok'; found: LinkResult; product: ProductView };

/** The address to keep of what was recognised; empty for a code that is none. */
const linkOf = (found: LinkResult, reply: LinkView | undefined): string =>
  found.result === 'product'
    ? found.canonicalUrl
    : found.result === 'shortlink'
      ? found.shortUrl
      : (reply?.canonicalUrl ?? reply?.shortUrl ?? '');

/** What becomes of a pasted text: recognised here, confirmed by the server, and its product if that is ours. */
export function useLinkOutcome(text: string): LinkOutcome {
  const pasted = recogniseLink(text);
  const isShort = pasted.result === 'shortlink';
  const followed = useQuery({ ...followQuery(text), enabled: isShort, retry: false });
  const found = foundOf(pasted, followed.data);
  const isLink = found.result !== 'rejected';
  const known = useQuery({ ...linkQuery(text), enabled: isLink && !isShort });
  // A short link that cannot be followed stays one: it can still be registered.
  const reply =
    isShort && followed.error !== null ? { ...known, error: null, data: shortView } : isShort ? followed : known;
  // Whoever may have products taken has an unknown one fetched, and a known one looked at again while it is shown; if that
  // fails, it is as before.
  const mayFetch = usePermission(['capture:own', 'product:list']);
  const isFetched = mayFetch && found.result === 'product' && reply.data?.productId === null;
  const link = linkOf(found, reply.data);
  const fetched = useQuery({
    ...fetchQuery(link),
    enabled: mayFetch && found.result === 'product' && reply.data !== undefined,
  });
  useNews(fetched.data);
  const productId = reply.data?.productId ?? fetched.data?.productId ?? null;
  const product = useQuery({ ...productQuery(productId ?? ''), enabled: productId !== null });

  if (text.trim() === '') return { state: 'empty' };
  if (!isLink) return { state: 'refused', found };
  if (product.data !== undefined) return { state: 'ok', found, product: product.data };
  if (reply.error ?? product.error)
    return { state: 'failed', found, retry: () => void (reply.error ? reply.refetch() : product.refetch()) };
  if (reply.data === undefined) return { state: 'reading', found, step: 'known' };
  if (productId !== null || (isFetched && fetched.isPending)) return { state: 'reading', found, step: 'product' };
  return { state: 'unknown', found, link, notices: reply.data.notices ?? [] };
}

/** What a new look changed is shown at once. */
function useNews(view: LinkView | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    const { productId, changes = [] } = view ?? {};
    if (!productId || changes.length === 0) return;
    for (const { queryKey } of [productQuery(productId), pricesQuery(productId), capturesQuery(productId)])
      void client.invalidateQueries({ queryKey });
  }, [client, view]);
}

const shortView: LinkView = { result: 'shortlink', productId: null };

/** What a short link led to, once that is known. */
function foundOf(pasted: LinkResult, led: LinkView | undefined): LinkResult {
  return led?.canonicalUrl === undefined ? pasted : recogniseLink(led.canonicalUrl);
}

const maxTitleLength = 200;

/** The name of the product in a share message: what stands in brackets, else the words around the link. */
export function titleIn(text: string): string {
  const quoted = /[「“]([^」”]{4,200})[」”]/.exec(text)?.[1];
  const words = text
    .replace(/(?:https?:)?\/\/[!-~]+/g, ' ')
    .replace(/【[^】]{0,20}】/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return (quoted ?? (/[\p{Script=Han}\p{L}]{4}/u.test(words) ? words : '')).trim().slice(0, maxTitleLength);
}
