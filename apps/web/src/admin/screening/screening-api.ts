import {
  addScreeningRule,
  deleteScreeningRule,
  editScreeningRule,
  listCategories,
  listScreeningRules,
  type QueryOf,
} from '@kouan/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../lib/query.ts';
import { useAct } from '../use-act.ts';

const refresh = [listScreeningRules];

export const useRules = (filter: QueryOf<typeof listScreeningRules>) =>
  useQuery({
    ...endpointQuery(listScreeningRules, { query: filter }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
export const useCategories = () => useQuery(endpointQuery(listCategories, {})).data ?? [];
export const useAddRule = () => useAct(addScreeningRule, { refresh });
export const useEditRule = () => useAct(editScreeningRule, { refresh });
export const useDeleteRule = () => useAct(deleteScreeningRule, { refresh });
