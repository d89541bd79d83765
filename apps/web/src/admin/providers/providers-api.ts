import {
  forgetProviderSecrets,
  listProviderAttempts,
  listProviders,
  orderProviders,
  type QueryOf,
  setProvider,
  testProvider,
} from '@kouan/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../lib/query.ts';
import { useAct } from '../use-act.ts';

const refreshMs = 30_000;

/** The providers in their order of trial, with what they are doing at the moment. */
export const useProviders = () =>
  useQuery({ ...endpointQuery(listProviders, {}), staleTime: 0, refetchInterval: refreshMs });
export const useAttempts = (filter: QueryOf<typeof listProviderAttempts>) =>
  useQuery({
    ...endpointQuery(listProviderAttempts, { query: filter }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
export const useSetProvider = () => useAct(setProvider, { refresh: [listProviders] });
export const useForgetSecrets = () => useAct(forgetProviderSecrets, { refresh: [listProviders] });
export const useOrderProviders = () => useAct(orderProviders, { refresh: [listProviders] });
export const useTestProvider = () => useAct(testProvider, { refresh: [listProviders, listProviderAttempts] });
