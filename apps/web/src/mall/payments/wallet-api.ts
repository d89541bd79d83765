import {
  addressOf,
  askWithdrawal,
  cancelWithdrawal,
  downloadMyStatement,
  downloadMyStatementSheet,
  getMyWallet,
  listMyWithdrawals,
  type QueryOf,
} from '@kouan/contract';
import { endpointQuery, useCall } from '../../lib/query.ts';

export const myWithdrawalsQuery = (page: QueryOf<typeof listMyWithdrawals>) => ({
  ...endpointQuery(listMyWithdrawals, { query: page }),
  staleTime: 0,
});
export const useAskWithdrawal = () =>
  useCall(askWithdrawal, { refresh: [listMyWithdrawals, getMyWallet], silent: true });

export const useCancelWithdrawal = () => useCall(cancelWithdrawal, { refresh: [listMyWithdrawals, getMyWallet] });

export type StatementWish = Required<QueryOf<typeof downloadMyStatement>>;
/** Where a statement of account is fetched, as a document or a workbook. */
export const statementAddress = (kind: 'pdf' | 'xlsx', query: StatementWish): string =>
  addressOf(kind === 'pdf' ? downloadMyStatement : downloadMyStatementSheet, { query });
