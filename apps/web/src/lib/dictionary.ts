import { listDictEntries, type ReplyOf } from '@kouan/contract';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from './i18n.ts';
import { endpointQuery } from './query.ts';

type Entry = Pick<ReplyOf<typeof listDictEntries>['content'][number], 'value' | 'label'>;

/** The entries of a dictionary: all of them, one by its value, and a label by the value. */
export type Dictionary = {
  list: readonly Entry[];
  byValue: Readonly<Record<string, Entry>>;
  labels: Readonly<Record<string, string>>;
};

/** All entries at once, in the language of the reader. */
export const dictionaryQuery = (dictName: string) =>
  endpointQuery(listDictEntries, { query: { dictName, page: 0, size: 9999 } });

export const dictionaryOf = (list: readonly Entry[]): Dictionary => ({
  list,
  byValue: Object.fromEntries(list.map((entry) => [entry.value, entry])),
  labels: Object.fromEntries(list.map(({ value, label }) => [value, label])),
});

/** A dictionary by its name; empty until it is there. */
export function useDictionary(dictName: string): Dictionary {
  const query = dictionaryQuery(dictName);
  const { data } = useQuery({ ...query, queryKey: [...query.queryKey, useLanguage()], staleTime: Infinity });
  return dictionaryOf(data?.content ?? []);
}
