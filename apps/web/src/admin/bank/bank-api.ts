import {
  addBankSource,
  getAutomaticTerms,
  getImportProgress,
  importStatement,
  type ImportView,
  lineToWallet,
  listBankAccounts,
  listBankLines,
  listBankSources,
  listReviews,
  getReview,
  renewBankSecret,
  setAutomaticTerms,
  switchBankSource,
  type QueryOf,
  type ColumnMapping,
} from '@kouan/contract';
import { keepPreviousData, type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ApiError } from '../../lib/api-error.ts';
import { endpointQuery } from '../../lib/query.ts';
import { sendFile } from '../../shared/upload-picture.ts';
import { useAct } from '../use-act.ts';

export const useBankAccounts = () => useQuery(endpointQuery(listBankAccounts, {}));
export const useBankLines = (filter: QueryOf<typeof listBankLines>) =>
  useQuery({ ...endpointQuery(listBankLines, { query: filter }), placeholderData: keepPreviousData });

export const useLineToWallet = () => useAct(lineToWallet, { refresh: [listBankLines, listReviews, getReview] });

const refreshMs = 30_000;
/** Banks tell at any time: what came is looked for again while the page is open. */
export const useBankSources = () =>
  useQuery({ ...endpointQuery(listBankSources, {}), refetchInterval: refreshMs, staleTime: 0 });
export const useAddSource = () => useAct(addBankSource, { refresh: [listBankSources] });
export const useSwitchSource = () => useAct(switchBankSource, { refresh: [listBankSources] });
export const useRenewSecret = () => useAct(renewBankSecret, { refresh: [listBankSources] });
export const useAutomaticTerms = () => useQuery(endpointQuery(getAutomaticTerms, {}));
export const useSetAutomatic = () => useAct(setAutomaticTerms, { refresh: [getAutomaticTerms] });

export type Upload = {
  file: File;
  accountId: number;
  isPreview: boolean;
  mapping: ColumnMapping | null;
  /** Hears how much of the file has gone, in whole percents. */
  onSent: (percent: number) => void;
};

const askEveryMs = 400;
/** One's own import that is under way, asked for again while it is, else the last one. */
export function useImportProgress({ isStarted }: { isStarted: boolean }) {
  const client = useQueryClient();
  const query = useQuery({
    ...endpointQuery(getImportProgress, {}),
    staleTime: 0,
    refetchInterval: ({ state }) => (isStarted || state.data?.state === 'running' ? askEveryMs : false),
  });
  const state = query.data?.state;
  const before = useRef(state);
  useEffect(() => {
    if (before.current === 'running' && state === 'done') refreshLines(client);
    before.current = state;
  }, [client, state]);
  return query;
}

function refreshLines(client: QueryClient): void {
  for (const { method, path } of [listBankLines, listReviews, getReview])
    void client.invalidateQueries({ queryKey: [method, path] });
}

/** Reads a statement: as a preview, which changes nothing, or for good. */
export function useImportStatement() {
  const client = useQueryClient();
  return useMutation<ImportView, ApiError, Upload>({
    meta: { silent: true },
    mutationFn: ({ file, accountId, isPreview, mapping, onSent }) =>
      sendFile(importStatement, file, onSent, undefined, {
        accountId: String(accountId),
        isPreview: String(isPreview),
        ...(mapping ? { mapping: JSON.stringify(mapping) } : {}),
      }),
    onSuccess: (_, { isPreview }) => {
      if (!isPreview) refreshLines(client);
    },
    onError: ({ status }) => void (status === 401 && client.invalidateQueries()),
    onSettled: (_view, _error, { isPreview }) => {
      const { method, path } = getImportProgress;
      if (!isPreview) void client.invalidateQueries({ queryKey: [method, path] });
    },
  });
}
