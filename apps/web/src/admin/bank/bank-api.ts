import {
  addBankSource,
  getAutomaticTerms,
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
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, apiErrorFrom, noAnswer } from '../../lib/api-error.ts';
import { endpointQuery } from '../../lib/query.ts';
import { currentToken } from '../../lib/session.ts';
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

export type Upload = { file: File; accountId: number; isPreview: boolean; mapping: ColumnMapping | null };

/** Reads a statement: as a preview, which changes nothing, or for good. */
export function useImportStatement() {
  const client = useQueryClient();
  return useMutation<ImportView, ApiError, Upload>({
    meta: { silent: true },
    mutationFn: sendStatement,
    onSuccess: (_, { isPreview }) => {
      if (isPreview) return;
      for (const { method, path } of [listBankLines, listReviews, getReview])
        void client.invalidateQueries({ queryKey: [method, path] });
    },
    onError: ({ status }) => void (status === 401 && client.invalidateQueries()),
  });
}

/** The one call with a file and fields beside it; the fields come first, so that the server knows them when the file begins. */
async function sendStatement({ file, accountId, isPreview, mapping }: Upload): Promise<ImportView> {
  const form = new FormData();
  form.append('accountId', String(accountId));
  form.append('isPreview', String(isPreview));
  if (mapping) form.append('mapping', JSON.stringify(mapping));
  form.append('file', file, file.name);
  const headers = { Accept: 'application/json', Authorization: currentToken() ?? '' };
  const reply = await fetch(importStatement.path, {
    method: importStatement.method,
    headers,
    body: form,
    credentials: 'same-origin',
  }).catch(() => {
    throw new ApiError({ status: noAnswer, code: '', message: '' });
  });
  const body: unknown = await reply.json().catch(() => undefined);
  if (!reply.ok) throw apiErrorFrom(reply.status, body);
  return body as ImportView; // the server validates its reply against the endpoint's schema
}
