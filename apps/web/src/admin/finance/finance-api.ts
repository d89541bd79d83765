import {
  addRate,
  addressOf,
  askFeeActivation,
  askManualEntry,
  askReversal,
  confirmFeeActivation,
  confirmManualEntry,
  declineManualEntry,
  deleteFeeVersion,
  deleteRate,
  downloadBuyerStatement,
  downloadBuyerStatementSheet,
  draftFeeVersion,
  editFeeVersion,
  editRate,
  getFeeVersion,
  getSite,
  getWorkbench,
  listAccountBalances,
  listBankAccounts,
  listFeeVersions,
  listJournal,
  listManualEntries,
  listMargins,
  listRates,
  listStoreClaimSums,
  listStorePayables,
  listWithdrawals,
  type QueryOf,
  rateHistory,
  recordWithdrawalDone,
  recordWithdrawalFailed,
  replayFees,
  withdrawFeeActivation,
} from '@kouan/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../lib/query.ts';
import { useAct } from '../use-act.ts';

const live = { placeholderData: keepPreviousData, staleTime: 0 };
const ledger = [listAccountBalances, listJournal, listManualEntries, listMargins, listStorePayables];

export const useAccountBalances = (query: QueryOf<typeof listAccountBalances> = {}) =>
  useQuery({ ...endpointQuery(listAccountBalances, { query }), ...live });
export const useJournal = (query: QueryOf<typeof listJournal>) =>
  useQuery({ ...endpointQuery(listJournal, { query }), ...live });
export const usePayables = (query: QueryOf<typeof listStorePayables>) =>
  useQuery({ ...endpointQuery(listStorePayables, { query }), ...live });
/** What is claimed from the stores, by the store. */
export const useStoreClaimSums = () =>
  new Map(
    (useQuery({ ...endpointQuery(listStoreClaimSums, {}), staleTime: 0 }).data ?? []).map((sums) => [
      sums.storeId,
      sums,
    ]),
  );
export const useMargins = (query: QueryOf<typeof listMargins>) =>
  useQuery({ ...endpointQuery(listMargins, { query }), ...live });
export const useManualEntries = (query: QueryOf<typeof listManualEntries>) =>
  useQuery({ ...endpointQuery(listManualEntries, { query }), ...live });
export const useBankAccounts = () => useQuery(endpointQuery(listBankAccounts, {}));
export const useAskManualEntry = () => useAct(askManualEntry, { refresh: ledger });
export const useAskReversal = () => useAct(askReversal, { refresh: ledger });
export const useConfirmManualEntry = () => useAct(confirmManualEntry, { refresh: ledger });
export const useDeclineManualEntry = () => useAct(declineManualEntry, { refresh: ledger });

/** Where a buyer's statement of account is fetched. */
export const buyerStatement = (
  kind: 'pdf' | 'xlsx',
  buyerCode: string,
  query: QueryOf<typeof downloadBuyerStatement>,
): string =>
  addressOf(kind === 'pdf' ? downloadBuyerStatement : downloadBuyerStatementSheet, { params: { buyerCode }, query });

export const useWithdrawals = (query: QueryOf<typeof listWithdrawals>) =>
  useQuery({ ...endpointQuery(listWithdrawals, { query }), ...live });
const withdrawals = [listWithdrawals, getWorkbench];
export const useWithdrawalDone = () => useAct(recordWithdrawalDone, { refresh: withdrawals });
export const useWithdrawalFailed = () => useAct(recordWithdrawalFailed, { refresh: withdrawals });

export const useRates = (query: QueryOf<typeof listRates>) =>
  useQuery({ ...endpointQuery(listRates, { query }), ...live });
export const useRateHistory = (days: number) =>
  useQuery({ ...endpointQuery(rateHistory, { query: { days } }), staleTime: 0 });
const rates = [listRates, rateHistory, getSite];
export const useAddRate = () => useAct(addRate, { refresh: rates });
export const useEditRate = () => useAct(editRate, { refresh: rates });
export const useDeleteRate = () => useAct(deleteRate, { refresh: rates });

export const useFeeVersions = (query: QueryOf<typeof listFeeVersions>) =>
  useQuery({ ...endpointQuery(listFeeVersions, { query }), ...live });
export const useFeeVersion = (id: number) =>
  useQuery({ ...endpointQuery(getFeeVersion, { params: { id } }), staleTime: 0 });
export const useFeeReplay = (id: number, last: number) =>
  useQuery({ ...endpointQuery(replayFees, { params: { id }, query: { last } }), staleTime: 0 });
const fees = [listFeeVersions, getFeeVersion, replayFees];
export const useDraftFees = () => useAct(draftFeeVersion, { refresh: fees });
export const useEditFees = () => useAct(editFeeVersion, { refresh: fees });
export const useDeleteFees = () => useAct(deleteFeeVersion, { refresh: [listFeeVersions] });
export const useAskFees = () => useAct(askFeeActivation, { refresh: fees });
export const useConfirmFees = () => useAct(confirmFeeActivation, { refresh: fees });
export const useWithdrawFees = () => useAct(withdrawFeeActivation, { refresh: fees });
