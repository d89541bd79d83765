import {
  approveJointTransfer,
  approveOverride,
  approvePayment,
  declineOverride,
  getReview,
  listReviews,
  type QueryOf,
  rejectPayment,
  requestOverride,
  reReviewPayment,
} from '@kouan/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { createI18n } from '../../lib/i18n.ts';
import type { Language } from '../../lib/language.ts';
import { endpointQuery } from '../../lib/query.ts';
import { useAct } from '../use-act.ts';

const newsEveryMs = 30_000;
const touched = [listReviews, getReview];

/** A queue, the one that has waited longest first. */
export const useReviews = (filter: QueryOf<typeof listReviews>) =>
  useQuery({
    ...endpointQuery(listReviews, { query: filter }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: newsEveryMs,
  });

export const useReview = (number: string) =>
  useQuery({ ...endpointQuery(getReview, { params: { number } }), meta: { silent: true }, staleTime: 0 });
export const useApprove = () => useAct(approvePayment, { refresh: touched });
export const useApproveJoint = () => useAct(approveJointTransfer, { refresh: touched });
export const useReject = () => useAct(rejectPayment, { refresh: touched });
export const useRequestOverride = () => useAct(requestOverride, { refresh: touched });
export const useApproveOverride = () => useAct(approveOverride, { refresh: touched });
export const useDeclineOverride = () => useAct(declineOverride, { refresh: touched });
export const useReReview = () => useAct(reReviewPayment, { refresh: touched });

/** The texts of this page in another language than the reviewer's: what a buyer will read. */
export const useTextsIn = (language: Language) =>
  useQuery({
    queryKey: ['texts', 'admin-reviews', language],
    queryFn: () => createI18n(language, ['admin-reviews']),
    staleTime: Infinity,
  });
