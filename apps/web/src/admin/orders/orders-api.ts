import { acceptOrder, countOrders, getOrder, listOrders, type QueryOf, refuseOrder } from '@kouan/contract';
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
export const useAcceptOrder = () => useAct(acceptOrder, { refresh: touched });
export const useRefuseOrder = () => useAct(refuseOrder, { refresh: touched });
