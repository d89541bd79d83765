import {
  addDict,
  addDictEntry,
  addressOf,
  deleteDictEntry,
  deleteDicts,
  downloadDicts,
  editDict,
  editDictEntry,
  listDictEntries,
  listDicts,
  type QueryOf,
} from '@kouan/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../lib/query.ts';
import { useAct } from '../use-act.ts';

export type DictFilter = QueryOf<typeof listDicts>;
const maxEntries = 9999;

export const useDicts = (filter: DictFilter) =>
  useQuery({ ...endpointQuery(listDicts, { query: filter }), placeholderData: keepPreviousData, staleTime: 0 });
export const dictsWorkbook = (filter: DictFilter): string => addressOf(downloadDicts, { query: filter });
export const useEntries = (dictName: string) =>
  useQuery({
    ...endpointQuery(listDictEntries, { query: { dictName, page: 0, size: maxEntries } }),
    meta: { silent: true },
    staleTime: 0,
  });
export const useAddDict = () => useAct(addDict, { refresh: [listDicts] });
export const useEditDict = () => useAct(editDict, { refresh: [listDicts, listDictEntries] });
export const useDeleteDicts = () => useAct(deleteDicts, { refresh: [listDicts, listDictEntries] });
export const useAddEntry = () => useAct(addDictEntry, { refresh: [listDictEntries] });
export const useEditEntry = () => useAct(editDictEntry, { refresh: [listDictEntries] });
export const useDeleteEntry = () => useAct(deleteDictEntry, { refresh: [listDictEntries] });
