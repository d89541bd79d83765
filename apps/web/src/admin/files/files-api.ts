import {
  addressOf,
  checkCloud,
  downloadFiles,
  getCloudSettings,
  listFiles,
  type QueryOf,
  removeFiles,
  renameFile,
  setCloudSettings,
  synchronizeCloud,
} from '@kouan/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../lib/query.ts';
import { useAct } from '../use-act.ts';

type FileFilter = QueryOf<typeof listFiles>;

export const useFiles = (filter: FileFilter) =>
  useQuery({ ...endpointQuery(listFiles, { query: filter }), placeholderData: keepPreviousData, staleTime: 0 });
export const filesWorkbook = (filter: FileFilter): string => addressOf(downloadFiles, { query: filter });
export const useRenameFile = () => useAct(renameFile, { refresh: [listFiles] });
export const useRemoveFiles = () => useAct(removeFiles, { refresh: [listFiles] });
export const useCloudSettings = () => useQuery({ ...endpointQuery(getCloudSettings, {}), staleTime: 0, gcTime: 0 });
export const useSetCloudSettings = () => useAct(setCloudSettings, { refresh: [] });
export const useCheckCloud = () => useAct(checkCloud, { refresh: [] });
export const useSynchronizeCloud = () => useAct(synchronizeCloud, { refresh: [listFiles] });
