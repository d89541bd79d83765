import {
  approveOverride,
  decideJointTransfer,
  decidePayment,
  declineOverride,
  getReview,
  holdReview,
  listReviewCeilings,
  listReviews,
  type QueryOf,
  rejectPayment,
  requestOverride,
  releaseReview,
  reReviewPayment,
  setReviewCeiling,
  undoDecision,
} from '@kouan/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { endpointQuery, useCall } from '../../lib/query.ts';
import { useAct } from '../use-act.ts';

const newsEveryMs = 5_000;
const decisionEveryMs = 2_000;
const holdEveryMs = 30_000;
const touched = [listReviews, getReview];

/** A queue, the one that has waited longest first. */
export const useReviews = (filter: QueryOf<typeof listReviews>) =>
  useQuery({
    ...endpointQuery(listReviews, { query: filter }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: newsEveryMs,
  });

/** One payment, watched while it waits: others decide too, and a decision of one's own is carried out some seconds later. */
export const useReview = (number: string) =>
  useQuery({
    ...endpointQuery(getReview, { params: { number } }),
    meta: { silent: true },
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => {
      if (data?.decision?.isProposal === false) return decisionEveryMs;
      return data?.status === 'pendingApproval' ? newsEveryMs : false;
    },
  });
export const useDecide = () => useAct(decidePayment, { refresh: touched });
export const useUndo = () => useAct(undoDecision, { refresh: touched });
export const useDecideJoint = () => useAct(decideJointTransfer, { refresh: touched });
export const useReject = () => useAct(rejectPayment, { refresh: touched });
export const useRequestOverride = () => useAct(requestOverride, { refresh: touched });
export const useApproveOverride = () => useAct(approveOverride, { refresh: touched });
export const useDeclineOverride = () => useAct(declineOverride, { refresh: touched });
export const useReReview = () => useAct(reReviewPayment, { refresh: touched });

/** Says to the others that this payment is worked on, for as long as its desk is open. */
export function useHold({ number, isWanted }: { number: string; isWanted: boolean }): { takeOver: () => void } {
  const hold = useCall(holdReview, { refresh: [], silent: true });
  const takeOver = useCall(holdReview, { refresh: touched, silent: true });
  const release = useCall(releaseReview, { refresh: [], silent: true });
  const { mutate: say } = hold;
  const { mutate: leave } = release;
  useEffect(() => {
    if (!isWanted) return undefined;
    say({ params: { number }, body: {} });
    const timer = setInterval(() => say({ params: { number }, body: {} }), holdEveryMs);
    return () => {
      clearInterval(timer);
      leave({ params: { number }, body: {} });
    };
  }, [number, isWanted, say, leave]);
  return { takeOver: () => takeOver.mutate({ params: { number }, body: { isTaken: true } }) };
}

export const useCeilings = () => useQuery({ ...endpointQuery(listReviewCeilings, {}), staleTime: 0 });
export const useSetCeiling = () => useAct(setReviewCeiling, { refresh: [listReviewCeilings] });
