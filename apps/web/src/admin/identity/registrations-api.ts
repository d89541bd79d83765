import {
  approveRegistration,
  getRegistration,
  listRegistrations,
  type QueryOf,
  rejectRegistration,
  reReviewRegistration,
} from '@kouan/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../lib/query.ts';
import { useAct } from '../use-act.ts';

const touched = [listRegistrations, getRegistration];

export const useRegistrations = (filter: QueryOf<typeof listRegistrations>) =>
  useQuery({ ...endpointQuery(listRegistrations, { query: filter }), placeholderData: keepPreviousData, staleTime: 0 });
export const useRegistration = (id: number) =>
  useQuery({ ...endpointQuery(getRegistration, { params: { id } }), meta: { silent: true } });
export const useApproveRegistration = () => useAct(approveRegistration, { refresh: touched });
export const useRejectRegistration = () => useAct(rejectRegistration, { refresh: touched });
export const useReReviewRegistration = () => useAct(reReviewRegistration, { refresh: touched });
