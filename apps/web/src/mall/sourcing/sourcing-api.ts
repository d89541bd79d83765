import {
  addInterest,
  addLinesToCart,
  addToCart,
  answerInterest,
  fetchLink,
  followLink,
  getMyCart,
  getProduct,
  getSite,
  listInterests,
  listProductCaptures,
  listProductPrices,
  listProviderAttempts,
  makeQuote,
  raiseCartLines,
  recogniseLink,
} from '@kouan/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { endpointQuery, useCall } from '../../lib/query.ts';

export const interestSize = 15;
const quoteFreshMs = 5 * 60_000;
const shownAttempts = 12;
const fetchFreshMs = 60_000;

export const linkQuery = (text: string) => ({
  ...endpointQuery(recogniseLink, { body: { text } }),
  meta: { silent: true },
});
/** Where a short link leads to. */
export const followQuery = (text: string) => ({
  ...endpointQuery(followLink, { body: { text } }),
  meta: { silent: true },
});
/** Has the product of a link fetched by the providers. */
export const fetchQuery = (text: string) => ({
  ...endpointQuery(fetchLink, { body: { text } }),
  staleTime: fetchFreshMs,
  retry: false,
  meta: { silent: true },
});
/** For the staff: the last tries for an item, those of one fetching in their order. */
export const useAttempts = (item: { site: string; itemId: string }) =>
  useQuery({
    ...endpointQuery(listProviderAttempts, { query: { ...item, size: shownAttempts } }),
    select: ({ content }) => ({ content: content.toReversed() }),
    staleTime: 0,
    meta: { silent: true },
  });
export const productQuery = (id: string) => ({
  ...endpointQuery(getProduct, { params: { id } }),
  meta: { silent: true },
});
/** The item's prices, oldest first. */
export const pricesQuery = (id: string) => ({
  ...endpointQuery(listProductPrices, { params: { id } }),
  meta: { silent: true },
});
/** The looks at the item's page, newest first. */
export const capturesQuery = (id: string) => ({
  ...endpointQuery(listProductCaptures, { params: { id } }),
  meta: { silent: true },
});
export const siteQuery = () => endpointQuery(getSite, {});
export const interestsQuery = (page: number) => endpointQuery(listInterests, { query: { page, size: interestSize } });
export const useAddInterest = () => useCall(addInterest, { refresh: [listInterests] });
export const useAnswerInterest = () => useCall(answerInterest, { refresh: [listInterests], silent: true });
/** Puts what the staff found into the cart. */
export const useTakeOffer = () => useCall(addToCart, { refresh: [getMyCart], silent: true });

/** The server's totals for one specification. */
export const useQuote = (line: { skuId: number; quantity: number } | undefined, destination: string | undefined) =>
  useQuery({
    ...endpointQuery(makeQuote, { body: { lines: line ? [line] : [], ...(destination ? { destination } : {}) } }),
    enabled: line !== undefined,
    placeholderData: keepPreviousData,
    staleTime: quoteFreshMs,
    meta: { silent: true },
  });

/** Puts one specification into the cart, or raises the line that is there already. */
export function useCart() {
  const add = useCall(addLinesToCart, { refresh: [getMyCart], silent: true });
  const raise = useCall(raiseCartLines, { refresh: [getMyCart], silent: true });
  return {
    put: (line: { skuId: number; quantity: number }) => add.mutateAsync({ body: { lines: [line] } }),
    raise: (line: { skuId: number; quantity: number }) => raise.mutateAsync({ body: { lines: [line] } }),
  };
}
