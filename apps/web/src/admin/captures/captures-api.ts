import { decideCaptureProposal, listCaptureProposals, type QueryOf } from '@kouan/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../lib/query.ts';
import { useAct } from '../use-act.ts';

export const useProposals = (filter: QueryOf<typeof listCaptureProposals>) =>
  useQuery({
    ...endpointQuery(listCaptureProposals, { query: filter }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
export const useDecideProposal = () => useAct(decideCaptureProposal, { refresh: [listCaptureProposals] });
