import {
  askCompensation,
  confirmCompensation,
  deleteCompensationVersion,
  draftCompensationVersion,
  editCompensationVersion,
  getCompensationRules,
  getCompensationVersion,
  listCompensationVersions,
  type QueryOf,
  withdrawCompensation,
} from '@kouan/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../lib/query.ts';
import { useAct } from '../use-act.ts';

export const useRuleVersions = (query: QueryOf<typeof listCompensationVersions>) =>
  useQuery({
    ...endpointQuery(listCompensationVersions, { query }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
export const useRuleVersion = (id: number) =>
  useQuery({ ...endpointQuery(getCompensationVersion, { params: { id } }), staleTime: 0 });

const refresh = [listCompensationVersions, getCompensationVersion, getCompensationRules];
export const useDraftRules = () => useAct(draftCompensationVersion, { refresh });
export const useEditRules = () => useAct(editCompensationVersion, { refresh });
export const useDeleteRules = () => useAct(deleteCompensationVersion, { refresh: [listCompensationVersions] });
export const useAskRules = () => useAct(askCompensation, { refresh });
export const useConfirmRules = () => useAct(confirmCompensation, { refresh });
export const useWithdrawRules = () => useAct(withdrawCompensation, { refresh });
