import type { DictEntry, Language, listDictEntries as endpoint, QueryOf, ReplyOf } from '@kouan/contract';
import { formatDateTime } from '@kouan/domain';
import type { Db } from '../../platform/db.ts';
import { rememberBy } from '../../platform/versions.ts';
import { entriesOf, type EntryRecord, everyDict, labelOf } from './dictionary-queries.ts';
import { parameters } from './parameters.ts';

const maxRemembered = 300;
const defaultSize = 10;
type Content = readonly { entry: EntryRecord; createTime: string }[];
export type Dictionaries = {
  /** A page of entries with their labels in the caller's language, by `dictSort` unless asked otherwise. */
  page(query: QueryOf<typeof endpoint>, language: Language): Promise<ReplyOf<typeof endpoint>>;
  all(dictName: string, language: Language): Promise<DictEntry[]>;
};

/** Reads dictionaries from memory after the first call; a change counts for the next call in every process. */
export function openDictionaries(db: Db): Dictionaries {
  const contentOf = rememberBy<Content>(db, {
    area: 'settings',
    maxKeys: maxRemembered,
    load: async (name) => {
      const { businessTimeZone } = await parameters(db);
      const entries = await entriesOf(db, name);
      return entries.map((entry) => ({ entry, createTime: formatDateTime(entry.createdAt, businessTimeZone) }));
    },
  });
  const all = async (dictName: string, language: Language) =>
    (await contentOf(dictName)).map(({ entry, createTime }) => ({ ...toDictEntry(entry, language), createTime }));
  return {
    all,
    async page({ dictName = everyDict, label, page = 0, size = defaultSize, sort }, language) {
      const wanted = label?.trim().toLowerCase() ?? '';
      const found = (await all(dictName, language)).filter((entry) => entry.label.toLowerCase().includes(wanted));
      const sorted = sortBy(found, [sort ?? []].flat());
      return { content: sorted.slice(page * size, (page + 1) * size), totalElements: found.length };
    },
  };
}

const toDictEntry = (entry: EntryRecord, language: Language): Omit<DictEntry, 'createTime'> => ({
  id: entry.id,
  dict: { id: entry.dictId },
  label: labelOf(entry, language),
  labels: { cn: entry.label, en: entry.labelEn, vi: entry.labelVi },
  value: entry.value,
  dictSort: entry.dictSort,
});

const sortable = ['dictSort', 'id', 'label', 'value'] as const;

/** By each `field,direction` in turn; unknown fields are left out, and the order that was there stays among equals. */
function sortBy(entries: DictEntry[], sorts: readonly string[]): DictEntry[] {
  const steps = sorts.flatMap((sort) => {
    const [name, direction] = sort.split(',');
    const field = sortable.find((known) => known === name);
    return field === undefined ? [] : [{ field, sign: direction === 'desc' ? -1 : 1 }];
  });
  if (steps.length === 0) return entries;
  return entries.sort((a, b) => {
    for (const { field, sign } of steps) {
      const [left, right] = [a[field], b[field]];
      const order = typeof left === 'string' ? left.localeCompare(String(right)) : left - Number(right);
      if (order !== 0) return order * sign;
    }
    return 0;
  });
}
