import {
  addressOf,
  type DailyProof,
  downloadDailyProofs,
  getWorkbench,
  listDailyProofs,
  type QueryOf,
  signDailyProof,
  stateBalance,
} from '@kouan/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { formatCny, formatVnd } from '../../lib/formats.ts';
import type { Language } from '../../lib/language.ts';
import { endpointQuery } from '../../lib/query.ts';
import { useAct } from '../use-act.ts';

type Filter = QueryOf<typeof listDailyProofs>;

export const useDailyProofs = (query: Filter) =>
  useQuery({ ...endpointQuery(listDailyProofs, { query }), placeholderData: keepPreviousData, staleTime: 0 });
export const proofSheet = (query: Filter): string => addressOf(downloadDailyProofs, { query });
const touched = [listDailyProofs, getWorkbench];
export const useStateBalance = () => useAct(stateBalance, { refresh: touched });
export const useSignProof = () => useAct(signDailyProof, { refresh: touched });

/** An amount of an account in its own unit; a dash for one that nobody knows. */
export const amountText = (amount: number | null, { unit }: Pick<DailyProof, 'unit'>, language: Language): string =>
  amount === null ? '–' : unit === 'vnd' ? formatVnd(amount, language) : formatCny(amount, language);
