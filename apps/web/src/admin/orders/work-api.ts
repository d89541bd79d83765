import {
  addOrderNote,
  assignOrder,
  getOrder,
  getOrderWork,
  listAssignablePeople,
  listOrderProposals,
  listOrders,
  proposeOrder,
  type QueryOf,
  returnOrder,
  withdrawOrderProposal,
  getProduct,
  getSite,
  listProducts,
} from '@kouan/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../lib/query.ts';
import { useAct } from '../use-act.ts';

const touched = [getOrderWork, listOrders, getOrder];
const foundAtMost = 8;

export const useOrderWork = (number: string) =>
  useQuery({ ...endpointQuery(getOrderWork, { params: { number } }), staleTime: 0, meta: { silent: true } });
export const usePeople = (isWanted: boolean) =>
  useQuery({ ...endpointQuery(listAssignablePeople, {}), enabled: isWanted });
export const useAssign = () => useAct(assignOrder, { refresh: touched });
export const useReturn = () => useAct(returnOrder, { refresh: touched });
export const useAddNote = () => useAct(addOrderNote, { refresh: [getOrderWork] });

export const useProposals = (filter: QueryOf<typeof listOrderProposals>) =>
  useQuery({
    ...endpointQuery(listOrderProposals, { query: filter }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
export const usePropose = () => useAct(proposeOrder, { refresh: [listOrderProposals] });
export const useWithdraw = () => useAct(withdrawOrderProposal, { refresh: [listOrderProposals] });

export const useFoundProducts = (word: string) =>
  useQuery({
    ...endpointQuery(listProducts, { query: { word, size: foundAtMost } }),
    enabled: word !== '',
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });
export const useProduct = (id: string | undefined) =>
  useQuery({ ...endpointQuery(getProduct, { params: { id: id ?? '' } }), enabled: id !== undefined });
export const useDestinations = () => useQuery(endpointQuery(getSite, {})).data?.feeSchedule.destinations ?? [];
