import { countMyOrders, getMyCart, getProduct, getSite, listMyOrders, makeQuote, placeOrder } from '@kouan/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { endpointQuery, useCall } from '../../lib/query.ts';

const maxCartLines = 999;
const quoteFreshMs = 30 * 60_000;

export const cartQuery = () => ({
  ...endpointQuery(getMyCart, { query: { page: 0, size: maxCartLines } }),
  staleTime: 0,
});
export const productQuery = (id: string) => endpointQuery(getProduct, { params: { id } });
export const siteQuery = () => endpointQuery(getSite, {});

/**
 * The server's totals; they hold for thirty minutes and are asked for again after that or when an order is refused. A quote serves
 * one order, so none is kept for the next visit.
 */
export const useQuote = (lines: readonly { skuId: number; quantity: number }[], destination: string | undefined) =>
  useQuery({
    ...endpointQuery(makeQuote, { body: { lines: [...lines], ...(destination ? { destination } : {}) } }),
    enabled: lines.length > 0 && destination !== undefined,
    placeholderData: keepPreviousData,
    staleTime: quoteFreshMs,
    gcTime: 0,
    meta: { silent: true },
  });

export const usePlaceOrder = () =>
  useCall(placeOrder, { refresh: [getMyCart, listMyOrders, countMyOrders], silent: true });
