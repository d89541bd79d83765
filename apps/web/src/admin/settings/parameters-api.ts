import { editParameter, getSite, listParameterChanges, listParameters, type ParameterView } from '@kouan/contract';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../lib/query.ts';
import { useAct } from '../use-act.ts';

/** The settings that `fits` lets through, as a list. */
export const useParameters = (fits: (parameter: ParameterView) => boolean) =>
  useQuery({
    ...endpointQuery(listParameters, {}),
    staleTime: 0,
    select: (all) => {
      const content = all.filter(fits);
      return { content, totalElements: content.length };
    },
  });
export const useParameterChanges = (key: string) =>
  useQuery({ ...endpointQuery(listParameterChanges, { params: { key } }), staleTime: 0 });
export const useEditParameter = () =>
  useAct(editParameter, { refresh: [listParameters, listParameterChanges, getSite] });
