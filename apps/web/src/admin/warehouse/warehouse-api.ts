import {
  countOrders,
  getOrder,
  getWatchList,
  listBatches,
  listOrders,
  type QueryOf,
  receiveGoods,
  recordPurchase,
  settleBatchWeight,
} from '@kouan/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../lib/query.ts';
import { useAct } from '../use-act.ts';

const touched = [listOrders, countOrders, getOrder, listBatches];

export const useWarehouseOrders = (filter: QueryOf<typeof listOrders>) =>
  useQuery({ ...endpointQuery(listOrders, { query: filter }), placeholderData: keepPreviousData, staleTime: 0 });
export const useOrder = (number: string) =>
  useQuery({ ...endpointQuery(getOrder, { params: { number } }), meta: { silent: true }, staleTime: 0 });
export const useBatches = (filter: QueryOf<typeof listBatches>) =>
  useQuery({ ...endpointQuery(listBatches, { query: filter }), placeholderData: keepPreviousData, staleTime: 0 });
export const useRecordPurchase = () => useAct(recordPurchase, { refresh: touched });
export const useSettleBatch = () => useAct(settleBatchWeight, { refresh: [listBatches, getWatchList] });
export const useReceiveGoods = () => useAct(receiveGoods, { refresh: touched });
