import { type DocumentLabel, getDocument, getDocumentVersion } from '@kouan/contract';
import { endpointQuery } from '../lib/query.ts';
import type { Language } from '../lib/language.ts';

const freshMs = 5 * 60_000;

/** A guide or legal page in one language: the version in force, or an earlier one. */
export const documentQuery = (label: DocumentLabel, language: Language, version?: number) => ({
  ...(version === undefined
    ? endpointQuery(getDocument, { params: { label, language } })
    : endpointQuery(getDocumentVersion, { params: { label, language, version } })),
  staleTime: freshMs,
});
