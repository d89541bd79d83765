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
import { endpointQuery } from '../../lib/query.ts';
import { useAct } from '../use-act.ts';
import { useHold } from './use-hold.ts';

const newsEveryMs = 5_000;
const decisionEveryMs = 2_000;
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
export const useHoldReview = (number: string, isWanted: boolean) =>
  useHold({ number, isWanted, hold: holdReview, leave: releaseReview, refresh: touched });

export const useCeilings = () => useQuery({ ...endpointQuery(listReviewCeilings, {}), staleTime: 0 });
export const useSetCeiling = () => useAct(setReviewCeiling, { refresh: [listReviewCeilings] });
