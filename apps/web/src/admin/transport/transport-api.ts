import {
  addCarrier,
  addToBag,
  assignBag,
  dispatchBag,
  editCarrier,
  getBag,
  getDispatchTerms,
  listBags,
  listCarriers,
  listCooperatives,
  listShipments,
  makeBag,
  type QueryOf,
  releaseArrival,
  releaseBag,
  reopenBag,
  sealBag,
  setDispatchTerms,
  solveBagProblem,
  takeFromBag,
} from '@kouan/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../lib/query.ts';
import { useAct } from '../use-act.ts';

const bags = [listBags, getBag];

export const useBags = (filter: QueryOf<typeof listBags>) =>
  useQuery({ ...endpointQuery(listBags, { query: filter }), placeholderData: keepPreviousData, staleTime: 0 });
export const useBag = (number: string) =>
  useQuery({ ...endpointQuery(getBag, { params: { number } }), meta: { silent: true }, staleTime: 0 });
export const useCooperatives = (isOn: boolean) =>
  useQuery({ ...endpointQuery(listCooperatives, {}), enabled: isOn, meta: { silent: true } });
export const useMakeBag = () => useAct(makeBag, { refresh: bags });
export const useAddToBag = () => useAct(addToBag, { refresh: bags });
export const useTakeFromBag = () => useAct(takeFromBag, { refresh: bags });
export const useSealBag = () => useAct(sealBag, { refresh: bags });
export const useReleaseArrival = () => useAct(releaseArrival, { refresh: bags });
export const useReopenBag = () => useAct(reopenBag, { refresh: bags });
export const useReleaseBag = () => useAct(releaseBag, { refresh: bags });
export const useSolveProblem = () => useAct(solveBagProblem, { refresh: bags });
export const useAssignBag = () => useAct(assignBag, { refresh: bags });
export const useDispatchBag = () => useAct(dispatchBag, { refresh: [...bags, listShipments] });

export const useCarriers = () => useQuery({ ...endpointQuery(listCarriers, {}), staleTime: 0 });
export const useAddCarrier = () => useAct(addCarrier, { refresh: [listCarriers] });
export const useEditCarrier = () => useAct(editCarrier, { refresh: [listCarriers] });
export const useDispatchTerms = () => useQuery({ ...endpointQuery(getDispatchTerms, {}), staleTime: 0 });
export const useSetDispatchTerms = () => useAct(setDispatchTerms, { refresh: [getDispatchTerms] });
