import {
  type DocumentLabel,
  dropDraft,
  getDocument,
  getStaffVersion,
  keepDraft,
  listDocuments,
  listDocumentVersions,
  publishDraft,
} from '@kouan/contract';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../lib/query.ts';
import { useAct } from '../use-act.ts';

const refresh = [listDocuments, listDocumentVersions, getStaffVersion, getDocument];

export const useDocuments = () => useQuery({ ...endpointQuery(listDocuments, {}), staleTime: 0 });
export const useVersions = (label: DocumentLabel) =>
  useQuery({ ...endpointQuery(listDocumentVersions, { params: { label } }), staleTime: 0 });
export const useVersion = (label: DocumentLabel, version: number) =>
  useQuery({ ...endpointQuery(getStaffVersion, { params: { label, version } }), staleTime: 0, gcTime: 0 });
export const useKeepDraft = () => useAct(keepDraft, { refresh });
export const useDropDraft = () => useAct(dropDraft, { refresh });
export const usePublishDraft = () => useAct(publishDraft, { refresh });
