import {
  addDraftPicture,
  addressOf,
  changeDraft,
  changeDraftRow,
  discardDraft,
  downloadDraftProblems,
  downloadDraftTemplate,
  type DraftView,
  getDraft,
  listDraftPictures,
  listDrafts,
  listMyOrders,
  listMyPayments,
  listMyShipments,
  listMyStock,
  maxDraftRows,
  type QueryOf,
  submitDraftRows,
  uploadDraft,
} from '@kouan/contract';
import { useQueryClient } from '@tanstack/react-query';
import { fetchFile } from '../../lib/fetch-file.ts';
import { keepFile } from '../../lib/keep-file.ts';
import { callOf, endpointQuery, useCall } from '../../lib/query.ts';
import { currentToken } from '../../lib/session.ts';
import { sendFile } from '../../shared/upload-picture.ts';

export type DraftFilter = QueryOf<typeof getDraft>;
export type ProofKind = 'screenshot' | 'waybill';

const live = { staleTime: 0 };
const noProgress = () => undefined;

export const draftsQuery = () => ({ ...endpointQuery(listDrafts, {}), ...live });
export const draftQuery = (number: string, query: DraftFilter) => ({
  ...endpointQuery(getDraft, { params: { number }, query }),
  ...live,
});

const whole = [getDraft, listDrafts];
export const useUploadDraft = () => useCall(uploadDraft, { refresh: [listDrafts] });
export const useChangeDraft = () => useCall(changeDraft, { refresh: whole });
export const useChangeDraftRow = () => useCall(changeDraftRow, { refresh: whole });
export const useDiscardDraft = () => useCall(discardDraft, { refresh: whole });

/** Everything that a submitted row changes. */
const moved = [getDraft, listDrafts, listMyShipments, listMyOrders, listMyStock, listMyPayments];

/** Calls for the long runs, which report their own progress and failures. */
export function useDraftCalls(number: string) {
  const client = useQueryClient();
  const call = callOf(client);
  const refresh = (endpoints: readonly { method: string; path: string }[]) =>
    Promise.all(endpoints.map(({ method, path }) => client.invalidateQueries({ queryKey: [method, path] })));
  return {
    goodRows: (): Promise<DraftView> =>
      call(getDraft, { params: { number }, query: { show: 'good', size: maxDraftRows } }),
    submit: (rows: { row: number; amountFen: number }[]) =>
      call(submitDraftRows, { params: { number }, body: { rows } }),
    sentPictures: () => call(listDraftPictures, { params: { number } }),
    refreshDraft: () => refresh(whole),
    refreshAll: () => refresh(moved),
  };
}

/** Sends one picture; `name` is its path, `row` and `kind` give it to one row. Throws ApiError. */
export const sendDraftPicture = (
  number: string,
  file: File,
  query: { name?: string; row?: number; kind?: ProofKind },
) =>
  sendFile({ ...addDraftPicture, path: addressOf(addDraftPicture, { params: { number }, query }) }, file, noProgress);

const download = async (address: string, name: string): Promise<void> =>
  keepFile(
    await fetchFile(address, { token: currentToken(), signal: new AbortController().signal, onProgress: noProgress }),
    name,
  );
export const downloadTemplate = (name: string) => download(downloadDraftTemplate.path, name);
export const downloadProblems = (number: string, name: string) =>
  download(addressOf(downloadDraftProblems, { params: { number } }), name);
