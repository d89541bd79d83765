import {
  addressOf,
  agreeReplacement,
  answerStoreClaim,
  approveCase,
  askCase,
  claimCase,
  countCases,
  downloadEvidence,
  endReplacement,
  getCase,
  giveUpStoreClaim,
  type Language,
  listBankAccounts,
  listCases,
  offerRemedy,
  prepareStoreClaim,
  type QueryOf,
  raiseStoreClaim,
  recordPayoutDone,
  recordPayoutFailed,
  recordReplacementBought,
  recordReplacementReceived,
  recordReplacementSent,
  recordReturnedToStore,
  recordSentBack,
  recoverStoreClaim,
  rejectCase,
  releaseCase,
  reReviewCase,
  retryPayout,
  sendPayoutToWallet,
  takeBackStoreClaim,
} from '@kouan/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../lib/query.ts';
import { useAct } from '../use-act.ts';

const refresh = [listCases, countCases, getCase];
const refreshMs = 30_000;

export const useCases = (filter: QueryOf<typeof listCases>) =>
  useQuery({
    ...endpointQuery(listCases, { query: filter }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: refreshMs,
  });
export const useCaseCounts = () =>
  useQuery({ ...endpointQuery(countCases, {}), staleTime: 0, refetchInterval: refreshMs });
export const useCase = (number: string) =>
  useQuery({ ...endpointQuery(getCase, { params: { number } }), meta: { silent: true }, staleTime: 0 });
export const useBankAccounts = () => useQuery(endpointQuery(listBankAccounts, {}));

export const useClaimCase = () => useAct(claimCase, { refresh });
export const useReleaseCase = () => useAct(releaseCase, { refresh });
export const useAskCase = () => useAct(askCase, { refresh });
export const useApproveCase = () => useAct(approveCase, { refresh });
export const useRejectCase = () => useAct(rejectCase, { refresh });
export const useReReviewCase = () => useAct(reReviewCase, { refresh });
export const useRecordSentBack = () => useAct(recordSentBack, { refresh });
export const useRecordReturned = () => useAct(recordReturnedToStore, { refresh });
export const useOfferRemedy = () => useAct(offerRemedy, { refresh });
export const useAgreeReplacement = () => useAct(agreeReplacement, { refresh });
export const useReplacementBought = () => useAct(recordReplacementBought, { refresh });
export const useReplacementReceived = () => useAct(recordReplacementReceived, { refresh });
export const useReplacementSent = () => useAct(recordReplacementSent, { refresh });
export const useEndReplacement = () => useAct(endReplacement, { refresh });
export const usePrepareStoreClaim = () => useAct(prepareStoreClaim, { refresh });
export const useRaiseStoreClaim = () => useAct(raiseStoreClaim, { refresh });
export const useAnswerStoreClaim = () => useAct(answerStoreClaim, { refresh });
export const useRecoverStoreClaim = () => useAct(recoverStoreClaim, { refresh });
export const useGiveUpStoreClaim = () => useAct(giveUpStoreClaim, { refresh });
export const useTakeBackStoreClaim = () => useAct(takeBackStoreClaim, { refresh });
export const usePayoutDone = () => useAct(recordPayoutDone, { refresh });
export const usePayoutFailed = () => useAct(recordPayoutFailed, { refresh });
export const useRetryPayout = () => useAct(retryPayout, { refresh });
export const usePayoutToWallet = () => useAct(sendPayoutToWallet, { refresh });

export const evidenceAddress = (number: string, language: Language): string =>
  addressOf(downloadEvidence, { params: { number }, query: { language } });
