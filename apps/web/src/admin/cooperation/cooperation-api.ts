import {
  acceptBag,
  arriveBag,
  declineBag,
  getMyBag,
  handOverShipment,
  listMyBags,
  proveDelivery,
  type QueryOf,
  reportBagProblem,
  saveCustoms,
  weighArrival,
} from '@kouan/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../lib/query.ts';
import { useAct } from '../use-act.ts';

const bags = [listMyBags, getMyBag];

export const useMyBags = (filter: QueryOf<typeof listMyBags>) =>
  useQuery({ ...endpointQuery(listMyBags, { query: filter }), placeholderData: keepPreviousData, staleTime: 0 });
export const useMyBag = (number: string) =>
  useQuery({ ...endpointQuery(getMyBag, { params: { number } }), meta: { silent: true }, staleTime: 0 });
export const useAcceptBag = () => useAct(acceptBag, { refresh: bags });
export const useDeclineBag = () => useAct(declineBag, { refresh: [listMyBags] });
export const useSaveCustoms = () => useAct(saveCustoms, { refresh: bags });
export const useArriveBag = () => useAct(arriveBag, { refresh: bags });
export const useWeighArrival = () => useAct(weighArrival, { refresh: bags });
export const useHandOver = () => useAct(handOverShipment, { refresh: bags });
export const useProveDelivery = () => useAct(proveDelivery, { refresh: bags });
export const useReportProblem = () => useAct(reportBagProblem, { refresh: bags });
