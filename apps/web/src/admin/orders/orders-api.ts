import {
  acceptAtOrderedPrice,
  acceptOrder,
  countOrders,
  getOrder,
  listMargins,
  listOrderAdjustments,
  listOrders,
  offerAdjustment,
  type QueryOf,
  refuseOrder,
} from '@kouan/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../lib/query.ts';
import { useAct } from '../use-act.ts';

type Filter = QueryOf<typeof listOrders>;
const touched = [listOrders, countOrders, getOrder];

export const useOrders = (filter: Filter) =>
  useQuery({ ...endpointQuery(listOrders, { query: filter }), placeholderData: keepPreviousData, staleTime: 0 });
export const useOrderCounts = () => useQuery({ ...endpointQuery(countOrders, {}), meta: { silent: true } });
export const useOrder = (number: string) =>
  useQuery({ ...endpointQuery(getOrder, { params: { number } }), meta: { silent: true } });
/** What the order brought, for those who may read the ledger. */
export const useMargin = (orderNumber: string, isWanted: boolean) =>
  useQuery({
    ...endpointQuery(listMargins, { query: { orderNumber, page: 0, size: 1 } }),
    enabled: isWanted,
    meta: { silent: true },
  });
export const useAcceptOrder = () => useAct(acceptOrder, { refresh: touched });
export const useAcceptAtOrderedPrice = () => useAct(acceptAtOrderedPrice, { refresh: touched });
export const useRefuseOrder = () => useAct(refuseOrder, { refresh: touched });

export const useAdjustments = (number: string, isWanted: boolean) =>
  useQuery({
    ...endpointQuery(listOrderAdjustments, { params: { number } }),
    enabled: isWanted,
    staleTime: 0,
    meta: { silent: true },
  });
export const useOfferAdjustment = () => useAct(offerAdjustment, { refresh: [...touched, listOrderAdjustments] });
