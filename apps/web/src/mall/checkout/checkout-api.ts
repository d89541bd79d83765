import {
  acceptDocuments,
  countMyOrders,
  declineOrderProposal,
  getMyCart,
  getMyOrderProposal,
  getProduct,
  getSite,
  listDueDocuments,
  listMyAcceptances,
  listMyOrderProposals,
  listMyOrders,
  makeQuote,
  placeOrder,
} from '@kouan/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { endpointQuery, useCall } from '../../lib/query.ts';

const maxCartLines = 999;
const quoteFreshMs = 30 * 60_000;

export const cartQuery = () => ({
  ...endpointQuery(getMyCart, { query: { page: 0, size: maxCartLines } }),
  staleTime: 0,
});
export const productQuery = (id: string) => endpointQuery(getProduct, { params: { id } });
export const proposalQuery = (id: string) => ({
  ...endpointQuery(getMyOrderProposal, { params: { id } }),
  staleTime: 0,
});
export const useDeclineProposal = () =>
  useCall(declineOrderProposal, { refresh: [listMyOrderProposals, getMyOrderProposal] });
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
  useCall(placeOrder, { refresh: [getMyCart, listMyOrders, countMyOrders, listMyOrderProposals], silent: true });

/** New versions of our rules that the buyer has not agreed to yet. */
export const dueDocumentsQuery = () => ({
  ...endpointQuery(listDueDocuments, {}),
  staleTime: 0,
  gcTime: 0,
  meta: { silent: true },
});
export const useAcceptDocuments = () =>
  useCall(acceptDocuments, { refresh: [listDueDocuments, listMyAcceptances], silent: true });
