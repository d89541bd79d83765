import {
  addressOf,
  deleteErrorLogs,
  deleteInfoLogs,
  downloadErrorLogs,
  downloadLogs,
  getErrorLog,
  listErrorLogs,
  listLogs,
  type QueryOf,
} from '@kouan/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../lib/query.ts';
import { useAct } from '../use-act.ts';

export type LogKind = 'info' | 'error';
type Filter = QueryOf<typeof listLogs>;

const lists = { info: listLogs, error: listErrorLogs };
const downloads = { info: downloadLogs, error: downloadErrorLogs };
const removals = { info: deleteInfoLogs, error: deleteErrorLogs };

export const useLogs = (kind: LogKind, filter: Filter) =>
  useQuery({ ...endpointQuery(lists[kind], { query: filter }), placeholderData: keepPreviousData, staleTime: 0 });
export const logsWorkbook = (kind: LogKind, filter: Filter): string => addressOf(downloads[kind], { query: filter });
export const useException = (id: number) =>
  useQuery({ ...endpointQuery(getErrorLog, { params: { id } }), meta: { silent: true } });
export const useEmptyLogs = (kind: LogKind) => useAct(removals[kind], { refresh: [lists[kind]] });
