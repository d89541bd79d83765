import {
  addressOf,
  answerCase,
  answerOffer,
  chooseRefundTarget,
  confirmReplacement,
  downloadMyEvidence,
  getCaseOptions,
  getCompensationRules,
  getMyCase,
  getMyOrder,
  type Language,
  listMyCases,
  listMyStock,
  openCase,
  type QueryOf,
} from '@kouan/contract';
import { endpointQuery, useCall } from '../../lib/query.ts';

/** Staff work on cases while the buyer looks at something else. */
const live = { staleTime: 0 };
const mostOfOrder = 100;

export const myCasesQuery = (filter: QueryOf<typeof listMyCases>) => ({
  ...endpointQuery(listMyCases, { query: filter }),
  ...live,
});
export const casesOfOrderQuery = (orderNumber: string) => myCasesQuery({ orderNumber, size: mostOfOrder });
export const caseOptionsQuery = (number: string) => ({
  ...endpointQuery(getCaseOptions, { params: { number } }),
  ...live,
});
export const caseQuery = (number: string) => ({ ...endpointQuery(getMyCase, { params: { number } }), ...live });

const touched = [listMyCases, getMyCase, getCaseOptions, getMyOrder, listMyStock];
export const useOpenCase = () => useCall(openCase, { refresh: touched });
export const useAnswerCase = () => useCall(answerCase, { refresh: touched });
export const rulesQuery = () => endpointQuery(getCompensationRules, {});
export const useAnswerOffer = () => useCall(answerOffer, { refresh: touched });
export const useConfirmReplacement = () => useCall(confirmReplacement, { refresh: touched });
export const useChooseTarget = () => useCall(chooseRefundTarget, { refresh: touched });

export const evidenceAddress = (number: string, language: Language): string =>
  addressOf(downloadMyEvidence, { params: { number }, query: { language } });
