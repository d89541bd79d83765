import { addressOf, downloadFiles, listFiles, type QueryOf, removeFiles, renameFile } from '@kouan/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../lib/query.ts';
import { useAct } from '../use-act.ts';

type FileFilter = QueryOf<typeof listFiles>;

export const useFiles = (filter: FileFilter) =>
  useQuery({ ...endpointQuery(listFiles, { query: filter }), placeholderData: keepPreviousData, staleTime: 0 });
export const filesWorkbook = (filter: FileFilter): string => addressOf(downloadFiles, { query: filter });
export const useRenameFile = () => useAct(renameFile, { refresh: [listFiles] });
export const useRemoveFiles = () => useAct(removeFiles, { refresh: [listFiles] });
