import {
  addShelves,
  answerQuestion,
  cancelStocktake,
  countUnits,
  decideAdjustment,
  endStocktake,
  getPickingList,
  getPlacedBatch,
  getShelf,
  getStocktake,
  getWorkbench,
  listAdjustments,
  listBatches,
  listQualityQuestions,
  listQualityRules,
  listShelves,
  listStocktakes,
  placeBatch,
  proposeAdjustment,
  putQualityRule,
  type QueryOf,
  startStocktake,
} from '@kouan/contract';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { endpointQuery } from '../../lib/query.ts';
import { useAct } from '../use-act.ts';

const counts = [listStocktakes, getStocktake, listAdjustments, getWorkbench];
const stock = [...counts, listShelves, listBatches];

export const useShelves = (filter: QueryOf<typeof listShelves>) =>
  useQuery({ ...endpointQuery(listShelves, { query: filter }), placeholderData: keepPreviousData, staleTime: 0 });
export const useStocktakes = (filter: QueryOf<typeof listStocktakes>) =>
  useQuery({ ...endpointQuery(listStocktakes, { query: filter }), placeholderData: keepPreviousData, staleTime: 0 });
export const useStocktake = (id: number) =>
  useQuery({ ...endpointQuery(getStocktake, { params: { id } }), staleTime: 0 });
export const useAdjustments = (filter: QueryOf<typeof listAdjustments>) =>
  useQuery({ ...endpointQuery(listAdjustments, { query: filter }), placeholderData: keepPreviousData, staleTime: 0 });
export const useQuestions = (filter: QueryOf<typeof listQualityQuestions>) =>
  useQuery({
    ...endpointQuery(listQualityQuestions, { query: filter }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
export const useRules = () => useQuery({ ...endpointQuery(listQualityRules, {}), staleTime: 0 });

/** What a scanned code is: a batch, a shelf, or a shipment to pick; each rejects with ApiError when nobody knows it. */
export function useLookUp() {
  const client = useQueryClient();
  const fresh = { staleTime: 0, meta: { silent: true }, retry: false };
  return {
    batch: (number: string) =>
      client.fetchQuery({ ...endpointQuery(getPlacedBatch, { params: { number } }), ...fresh }),
    shelf: (code: string) => client.fetchQuery({ ...endpointQuery(getShelf, { params: { code } }), ...fresh }),
    picking: (number: string) =>
      client.fetchQuery({ ...endpointQuery(getPickingList, { params: { number } }), ...fresh }),
  };
}

export const useAddShelves = () => useAct(addShelves, { refresh: [listShelves] });
export const usePlaceBatch = () => useAct(placeBatch, { refresh: [listShelves] });
export const useStartStocktake = () => useAct(startStocktake, { refresh: counts });
export const useCountUnits = () => useAct(countUnits, { refresh: [getStocktake] });
export const useEndStocktake = () => useAct(endStocktake, { refresh: stock });
export const useCancelStocktake = () => useAct(cancelStocktake, { refresh: counts });
export const useProposeAdjustment = () => useAct(proposeAdjustment, { refresh: counts });
export const useDecideAdjustment = () => useAct(decideAdjustment, { refresh: stock });
export const useAnswerQuestion = () => useAct(answerQuestion, { refresh: [listQualityQuestions, getWorkbench] });
export const usePutRule = () => useAct(putQualityRule, { refresh: [listQualityRules] });
