import {
  decideCase,
  getCase,
  holdCase,
  leaveCase,
  listCases,
  type QueryOf,
  rejectCase,
  reReviewCase,
  undoCaseDecision,
} from '@kouan/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../lib/query.ts';
import { useAct } from '../use-act.ts';
import { useHold } from './use-hold.ts';

const newsEveryMs = 5_000;
const decisionEveryMs = 2_000;
const touched = [listCases, getCase];

/** A queue of refunds, the one that has waited longest first. */
export const useRefunds = (filter: QueryOf<typeof listCases>) =>
  useQuery({
    ...endpointQuery(listCases, { query: filter }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: newsEveryMs,
  });

/** One refund, watched while it waits: others decide too, and an approval of one's own is carried out some seconds later. */
export const useRefund = (number: string) =>
  useQuery({
    ...endpointQuery(getCase, { params: { number } }),
    meta: { silent: true },
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => {
      if (data?.decision) return decisionEveryMs;
      return data?.state === 'requested' ? newsEveryMs : false;
    },
  });
export const useDecideRefund = () => useAct(decideCase, { refresh: touched });
export const useUndoRefund = () => useAct(undoCaseDecision, { refresh: touched });
export const useRejectRefund = () => useAct(rejectCase, { refresh: touched });
export const useReReviewRefund = () => useAct(reReviewCase, { refresh: touched });

/** Says to the others that this refund is looked at, for as long as its desk is open. */
export const useHoldRefund = (number: string, isWanted: boolean) =>
  useHold({ number, isWanted, hold: holdCase, leave: leaveCase, refresh: touched });
