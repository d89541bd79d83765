import {
  askInterest,
  claimInterest,
  declineInterest,
  getProduct,
  getStaffInterest,
  listStaffInterests,
  offerKnownProduct,
  offerNewProduct,
  type QueryOf,
  releaseInterest,
} from '@kouan/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../lib/query.ts';
import { useAct } from '../use-act.ts';

const refresh = [listStaffInterests, getStaffInterest];
const refreshMs = 30_000;

export const useInterests = (filter: QueryOf<typeof listStaffInterests>) =>
  useQuery({
    ...endpointQuery(listStaffInterests, { query: filter }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: refreshMs,
  });
export const useInterest = (id: number) =>
  useQuery({ ...endpointQuery(getStaffInterest, { params: { id } }), meta: { silent: true }, staleTime: 0 });
export const useProduct = (id: string) =>
  useQuery({
    ...endpointQuery(getProduct, { params: { id } }),
    enabled: id !== '',
    retry: false,
    meta: { silent: true },
  });

export const useClaimInterest = () => useAct(claimInterest, { refresh });
export const useReleaseInterest = () => useAct(releaseInterest, { refresh });
export const useAskInterest = () => useAct(askInterest, { refresh });
export const useDeclineInterest = () => useAct(declineInterest, { refresh });
export const useOfferKnown = () => useAct(offerKnownProduct, { refresh });
export const useOfferNew = () => useAct(offerNewProduct, { refresh });
